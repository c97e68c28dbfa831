import { CATALOGUE } from '@stammtisch/bots';
import type { Ruling } from '@stammtisch/client';
import type { Request, RequestType } from '@stammtisch/protocol';
import { beforeEach, describe, expect, test } from 'vitest';

import { come, join, openHouse, openTable, playAtRandom } from './guests.ts';
import { type TestClient, TestHouse } from './test-house.ts';

let testHouse: TestHouse;
let host: TestClient;
let friend: TestClient;
let stranger: TestClient;
let table: string;

const personOf = (testClient: TestClient): string => testClient.now.me!.person;
const roomOf = (testClient: TestClient) => testClient.now.table!.scene.room;
const codeOf = (answer: { ok: boolean; error?: { code: string } }): string =>
  answer.ok ? 'ok' : answer.error!.code;

type Body = { readonly [Type in RequestType]: Omit<Extract<Request, { type: Type }>, 're'> };

async function rule(testClient: TestClient, body: object): Promise<string> {
  return codeOf(await testClient.ask(testClient.client.rule(body as Ruling)));
}

const lastTold = ({ now }: TestClient): string | undefined => now.table!.chat.at(-1)?.house?.kind;

const set = (change: Omit<Body['settings'], 'type' | 'table'>, by = host): Promise<string> =>
  rule(by, { type: 'settings', table, ...change });

const sit = async (by: TestClient, wish: { password?: string } = {}): Promise<string> =>
  codeOf(await by.ask(by.client.sit(table, undefined, wish)));

const watch = async (by: TestClient): Promise<string> =>
  codeOf(await by.ask(by.client.watch(table)));

beforeEach(async () => {
  testHouse = await openHouse();
  [host, friend, stranger] = (await come(testHouse, 3)) as [TestClient, TestClient, TestClient];
  table = await openTable(host, 'watten', { listed: true });
});

describe('the name and the number of a table (W10, W11, J8)', () => {
  test('numbers count up, names are made up, and nobody else can take them', async () => {
    const other = await openTable(friend, 'big-two', { listed: true });
    const [one, two] = [roomOf(host), roomOf(friend)];
    expect(two.number).toBe(one.number! + 1);
    expect(two.name).not.toBe(one.name);
    expect(one.name).toMatch(/^\p{Lu}/u);
    const taken = { type: 'settings', table: other, name: one.name };
    expect(await rule(friend, taken)).toBe('name-taken');
    // As it is seen, not as it is written.
    expect(await set({ name: 'Ada' })).toBe('ok');
    expect(await rule(friend, { ...taken, name: 'А d а'.replaceAll(' ', '') })).not.toBe('ok');
  });

  test('one may choose it on opening, and it is free again once the table is closed', async () => {
    const wish = { name: 'Zur Linde', leaving: true };
    await friend.ask(friend.client.open('big-two', wish));
    const again = await stranger.ask(stranger.client.open('big-two', wish));
    expect(codeOf(again)).toBe('name-taken');
    await friend.ask(friend.client.leave((await mine(friend))[0]!));
    expect(codeOf(await stranger.ask(stranger.client.open('big-two', wish)))).toBe('ok');
  });

  test('of two who want one name at the same moment, one gets it', async () => {
    const other = await openTable(friend, 'big-two');
    const answers = [
      host.client.rule({ type: 'settings', table, name: 'Alte Post' }),
      friend.client.rule({ type: 'settings', table: other, name: 'Alte  Post' }),
    ];
    await testHouse.pass(2_000);
    expect((await Promise.all(answers)).map(codeOf).toSorted()).toEqual(['name-taken', 'ok']);
  });

  test.each(['', 'x', '<b>', 'a'.repeat(31), 'Ada\u202e'])('%j is none', async name => {
    expect(await set({ name })).toBe('bad-name');
  });

  test('a listed table is found by its number, another one only by its people', async () => {
    const { number } = roomOf(host);
    const find = (by: TestClient) => by.ask(by.client.find(number!));
    expect(await find(friend)).toMatchObject({ ok: true, value: { table: { table, number } } });
    await set({ listed: false });
    expect(codeOf(await find(friend))).toBe('no-such-table');
    expect(codeOf(await find(host))).toBe('ok');
    expect(codeOf(await friend.ask(friend.client.find(9_999)))).toBe('no-such-table');
  });

  test('the list says what one has to know before one comes (W12, J5)', async () => {
    await set({ name: 'Alte Post', access: 'password', password: 'Enzian' });
    await watch(friend);
    stranger.client.lobby(true);
    await testHouse.pass(2_000);
    expect(stranger.now.lobby?.tables).toMatchObject([
      { name: 'Alte Post', access: 'password', watching: 1, people: [host.now.me!.name] },
    ]);
    expect(JSON.stringify(stranger.now)).not.toContain('Enzian');
  });

  test('the list says who sits where (W12)', async () => {
    await join(friend, table);
    await host.ask(host.client.rule({ type: 'chair', table, seat: 3, holder: 'computer' }));
    stranger.client.lobby(true);
    await testHouse.pass(2_000);
    const [{ chairs } = { chairs: [] }] = stranger.now.lobby?.tables ?? [];
    const { chairs: known } = roomOf(host);
    expect(chairs).toEqual([
      { person: host.now.me!.name },
      { person: friend.now.me!.name },
      { nobody: true },
      { bot: expect.any(String) as string },
    ]);
    expect(chairs[3]).toEqual({ bot: 'bot' in known[3]! ? known[3].bot : '' });
  });

  test('survive a restart', async () => {
    await set({ name: 'Alte Post', locked: true });
    const before = roomOf(host);
    testHouse.kill();
    await testHouse.pass(1_000);
    await testHouse.open();
    await testHouse.pass(20_000);
    expect(roomOf(host)).toEqual(before);
    expect(codeOf(await friend.ask(friend.client.open('watten', { name: 'Alte Post' })))).toBe(
      'name-taken',
    );
  });
});

