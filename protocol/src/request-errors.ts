import type { ErrorCode } from './errors.ts';
import type { RequestType } from './requests.ts';

/** What a request can be answered with whatever it asks for. */
export const ERRORS_OF_ANY = [
  'bad-message',
  'too-large',
  'too-fast',
  'no-hello',
  'unavailable',
  'house-error',
] as const satisfies readonly ErrorCode[];

const AT_TABLE = ['no-such-table', 'unreadable-table'] as const;
const TO_LOOK_ON = ['banned', 'no-spectators', 'must-knock'] as const;
const OF_HOST = [...AT_TABLE, 'table-closed', 'not-host'] as const;

/** What each request can be answered with besides: nothing else comes. */
export const REQUEST_ERRORS: { readonly [Type in RequestType]: readonly ErrorCode[] } = {
  hello: ['other-protocol', 'not-you', 'blocked', 'house-full', 'house-closing'],
  ping: [],
  rename: ['bad-name', 'name-taken', 'knows-secret'],
  takeOver: [],
  lobby: [],
  find: ['no-such-table', 'table-closed'],
  open: [
    'no-such-game',
    'bad-options',
    'no-arena',
    'bad-name',
    'name-taken',
    'needs-password',
    'seated-elsewhere',
    'too-many-tables',
    'house-closing',
  ],
  quick: ['no-such-game', 'seated-elsewhere', 'too-many-tables', 'house-closing'],
  mine: [],
  watch: [...AT_TABLE, ...TO_LOOK_ON],
  unwatch: [],
  sit: [
    ...AT_TABLE,
    'table-closed',
    'banned',
    'no-robots',
    'table-locked',
    'needs-password',
    'wrong-password',
    'seated-elsewhere',
    'table-full',
    'seat-taken',
    'already-started',
  ],
  knock: [...AT_TABLE, 'table-closed', 'banned', 'no-spectators', 'table-full'],
  moreTime: [...AT_TABLE, 'not-seated', 'not-now'],
  decline: [...AT_TABLE, 'no-such-person'],
  leave: [...AT_TABLE, 'not-seated'],
  moves: [...AT_TABLE, 'table-closed', 'not-seated'],
  move: [...AT_TABLE, 'table-closed', 'not-seated', 'stale', 'refused'],
  bring: [...AT_TABLE, 'table-closed', 'not-seated', 'no-chips', 'not-now'],
  chat: [...AT_TABLE, 'bad-text', 'not-here', 'chat-off', 'players-only', 'not-you'],
  notes: AT_TABLE,
  start: [...OF_HOST, 'already-started'],
  settings: [
    ...OF_HOST,
    'bad-name',
    'name-taken',
    'knows-secret',
    'needs-password',
    'already-started',
    'bad-options',
    'seat-taken',
  ],
  chair: [...OF_HOST, 'seat-taken', 'not-now'],
  host: [...OF_HOST, 'no-such-person'],
  admit: [...OF_HOST, 'no-such-person', 'seated-elsewhere'],
  invite: [
    ...OF_HOST,
    'no-such-person',
    'not-online',
    'seated-elsewhere',
    'table-locked',
    'seat-taken',
    'banned',
    'no-robots',
  ],
  remove: [...OF_HOST, 'no-such-person'],
  unban: [...OF_HOST, 'no-such-person'],
  close: OF_HOST,
  people: [],
  person: ['no-such-person', 'not-now'],
  message: ['bad-text', 'knows-secret', 'no-such-person'],
  messages: ['no-such-person'],
  mute: ['no-such-person'],
  mutes: [],
  friend: ['no-such-person', 'no-account', 'is-guest', 'too-many-friends'],
  friends: ['not-now'],
  report: [...AT_TABLE, 'bad-text', 'no-such-person'],
  balance: [...AT_TABLE, 'has-money', 'not-you'],
  scores: [],
  games: [...AT_TABLE, ...TO_LOOK_ON],
  replay: ['no-such-replay', 'closed-hands', ...TO_LOOK_ON],
  log: ['no-such-replay', 'closed-hands'],
};

/** Whether such a request can be answered with this error; undefined stands for one that could not be read. */
export const canAnswer = (type: RequestType | undefined, code: ErrorCode): boolean =>
  ERRORS_OF_ANY.some(each => each === code) ||
  (type !== undefined && REQUEST_ERRORS[type].includes(code));
