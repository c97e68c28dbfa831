import type { Answers, ErrorCode, Request, RequestType } from '@stammtisch/protocol';
import { PROTOCOL } from '@stammtisch/protocol';

type RequestOf<Type extends RequestType> = Extract<Request, { type: Type }>;

/** A request and what it is answered, in a house that has just been opened. */
export type Example<Type extends RequestType = RequestType> = {
  readonly [Each in Type]: {
    readonly by: Who;
    readonly ask: Omit<RequestOf<Each>, 're'>;
    readonly answer: { readonly ok: Answers[Each] } | { readonly error: ErrorCode };
  };
}[Type];

export type Who = 'ada' | 'bob' | 'cleo';

/** Stands for whatever is there. */
export const ANYTHING = '…';

const ADA = 'ada2345678';
const BOB = 'bob2345678';
const CLEO = 'cleo234567';
const SECRET = 'k7w2pz9mq4x8c3vd6s5tg2hn7b4j9rfy';
const TABLE = 'w4kz7n2p';
const SINGLE = 'q9m3x6vb';
const QUICK = 'r8d5k2wz';
const MATCH = 'h5t8c2w7d4xz';

const secretOf = (who: Who): string => (who + SECRET).slice(0, SECRET.length);

/** Ids and made-up names, which are others in every house. */
export const MADE_UP: readonly string[] = [
  ADA,
  BOB,
  CLEO,
  TABLE,
  SINGLE,
  QUICK,
  MATCH,
  secretOf('ada'),
  secretOf('bob'),
  secretOf('cleo'),
  'Bergdohle 356',
  'Schneehase 12',
  'Murmeltier 77',
];

const hello = { type: 'hello', protocol: PROTOCOL } as const;
const ok = { ok: {} } as const;

