import { parseArgs } from 'node:util';

import { type Bot, chooseOptions } from '@stammtisch/kernel';

import { CATALOGUE, hold, type Offer, randomPlayer, type Standing } from './src/index.ts';

const USAGE = `Lets computer players meet on duplicate deals, every one in every seat.

  npm run arena -- --game big-two --seats deuce,random,deuce,random --deals 1000 --seed 1 [--options '{"stake":0}'] [--json]`;

/** Something the caller can mend: said in one sentence, without a stack. */
class Mistake extends Error {}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

const now = (): number => performance.now();

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      game: { type: 'string' },
      seats: { type: 'string' },
      deals: { type: 'string', default: '1000' },
      seed: { type: 'string', default: '1' },
      options: { type: 'string', default: '{}' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return print(USAGE);
  const offer = await offerOf(values.game);
  const players = playersOf(offer, values.seats);
  const deals = wholeNumber('deals', values.deals, 1);
  const seed = wholeNumber('seed', values.seed, 0);
  const options = optionsOf(offer, values.options);

  const standings = hold({ game: offer.game, options, players, deals, seed, now });
  const seats = players.map(({ name }) => name);
  if (values.json)
    print(
      JSON.stringify({
        game: offer.game.name,
        seats,
        deals,
        seed,
        options,
        bots: byName(standings),
      }),
    );
  else print(table(standings));
}

async function offerOf(name: string | undefined): Promise<Offer> {
  const load = name !== undefined && Object.hasOwn(CATALOGUE, name) ? CATALOGUE[name] : undefined;
  if (load === undefined)
    throw new Mistake(`--game must be one of: ${Object.keys(CATALOGUE).join(', ')}`);
  return load();
}

function playersOf({ game, bots }: Offer, text = ''): readonly Bot[] {
  const known = [...bots, randomPlayer(game)];
  const names = text.split(',');
  const { min, max } = game.seats;
  if (names.length < min || names.length > max)
    throw new Mistake(`--seats must name ${min === max ? min : `${min} to ${max}`} players`);
  return names.map(name => {
    const bot = known.find(each => each.name === name);
    if (bot === undefined)
      throw new Mistake(
        `--seats: no player "${name}"; there are ${known.map(each => each.name).join(', ')}`,
      );
    return bot;
  });
}

function wholeNumber(name: string, text: string, min: number): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(number) || number < min)
    throw new Mistake(`--${name} must be a whole number from ${min}`);
  return number;
}

function optionsOf({ game }: Offer, text: string) {
  const chosen = chooseOptions(game.options, parseJson(text));
  if (!chosen.ok) throw new Mistake(`--options: ${Object.values(chosen.error).join(' ')}`);
  return chosen.value;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Mistake('--options must be JSON');
  }
}

const byName = (standings: readonly Standing[]) =>
  Object.fromEntries(standings.map(({ name, ...rest }) => [name, rest]));

function table(standings: readonly Standing[]): string {
  const rows = standings.map(({ name, points, interval: [low, high], wins, p50, p99 }) => [
    name,
    `${fixed(points)} [${fixed(low)}, ${fixed(high)}]`,
    fixed(wins * 100),
    fixed(p50),
    fixed(p99),
  ]);
  const all = [['player', 'points a deal, 95 %', 'wins %', 'p50 µs', 'p99 µs'], ...rows];
  return all
    .map(row =>
      row
        .map((cell, at) => cell.padEnd(at === 1 ? 32 : 12))
        .join('')
        .trimEnd(),
    )
    .join('\n');
}

const fixed = (value: number): string => value.toFixed(2);

main().catch((error: unknown) => {
  const isMistake = error instanceof Mistake || (error instanceof TypeError && 'code' in error);
  process.stderr.write(
    isMistake
      ? `${error.message}\n\n${USAGE}\n`
      : `${String(error instanceof Error ? error.stack : error)}\n`,
  );
  process.exitCode = 1;
});