const mine = async (by: TestClient): Promise<readonly string[]> => {
  const answer = await by.ask(by.client.mine());
  return answer.ok ? answer.value.tables.map(each => each.table) : [];
};

describe('who may sit down (C18)', () => {
  test('locked: nobody more, but whoever sits there stays (C17)', async () => {
    await join(friend, table);
    expect(await set({ locked: true })).toBe('ok');
    expect(await sit(stranger)).toBe('table-locked');
    await friend.ask(friend.client.sit(table, 2));
    expect(roomOf(friend).chairs[2]).toEqual({ person: personOf(friend) });
    await set({ locked: false });
    expect(await sit(stranger)).toBe('ok');
  });

  test('with a password: only who knows it, and nobody guesses for ever', async () => {
    expect(await set({ access: 'password' })).toBe('needs-password');
    expect(await set({ access: 'password', password: 'Enzian' })).toBe('ok');
    expect(await sit(friend)).toBe('needs-password');
    expect(await sit(friend, { password: ' Enzian ' })).toBe('ok');
    const guesses = [];
    for (let at = 0; at < 12; at++) guesses.push(await sit(stranger, { password: `no ${at}` }));
    expect(guesses.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => 'wrong-password'));
    expect(guesses).toContain('too-fast');
    // Nobody is locked out by somebody else's guesses, and whoever was in comes back without it.
    await friend.ask(friend.client.leave(table));
    expect(await sit(friend)).toBe('ok');
  });

  test('by knocking: one waits, the host opens, and one has a chair', async () => {
    await set({ access: 'knock' });
    const answer = await friend.ask(friend.client.sit(table, 2));
    expect(answer).toMatchObject({ ok: true, value: { seated: false, knocking: true } });
    expect(roomOf(host).knocks).toEqual([{ person: personOf(friend), wants: 'seat', seat: 2 }]);
    expect(host.now.table!.people[personOf(friend)]?.name).toBe(friend.now.me!.name);
    const admit = { type: 'admit', table, person: personOf(friend), admitted: true };
    expect(await rule(friend, admit)).toBe('not-host');
    expect(await rule(host, admit)).toBe('ok');
    expect(roomOf(host).chairs[2]).toEqual({ person: personOf(friend) });
    expect(roomOf(host).knocks).toEqual([]);
    expect(friend.now.knockAnswer).toEqual({ table, admitted: true });
    // There is nothing left to answer.
    expect(await rule(host, admit)).toBe('no-such-person');
  });

  test('or the host does not open, or one thinks better of it; the chat tells each of it (J13)', async () => {
    await set({ access: 'knock' });
    await sit(friend);
    expect(lastTold(host)).toBe('knocks');
    await rule(host, { type: 'admit', table, person: personOf(friend), admitted: false });
    expect(friend.now.knockAnswer).toEqual({ table, admitted: false });
    expect(lastTold(host)).toBe('refused');
    expect(await sit(friend)).toBe('ok');
    await friend.ask(friend.client.leave(table));
    expect(roomOf(host).knocks).toEqual([]);
    expect(lastTold(host)).toBe('gave up');
  });

  test('whoever has found a chair elsewhere meanwhile is let in, and keeps that one', async () => {
    await set({ access: 'knock' });
    await sit(friend);
    const elsewhere = await openTable(friend, 'big-two');
    const admit = { type: 'admit', table, person: personOf(friend), admitted: true };
    expect(await rule(host, admit)).toBe('ok');
    expect(await testHouse.disk.file.tables.seatOf(personOf(friend))).toBe(elsewhere);
    expect(roomOf(host).members).toContain(personOf(friend));
  });

  test('a knock and the end of the table at the same moment', async () => {
    await set({ access: 'knock' });
    const answers = [friend.client.sit(table), host.client.rule({ type: 'close', table })];
    await testHouse.pass(2_000);
    const [knocked, closed] = (await Promise.all(answers)).map(codeOf);
    expect(closed).toBe('ok');
    expect(['ok', 'table-closed']).toContain(knocked);
    expect(testHouse.alarms).toEqual([]);
  });

  test('nobody gives up a seat for one that they do not get', async () => {
    await set({ locked: true });
    const own = await openTable(friend, 'big-two');
    const answer = await friend.ask(friend.client.sit(table, undefined, { leaving: true }));
    expect(codeOf(answer)).toBe('table-locked');
    expect(await testHouse.disk.file.tables.seatOf(personOf(friend))).toBe(own);
  });
});

