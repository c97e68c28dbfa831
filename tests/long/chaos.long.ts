import { seeded } from '@stammtisch/kernel';
import { expect, onTestFinished, test } from 'vitest';

import { ChaosHouse } from './chaos.ts';

/** T4; `npm run chaos` has more. */
test('people at three nodes play on, and nothing is lost, when a node is killed or cut off and PostgreSQL is restarted', async () => {
  const house = await ChaosHouse.open();
  onTestFinished(() => house.close());
  const complaints: string[] = [];
  for (const scenario of ['kill', 'cut', 'restart'] as const)
    complaints.push(...(await house.suffer(scenario, seeded('chaos', scenario))));
  complaints.push(...(await house.complaints()));
  expect(complaints).toEqual([]);
  expect(house.moves).toBeGreaterThan(20);
});
