import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { Training, written } from '@stammtisch/big-two/training';

import { command, print, wholeNumber } from './arguments.ts';

const USAGE = `Lets the learned player of Big Two learn anew, and writes its weights. The same seed gives the same weights.

  npm run train:big-two -- [--hands 300000] [--seed 2] [--out games/big-two/src/search/weights.ts]`;

const OUT = 'games/big-two/src/search/weights.ts';
const NEWS = 20;

command(USAGE, async () => {
  const { values } = parseArgs({
    options: {
      hands: { type: 'string', default: '300000' },
      seed: { type: 'string', default: '2' },
      out: { type: 'string', default: OUT },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return print(USAGE);
  const hands = wholeNumber('hands', values.hands, 1);
  const training = new Training({ hands, seed: wholeNumber('seed', values.seed, 0) });
  const news = Math.ceil(hands / NEWS);
  const started = performance.now();
  while (training.played < hands) {
    training.playHand();
    if (training.played % news > 0) continue;
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    print(`${training.played} hands, ${seconds} s: ${training.gained().toFixed(2)} points a hand`);
    writeFileSync(values.out, sourceOf(written(training.network)));
  }
});

function sourceOf(text: string): string {
  return `/** Written by \`npm run train:big-two\`. */\nexport const WEIGHTS = \`${text}\`;\n`;
}