describe('an invitation (C19)', () => {
  const invite = (guest: string, by = host) => rule(by, { type: 'invite', table, person: guest });

  test('is seen wherever one is, opens every door, and is over when it is answered', async () => {
    await set({ access: 'knock' });
    const phone = testHouse.testClient(friend.identity);
    await testHouse.pass(500);
    expect(await invite(personOf(friend))).toBe('ok');
    for (const page of [friend, phone])
      expect(page.now.invitations).toMatchObject([
        { from: host.now.me!.name, table: { table, game: 'watten' } },
      ]);
    expect(await sit(friend)).toBe('ok');
    expect(roomOf(host).chairs).toContainEqual({ person: personOf(friend) });
    expect(phone.now.invitations).toEqual([]);
  });

  test('can be declined, and the host sees it', async () => {
    await invite(personOf(friend));
    expect(codeOf(await friend.ask(friend.client.decline(table)))).toBe('ok');
    expect(roomOf(host).invited).toEqual([]);
    expect(friend.now.invitations).toEqual([]);
    expect(codeOf(await friend.ask(friend.client.decline(table)))).toBe('no-such-person');
  });

  test('waits for whoever loads the page again', async () => {
    await invite(personOf(friend));
    friend.client.stop();
    const back = testHouse.testClient(friend.identity);
    await testHouse.pass(1_000);
    expect(back.now.invitations).toMatchObject([{ table: { table } }]);
  });

  test('goes to people who are there, free and welcome', async () => {
    expect(await invite('aaaaaaaaaa')).toBe('no-such-person');
    expect(await invite(personOf(friend), friend)).toBe('not-host');
    expect(await invite(personOf(host))).toBe('seat-taken');
    await openTable(friend, 'big-two');
    expect(await invite(personOf(friend))).toBe('seated-elsewhere');
    stranger.client.stop();
    await testHouse.pass(1_000);
    expect(await invite(personOf(stranger))).toBe('not-online');
    await set({ locked: true });
    expect(await invite(personOf(friend))).toBe('seated-elsewhere');
  });

  test('to somebody who sits down elsewhere meanwhile takes nothing from them', async () => {
    await invite(personOf(friend));
    const elsewhere = await openTable(friend, 'big-two');
    expect(await sit(friend)).toBe('seated-elsewhere');
    expect(await testHouse.disk.file.tables.seatOf(personOf(friend))).toBe(elsewhere);
  });
});

