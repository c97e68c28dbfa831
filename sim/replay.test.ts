import { CATALOGUE } from '@stammtisch/bots';
import { type Game, ok, randomMove, rulesOf, same, seeded } from '@stammtisch/kernel';
import type { Holder, PlayedGame, ReplayStep, ReplayView } from '@stammtisch/protocol';
import {
  type ChooseMove,
  type EntryBody,
  extended,
  knownRules,
  type LogEntry,
  type Table,
} from '@stammtisch/table';
import { describe, expect, test } from 'vitest';

import { come, join, openHouse, openTable, playAtRandom } from './guests.ts';
import type { TestClient, TestHouse } from './test-house.ts';

/** Computers that do not think, so that a match is over soon. */
const quickly: ChooseMove = async ({ game: name, rules, view, seed }) => {
  const { game } = await CATALOGUE[name]!();
  const seen = view;
  return randomMove(rulesOf(game, rules) ?? game, seen, seeded(seed));
};

interface Played {
  readonly testHouse: TestHouse;
  readonly table: string;
  /** Those who had a seat. */
  readonly players: readonly TestClient[];
  readonly spectator: TestClient;
  readonly stranger: TestClient;
}

interface PlayWish {
  readonly people: number;
  readonly seats?: number;
  /** What happens at the table before anybody else comes. */
  readonly first?: EntryBody;
}

/** Nobody asks for a round to be given up: those games would be over before they began. */
const RASH = new Set(['accuse']);

/** Some people and the computers play a match to its end, or some rounds until they all go. */
async function play(name: string, { people, seats, first }: PlayWish): Promise<Played> {
  const { game } = await CATALOGUE[name]!();
  const testHouse = await openHouse(7);
  testHouse.chooseMove = quickly;
  const [stranger, spectator, host, ...friends] = (await come(testHouse, people + 2)) as [
    TestClient,
    TestClient,
    TestClient,
    ...TestClient[],
  ];
  const table = await openTable(host, name, seats === undefined ? {} : { seats });
  const live = testHouse.house.tables.atHand(table)!;
  if (first !== undefined) await host.ask(live.decide(() => ok([first])));
  for (const friend of friends) await join(friend, table);
  await spectator.ask(spectator.client.watch(table));
  await host.ask(host.client.startGame(table));
  const players = [host, ...friends];
  let asked = 0;
  await playAtRandom(
    testHouse,
    { testClients: players, game, quiet: ({ kind }) => RASH.has(kind) && asked++ % 50 !== 49 },
    () => isOver(testHouse, table, game),
  );
  for (const player of players) await player.ask(player.client.leave(table));
  await testHouse.pass(60_000);
  return { testHouse, table, players, spectator, stranger };
}

/** Whether a match has its outcome, or at least two rounds are over where it has none of itself. */
function isOver(testHouse: TestHouse, table: string, game: Game): boolean {
  const live = testHouse.house.tables.atHand(table);
  if (live === undefined || game.outcome(live.table.state) !== undefined) return true;
  const { state } = live.table;
  return (
    ENDLESS.has(game.name) && 'phase' in state && state.phase === 'between' && roundsIn(state) > 2
  );
}

const ENDLESS = new Set(['big-two', 'blackjack']);
const roundsIn = (state: object): number =>
  'deals' in state ? Number(state.deals) : 'round' in state ? Number(state.round) : 0;

async function ownGames(client: TestClient): Promise<readonly PlayedGame[]> {
  const answer = await client.ask(client.client.games());
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.value.games;
}

/** All steps of a replay, however many answers that takes. */
async function stepsOf(
  { client, ask }: Pick<TestClient, 'client' | 'ask'>,
  id: string,
  as?: ReplayView,
): Promise<{
  readonly steps: readonly ReplayStep[];
  readonly as: ReplayView;
  first: number;
  last: number;
}> {
  const steps: ReplayStep[] = [];
  const wish = { id, ...(as !== undefined && { as }) };
  let answer = await ask(client.replay(wish));
  if (!answer.ok) throw new Error(answer.error.code);
  const { head, as: shown } = answer.value;
  steps.push(...answer.value.steps);
  while (answer.value.next !== undefined) {
    answer = await ask(client.replay({ ...wish, from: answer.value.next }), 2_000);
    if (!answer.ok) throw new Error(answer.error.code);
    steps.push(...answer.value.steps);
  }
  return { steps, as: shown, first: head!.first, last: head!.last };
}

const asking = (testClient: TestClient) => ({
  client: testClient.client,
  ask: <T>(answer: Promise<T>, patience?: number) => testClient.ask(answer, patience),
});

/** What somebody was told of some entries while they happened. */
const toldTo = (testClient: TestClient, first: number, last: number): readonly unknown[] =>
  testClient.received
    .map(line => JSON.parse(line.slice(line.indexOf(' ') + 1)) as { type: string; v: number })
    .filter(({ type, v }) => type === 'entry' && first <= v && v <= last);

