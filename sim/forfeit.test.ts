import { type BlindWatten, game as blindWatten } from '@stammtisch/blind-watten';
import { CATALOGUE } from '@stammtisch/bots';
import type { Scene } from '@stammtisch/protocol';
import { describe, expect, test } from 'vitest';

import { come, join, openHouse, openTable, playAtRandom, sceneOf } from './guests.ts';
import type { TestHouse, TestClient } from './test-house.ts';

type View = BlindWatten['View'];
type Playing = Extract<View, { phase: 'playing' }>;

const { game } = await CATALOGUE['blind-watten']!();
const sceneFor = (testClient: TestClient): Scene<View> => sceneOf<View>(testClient);
const viewOf = (testClient: TestClient): View => sceneFor(testClient).view;
const seatOf = (testClient: TestClient): number => Number(viewOf(testClient).viewer);
const holders = (testClient: TestClient): readonly (string | undefined)[] =>
  sceneFor(testClient).room.chairs.map(holder => Object.keys(holder)[0]);

interface Run {
  readonly testHouse: TestHouse;
  readonly table: string;
  readonly people: readonly [TestClient, TestClient, TestClient, TestClient];
}

/** Four people at a table of their own, where whoever leaves loses the round. */
async function fourPeople(wish: object = { leavers: 'forfeit' }): Promise<Run> {
  const testHouse = await openHouse();
  const people = (await come(testHouse, 4)) as unknown as Run['people'];
  const table = await openTable(people[0], 'blind-watten', wish);
  for (const person of people.slice(1)) await join(person, table);
  return { testHouse, table, people };
}

/** Nobody asks for anything or bets: the round goes its way. */
const quietly = ({ kind }: { readonly kind: string }): boolean => kind === 'ask' || kind === 'bet';

const playUntil = ({ testHouse, people }: Run, done: () => boolean): Promise<void> =>
  playAtRandom(testHouse, { testClients: people, game, quiet: quietly }, done);

const announced = async (run: Run): Promise<Playing> => {
  await playUntil(run, () => viewOf(run.people[0]).phase === 'playing');
  return viewOf(run.people[0]) as Playing;
};

describe('someone leaves a round among people (W19 to W22)', () => {
  test('after the announcement: the other team gets the points, and the table waits', async () => {
    const run = await fourPeople();
    const { people, table } = run;
    await announced(run);
    await people[1].ask(people[1].client.leave(table));
    expect(viewOf(people[0])).toMatchObject({
      phase: 'between',
      score: [2, 0],
      last: { winner: 0, points: 2, ending: { by: 'forfeited', seat: 1 } },
    });
    expect(holders(people[0])).toEqual(['person', 'nobody', 'person', 'person']);
    await run.testHouse.pass(120_000);
    expect(viewOf(people[0])).toMatchObject({ phase: 'between', deals: 1 });
  });

  test('before the announcement it costs nothing', async () => {
    const { people, table } = await fourPeople();
    expect(viewOf(people[0]).phase).toBe('announcing');
    await people[2].ask(people[2].client.leave(table));
    expect(viewOf(people[0])).toMatchObject({ phase: 'between', score: [0, 0], rounds: [] });
  });

  test('whoever comes takes the free seat, and the game goes on with the old score', async () => {
    const run = await fourPeople();
    const { testHouse, people, table } = run;
    await announced(run);
    await people[1].ask(people[1].client.leave(table));
    const [late] = (await come(testHouse, 1)) as [TestClient];
    await join(late, table);
    expect(seatOf(late)).toBe(1);
    const [anna, , carl, dora] = people;
    await playUntil({ ...run, people: [anna, late, carl, dora] }, () => viewOf(anna).deals > 1);
    expect(viewOf(anna).score).toEqual([2, 0]);
  });

  test('whoever left may come back to the seat that is still free', async () => {
    const run = await fourPeople();
    const { people, table } = run;
    await announced(run);
    await people[1].ask(people[1].client.leave(table));
    await join(people[1], table);
    expect(seatOf(people[1])).toBe(1);
  });

  test('the host need not wait: the computer takes the chair', async () => {
    const run = await fourPeople();
    const { people, table } = run;
    await announced(run);
    await people[1].ask(people[1].client.leave(table));
    expect(await people[2].ask(people[2].client.startGame(table))).toMatchObject({ ok: false });
    expect(await people[0].ask(people[0].client.startGame(table))).toMatchObject({ ok: true });
    expect(holders(people[0])).toEqual(['person', 'bot', 'person', 'person']);
    await playUntil(run, () => viewOf(people[0]).phase === 'playing');
  });
});