describe('whom the host sends away (C20)', () => {
  const remove = (guest: TestClient, ban = false, by = host) =>
    rule(by, { type: 'remove', table, person: personOf(guest), ban });

  test('goes at once, from the page too, and may come again', async () => {
    await join(friend, table);
    expect(await remove(friend)).toBe('ok');
    expect(friend.now.sentAway).toEqual({ table, why: 'removed' });
    expect(friend.now.table).toBeUndefined();
    expect(await testHouse.disk.file.tables.seatOf(personOf(friend))).toBeUndefined();
    expect(await sit(friend)).toBe('ok');
  });

  test('or not, if they are banned, until that is lifted', async () => {
    await join(friend, table);
    await watch(stranger);
    expect(await remove(friend, true)).toBe('ok');
    expect(await remove(stranger, true)).toBe('ok');
    for (const gone of [friend, stranger]) {
      expect(gone.now.sentAway).toEqual({ table, why: 'banned' });
      expect(await sit(gone)).toBe('banned');
      expect(await watch(gone)).toBe('banned');
    }
    const unban = { type: 'unban', table, person: personOf(friend) };
    expect(await rule(host, unban)).toBe('ok');
    expect(await rule(host, unban)).toBe('no-such-person');
    expect(await sit(friend)).toBe('ok');
  });

  test('in the middle of a round is played for to its end, and loses no more than what is at stake', async () => {
    const bank = await openTable(stranger, 'blackjack', { options: { preset: 'vegas' } });
    await join(friend, bank);
    await stranger.ask(stranger.client.startGame(bank), 3_000);
    const bet = (by: TestClient) => {
      const view = by.now.table!.scene.view as { readonly deals: number };
      return by.client.move(bank, String(view.deals), { kind: 'bet', amount: 1_000 });
    };
    void bet(stranger);
    void bet(friend);
    await testHouse.pass(3_000);
    await stranger.ask(
      stranger.client.rule({ type: 'remove', table: bank, person: personOf(friend) }),
    );
    await testHouse.pass(120_000);
    expect(friend.now.sentAway).toMatchObject({ why: 'removed' });
    const balance = await friend.ask(friend.client.balance());
    expect(balance).toMatchObject({ ok: true, value: { onTables: 0 } });
    expect(balance.ok && balance.value.balance).toBeGreaterThanOrEqual(99_000);
    expect(await testHouse.disk.file.audit()).toEqual([]);
  });

  test('is somebody else', async () => {
    expect(await remove(host)).toBe('no-such-person');
    expect(await rule(host, { type: 'remove', table, person: 'aaaaaaaaaa' })).toBe(
      'no-such-person',
    );
  });
});

