import { parseArgs } from 'node:util';

import { CATALOGUE } from '@stammtisch/bots';

import { command, print } from '../scripts/arguments.ts';
import { costOfRules, type RulesCost } from './rules.ts';

const USAGE = `Measures what the house costs on this machine.

  npm run bench -- [--json]`;

command(USAGE, async () => {
  const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
  const offers = await Promise.all(Object.values(CATALOGUE).map(load => load()));
  const rules = offers.map(({ game }) => costOfRules(game));
  print(values.json ? JSON.stringify({ rules }) : rules.map(page).join('\n\n'));
});

function page(cost: RulesCost): string {
  const beside = (time: number) =>
    `${time.toFixed(2)} µs, ${(time / cost.stringifyView).toFixed(1)} of the floor`;
  return [
    `${cost.game}, rules`,
    `  random playouts a second   ${cost.playoutsPerSecond.toFixed(0)} (${cost.movesPerPlayout.toFixed(0)} moves each)`,
    `  random moves a second      ${cost.movesPerSecond.toFixed(0)}`,
    `  floor: view as JSON text   ${cost.stringifyView.toFixed(2)} µs (${cost.viewBytes.toFixed(0)} bytes)`,
    `  view                       ${beside(cost.view)}`,
    `  diff                       ${beside(cost.diff)} (${cost.patchBytes.toFixed(0)} bytes)`,
    `  legalMoves                 ${beside(cost.legalMoves)}`,
    `  play                       ${beside(cost.play)}`,
  ].join('\n');
}
