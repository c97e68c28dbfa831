import { parseArgs } from 'node:util';

import { CATALOGUE } from '@stammtisch/bots';

import { command, print, wholeNumber } from '../scripts/arguments.ts';
import { agePage, costOfAge } from './age.ts';
import { capacityPage, costOfCapacity } from './capacity.ts';
import { costOfReason, reasonPage } from './cluedo.ts';
import { costOfHouse, housePage } from './house.ts';
import { costOfLatency, latencyPage } from './latency.ts';
import { costOfLobby, lobbyPage } from './lobby.ts';
import { costOfOdds, oddsPage } from './odds.ts';
import { costOfReach, reachPage } from './reach.ts';
import { costOfRules, type RulesCost } from './rules.ts';
import { costOfSpectators, spectatorsPage } from './spectators.ts';
import { costOfStrangers, strangersPage } from './strangers.ts';

const USAGE = `Measures what the rules and the house cost on this machine.

  npm run bench -- [--json] [--only PART] [--tables 500] [--seconds 15] [--entries 2000000]

  PART is rules, odds, reach, cluedo, house, latency, capacity, spectators, lobby, age or strangers.`;

command(USAGE, async () => {
  const { values } = parseArgs({
    options: {
      json: { type: 'boolean', default: false },
      only: { type: 'string', default: '' },
      tables: { type: 'string', default: '500' },
      seconds: { type: 'string', default: '15' },
      entries: { type: 'string', default: '2000000' },
    },
  });
  const tables = wholeNumber('tables', values.tables, 100, 5_000);
  const seconds = wholeNumber('seconds', values.seconds, 1, 600);
  const entries = wholeNumber('entries', values.entries, 1, 100_000_000);
  const offers = await Promise.all(Object.values(CATALOGUE).map(load => load()));
  const figures: Record<string, unknown> = {};
  const pages: string[] = [];
  const measure = async <T>(
    part: string,
    cost: () => T | Promise<T>,
    page: (cost: T) => string,
  ) => {
    if (values.only !== '' && values.only !== part) return;
    const measured = await cost();
    figures[part] = measured;
    pages.push(page(measured));
  };
  await measure(
    'rules',
    () => offers.map(({ game }) => costOfRules(game)),
    costs => costs.map(rulesPage).join('\n\n'),
  );
  await measure('odds', costOfOdds, oddsPage);
  await measure('reach', costOfReach, reachPage);
  await measure('cluedo', costOfReason, reasonPage);
  await measure('house', () => costOfHouse({ tables, seconds }), housePage);
  await measure('latency', () => costOfLatency(seconds), latencyPage);
  await measure('capacity', () => costOfCapacity({ tables, seconds }), capacityPage);
  await measure('spectators', () => costOfSpectators(seconds), spectatorsPage);
  await measure('lobby', () => costOfLobby(seconds), lobbyPage);
  await measure('age', () => costOfAge({ entries, seconds }), agePage);
  await measure('strangers', () => costOfStrangers(seconds), strangersPage);
  print(values.json ? JSON.stringify(figures) : pages.join('\n\n'));
});

function rulesPage(cost: RulesCost): string {
  const beside = (time: number) =>
    `${time.toFixed(2)} µs, ${(time / cost.stringifyView).toFixed(2)} of the floor`;
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
