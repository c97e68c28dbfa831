import { pick, type Random, seeded } from '@stammtisch/kernel';
import { ERROR_CODES, LIMITS, type RequestType } from '@stammtisch/protocol';

import { type Caller, TestHouse } from './test-house.ts';

/** What went wrong while so many strange messages were sent; nothing, if all is well. */
export interface Fuzzed {
  readonly sent: number;
  readonly complaints: readonly string[];
  readonly answered: Readonly<Record<string, number>>;
}

type Value = unknown;

/** Values that have tripped others up. */
const ODD: readonly Value[] = [
  null,
  true,
  false,
  0,
  -1,
  1,
  0.5,
  2 ** 31,
  2 ** 53,
  2 ** 53 + 2,
  -(2 ** 53),
  1e308,
  -0,
  '',
  ' ',
  'a',
  '0',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '\u0000',
  '\ud800',
  '\udfff\ud800',
  '\u202e',
  '\u200b',
  'x'.repeat(79),
  'x'.repeat(80),
  'x'.repeat(81),
  'x'.repeat(500),
  'x'.repeat(1_001),
  '😀'.repeat(300),
  [],
  {},
  [[]],
  [{}],
  { kind: 'pass' },
  { kind: 'ready' },
  { kind: 'deal' },
  { kind: 'play', cards: ['3d'] },
  { kind: 'play', cards: ['3d', '3d'] },
  { kind: 'play', cards: Array.from({ length: 60 }, () => '3d') },
  { kind: 'show', card: '6b' },
  { kind: 'card', card: 'hidden' },
  { kind: 'ask', wish: 'schoenere' },
  { kind: 'answer', accept: 'yes' },
  { kind: 'bet' },
  { kind: 'forfeited', seat: 1 },
  { kind: 'took', seat: 0, by: 'person', chips: 1e9 },
  { kind: 'next' },
  { kind: 'closed' },
  { length: -1 },
];

/** Texts that are no JSON, or JSON of the worst kind. */
const BROKEN: readonly string[] = [
  '',
  ' ',
  '{',
  '}',
  '[',
  'null',
  'NaN',
  'undefined',
  '"',
  '{"re":1',
  '{"re":1,}',
  "{'re':1}",
  '\u0000',
  '\ufeff{}',
  '{"__proto__":{"type":"ping","re":1}}',
  '{"re":1,"re":2,"type":"ping"}',
  '{"re":1e309,"type":"ping"}',
  '{"re":1,"type":"ping","type":"hello"}',
  '['.repeat(4_000),
  `${'{"a":'.repeat(1_000)}1${'}'.repeat(1_000)}`,
  `{"re":1,"type":"chat","table":"aaaaaaaa","text":"${'x'.repeat(7_900)}"}`,
  'x'.repeat(8_192),
  'x'.repeat(8_193),
];

/** T6: sends `count` messages, most of them wrong, to a house with people playing in it. */
export async function fuzz(seed: number, count: number): Promise<Fuzzed> {
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
  let caller = testHouse.dial();
  for (let sent = 0; sent < count; sent++) {
    if (caller.isClosed || random.below(200) === 0) caller = await newCaller(testHouse, random);
    const text = strangeMessage(random, table);
    const before = caller.heard.length;
    caller.say(text);
    await testHouse.pass(60);
    // Opening a table takes longer when another has to be left first.
    for (let waits = 0; waits < 100 && !caller.heard.slice(before).some(isAnswer); waits++)
      await testHouse.pass(60);
    complaints.push(...judge(caller, before, text, answered));
  }
  const log = testHouse.disk.file.tables.read(table, 0).entries;
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

async function newCaller(testHouse: TestHouse, random: Random): Promise<Caller> {
  const caller = testHouse.dial();
  if (random.below(4) > 0) caller.say({ re: 0, type: 'hello', protocol: 3 });
  await testHouse.pass(100);
  return caller;
}

/** Exactly one answer, with a code from the list and nothing of the inside in it. */
function judge(
  caller: Caller,
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
    ],
    rename: [{ name: 'Franz Xaver' }, { name: '!' }],
    balance: [{ reset: true }],
    scores: [{}],
    lobby: [{ on: true }],
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
      {
        game: 'blind-watten',
        options: { preset: 'suedtirol', target: 11 },
        seats: 4,
        leavers: 'forfeit',
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
    settings: [{ table, name: 'Eck', access: 'knock', chat: 'players', spectators: 'ask' }],
    chair: [{ table, seat: 1, holder: 'computer', skill: 1 }],
    host: [{ table, person }],
    admit: [{ table, person, admitted: true }],
    invite: [{ table, person }],
    remove: [{ table, person, ban: true }],
    unban: [{ table, person }],
    close: [{ table }],
    decline: [{ table }],
    move: [{ table, key: 'abcdefghjkmn', decision: 'play 1.0', move: { kind: 'pass' } }],
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

/** One to three fields changed, dropped, doubled or added, at any depth. */
function mutated(message: Record<string, Value>, random: Random): Value {
  let result: Value = message;
  for (let times = random.below(4); times > 0; times--) result = mutatedOnce(result, random);
  return result;
}

function mutatedOnce(value: Value, random: Random): Value {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || random.below(12) === 0)
    return pick(ODD, random);
  const fields = Object.entries(value);
  const at = random.below(fields.length + 1);
  const chosen = fields[at];
  if (chosen === undefined)
    return Object.fromEntries([...fields, [String(pick(ODD, random)), pick(ODD, random)]]);
  if (random.below(4) === 0) return Object.fromEntries(fields.toSpliced(at, 1));
  return Object.fromEntries(fields.with(at, [chosen[0], mutatedOnce(chosen[1], random)]));
}

function garbled(text: string, random: Random): string {
  const at = random.below(text.length + 1);
  return pick(
    [text.slice(0, at), text.slice(at), text.slice(0, at) + text, `${text}${text}`],
    random,
  );
}
