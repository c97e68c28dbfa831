import { type BlindWatten, game as blindWatten } from '@stammtisch/blind-watten';
import { CATALOGUE } from '@stammtisch/bots';
import type { Scene } from '@stammtisch/protocol';
import { describe, expect, test } from 'vitest';

import { come, join, openHouse, openTable, playAtRandom, sceneOf } from './guests.ts';
import type { Street, Visitor } from './street.ts';

type View = BlindWatten['View'];
type Playing = Extract<View, { phase: 'playing' }>;

const { game } = await CATALOGUE['blind-watten']!();
const sceneFor = (visitor: Visitor): Scene<View> => sceneOf<View>(visitor);
const viewOf = (visitor: Visitor): View => sceneFor(visitor).view;
const seatOf = (visitor: Visitor): number => Number(viewOf(visitor).viewer);
const holders = (visitor: Visitor): readonly (string | undefined)[] =>
  sceneFor(visitor).room.chairs.map(holder => Object.keys(holder)[0]);

interface Evening {
  readonly street: Street;
  readonly table: string;
  readonly people: readonly [Visitor, Visitor, Visitor, Visitor];
}

/** Four people at a table of their own. */
async function fourPeople(wish: object = {}): Promise<Evening> {
  const street = await openHouse();
  const people = (await come(street, 4)) as unknown as Evening['people'];
  const table = await openTable(people[0], 'blind-watten', wish);
  for (const person of people.slice(1)) await join(person, table);
  return { street, table, people };
}

/** Nobody asks for anything or bets: the round goes its way. */
const quietly = ({ kind }: { readonly kind: string }): boolean => kind === 'ask' || kind === 'bet';

const playUntil = ({ street, people }: Evening, done: () => boolean): Promise<void> =>
  playAtRandom(street, { visitors: people, game, quiet: quietly }, done);

const announced = async (evening: Evening): Promise<Playing> => {
  await playUntil(evening, () => viewOf(evening.people[0]).phase === 'playing');
  return viewOf(evening.people[0]) as Playing;
};

describe('someone leaves a round among people (W19 to W22)', () => {
  test('after the announcement: the other team gets the points, and the table waits', async () => {
    const evening = await fourPeople();
    const { people, table } = evening;
    await announced(evening);
    await people[1].ask(people[1].client.leave(table));
    expect(viewOf(people[0])).toMatchObject({
      phase: 'between',
      score: [2, 0],
      last: { winner: 0, points: 2, ending: { by: 'forfeited', seat: 1 } },
    });
    expect(holders(people[0])).toEqual(['person', 'nobody', 'person', 'person']);
    await evening.street.pass(120_000);
    expect(viewOf(people[0])).toMatchObject({ phase: 'between', deals: 1 });
  });

  test('before the announcement it costs nothing', async () => {
    const { people, table } = await fourPeople();
    expect(viewOf(people[0]).phase).toBe('announcing');
    await people[2].ask(people[2].client.leave(table));
    expect(viewOf(people[0])).toMatchObject({ phase: 'between', score: [0, 0], rounds: [] });
  });

  test('whoever comes takes the free seat, and the game goes on with the old score', async () => {
    const evening = await fourPeople();
    const { street, people, table } = evening;
    await announced(evening);
    await people[1].ask(people[1].client.leave(table));
    const [late] = (await come(street, 1)) as [Visitor];
    await join(late, table);
    expect(seatOf(late)).toBe(1);
    const [anna, , carl, dora] = people;
    await playUntil({ ...evening, people: [anna, late, carl, dora] }, () => viewOf(anna).deals > 1);
    expect(viewOf(anna).score).toEqual([2, 0]);
  });

  test('whoever left may come back to the seat that is still free', async () => {
    const evening = await fourPeople();
    const { people, table } = evening;
    await announced(evening);
    await people[1].ask(people[1].client.leave(table));
    await join(people[1], table);
    expect(seatOf(people[1])).toBe(1);
  });

  test('the host need not wait: the computer takes the chair, and then plays on for leavers', async () => {
    const evening = await fourPeople();
    const { people, table } = evening;
    await announced(evening);
    await people[1].ask(people[1].client.leave(table));
    expect(await people[2].ask(people[2].client.startGame(table))).toMatchObject({ ok: false });
    expect(await people[0].ask(people[0].client.startGame(table))).toMatchObject({ ok: true });
    expect(holders(people[0])).toEqual(['person', 'bot', 'person', 'person']);
    await playUntil(evening, () => viewOf(people[0]).phase === 'playing');
    const { score } = viewOf(people[0]);
    await people[2].ask(people[2].client.leave(table));
    expect(viewOf(people[0]).score).toEqual(score);
  });
});

