import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { formatGolden, replayGolden } from '../kernel/src/testing/golden.ts';
import { playout } from '../kernel/src/testing/playout.ts';
import { botOf, command, Mistake, offerOf, optionsOf, print, wholeNumber } from './arguments.ts';

const USAGE = `Plays a match and keeps it as a golden game, which the rules must replay for ever.

  npm run golden -- --game big-two --name three-hands --seed 1 [--rounds 3] [--seats N] [--options JSON]
                    [--player deuce] [--restless] [--overwrite]`;

command(USAGE, async () => {
  const { values } = parseArgs({
    options: {
      game: { type: 'string' },
      name: { type: 'string', default: '' },
      seed: { type: 'string', default: '1' },
      rounds: { type: 'string', default: '3' },
      player: { type: 'string', default: 'random' },
      seats: { type: 'string' },
      options: { type: 'string', default: '{}' },
      restless: { type: 'boolean', default: false },
      overwrite: { type: 'boolean', default: false },
    },
  });
  const offer = await offerOf(values.game);
  const { game } = offer;
  if (!/^[a-z0-9-]+$/.test(values.name)) throw new Mistake('--name must be lower-case-with-dashes');
  const folder = `games/${game.name}/golden`;
  const path = `${folder}/${values.name}.txt`;
  if (existsSync(path) && !values.overwrite)
    throw new Mistake(`${path} exists; a golden game is kept for ever`);

  const { min, max } = game.seats;
  const setup = {
    options: optionsOf(offer, values.options),
    seats: wholeNumber('seats', values.seats ?? String(max), min, max),
    seed: wholeNumber('seed', values.seed, 0),
    rounds: wholeNumber('rounds', values.rounds, 1, 100),
    restless: values.restless,
    player: botOf(offer, values.player),
  };
  const entries = playout(game, setup).map(({ by, move }) => ({ by, move }));
  const text = formatGolden(game, { ...setup, entries });
  if (replayGolden(game, text) !== text) throw new Error('the record does not replay');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path, text);
  print(`${path}: ${entries.length} entries`);
});