const asTold = (steps: readonly ReplayStep[]): readonly unknown[] =>
  steps.map(step => {
    const { at: _, ...told } = step;
    return { type: 'entry', ...told };
  });

const TABLES = [
  { name: 'watten', people: 2, seats: 4 },
  { name: 'blind-watten', people: 2 },
  { name: 'blackjack', people: 2 },
  { name: 'big-two', people: 2 },
  { name: 'cluedo', people: 2, seats: 3 },
];

test('every game is played here', () => {
  expect(TABLES.map(({ name }) => name).toSorted()).toEqual(Object.keys(CATALOGUE).toSorted());
});

describe.each(TABLES)('a match of $name between people', ({ name, ...wish }) => {
  test('is found again, and tells everyone what they were told live, no more and no less', async () => {
    const { testHouse, players, spectator, stranger } = await play(name, wish);
    for (const player of players) {
      const [game] = await ownGames(player);
      expect(game).toMatchObject({ game: name, seats: expect.any(Array) });
      expect(game!.rounds).toBeGreaterThan(0);
      const { steps, as, first, last } = await stepsOf(asking(player), game!.id);
      expect(as).toBe('own');
      expect(steps).toHaveLength(last - first + 1);
      expect(asTold(steps)).toEqual(toldTo(player, first, last));
      // With open hands it would be more.
      await expect(stepsOf(asking(player), game!.id, 'open')).rejects.toThrow('closed-hands');
      await expect(stepsOf(asking(player), game!.id, 0)).rejects.toThrow('closed-hands');
      expect(await player.ask(player.client.log({ id: game!.id }))).toMatchObject({
        error: { code: 'closed-hands' },
      });
    }
    const [game] = await ownGames(players[0]!);
    expect(await ownGames(stranger)).toEqual([]);
    for (const outsider of [spectator, stranger]) {
      const { steps, as, first, last } = await stepsOf(asking(outsider), game!.id);
      expect(as).toBe('gallery');
      expect(asTold(steps)).toEqual(toldTo(spectator, first, last));
      expect(same(asTold(steps), toldTo(players[0]!, first, last))).toBe(false);
      await expect(stepsOf(asking(outsider), game!.id, 'own')).rejects.toThrow('closed-hands');
    }
    expect(testHouse.alarms).toEqual([]);
  });
});

test('whoever played against computers alone sees every hand, and has the log that leads there', async () => {
  const { players, spectator } = await play('watten', { people: 1, seats: 4 });
  const [host] = players as [TestClient];
  const [game] = await ownGames(host);
  expect(await host.ask(host.client.replay({ id: game!.id }))).toMatchObject({
    value: { head: { views: ['own', 'open', 0, 1, 2, 3, 'gallery'] } },
  });
  const open = await stepsOf(asking(host), game!.id, 'open');
  const told = asTold((await stepsOf(asking(host), game!.id)).steps);
  expect(told).toEqual(toldTo(host, open.first, open.last));
  expect(asTold(open.steps)).not.toEqual(told);
  await expect(stepsOf(asking(spectator), game!.id, 'open')).rejects.toThrow('closed-hands');

  const log = await host.ask(host.client.log({ id: game!.id }));
  if (!log.ok) throw new Error(log.error.code);
  const { game: rules } = await CATALOGUE['watten']!();
  const { rules: version, ...start } = log.value.start as Table & { rules: number };
  const entries = log.value.entries as readonly LogEntry[];
  const table = { ...start, game: knownRules(rules, version) };
  const after = entries.reduce<Table>(extended, table);
  expect(after.version).toBe(start.version + entries.length);
  expect(JSON.stringify(entries)).not.toContain('"key"');
});

test('what the host let nobody look at stays with those who played', async () => {
  const shut = { kind: 'settings', change: { spectators: 'none' } } as const;
  const { players, stranger } = await play('watten', { people: 2, seats: 2, first: shut });
  const [game] = await ownGames(players[0]!);
  expect(await stranger.ask(stranger.client.replay({ id: game!.id }))).toMatchObject({
    error: { code: 'no-spectators' },
  });
  expect(await stranger.ask(stranger.client.replay({ id: game!.id, from: 10 }))).toMatchObject({
    error: { code: 'no-spectators' },
  });
  for (const player of players)
    expect((await stepsOf(asking(player), game!.id)).steps.length).toBeGreaterThan(0);
});

test('where the table opens its hands, all who may look see them after the match, and not before', async () => {
  const open = { kind: 'settings', change: { openHands: true } } as const;
  const { players, spectator, stranger } = await play('watten', {
    people: 2,
    seats: 4,
    first: open,
  });
  const [game] = await ownGames(players[0]!);
  const [player] = players as [TestClient];
  expect(await player.ask(player.client.replay({ id: game!.id }))).toMatchObject({
    value: { as: 'own', head: { views: ['own', 'open', 0, 1, 2, 3, 'gallery'] } },
  });
  for (const outsider of [spectator, stranger]) {
    expect(await outsider.ask(outsider.client.replay({ id: game!.id }))).toMatchObject({
      value: { as: 'gallery', head: { views: ['gallery', 'open', 0, 1, 2, 3] } },
    });
    const all = await stepsOf(asking(outsider), game!.id, 'open');
    const seen = asTold((await stepsOf(asking(outsider), game!.id)).steps);
    expect(seen).toEqual(toldTo(spectator, all.first, all.last));
    expect(asTold(all.steps)).not.toEqual(seen);
    expect(await outsider.ask(outsider.client.log({ id: game!.id }))).toMatchObject({ ok: true });
    await expect(stepsOf(asking(outsider), game!.id, 'own')).rejects.toThrow('closed-hands');
  }
});

