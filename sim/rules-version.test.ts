import { CATALOGUE } from '@stammtisch/bots';
import { expect, test } from 'vitest';

import { come, join, openHouse, openTable, playAtRandom } from './guests.ts';
import type { TestClient } from './test-house.ts';

test('a snapshot of a table says by which version of the rules it is played', async () => {
  const { game } = await CATALOGUE['watten']!();
  const testHouse = await openHouse();
  const [host, friend] = (await come(testHouse, 2)) as [TestClient, TestClient];
  const table = await openTable(host, 'watten', { seats: 2 });
  await join(friend, table);
  const kept = async () => (await testHouse.disk.file.tables.read(table)).snapshot;
  await playAtRandom(
    testHouse,
    { testClients: [host, friend], game },
    async () => (await kept()) !== undefined,
  );
  expect((await kept())?.table.rules).toBe(game.version);
});