describe('what the host has chosen', () => {
  test('the computer plays on though people are among themselves', async () => {
    const evening = await fourPeople({ leavers: 'computer' });
    const { people, table } = evening;
    await announced(evening);
    await people[1].ask(people[1].client.leave(table), 100);
    expect(viewOf(people[0])).toMatchObject({ phase: 'playing', score: [0, 0] });
    expect(sceneFor(people[0]).room.leaving).toHaveLength(1);
  });

  test('the round is forfeited though a computer sits there', async () => {
    const street = await openHouse();
    const [anna] = (await come(street, 1)) as [Visitor];
    const table = await openTable(anna, 'blind-watten', { start: true, leavers: 'forfeit' });
    await playAtRandom(
      street,
      { visitors: [anna], game, quiet: quietly },
      () => viewOf(anna).phase === 'playing',
    );
    await anna.ask(anna.client.leave(table));
    expect(holders(anna)[0]).toBe('nobody');
    expect(viewOf(anna)).toMatchObject({ phase: 'between', score: [0, 2] });
  });
});

describe('one minute without a sign of life (W23)', () => {
  test('is the same as leaving', async () => {
    const evening = await fourPeople();
    const { street, people } = evening;
    await announced(evening);
    people[1].client.stop();
    await street.pass(50_000);
    expect(viewOf(people[0]).phase).toBe('playing');
    await street.pass(15_000);
    expect(viewOf(people[0])).toMatchObject({ phase: 'between', score: [2, 0] });
    expect(holders(people[0])[1]).toBe('nobody');
  });

  test('whoever is back in time has lost nothing', async () => {
    const evening = await fourPeople();
    const { street, people, table } = evening;
    await announced(evening);
    const seat = seatOf(people[1]);
    people[1].client.stop();
    await street.pass(50_000);
    const back = street.visitor(people[1].identity);
    await street.pass(500);
    await back.ask(back.client.watch(table));
    await street.pass(120_000);
    expect(viewOf(people[0]).phase).toBe('playing');
    expect(seatOf(back)).toBe(seat);
  });

  test('nobody forfeits to an empty room: after a power cut the first to return waits for the rest', async () => {
    const evening = await fourPeople();
    const { street, people, table } = evening;
    await announced(evening);
    for (const { client } of people) client.stop();
    await street.pass(600_000);
    const back = street.visitor(people[0].identity);
    await street.pass(500);
    await back.ask(back.client.watch(table));
    expect(viewOf(back).phase).toBe('playing');
    await street.pass(50_000);
    expect(viewOf(back).phase).toBe('playing');
    await street.pass(20_000);
    expect(viewOf(back).phase).toBe('between');
  });
});

describe('a table without people (W24)', () => {
  test('keeps its score for those who come back, and whoever comes first runs it', async () => {
    const evening = await fourPeople();
    const { people, table } = evening;
    await announced(evening);
    for (const { client } of people) await people[0].ask(client.leave(table));
    expect(sceneFor(people[0]).room.closed).toBe(false);
    expect(holders(people[0])).toEqual(['nobody', 'nobody', 'nobody', 'nobody']);
    const { score } = viewOf(people[0]);
    await join(people[3], table);
    expect(sceneFor(people[3]).room.host).toBe(people[3].now.me?.person);
    expect(viewOf(people[3]).score).toEqual(score);
  });

  test('is closed after twelve hours, counted over restarts, and its log stays', async () => {
    const evening = await fourPeople();
    const { street, people, table } = evening;
    await announced(evening);
    for (const { client } of people) await people[0].ask(client.leave(table));
    for (const { client } of people) client.stop();
    const written = street.disk.file.read(table, 0).entries.length;
    await street.pass(7 * 3_600_000);
    street.kill();
    await street.pass(1_000);
    await street.open();
    await street.pass(4 * 3_600_000);
    expect(street.disk.file.openTables()).toContain(table);
    await street.pass(2 * 3_600_000);
    expect(street.disk.file.openTables()).not.toContain(table);
    expect(street.disk.file.read(table, 0).entries.length).toBeGreaterThan(written);
  });
});

describe('choosing with whom to play (W13)', () => {
  test('people sit where they like, and may change until the cards are dealt', async () => {
    const street = await openHouse();
    const [anna, ben] = (await come(street, 2)) as [Visitor, Visitor];
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
  const street = await openHouse();
  street.think = () => Promise.resolve(undefined);
  const [anna] = (await come(street, 1)) as [Visitor];
  await openTable(anna, 'blind-watten', { start: true });
  await playAtRandom(street, { visitors: [anna], game }, () => viewOf(anna).deals > 2);
  expect(street.alarms[0]).toContain('a computer player of blind-watten has no move');
});

test('a table says how it plays before anyone sits down', async () => {
  const street = await openHouse();
  const [anna, ben] = (await come(street, 2)) as [Visitor, Visitor];
  const options = { preset: 'suedtirol', target: 11 };
  await openTable(anna, 'blind-watten', { options, leavers: 'computer' });
  ben.client.lobby(true);
  await street.pass(2_000);
  expect(ben.now.lobby?.tables).toMatchObject([
    {
      game: blindWatten.name,
      leavers: 'computer',
      options: { target: 11, offSuit: 'ledSuit', rotation: 'seat', announceOrder: 'schlagFirst' },
    },
  ]);
});