test('the host opens the hands of the next match, never of the one that is played', async () => {
  const testHouse = await openHouse();
  const [host, friend] = (await come(testHouse, 2)) as [TestClient, TestClient];
  const table = await openTable(host, 'watten', { seats: 4, openHands: true });
  await join(friend, table);
  const set = (who: TestClient, openHands: boolean) =>
    who.ask(who.client.rule({ type: 'settings', table, openHands }));
  expect(friend.now.table?.scene.room.openHands).toBe(true);
  expect(await set(friend, false)).toMatchObject({ error: { code: 'not-host' } });
  expect(await set(host, false)).toMatchObject({ ok: true });
  expect(await set(host, true)).toMatchObject({ ok: true });
  const told = (friend.now.table?.chat ?? []).flatMap(({ house }) =>
    house?.kind === 'settings' ? [house.change] : [],
  );
  expect(told).toEqual([{ openHands: false }, { openHands: true }]);
  await host.ask(host.client.startGame(table));
  expect(await set(host, false)).toMatchObject({ error: { code: 'already-started' } });
  // What is as it was is no change.
  expect(await set(host, true)).toMatchObject({ ok: true });
  expect(host.now.table?.scene.room.openHands).toBe(true);
});

test('there is no replay of what nobody has played', async () => {
  const [nobody] = (await come(await openHouse(), 1)) as [TestClient];
  expect(await nobody.ask(nobody.client.replay({ id: 'zzzzzzzzzzzz' }))).toMatchObject({
    error: { code: 'no-such-replay' },
  });
});

test('a table shows its last match to those who look at it', async () => {
  const { table, players, spectator } = await play('watten', { people: 2, seats: 2 });
  const [game] = await ownGames(players[1]!);
  const found = await spectator.ask(spectator.client.games({ table }));
  expect(found).toMatchObject({ ok: true, value: { games: [{ id: game!.id }], more: false } });
});

test('somebody who was erased has no name in a replay, and no longer finds it', async () => {
  const { testHouse, players } = await play('watten', { people: 2, seats: 2 });
  const [host, friend] = players as [TestClient, TestClient];
  const person = friend.now.me!.person;
  const name = friend.now.me!.name;
  const [game] = await ownGames(host);
  expect(JSON.stringify(game)).toContain(name);
  await testHouse.disk.file.people.erase(person, testHouse.world.now);
  testHouse.house.people.forget(person);
  const [after] = await ownGames(host);
  expect(after!.seats.map(seat => seat.name).toSorted()).toEqual(
    ['?', host.now.me!.name].toSorted(),
  );
  const answer = await host.ask(host.client.replay({ id: game!.id }));
  expect(JSON.stringify(answer)).not.toContain(name);
  // And nobody is taken to have been alone because of that.
  expect(answer).toMatchObject({ value: { head: { views: ['own', 'gallery'] } } });
});

test('another match at the same table keeps chairs and spectators, and is a replay of its own', async () => {
  const { game } = await CATALOGUE['watten']!();
  const testHouse = await openHouse(3);
  testHouse.chooseMove = quickly;
  const [host, friend, spectator] = (await come(testHouse, 3)) as [
    TestClient,
    TestClient,
    TestClient,
  ];
  const table = await openTable(host, 'watten', { seats: 4 });
  await join(friend, table);
  await spectator.ask(spectator.client.watch(table));
  await host.ask(host.client.startGame(table));
  const live = () => testHouse.house.tables.atHand(table)!.table;
  const chairs: (readonly Holder[])[] = [];
  const matches = async () =>
    await testHouse.disk.file.replays.list({ of: { table }, skip: 0, most: 9 });
  await playAtRandom(testHouse, { testClients: [host, friend], game }, async () => {
    chairs.push(live().room.chairs);
    return (await matches()).length === 2;
  });
  const begun = chairs.findIndex(each => each.every(holder => !('nobody' in holder)));
  expect(new Set(chairs.slice(begun).map(each => JSON.stringify(each))).size).toBe(1);
  expect(spectator.now.table?.version).toBe(live().version);
  const [second, first] = await ownGames(friend);
  expect(second!.id).not.toBe(first!.id);
  for (const { id } of [first!, second!]) {
    const { steps, ...span } = await stepsOf(asking(spectator), id);
    expect(asTold(steps)).toEqual(toldTo(spectator, span.first, span.last));
  }
  const [newer, older] = await matches();
  expect(newer!.first).toBeGreaterThan(older!.last);
});
