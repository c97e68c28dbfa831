import { parseArgs } from 'node:util';

import { seeded } from '@stammtisch/kernel';

import { NatsServer } from '../server/src/bus/testing/nats-server.ts';
import { ChaosHouse, type Scenario, SCENARIOS } from '../tests/long/chaos.ts';
import { command, Mistake, print, wholeNumber } from './arguments.ts';

const USAGE = `Lets things go wrong in a house of three nodes while people play, and looks what came of it.

  npm run chaos -- [--runs 10] [--seed 1] [--scenario ${SCENARIOS.join('|')}]
    [--bus postgres|nats] [--json]

kill: a node is killed; stop: it hangs for up to a minute; cut: it is cut off from the database;
bus: from the hints of the others; clients: from everybody who is connected to it; clock: it comes
back with a clock that is wrong by a minute; restart: PostgreSQL is restarted as after a crash;
outage: it is gone for half a minute; nats: NATS is gone for a while, where hints go by it;
roll: all nodes are closed and opened again, one after the other.
The same seed does the same things in the same order.`;

const MOST_RUNS = 100_000;

const scenarioOf = (name: string): Scenario => {
  const found = SCENARIOS.find(each => each === name);
  if (found === undefined) throw new Mistake(`--scenario must be one of: ${SCENARIOS.join(', ')}`);
  return found;
};

function isNats(bus: string): boolean {
  if (bus !== 'nats' && bus !== 'postgres') throw new Mistake('--bus must be postgres or nats');
  if (bus === 'nats' && !NatsServer.isInstalled)
    throw new Mistake('nats-server is not installed; it is a package of Debian');
  return bus === 'nats';
}

command(USAGE, async () => {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '10' },
      seed: { type: 'string', default: '1' },
      scenario: { type: 'string' },
      bus: { type: 'string', default: 'postgres' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return print(USAGE);
  const runs = wholeNumber('runs', values.runs, 1, MOST_RUNS);
  const seed = wholeNumber('seed', values.seed, 0);
  const only = values.scenario === undefined ? undefined : scenarioOf(values.scenario);
  const withNats = isNats(values.bus);
  const scenarios = SCENARIOS.filter(each => withNats || each !== 'nats');
  if (only === 'nats' && !withNats) throw new Mistake('NATS can go only where it is: --bus nats');
  const house = await ChaosHouse.open({ seed, withNats });
  const violations: string[] = [];
  try {
    for (let run = 0; run < runs; run++) {
      const scenario = only ?? scenarios[run % scenarios.length]!;
      const complaints = await house.suffer([scenario], seeded('chaos', seed, run));
      violations.push(...complaints.map(each => `run ${run + 1}, ${each}`));
      if (!values.json) print(`run ${run + 1}: ${scenario}, ${house.moves} moves so far`);
    }
    violations.push(...(await house.complaints()));
    if (values.json) print(JSON.stringify({ seed, runs, moves: house.moves, violations }));
    else for (const each of violations) print(each);
    if (!values.json)
      print(`${runs} runs, ${house.moves} moves, ${violations.length} violations (seed ${seed})`);
  } finally {
    await house.close();
  }
  if (violations.length > 0) process.exitCode = 1;
});