describe('those who look on', () => {
  test('only as the host allows: with consent', async () => {
    await set({ spectators: 'ask' });
    expect(await watch(friend)).toBe('must-knock');
    expect(codeOf(await friend.ask(friend.client.knock(table)))).toBe('ok');
    await rule(host, { type: 'admit', table, person: personOf(friend), admitted: true });
    expect(await watch(friend)).toBe('ok');
    expect(await watch(stranger)).toBe('must-knock');
  });

  test('a consent is withdrawn: whoever looks on goes, and asks again', async () => {
    const answer = (admitted: boolean) =>
      rule(host, { type: 'admit', table, person: personOf(friend), admitted });
    await set({ spectators: 'ask' });
    await friend.ask(friend.client.knock(table));
    await answer(true);
    await watch(friend);
    expect(await answer(true)).toBe('no-such-person');
    expect(await answer(false)).toBe('ok');
    expect(lastTold(host)).toBe('withdrawn');
    expect(friend.now.sentAway).toEqual({ table, why: 'no-spectators' });
    // It was no answer to a knock.
    expect(friend.now.knockAnswer).toMatchObject({ admitted: true });
    expect(await watch(friend)).toBe('must-knock');
    expect(await answer(false)).toBe('no-such-person');
  });

  test('or not at all: whoever does is sent away, whoever plays is not', async () => {
    await join(friend, table);
    await watch(stranger);
    await set({ spectators: 'none' });
    expect(stranger.now.sentAway).toEqual({ table, why: 'no-spectators' });
    expect(friend.now.table?.table).toBe(table);
    expect(await watch(stranger)).toBe('no-spectators');
    await set({ spectators: 'all' });
    expect(await watch(stranger)).toBe('ok');
  });
});

test.each(Array.from({ length: 40 }, (_, at) => at - 20))(
  'nobody slips in who comes just when they are banned, %i ms after',
  async delay => {
    const ban = { type: 'remove', table, person: personOf(stranger), ban: true } as const;
    if (delay >= 0) void host.client.rule(ban);
    else void stranger.client.watch(table);
    await testHouse.pass(Math.abs(delay));
    if (delay >= 0) void stranger.client.watch(table);
    else void host.client.rule(ban);
    await testHouse.pass(2_000);
    const live = await testHouse.house.tables.get(table);
    expect(live?.isHere(personOf(stranger))).toBe(false);
  },
);

test('somebody who sits down and gets up in a loop cannot drown out what was said', async () => {
  await host.ask(host.client.chat(table, 'servus'));
  await watch(stranger);
  for (let times = 0; times < 80; times++) {
    void stranger.client.sit(table);
    void stranger.client.leave(table);
    await testHouse.pass(50);
  }
  await watch(friend);
  expect(friend.now.table?.chat.map(({ text }) => text)).toContain('servus');
});

describe('the chat', () => {
  const say = async (by: TestClient) => codeOf(await by.ask(by.client.chat(table, 'servus')));

  test('is for those at the table, for those who play, or for nobody (C32)', async () => {
    await join(friend, table);
    expect(await say(stranger)).toBe('not-here');
    await watch(stranger);
    expect(await say(stranger)).toBe('ok');
    await set({ chat: 'players' });
    expect(await say(stranger)).toBe('players-only');
    expect(await say(friend)).toBe('ok');
    await set({ chat: 'off' });
    expect(await say(friend)).toBe('chat-off');
    expect(await say(host)).toBe('chat-off');
  });
});

describe('the house tells in the chat (J13, D32)', () => {
  const told = (by: TestClient) =>
    by.now.table!.chat.flatMap(({ house, name }) =>
      house ? [`${house.kind} ${name}`.trim()] : [],
    );

  test('who comes and goes and what the host does, to newcomers and after a restart too', async () => {
    const name = friend.now.me!.name;
    await join(friend, table);
    await set({ locked: true, name: 'Alte Post' });
    await rule(host, { type: 'host', table, person: personOf(friend) });
    await friend.ask(friend.client.leave(table));
    const lines = [`sat ${name}`, 'settings', `host ${name}`, `host ${host.now.me!.name}`];
    expect(told(host).slice(-5)).toEqual([...lines, `left ${name}`]);
    testHouse.kill();
    await testHouse.pass(1_000);
    await testHouse.open();
    await testHouse.pass(20_000);
    await watch(stranger);
    expect(told(stranger)).toEqual(told(host));
    expect(told(host)).toContain('settings');
  });

  test('the welcome of the operator first (D20)', async () => {
    const house = new TestHouse(1);
    house.settings = { welcome: 'Servus beinand!' };
    await house.open();
    const [anna] = (await come(house, 1)) as [TestClient];
    await openTable(anna, 'watten');
    await house.pass(1_000);
    expect(anna.now.table?.chat[0]?.house).toEqual({ kind: 'welcome', text: 'Servus beinand!' });
  });

  test('under the name that somebody has now', async () => {
    await join(friend, table);
    await friend.ask(friend.client.rename('Zenzi'));
    await watch(stranger);
    expect(told(stranger)).toContain('sat Zenzi');
  });
});