describe('what the host has chosen', () => {
  test.each([{}, { leavers: 'computer' }])('the computer plays on: %j', async wish => {
    const run = await fourPeople(wish);
    const { people, table } = run;
    await announced(run);
    await people[1].ask(people[1].client.leave(table), 100);
    expect(viewOf(people[0])).toMatchObject({ phase: 'playing', score: [0, 0] });
    expect(sceneFor(people[0]).room.leaving).toHaveLength(1);
  });

  test('the round is forfeited though computers sit there', async () => {
    const testHouse = await openHouse();
    const [anna, ben] = (await come(testHouse, 2)) as [TestClient, TestClient];
    const table = await openTable(anna, 'blind-watten', { leavers: 'forfeit' });
    await join(ben, table);
    await anna.ask(anna.client.startGame(table));
    const players = { testClients: [anna, ben], game, quiet: quietly };
    await playAtRandom(testHouse, players, () => viewOf(anna).phase === 'playing');
    await anna.ask(anna.client.leave(table));
    expect(holders(ben)[0]).toBe('nobody');
    expect(viewOf(ben)).toMatchObject({ phase: 'between', score: [0, 2] });
  });

  test('whoever leaves the computers alone loses the round, and finds the table again (W20)', async () => {
    const testHouse = await openHouse();
    const [anna] = (await come(testHouse, 1)) as [TestClient];
    const table = await openTable(anna, 'blind-watten', { start: true, leavers: 'forfeit' });
    const players = { testClients: [anna], game, quiet: quietly };
    await playAtRandom(testHouse, players, () => viewOf(anna).phase === 'playing');
    await anna.ask(anna.client.leave(table));
    expect(sceneFor(anna).room.closed).toBe(false);
    await testHouse.pass(600_000);
    expect(await anna.ask(anna.client.mine())).toMatchObject({
      value: { tables: [{ table, people: [] }] },
    });
    await anna.ask(anna.client.sit(table));
    expect(viewOf(anna)).toMatchObject({ score: [0, 2] });
  });
});

describe('one minute without a sign of life (W23)', () => {
  test('is the same as leaving', async () => {
    const run = await fourPeople();
    const { testHouse, people } = run;
    await announced(run);
    people[1].client.stop();
    await testHouse.pass(50_000);
    expect(viewOf(people[0]).phase).toBe('playing');
    await testHouse.pass(15_000);
    expect(viewOf(people[0])).toMatchObject({ phase: 'between', score: [2, 0] });
    expect(holders(people[0])[1]).toBe('nobody');
  });

  test('whoever is back in time has lost nothing', async () => {
    const run = await fourPeople();
    const { testHouse, people, table } = run;
    await announced(run);
    const seat = seatOf(people[1]);
    people[1].client.stop();
    await testHouse.pass(50_000);
    const back = testHouse.testClient(people[1].identity);
    await testHouse.pass(500);
    await back.ask(back.client.watch(table));
    await testHouse.pass(120_000);
    expect(viewOf(people[0]).phase).toBe('playing');
    expect(seatOf(back)).toBe(seat);
  });

  test('nobody forfeits to an empty room: after a power cut the first to return waits for the rest', async () => {
    const run = await fourPeople();
    const { testHouse, people, table } = run;
    await announced(run);
    for (const { client } of people) client.stop();
    await testHouse.pass(600_000);
    const back = testHouse.testClient(people[0].identity);
    await testHouse.pass(500);
    await back.ask(back.client.watch(table));
    expect(viewOf(back).phase).toBe('playing');
    await testHouse.pass(50_000);
    expect(viewOf(back).phase).toBe('playing');
    await testHouse.pass(20_000);
    expect(viewOf(back).phase).toBe('between');
  });
});

