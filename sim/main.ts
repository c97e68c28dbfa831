import { parseArgs } from 'node:util';

import { byEvents } from './fuzz-events.ts';
import { fuzzPdus } from './fuzz-pdu.ts';
import { fuzz, type Fuzzed } from './fuzz.ts';
import { simulate } from './run.ts';

const USAGE =
  'use: npm run sim -- --seeds N [--from S] [--nodes 1|2|3], or --fuzz N [--door socket|events|pdu] [--from S]';

/** Strange messages, by the way they come in. */
const DOORS: Readonly<Record<string, (seed: number, count: number) => Promise<Fuzzed>>> = {
  socket: fuzz,
  events: (seed, count) => fuzz(seed, count, byEvents),
  pdu: fuzzPdus,
};

const say = (text: string): unknown => process.stdout.write(`${text}\n`);

/** How many have failed. */
async function runSeeds(from: number, seeds: number, nodes: number): Promise<number> {
  let failed = 0;
  let [entries, moves, kills] = [0, 0, 0];
  for (let seed = from; seed < from + seeds; seed++) {
    const outcome = await simulate(seed, 'none', nodes);
    entries += outcome.entries;
    moves += outcome.moves;
    kills += outcome.kills;
    if (outcome.complaints.length === 0) continue;
    failed++;
    say(`seed ${seed}:\n  ${outcome.complaints.slice(0, 5).join('\n  ')}`);
  }
  say(`${moves} moves acknowledged, ${kills} kills, ${entries} entries in open tables`);
  say(`${seeds - failed} passed, ${failed} failed`);
  return failed;
}

async function runFuzz(seed: number, count: number, doors: readonly string[]): Promise<number> {
  let failed = 0;
  for (const door of doors) {
    const { complaints, answered } = await DOORS[door]!(seed, count);
    failed += complaints.length;
    say(`${door}: ${count} messages, ${JSON.stringify(answered)}`);
    for (const complaint of complaints.slice(0, 5)) say(`  ${complaint}`);
  }
  say(`${doors.length * count - failed} passed, ${failed} failed`);
  return failed;
}

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '100' },
    from: { type: 'string', default: '1' },
    fuzz: { type: 'string' },
    door: { type: 'string' },
    nodes: { type: 'string', default: '1' },
  },
});
const [seeds, from] = [Number(values.fuzz ?? values.seeds), Number(values.from)];
const nodes = Number(values.nodes);
const doors = values.door === undefined ? Object.keys(DOORS) : [values.door];
const isDoor = doors.every(door => Object.hasOwn(DOORS, door));
if (
  !Number.isSafeInteger(seeds) ||
  seeds < 1 ||
  !Number.isSafeInteger(from) ||
  !isDoor ||
  ![1, 2, 3].includes(nodes)
) {
  process.stderr.write(`${USAGE}\n`);
  process.exit(1);
}
const failed = await (values.fuzz === undefined
  ? runSeeds(from, seeds, nodes)
  : runFuzz(from, seeds, doors));
process.exit(failed === 0 ? 0 : 1);