/** One conversation from beginning to end, by three people. Every request is in it. */
export const EXAMPLES: readonly Example[] = [
  {
    by: 'ada',
    ask: hello,
    answer: {
      ok: { person: ADA, name: 'Bergdohle 356', secret: secretOf('ada'), account: false },
    },
  },
  {
    by: 'ada',
    ask: { ...hello, resume: { person: ADA, secret: secretOf('ada') } },
    answer: {
      ok: { person: ADA, name: 'Bergdohle 356', secret: secretOf('ada'), account: false },
    },
  },
  { by: 'bob', ask: { type: 'mine' }, answer: { error: 'no-hello' } },
  { by: 'bob', ask: { ...hello, protocol: PROTOCOL - 1 }, answer: { error: 'other-protocol' } },
  {
    by: 'bob',
    ask: hello,
    answer: {
      ok: { person: BOB, name: 'Schneehase 12', secret: secretOf('bob'), account: false },
    },
  },
  {
    by: 'cleo',
    ask: hello,
    answer: {
      ok: { person: CLEO, name: 'Murmeltier 77', secret: secretOf('cleo'), account: false },
    },
  },
  { by: 'ada', ask: { type: 'ping', next: 45_000 }, answer: ok },
  { by: 'ada', ask: { type: 'rename', name: 'Ada' }, answer: { ok: { name: 'Ada' } } },
  { by: 'bob', ask: { type: 'rename', name: 'Ada' }, answer: { error: 'name-taken' } },
  { by: 'bob', ask: { type: 'rename', name: 'Bob' }, answer: { ok: { name: 'Bob' } } },
  { by: 'cleo', ask: { type: 'rename', name: 'Cleo' }, answer: { ok: { name: 'Cleo' } } },
  { by: 'ada', ask: { type: 'takeOver' }, answer: ok },

  {
    by: 'ada',
    ask: { type: 'lobby', on: true },
    answer: { ok: { tables: [], found: 0, total: 0, online: 3 } },
  },
  { by: 'ada', ask: { type: 'mine' }, answer: { ok: { tables: [] } } },
  {
    by: 'ada',
    ask: {
      type: 'open',
      game: 'big-two',
      options: { preset: 'friendly' },
      name: 'Regulars',
      listed: true,
      access: 'knock',
    },
    answer: { ok: { table: TABLE } },
  },
  {
    by: 'ada',
    ask: { type: 'open', game: 'watten', start: true },
    answer: { error: 'seated-elsewhere' },
  },
  {
    by: 'ada',
    ask: { type: 'settings', table: TABLE, clock: 60, spectators: 'ask' },
    answer: ok,
  },
  {
    by: 'bob',
    ask: { type: 'settings', table: TABLE, clock: 0 },
    answer: { error: 'not-host' },
  },
  {
    by: 'bob',
    ask: { type: 'find', number: 1 },
    answer: {
      ok: {
        table: {
          table: TABLE,
          number: 1,
          name: 'Regulars',
          game: 'big-two',
          host: 'Ada',
          options: { stake: 0 },
          seats: 4,
          people: ['Ada'],
          chairs: [{ person: 'Ada' }, { nobody: true }, { nobody: true }, { nobody: true }],
          bots: 0,
          watching: 0,
          started: false,
          access: 'knock',
          clock: 60,
        },
      },
    },
  },
  { by: 'bob', ask: { type: 'watch', table: TABLE }, answer: { error: 'must-knock' } },
  {
    by: 'bob',
    ask: { type: 'sit', table: TABLE, seat: 1 },
    answer: { ok: { seated: false, knocking: true } },
  },
  {
    by: 'ada',
    ask: { type: 'admit', table: TABLE, person: BOB, admitted: true },
    answer: ok,
  },
  { by: 'cleo', ask: { type: 'knock', table: TABLE }, answer: ok },
  { by: 'ada', ask: { type: 'admit', table: TABLE, person: CLEO, admitted: true }, answer: ok },
  { by: 'ada', ask: { type: 'invite', table: TABLE, person: CLEO }, answer: ok },
  { by: 'cleo', ask: { type: 'decline', table: TABLE }, answer: ok },
  { by: 'ada', ask: { type: 'watch', table: TABLE }, answer: { ok: { version: 8 } } },
  {
    by: 'ada',
    ask: { type: 'watch', table: TABLE, since: 7, heard: 4 },
    answer: { ok: { version: 8 } },
  },
  { by: 'ada', ask: { type: 'chat', table: TABLE, text: 'Servus' }, answer: { ok: { line: 5 } } },
  {
    by: 'bob',
    ask: { type: 'chat', table: TABLE, text: 'Servus' },
    answer: { error: 'not-here' },
  },
  { by: 'ada', ask: { type: 'notes', table: TABLE, text: 'Bob holds the 2♠' }, answer: ok },
  {
    by: 'ada',
    ask: { type: 'chair', table: TABLE, seat: 3, holder: 'computer', skill: 1 },
    answer: ok,
  },
  { by: 'ada', ask: { type: 'remove', table: TABLE, person: CLEO, ban: true }, answer: ok },
  { by: 'cleo', ask: { type: 'sit', table: TABLE }, answer: { error: 'banned' } },
  { by: 'ada', ask: { type: 'unban', table: TABLE, person: CLEO }, answer: ok },
  { by: 'ada', ask: { type: 'host', table: TABLE, person: BOB }, answer: ok },
  { by: 'ada', ask: { type: 'start', table: TABLE }, answer: { error: 'not-host' } },
  { by: 'bob', ask: { type: 'start', table: TABLE }, answer: ok },
  {
    by: 'bob',
    ask: { type: 'moreTime', table: TABLE, seat: 9 },
    answer: { error: 'not-now' },
  },
  { by: 'ada', ask: { type: 'unwatch' }, answer: ok },
  { by: 'ada', ask: { type: 'leave', table: TABLE }, answer: ok },
  { by: 'bob', ask: { type: 'close', table: TABLE }, answer: ok },

  {
    by: 'ada',
    ask: { type: 'people', on: true },
    answer: {
      ok: {
        people: [
          { person: ADA, name: 'Ada' },
          { person: BOB, name: 'Bob' },
          { person: CLEO, name: 'Cleo' },
        ],
        total: 3,
      },
    },
  },
  {
    by: 'ada',
    ask: { type: 'person', person: BOB },
    answer: {
      ok: {
        person: BOB,
        name: 'Bob',
        here: true,
        account: false,
        since: 1_767_225_600_000,
        records: [],
      },
    },
  },
  {
    by: 'ada',
    ask: { type: 'message', person: BOB, text: 'Another one?' },
    answer: { ok: { line: 1 } },
  },
  {
    by: 'bob',
    ask: { type: 'messages', person: ADA },
    answer: {
      ok: {
        name: 'Ada',
        lines: [{ line: 1, own: false, text: 'Another one?', at: 1_767_225_660_000 }],
      },
    },
  },
  { by: 'cleo', ask: { type: 'messages' }, answer: { ok: { conversations: [] } } },
  { by: 'bob', ask: { type: 'mute', person: ADA, muted: true }, answer: ok },
  {
    by: 'bob',
    ask: { type: 'mutes' },
    answer: { ok: { people: [{ person: ADA, name: 'Ada' }] } },
  },
  {
    by: 'ada',
    ask: { type: 'friend', person: BOB, on: true },
    answer: { error: 'no-account' },
  },
  {
    by: 'ada',
    ask: { type: 'friends' },
    answer: { ok: { friends: [], asked: [], sent: [] } },
  },
  {
    by: 'bob',
    ask: { type: 'report', person: ADA, text: 'Spoils every game.' },
    answer: ok,
  },

  {
    by: 'ada',
    ask: { type: 'quick', game: 'watten' },
    answer: { ok: { table: QUICK, seated: true, opened: true } },
  },
  {
    by: 'cleo',
    ask: { type: 'open', game: 'blackjack', seats: 1, start: true },
    answer: { ok: { table: SINGLE } },
  },
  { by: 'cleo', ask: { type: 'watch', table: SINGLE }, answer: { ok: { version: 4 } } },
  {
    by: 'cleo',
    ask: { type: 'moves', table: SINGLE },
    answer: {
      ok: {
        version: 4,
        seat: 0,
        view: ANYTHING,
        isAwaited: true,
        decisions: [
          {
            decision: 'betting 1',
            moves: [],
            amounts: [{ kind: 'bet', min: 100, max: 100_000, step: 100 }],
          },
        ],
      },
    },
  },
  {
    by: 'cleo',
    ask: {
      type: 'move',
      table: SINGLE,
      key: 'j3k8m2p9q4wx',
      decision: 'betting 0',
      move: { kind: 'bet', amount: 500 },
    },
    answer: { error: 'stale' },
  },
  {
    by: 'cleo',
    ask: {
      type: 'move',
      table: SINGLE,
      key: 'j3k8m2p9q4wx',
      decision: 'betting 1',
      move: { kind: 'bet', amount: 500 },
    },
    answer: { ok: { version: 5 } },
  },
  {
    by: 'cleo',
    ask: { type: 'bring', table: SINGLE, amount: 1_000 },
    answer: { error: 'no-chips' },
  },
  {
    by: 'cleo',
    ask: { type: 'balance' },
    answer: { ok: { balance: 0, onTables: 100_000 } },
  },
  { by: 'cleo', ask: { type: 'close', table: SINGLE }, answer: ok },
  {
    by: 'cleo',
    ask: { type: 'games' },
    answer: {
      ok: {
        games: [
          {
            id: MATCH,
            game: 'blackjack',
            began: 1_767_225_720_000,
            ended: 1_767_225_725_000,
            rounds: 1,
            seats: [{ name: 'Cleo', by: 'person' }],
            seat: 0,
          },
        ],
        more: false,
      },
    },
  },
  {
    by: 'cleo',
    ask: { type: 'replay', id: MATCH, from: 9_999 },
    answer: { ok: { as: 'own', steps: [] } },
  },
  {
    by: 'ada',
    ask: { type: 'log', id: MATCH },
    answer: { error: 'closed-hands' },
  },
  { by: 'cleo', ask: { type: 'log', id: MATCH, from: 9_999 }, answer: { ok: { entries: [] } } },
  {
    by: 'ada',
    ask: { type: 'scores' },
    answer: { ok: { best: [{ name: 'Cleo', score: 100_000, at: 1_767_225_725_000 }], mine: [] } },
  },
];

/** What is sent for an example. */
export const requestOf = ({ ask }: Example, re: number): object => ({ re, ...ask });
