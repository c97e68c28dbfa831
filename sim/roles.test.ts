import { LIMITS, PROTOCOL, type Request, type RequestType } from '@stammtisch/protocol';
import { describe, expect, test } from 'vitest';

import { come, join, openHouse, openTable } from './guests.ts';
import type { TestClient, TestHouse } from './test-house.ts';

/** What is asked for, at a table of somebody else's at which a friend has a chair, too. */
interface Scene {
  readonly table: string;
  readonly number: number;
  readonly friend: string;
}

type Bodies = {
  readonly [Type in RequestType]: (
    scene: Scene,
  ) => Omit<Extract<Request, { type: Type }>, 're' | 'type'>;
};

const NO_MATCH = 'c'.repeat(LIMITS.entryId);

const BODIES: Bodies = {
  hello: () => ({ protocol: PROTOCOL }),
  ping: () => ({}),
  rename: () => ({ name: 'Zenzi' }),
  balance: () => ({}),
  scores: () => ({}),
  lobby: () => ({ on: true }),
  people: () => ({ on: true }),
  person: ({ friend }) => ({ person: friend }),
  message: ({ friend }) => ({ person: friend, text: 'Servus' }),
  messages: () => ({}),
  mute: ({ friend }) => ({ person: friend, muted: true }),
  mutes: () => ({}),
  friend: ({ friend }) => ({ person: friend, on: true }),
  friends: () => ({}),
  takeOver: () => ({}),
  report: ({ friend, table }) => ({ person: friend, table, text: 'was rude' }),
  mine: () => ({}),
  games: () => ({}),
  replay: () => ({ id: NO_MATCH }),
  log: () => ({ id: NO_MATCH }),
  open: () => ({ game: 'cluedo' }),
  quick: () => ({ game: 'cluedo' }),
  find: ({ number }) => ({ number }),
  watch: ({ table }) => ({ table }),
  unwatch: () => ({}),
  sit: ({ table }) => ({ table }),
  knock: ({ table }) => ({ table }),
  moreTime: ({ table }) => ({ table, seat: 0 }),
  decline: ({ table }) => ({ table }),
  leave: ({ table }) => ({ table }),
  bring: ({ table }) => ({ table }),
  notes: ({ table }) => ({ table, text: 'blau' }),
  chat: ({ table }) => ({ table, text: 'Servus' }),
  move: ({ table }) => ({ table, key: 'abcdefghjkmn', decision: 'none', move: { kind: 'ready' } }),
  moves: ({ table }) => ({ table }),
  start: ({ table }) => ({ table }),
  settings: ({ table }) => ({ table, locked: true }),
  chair: ({ table }) => ({ table, seat: 3, holder: 'computer' }),
  host: ({ table, friend }) => ({ table, person: friend }),
  admit: ({ table, friend }) => ({ table, person: friend, admitted: true }),
  invite: ({ table, friend }) => ({ table, person: friend }),
  remove: ({ table, friend }) => ({ table, person: friend }),
  unban: ({ table, friend }) => ({ table, person: friend }),
  close: ({ table }) => ({ table }),
};

interface People {
  readonly house: TestHouse;
  readonly table: string;
  readonly host: TestClient;
  readonly friend: TestClient;
  readonly who: TestClient;
}

const personOf = ({ now }: TestClient): string => now.me!.person;

/**
 * How somebody comes to be what they are. Whoever says nothing of themselves is a stranger; the
 * operator has no part in this: on a socket they are a guest, and what they do goes over HTTP. The
 * robot is at a table whose host wants none.
 */
const ROLES = {
  stranger: async () => {},
  guest: async () => {},
  spectator: async ({ who, table }: People) => void (await who.ask(who.client.watch(table))),
  member: async ({ who, table }: People) => {
    await join(who, table);
    await who.ask(who.client.leave(table));
  },
  seated: ({ who, table }: People) => join(who, table),
  host: async ({ who, host, table }: People) => {
    await join(who, table);
    await host.ask(host.client.rule({ type: 'host', table, person: personOf(who) }));
  },
  banned: async ({ who, host, table }: People) =>
    void (await host.ask(
      host.client.rule({ type: 'remove', table, person: personOf(who), ban: true }),
    )),
  muted: async ({ who, host, friend }: People) => {
    for (const each of [host, friend]) await each.ask(each.client.mute(personOf(who), true));
  },
  robot: async ({ host, table }: People) =>
    void (await host.ask(host.client.rule({ type: 'settings', table, robots: false }))),
} as const;

type Role = keyof typeof ROLES;

