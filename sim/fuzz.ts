import { pick, type Random, seeded } from '@stammtisch/kernel';
import { ERROR_CODES, LIMITS, type RequestType } from '@stammtisch/protocol';

import { BROKEN, garbled, mutated, type Value } from './mutations.ts';
import { type Caller, TestHouse } from './test-house.ts';

/** What went wrong while so many strange messages were sent; nothing, if all is well. */
export interface Fuzzed {
  readonly sent: number;
  readonly complaints: readonly string[];
  readonly answered: Readonly<Record<string, number>>;
}

/** T6: sends `count` messages, most of them wrong, to a house with people playing in it. */
export async function fuzz(
  seed: number,
  count: number,
  door: Door = testHouse => testHouse.dial(),
): Promise<Fuzzed> {
  const random = seeded('fuzz', seed);
  const testHouse = await new TestHouse(seed).open();
  const player = testHouse.testClient();
  await testHouse.pass(500);
  const opened = await player.ask(player.client.open('big-two', { start: true }));
  if (!opened.ok) throw new Error(opened.error.code);
  const { table } = opened.value;
  await player.ask(player.client.watch(table));

  const complaints: string[] = [];
  const answered: Record<string, number> = {};
  let caller = door(testHouse);
  for (let sent = 0; sent < count; sent++) {
    if (caller.isClosed || random.below(200) === 0)
      caller = await newCaller(door(testHouse), { testHouse, random });
    const text = strangeMessage(random, table);
    const before = caller.heard.length;
    caller.say(text);
    await testHouse.pass(60);
    // Opening a table takes longer when another has to be left first.
    for (let waits = 0; waits < 100 && !caller.heard.slice(before).some(isAnswer); waits++)
      await testHouse.pass(60);
    complaints.push(...judge(caller, before, text, answered));
  }
  const log = (await testHouse.disk.file.tables.read(table, 0)).entries;
  if (
    log.some(
      ({ body }) =>
        body.kind === 'move' &&
        body.by === 'house' &&
        body.holder === undefined &&
        body.move.kind === 'took',
    )
  )
    complaints.push('a stranger sat someone down');
  return { sent: count, complaints: [...complaints, ...testHouse.alarms], answered };
}

/** How strangers come in. */
export type Door = (testHouse: TestHouse) => Stranger;

type Stranger = Pick<Caller, 'heard' | 'isClosed' | 'say'>;

async function newCaller(
  caller: Stranger,
  { testHouse, random }: { readonly testHouse: TestHouse; readonly random: Random },
): Promise<Stranger> {
  if (random.below(4) > 0) caller.say({ re: 0, type: 'hello', protocol: 3 });
  await testHouse.pass(100);
  return caller;
}

/** Exactly one answer, with a code from the list and nothing of the inside in it. */
function judge(
  caller: Stranger,
  before: number,
  text: string,
  answered: Record<string, number>,
): readonly string[] {
  const answers = caller.heard.slice(before).filter(isAnswer);
  const shown = text.slice(0, 120);
  if (answers.length !== 1) return [`${answers.length} answers to ${shown}`];
  const [answer] = answers as [{ type: string; code?: string }];
  const kind = answer.code ?? answer.type;
  answered[kind] = (answered[kind] ?? 0) + 1;
  if (answer.code !== undefined && !ERROR_CODES.some(code => code === answer.code))
    return [`unknown code to ${shown}`];
  if (answer.code === 'house-error') return [`the house stumbled over ${shown}`];
  return /\.ts|node_modules|Error:/.test(JSON.stringify(answer))
    ? [`the answer to ${shown} tells too much`]
    : [];
}

const isAnswer = (message: unknown): boolean =>
  typeof message === 'object' &&
  message !== null &&
  'type' in message &&
  (message.type === 'ok' || message.type === 'error');

function strangeMessage(random: Random, table: string): string {
  if (random.below(12) === 0) return pick(BROKEN, random);
  const text = JSON.stringify(mutated(goodMessage(random, table), random));
  return random.below(10) === 0 ? garbled(text, random) : text;
}

/** At least one of each request, so that none can be forgotten here; `table` is somebody else's. */
const goodRequests = (
  table: string,
): { readonly [T in RequestType]: readonly Record<string, Value>[] } => {
  const person = 'a'.repeat(LIMITS.personId);
  const match = 'c'.repeat(LIMITS.entryId);
  return {
    hello: [
      { protocol: 3 },
      { protocol: 3, resume: { person, secret: 'b'.repeat(LIMITS.secret) } },
      { protocol: 3, token: 'd'.repeat(LIMITS.robotToken) },
    ],
    rename: [{ name: 'Franz Xaver' }, { name: '!' }],
    balance: [{ reset: true }],
    scores: [{}],
    lobby: [{ on: true }, { on: true, game: 'watten', free: true, rows: 2 }],
    people: [{ on: true }],
    person: [{ person }],
    message: [{ person, text: 'Servus' }],
    messages: [{ person, after: 1 }],
    mute: [{ person, muted: true }],
    mutes: [{}],
    friend: [{ person, on: true }],
    friends: [{}],
    open: [
      { game: 'big-two', options: { stake: 5 }, start: true },
      { game: 'big-two', deal: 'deal 3d', start: true },
      {
        game: 'blind-watten',
        options: { preset: 'suedtirol', target: 11 },
        seats: 4,
        leavers: 'forfeit',
        robots: false,
        access: 'password',
        password: 'Lampe',
      },
    ],
    quick: [{ game: 'watten', skill: 1, clock: 60, leaving: true }],
    watch: [{ table, since: 3, heard: 1.5 }],
    unwatch: [{}],
    bring: [{ table, amount: 100 }],
    mine: [{}],
    games: [{ game: 'big-two', page: 0 }],
    replay: [{ id: match, as: 'gallery', from: 1 }],
    log: [{ id: match, from: 1 }],
    sit: [{ table, seat: 1, leaving: true }],
    leave: [{ table }],
    start: [{ table }],
    find: [{ number: 1 }],
    knock: [{ table }],
    moreTime: [{ table, seat: 1 }],
    settings: [
      { table, name: 'Eck', access: 'knock', chat: 'players', spectators: 'ask', robots: false },
    ],
    chair: [{ table, seat: 1, holder: 'computer', skill: 1 }],
    host: [{ table, person }],
    admit: [{ table, person, admitted: true }],
    invite: [{ table, person }],
    remove: [{ table, person, ban: true }],
    unban: [{ table, person }],
    close: [{ table }],
    decline: [{ table }],
    move: [{ table, key: 'abcdefghjkmn', decision: 'play 1.0', move: { kind: 'pass' } }],
    moves: [{ table }],
    chat: [{ table, text: 'Servus' }],
    notes: [{ table, text: '{}' }],
    report: [{ person, table, text: 'was rude' }],
    takeOver: [{}],
    ping: [{ next: 45_000 }],
  };
};

function goodMessage(random: Random, table: string): Record<string, Value> {
  const [type, examples] = pick(Object.entries(goodRequests(table)), random);
  return { re: random.below(1_000), type, ...pick(examples, random) };
}