describe('a table without people (W24)', () => {
  test('keeps its score for those who come back, and whoever comes first runs it', async () => {
    const run = await fourPeople();
    const { people, table } = run;
    await announced(run);
    for (const { client } of people) await people[0].ask(client.leave(table));
    expect(sceneFor(people[0]).room.closed).toBe(false);
    expect(holders(people[0])).toEqual(['nobody', 'nobody', 'nobody', 'nobody']);
    const { score } = viewOf(people[0]);
    await join(people[3], table);
    expect(sceneFor(people[3]).room.host).toBe(people[3].now.me?.person);
    expect(viewOf(people[3]).score).toEqual(score);
  });

  test('is closed after twelve hours, counted over restarts, and its log stays', async () => {
    const run = await fourPeople();
    const { testHouse, people, table } = run;
    await announced(run);
    for (const { client } of people) await people[0].ask(client.leave(table));
    for (const { client } of people) client.stop();
    const written = (await testHouse.disk.file.tables.read(table, 0)).entries.length;
    await testHouse.pass(7 * 3_600_000);
    testHouse.kill();
    await testHouse.pass(1_000);
    await testHouse.open();
    await testHouse.pass(4 * 3_600_000);
    expect(await testHouse.disk.file.tables.open()).toContain(table);
    await testHouse.pass(2 * 3_600_000);
    expect(await testHouse.disk.file.tables.open()).not.toContain(table);
    expect((await testHouse.disk.file.tables.read(table, 0)).entries.length).toBeGreaterThan(
      written,
    );
  });
});

describe('choosing with whom to play (W13)', () => {
  test('people sit where they like, and may change until the cards are dealt', async () => {
    const testHouse = await openHouse();
    const [anna, ben] = (await come(testHouse, 2)) as [TestClient, TestClient];
    const table = await openTable(anna, 'blind-watten');
    await join(ben, table, 2);
    expect([seatOf(anna), seatOf(ben)]).toEqual([0, 2]);
    await ben.ask(ben.client.sit(table, 3));
    expect(seatOf(ben)).toBe(3);
    expect(await ben.ask(ben.client.sit(table, 0))).toMatchObject({
      error: { code: 'seat-taken' },
    });
    expect(holders(anna)).toEqual(['person', 'nobody', 'nobody', 'person']);
    await anna.ask(anna.client.startGame(table));
    expect(await ben.ask(ben.client.sit(table, 1))).toMatchObject({
      error: { code: 'already-started' },
    });
  });
});

test('a computer that fails does not keep people waiting', async () => {
  const testHouse = await openHouse();
  testHouse.chooseMove = () => Promise.resolve(undefined);
  const [anna] = (await come(testHouse, 1)) as [TestClient];
  await openTable(anna, 'blind-watten', { start: true });
  await playAtRandom(testHouse, { testClients: [anna], game }, () => viewOf(anna).deals > 2);
  expect(testHouse.alarms[0]).toContain('a computer player of blind-watten has no move');
});

test('a table says how it plays before anyone sits down', async () => {
  const testHouse = await openHouse();
  const [anna, ben] = (await come(testHouse, 2)) as [TestClient, TestClient];
  const options = { preset: 'suedtirol', target: 11 };
  await openTable(anna, 'blind-watten', { options, leavers: 'computer', listed: true });
  ben.client.lobby(true);
  await testHouse.pass(2_000);
  expect(ben.now.lobby?.tables).toMatchObject([
    {
      game: blindWatten.name,
      leavers: 'computer',
      options: { target: 11, offSuit: 'ledSuit', rotation: 'seat', announceOrder: 'schlagFirst' },
    },
  ]);
});
