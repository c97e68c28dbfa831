import { CATALOGUE } from '@stammtisch/bots';
import { expect, test } from 'vitest';

import { come, openHouse, openTable } from './guests.ts';
import type { TestClient } from './test-house.ts';

/** How many usually play. */
const SEATS = { 'big-two': 4, blackjack: 3, 'blind-watten': 4, cluedo: 4, watten: 4 };

test.each(Object.keys(CATALOGUE))(
  'one click opens a table of %s for as many as usually play, and fills it',
  async name => {
    const testHouse = await openHouse();
    const [host] = (await come(testHouse, 1)) as [TestClient];
    await openTable(host, name, { start: true });
    const { chairs } = host.now.table!.scene.room;
    expect({ ...SEATS, [name]: chairs.length }).toEqual(SEATS);
    expect(chairs.filter(chair => 'nobody' in chair)).toEqual([]);
  },
);