describe('after a match', () => {
  test.each(['watten', 'blind-watten'])(
    'the host of %s may begin another one without waiting for everyone',
    async name => {
      const [one, two] = (await come(testHouse, 2)) as [TestClient, TestClient];
      const { game } = await CATALOGUE[name]!();
      const seats = name === 'watten' ? 2 : 4;
      const played = await openTable(one, name, { seats, start: name !== 'watten' });
      await join(two, played);
      const phase = () => (one.now.table!.scene.view as { phase: string }).phase;
      const testClients = [one, two];
      await playAtRandom(testHouse, { testClients, game }, () => phase() === 'over');
      expect(await rule(two, { type: 'start', table: played })).toBe('not-host');
      expect(codeOf(await one.ask(one.client.startGame(played)))).toBe('ok');
      await testHouse.pass(2_000);
      expect(phase()).not.toBe('over');
    },
  );
});

describe('before the first round', () => {
  test('the host chooses other rules and more chairs, and everyone keeps theirs', async () => {
    await join(friend, table, 1);
    expect(await set({ seats: 6 })).toBe('ok');
    expect(roomOf(host).chairs).toHaveLength(6);
    expect(roomOf(host).chairs[1]).toEqual({ person: personOf(friend) });
    expect(await set({ seats: 4 })).toBe('ok');
    expect(await set({ seats: 9 })).toBe('bad-options');
    expect(await set({ options: { nonsense: 1 } })).toBe('bad-options');
    await friend.ask(friend.client.sit(table, 2));
    await stranger.ask(stranger.client.sit(table, 1));
    expect(await set({ seats: 2 })).toBe('seat-taken');
    // Whoever has a chair that goes moves up.
    await stranger.ask(stranger.client.leave(table));
    expect(await set({ seats: 2 })).toBe('ok');
    expect(roomOf(host).chairs).toEqual([{ person: personOf(host) }, { person: personOf(friend) }]);
    expect(await set({ seats: 4 })).toBe('already-started');
    expect(testHouse.alarms).toEqual([]);
  });

  test('money stays before those who brought it', async () => {
    const big = await openTable(friend, 'big-two');
    const change = { type: 'settings', table: big, options: { preset: 'friendly' } };
    expect(await rule(friend, change)).toBe('ok');
    const balance = await friend.ask(friend.client.balance());
    expect(balance).toMatchObject({ value: { balance: 0, onTables: 100_000 } });
    expect(await testHouse.disk.file.audit()).toEqual([]);
  });

  test('computers are put on single chairs, each with its strength', async () => {
    const chair = (seat: number, holder: string, skill?: number) =>
      rule(host, { type: 'chair', table, seat, holder, ...(skill !== undefined && { skill }) });
    expect(await chair(1, 'computer', 2)).toBe('ok');
    expect(roomOf(host).chairs[1]).toMatchObject({ bot: expect.any(String), skill: 2 });
    expect(await chair(1, 'computer', 0)).toBe('ok');
    expect(roomOf(host).chairs[1]).toMatchObject({ skill: 0 });
    expect(await chair(0, 'computer')).toBe('seat-taken');
    expect(await chair(1, 'nobody')).toBe('ok');
    expect(roomOf(host).chairs[1]).toEqual({ nobody: true });
    expect(await chair(9, 'computer')).toBe('seat-taken');
  });
});

