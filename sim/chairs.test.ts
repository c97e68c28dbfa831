import { CATALOGUE } from '@stammtisch/bots';
import { expect, test } from 'vitest';

import { come, join, openHouse, openTable, playAtRandom, sceneOf } from './guests.ts';
import type { TestClient } from './test-house.ts';

const { game } = await CATALOGUE['big-two']!();

interface View {
  readonly phase: string;
  readonly deals: number;
}
const viewOf = (testClient: TestClient): View => sceneOf<View>(testClient).view;

/** Anna in the middle of a hand against computers, and someone who waits for a chair. */
async function waitedFor() {
  const testHouse = await openHouse();
  const [anna, eve] = (await come(testHouse, 2)) as [TestClient, TestClient];
  const table = await openTable(anna, 'big-two', { start: true });
  await testHouse.pass(3_000);
  await join(eve, table);
  expect(sceneOf(anna).room.waiting).toEqual([eve.now.me?.person]);
  const playOn = () =>
    playAtRandom(testHouse, { testClients: [anna], game }, () => viewOf(anna).deals > 1);
  return { testHouse, table, anna, eve, playOn };
}

test('whoever waits for a chair and takes one elsewhere holds nobody up', async () => {
  const { testHouse, table, anna, eve, playOn } = await waitedFor();
  await openTable(eve, 'big-two', { start: true });
  await playOn();
  expect(sceneOf(anna).room.waiting).toEqual([]);
  expect(await anna.ask(anna.client.leave(table))).toMatchObject({ ok: true });
  expect(testHouse.alarms).toEqual([]);
});

test('whoever waits for a chair and goes away does not get it', async () => {
  const { testHouse, anna, eve, playOn } = await waitedFor();
  eve.client.stop();
  await testHouse.pass(30_000);
  expect(sceneOf(anna).room.waiting).toEqual([]);
  await playOn();
  expect(sceneOf(anna).room.chairs.filter(chair => 'person' in chair)).toHaveLength(1);
});

test('a table that is closed leaves memory with the last who looks at it', async () => {
  const testHouse = await openHouse();
  const [anna] = (await come(testHouse, 1)) as [TestClient];
  const table = await openTable(anna, 'big-two');
  await anna.ask(anna.client.leave(table));
  expect(sceneOf(anna).room.closed).toBe(true);
  const inMemory = await testHouse.house.tables.get(table);
  anna.client.unwatch();
  await testHouse.pass(1_000);
  const asked = testHouse.house.tables.get(table);
  await testHouse.pass(1_000);
  expect(await asked).not.toBe(inMemory);
});

test('a clock that runs out while the answer is being written costs nobody anything', async () => {
  const { game: blackjack } = await CATALOGUE['blackjack']!();
  for (let early = 0; early < 40; early += 2) {
    const testHouse = await openHouse(early + 1);
    const [anna] = (await come(testHouse, 1)) as [TestClient];
    await openTable(anna, 'blackjack', { seats: 1, start: true, clock: 10 });
    await testHouse.pass(1_000);
    const until = anna.now.table?.clocks[0] ?? 0;
    await testHouse.pass(Math.max(0, until - testHouse.world.now - early));
    const view = anna.now.table!.scene.view as { readonly viewer: 0; readonly phase: string };
    const [asked] = blackjack.decisions(view);
    const move = view.phase === 'betting' ? { kind: 'bet', amount: 100 } : { kind: 'ready' };
    const { table, version } = anna.now.table!;
    const answer = await anna.ask(anna.client.move(table, asked?.stamp ?? '', move), 200);
    const entries = (await testHouse.disk.file.tables.read(table, version)).entries.map(
      ({ body }) => body,
    );
    const late = entries.filter(body => body.kind === 'move' && body.move.kind === 'timedOut');
    // Either it came in time, or it was too late: never both.
    expect(late).toHaveLength(answer.ok ? 0 : 1);
  }
});

test('whoever has a seat keeps it when they sit down elsewhere without saying that they leave', async () => {
  const { anna, eve, table } = await waitedFor();
  const own = await openTable(eve, 'big-two', { start: true });
  for (const seat of [undefined, 1]) {
    const refused = await eve.ask(eve.client.sit(table, seat));
    expect(refused).toMatchObject({ error: { code: 'seated-elsewhere' } });
  }
  expect(sceneOf(anna).room.waiting).toEqual([eve.now.me?.person]);
  expect(eve.now.seat).toBe(own);
  expect(await eve.ask(eve.client.sit(table, 1, { leaving: true }))).toMatchObject({ ok: true });
  expect(eve.now.seat).not.toBe(own);
});

test('a round that is over is told of those who played it, also if another has the chair by then', async () => {
  const { testHouse, anna, eve } = await waitedFor();
  const { players } = sceneOf(anna).room;
  await playAtRandom(
    testHouse,
    { testClients: [anna], game, quiet: ({ kind }) => kind === 'ready' },
    () => sceneOf(anna).room.waiting.length === 0,
  );
  const { chairs, players: still } = sceneOf(anna).room;
  const seat = chairs.findIndex(chair => 'person' in chair && chair.person === eve.now.me?.person);
  expect(seat).toBeGreaterThan(0);
  expect(still).toEqual(players);
  expect(still?.[seat]).toHaveProperty('bot');
  const both = { testClients: [anna, eve], game };
  await playAtRandom(testHouse, both, () => viewOf(anna).deals > 1);
  expect(sceneOf(anna).room.players).toEqual(chairs);
});
