import { parseArgs } from 'node:util';

import { simulate } from './run.ts';

const { values } = parseArgs({
  options: { seeds: { type: 'string', default: '100' }, from: { type: 'string', default: '1' } },
});
const [seeds, from] = [Number(values.seeds), Number(values.from)];
if (!Number.isSafeInteger(seeds) || seeds < 1 || !Number.isSafeInteger(from)) {
  process.stderr.write('use: npm run sim -- --seeds N [--from S]\n');
  process.exit(1);
}

let failed = 0;
let [entries, moves, kills] = [0, 0, 0];
for (let seed = from; seed < from + seeds; seed++) {
  const outcome = await simulate(seed);
  entries += outcome.entries;
  moves += outcome.moves;
  kills += outcome.kills;
  if (outcome.complaints.length === 0) continue;
  failed++;
  process.stdout.write(`seed ${seed}:\n  ${outcome.complaints.slice(0, 5).join('\n  ')}\n`);
}
process.stdout.write(
  `${moves} moves acknowledged, ${kills} kills, ${entries} entries in open tables\n`,
);
process.stdout.write(`${seeds - failed} passed, ${failed} failed\n`);
process.exit(failed === 0 ? 0 : 1);
