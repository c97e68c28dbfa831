import { isObject } from '@stammtisch/kernel';
import { PROTOCOL } from '@stammtisch/protocol';
import { expect, test } from 'vitest';

import { come, join, openHouse, openTable, saidTo } from './guests.ts';
import type { Caller, TestClient } from './test-house.ts';

type Message = Readonly<Record<string, unknown>>;

const answersOf = ({ heard }: Caller, re: number): readonly Message[] =>
  heard.filter(
    (each): each is Message =>
      typeof each === 'object' && each !== null && 're' in each && each.re === re,
  );

const resultOf = (caller: Caller, re: number): Message => {
  const { result } = answersOf(caller, re)[0] ?? {};
  return isObject(result) ? result : {};
};

const heardOf = ({ heard }: Caller, type: string): readonly Message[] =>
  heard.filter(
    (each): each is Message =>
      typeof each === 'object' && each !== null && 'type' in each && each.type === type,
  );

test('a thousand guests come at once, and all get a seat among people, while a game goes on', async () => {
  const house = await openHouse();
  const [anna, ben] = (await come(house, 2)) as [TestClient, TestClient];
  const table = await openTable(anna, 'watten');
  await join(ben, table);
  const crowd = Array.from({ length: 1_000 }, () => house.dial());
  for (const caller of crowd) {
    caller.say({ re: 1, type: 'hello', protocol: PROTOCOL });
    caller.say({ re: 2, type: 'lobby', on: true });
    caller.say({ re: 3, type: 'quick', game: 'big-two' });
  }
  // Whoever was there before is not made to wait.
  const said = anna.client.chat(table, 'servus');
  await house.pass(2_000);
  expect(await said).toMatchObject({ ok: true });
  expect(saidTo(ben).map(({ text }) => text)).toEqual(['servus']);
  const watching = new Set<Caller>();
  for (let half = 0; half < 120; half++) {
    await house.pass(500);
    for (const caller of crowd) {
      const [taken] = watching.has(caller) ? [] : answersOf(caller, 3);
      if (taken === undefined) continue;
      watching.add(caller);
      caller.say({ re: 4, type: 'watch', table: resultOf(caller, 3)['table'] });
    }
  }
  const missing = crowd.map(each => answersOf(each, 3).length).filter(each => each === 0).length;
  expect(missing).toBe(0);
  for (const caller of crowd)
    for (const re of [1, 2, 3]) expect(answersOf(caller, re)).toMatchObject([{ type: 'ok' }]);
  const names = new Set(crowd.map(each => resultOf(each, 1)['name']));
  expect(names.size).toBe(1_000);
  // Four to a table, nearly always.
  const tables = crowd.map(each => resultOf(each, 3)['table']);
  expect(new Set(tables).size).toBeLessThan(252);
  expect(house.alarms).toEqual([]);
});

test('a slow client is told every move and every line, but not of the lobby until it has caught up (C5)', async () => {
  const house = await openHouse();
  const [anna, ben] = (await come(house, 2)) as [TestClient, TestClient];
  const table = await openTable(anna, 'watten', { listed: true });
  const slow = house.dial();
  slow.say({ re: 1, type: 'hello', protocol: PROTOCOL });
  slow.say({ re: 2, type: 'lobby', on: true });
  slow.say({ re: 3, type: 'watch', table });
  await house.pass(3_000);
  slow.heard.length = 0;
  slow.waiting = 200 * 1_024;
  await anna.ask(anna.client.chat(table, 'servus'));
  await join(ben, table);
  await house.pass(5_000);
  expect(heardOf(slow, 'entry').length).toBeGreaterThan(0);
  expect(heardOf(slow, 'chat').length).toBeGreaterThan(1);
  expect(heardOf(slow, 'tables')).toEqual([]);
  slow.waiting = 0;
  await house.pass(3_000);
  const whole = heardOf(slow, 'tables');
  expect(whole).toMatchObject([{ whole: true }]);
  expect(JSON.stringify(whole)).toContain(ben.now.me!.name);
  expect(slow.isClosed).toBe(false);
});