/** What everyone is answered. */
const ANSWERS = `
  request   stranger  guest           spectator       member          seated            host              banned          muted           robot
  hello     ok        ok              ok              ok              ok                ok                ok              ok              ok
  ping      ok        ok              ok              ok              ok                ok                ok              ok              ok
  rename    no-hello  ok              ok              ok              ok                ok                ok              ok              ok
  balance   no-hello  ok              ok              ok              ok                ok                ok              ok              ok
  scores    no-hello  ok              ok              ok              ok                ok                ok              ok              ok
  lobby     no-hello  ok              ok              ok              ok                ok                ok              ok              ok
  people    no-hello  ok              ok              ok              ok                ok                ok              ok              ok
  person    no-hello  ok              ok              ok              ok                ok                ok              ok              ok
  message   no-hello  ok              ok              ok              ok                ok                ok              ok              ok
  messages  no-hello  ok              ok              ok              ok                ok                ok              ok              ok
  mute      no-hello  ok              ok              ok              ok                ok                ok              ok              ok
  mutes     no-hello  ok              ok              ok              ok                ok                ok              ok              ok
  friend    no-hello  no-account      no-account      no-account      no-account        no-account        no-account      no-account      no-account
  friends   no-hello  ok              ok              ok              ok                ok                ok              ok              ok
  takeOver  no-hello  ok              ok              ok              ok                ok                ok              ok              ok
  report    no-hello  ok              ok              ok              ok                ok                ok              ok              ok
  mine      no-hello  ok              ok              ok              ok                ok                ok              ok              ok
  games     no-hello  ok              ok              ok              ok                ok                ok              ok              ok
  replay    no-hello  no-such-replay  no-such-replay  no-such-replay  no-such-replay    no-such-replay    no-such-replay  no-such-replay  no-such-replay
  log       no-hello  no-such-replay  no-such-replay  no-such-replay  no-such-replay    no-such-replay    no-such-replay  no-such-replay  no-such-replay
  open      no-hello  ok              ok              ok              seated-elsewhere  seated-elsewhere  ok              ok              ok
  quick     no-hello  ok              ok              ok              seated-elsewhere  seated-elsewhere  ok              ok              ok
  find      no-hello  ok              ok              ok              ok                ok                ok              ok              ok
  watch     no-hello  ok              ok              ok              ok                ok                banned          ok              ok
  unwatch   no-hello  ok              ok              ok              ok                ok                ok              ok              ok
  sit       no-hello  ok              ok              ok              ok                ok                banned          ok              no-robots
  knock     no-hello  ok              ok              ok              ok                ok                banned          ok              ok
  decline   no-hello  no-such-person  no-such-person  no-such-person  no-such-person    no-such-person    no-such-person  no-such-person  no-such-person
  leave     no-hello  not-seated      not-seated      not-seated      ok                ok                not-seated      not-seated      not-seated
  bring     no-hello  not-seated      not-seated      not-seated      no-chips          no-chips          not-seated      not-seated      not-seated
  moreTime  no-hello  not-seated      not-seated      not-seated      not-now           not-now           not-seated      not-seated      not-seated
  notes     no-hello  ok              ok              ok              ok                ok                ok              ok              ok
  chat      no-hello  not-here        ok              ok              ok                ok                not-here        not-here        not-here
  move      no-hello  not-seated      not-seated      not-seated      refused           refused           not-seated      not-seated      not-seated
  moves     no-hello  not-seated      not-seated      not-seated      ok                ok                not-seated      not-seated      not-seated
  start     no-hello  not-host        not-host        not-host        not-host          ok                not-host        not-host        not-host
  settings  no-hello  not-host        not-host        not-host        not-host          ok                not-host        not-host        not-host
  chair     no-hello  not-host        not-host        not-host        not-host          ok                not-host        not-host        not-host
  host      no-hello  not-host        not-host        not-host        not-host          ok                not-host        not-host        not-host
  admit     no-hello  not-host        not-host        not-host        not-host          no-such-person    not-host        not-host        not-host
  invite    no-hello  not-host        not-host        not-host        not-host          seat-taken        not-host        not-host        not-host
  remove    no-hello  not-host        not-host        not-host        not-host          ok                not-host        not-host        not-host
  unban     no-hello  not-host        not-host        not-host        not-host          no-such-person    not-host        not-host        not-host
  close     no-hello  not-host        not-host        not-host        not-host          ok                not-host        not-host        not-host
`;

const [HEAD, ...ROWS] = ANSWERS.trim()
  .split('\n')
  .map(line => line.trim().split(/ +/));

/** With what somebody shows who they are. */
async function proofOf(
  testHouse: TestHouse,
  role: Role,
  { identity }: TestClient,
): Promise<object> {
  if (role !== 'robot') return { resume: identity };
  const making = testHouse.house.robots.add('Blechbüchse');
  await testHouse.pass(500);
  const made = await making;
  return made.ok ? { token: made.value.token } : {};
}

async function answerTo(type: RequestType, role: Role): Promise<string> {
  const house = await openHouse();
  const [host, friend, who] = (await come(house, 3)) as [TestClient, TestClient, TestClient];
  const table = await openTable(host, 'watten', { listed: true });
  await join(friend, table);
  const { number } = host.now.table!.scene.room;
  await ROLES[role]({ house, table, host, friend, who });
  const caller = house.dial();
  if (role !== 'stranger')
    caller.say({ re: 1, type: 'hello', protocol: PROTOCOL, ...(await proofOf(house, role, who)) });
  await house.pass(500);
  if (role === 'spectator' || role === 'seated' || role === 'host')
    caller.say({ re: 2, type: 'watch', table });
  await house.pass(500);
  const scene = { table, number: number!, friend: personOf(friend) };
  caller.say({ re: 9, type, ...BODIES[type](scene) });
  await house.pass(2_000);
  const answers = caller.heard.filter(
    (each): each is { type: string; code?: string } =>
      typeof each === 'object' && each !== null && 're' in each && each.re === 9,
  );
  expect(answers).toHaveLength(1);
  expect(house.alarms).toEqual([]);
  return answers[0]!.code ?? answers[0]!.type;
}

const roles = Object.keys(ROLES).filter((each): each is Role => each in ROLES);

test('the table has every request and every role', () => {
  expect(HEAD).toEqual(['request', ...roles]);
  expect(new Set(ROWS.map(([type]) => type))).toEqual(new Set(Object.keys(BODIES)));
});

describe('every request by every role (C15 to C24, C31, C32)', () => {
  test.each(
    ROWS.flatMap(([type, ...answers]) =>
      roles.map((role, at) => [type as RequestType, role, answers[at]] as const),
    ),
  )('%s by somebody who is %s: %s', async (type, role, answer) => {
    expect(await answerTo(type, role)).toBe(answer);
  });
});