test('the host hands the table over to somebody who plays, and closes it (C16)', async () => {
  await join(friend, table);
  await watch(stranger);
  const hand = (to: TestClient, by = host) =>
    rule(by, { type: 'host', table, person: personOf(to) });
  expect(await hand(stranger)).toBe('no-such-person');
  expect(await hand(friend)).toBe('ok');
  expect(roomOf(host).host).toBe(personOf(friend));
  expect(await hand(host)).toBe('not-host');
  expect(await rule(host, { type: 'close', table })).toBe('not-host');
  expect(await rule(friend, { type: 'close', table })).toBe('ok');
  expect(roomOf(host).closed).toBe(true);
  expect(await testHouse.disk.file.tables.open()).toEqual([]);
  expect(await rule(friend, { type: 'close', table })).toBe('table-closed');
});

test('when all have left a round, whoever comes back to it first is its host', async () => {
  const round = await openTable(stranger, 'big-two');
  await join(friend, round);
  await stranger.ask(stranger.client.startGame(round), 3_000);
  for (const each of [stranger, friend]) await each.ask(each.client.leave(round), 300);
  expect(roomOf(stranger)).toMatchObject({
    host: personOf(friend),
    leaving: [personOf(stranger), personOf(friend)],
  });
  await stranger.ask(stranger.client.sit(round));
  expect(roomOf(stranger)).toMatchObject({ host: personOf(stranger) });
  expect(await rule(stranger, { type: 'settings', table: round, locked: true })).toBe('ok');
});

describe('of two who rule at the same moment', () => {
  test('only one is the host', async () => {
    await join(friend, table);
    const answers = [
      host.client.rule({ type: 'host', table, person: personOf(friend) }),
      host.client.rule({ type: 'settings', table, locked: true }),
      friend.client.rule({ type: 'host', table, person: personOf(host) }),
    ];
    await testHouse.pass(2_000);
    const codes = (await Promise.all(answers)).map(codeOf);
    expect(codes[0]).toBe('ok');
    expect(codes[1]).toBe('not-host');
    expect(['ok', 'not-host']).toContain(codes[2]);
  });
});

describe('every request by every role', () => {
  const about = () => personOf(friend);
  const REQUESTS: readonly (readonly [RequestType, () => object])[] = [
    ['settings', () => ({ locked: true })],
    ['chair', () => ({ seat: 3, holder: 'computer' })],
    ['host', () => ({ person: about() })],
    ['admit', () => ({ person: about(), admitted: true })],
    ['invite', () => ({ person: about() })],
    ['remove', () => ({ person: about() })],
    ['unban', () => ({ person: about() })],
    ['close', () => ({})],
  ];
  const ROLES = {
    stranger: async () => {},
    spectator: async (who: TestClient) => void (await watch(who)),
    seated: (who: TestClient) => join(who, table),
    banned: async (who: TestClient) =>
      void (await rule(host, { type: 'remove', table, person: personOf(who), ban: true })),
  };

  test.each(
    Object.keys(ROLES).flatMap(role =>
      REQUESTS.map(([type]) => [type, role as keyof typeof ROLES] as const),
    ),
  )('%s by somebody who is %s: only the host may', async (type, role) => {
    await ROLES[role](stranger);
    const body = REQUESTS.find(([each]) => each === type)![1]();
    const before = JSON.stringify(roomOf(host));
    expect(await rule(stranger, { type, table, ...body })).toBe('not-host');
    expect(JSON.stringify(roomOf(host))).toBe(before);
  });

  test.each(REQUESTS.map(([type]) => type))('%s at no table', async type => {
    const body = REQUESTS.find(([each]) => each === type)![1]();
    expect(await rule(host, { type, table: 'aaaaaaaa', ...body })).toBe('no-such-table');
  });
});
