import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { CATALOGUE } from '@stammtisch/bots';
import { defaultOptions } from '@stammtisch/kernel';

import { formatGolden } from '../kernel/src/testing/golden.ts';
import { playout } from '../kernel/src/testing/playout.ts';

const USAGE = `Plays a match and keeps it as a golden game, which the rules must replay for ever.

  npm run golden -- --game big-two --name three-hands --seed 1 [--rounds 3] [--player deuce] [--restless] [--overwrite]`;

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: '' },
    name: { type: 'string', default: '' },
    seed: { type: 'string', default: '1' },
    rounds: { type: 'string', default: '3' },
    player: { type: 'string' },
    seats: { type: 'string' },
    restless: { type: 'boolean', default: false },
    overwrite: { type: 'boolean', default: false },
  },
});

const path = `games/${values.game}/golden/${values.name}.txt`;
const load = Object.hasOwn(CATALOGUE, values.game) ? CATALOGUE[values.game] : undefined;
if (load === undefined || !/^[a-z0-9-]+$/.test(values.name)) fail(USAGE);
if (existsSync(path) && !values.overwrite) fail(`${path} exists; a golden game is kept for ever.`);

const { game, bots } = await load();
const player = bots.find(({ name }) => name === values.player);
const setup = {
  options: defaultOptions(game.options),
  seats: Number(values.seats ?? game.seats.max),
  seed: Number(values.seed),
  rounds: Number(values.rounds),
  restless: values.restless,
};
const steps = playout(game, player === undefined ? setup : { ...setup, player });
const entries = steps.map(({ by, move }) => ({ by, move }));
mkdirSync(`games/${values.game}/golden`, { recursive: true });
writeFileSync(path, formatGolden(game, { ...setup, entries }));
process.stdout.write(`${path}: ${entries.length} entries\n`);

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
