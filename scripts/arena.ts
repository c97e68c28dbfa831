import { parseArgs } from 'node:util';

import { hold, type GameModule, type Standing } from '@stammtisch/bots';

import { holdAtHouse } from './arena-house.ts';
import { botOf, command, Mistake, offerOf, optionsOf, print, wholeNumber } from './arguments.ts';

const USAGE = `Lets computer players meet on duplicate deals, every one in every seat.

  npm run arena -- --game big-two --seats deuce,random,deuce,random --deals 1000 --seed 1 [--options '{"stake":0}'] [--whole] [--json]
  npm run arena -- --game big-two --house http://localhost:4747 --token TOKEN --deals 100 --seed 1 [--options …] [--json]

A match is closed after one round; with --whole it goes on to its own end. With --house the robot that is
connected with that token plays against ours, in a house that was opened with --arena.`;

const now = (): number => performance.now();

command(USAGE, async () => {
  const { values } = parseArgs({
    options: {
      game: { type: 'string' },
      seats: { type: 'string', default: '' },
      house: { type: 'string' },
      token: { type: 'string', default: '' },
      deals: { type: 'string', default: '1000' },
      seed: { type: 'string', default: '1' },
      options: { type: 'string', default: '{}' },
      whole: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return print(USAGE);
  const offer = await offerOf(values.game);
  const deals = wholeNumber('deals', values.deals, 2);
  const seed = wholeNumber('seed', values.seed, 0);
  const options = optionsOf(offer, values.options);
  const { whole } = values;
  const { game } = offer;
  const { house, token } = values;
  const players = house === undefined ? playersOf(offer, values.seats) : [];
  const { seats, standings } =
    house === undefined
      ? {
          seats: players.map(({ name }) => name),
          standings: hold({ game, options, players, deals, whole, seed, now }),
        }
      : await holdAtHouse({ offer, options, deals, seed, now, house, token });
  const bots = Object.fromEntries(standings.map(({ name, ...rest }) => [name, rest]));
  print(
    values.json
      ? JSON.stringify({ game: game.name, seats, deals, whole, seed, options, bots })
      : table(standings),
  );
});

function playersOf(offer: GameModule, text: string) {
  const names = text.split(',');
  const { min, max } = offer.game.seats;
  if (names.length < min || names.length > max)
    throw new Mistake(`--seats must name ${min === max ? min : `${min} to ${max}`} players`);
  return names.map(name => botOf(offer, name));
}

function table(standings: readonly Standing[]): string {
  const rows = standings.map(({ name, wins, p50, p99, ...standing }) => [
    name,
    estimate(standing.points, standing.interval),
    estimate(standing.ahead, standing.aheadInterval),
    fixed(wins * 100),
    fixed(p50),
    fixed(p99),
  ]);
  const widths = [12, 28, 28, 12, 12, 12];
  const head = ['player', 'points a deal, 95 %', 'ahead by, 95 %', 'wins %', 'p50 µs', 'p99 µs'];
  return [head, ...rows]
    .map(row =>
      row
        .map((cell, at) => cell.padEnd(widths[at]!))
        .join('')
        .trimEnd(),
    )
    .join('\n');
}

const estimate = (mean: number, [low, high]: Standing['interval']): string =>
  `${fixed(mean)} [${fixed(low)}, ${fixed(high)}]`;

const fixed = (value: number): string => value.toFixed(2);
