import { seeded } from '@stammtisch/kernel';
import { expect, onTestFinished, test } from 'vitest';

import { ChaosHouse } from './chaos.ts';

/** T4; `npm run chaos` has more. */
test('people at three nodes play on, and nothing is lost, when a node is killed, each is cut off from something else, and PostgreSQL is restarted', async () => {
  const house = await ChaosHouse.open();
  onTestFinished(() => house.close());
  const complaints: string[] = [];
  for (const scenarios of [['kill'], ['cut', 'bus', 'clients'], ['restart']] as const)
    complaints.push(...(await house.suffer(scenarios, seeded('chaos', ...scenarios, 4))));
  complaints.push(...(await house.complaints()));
  expect(complaints).toEqual([]);
  expect(house.moves).toBeGreaterThan(20);
});
