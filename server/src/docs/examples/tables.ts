import { PROTOCOL } from '@stammtisch/protocol';

import { type Example, hello, ok } from './example.ts';
import { ADA, BOB, CLEO, CORNER, TABLE, secretOf } from './names.ts';

/** Three people come in, and two tables are opened and closed. */
export const AT_TABLES: readonly Example[] = [
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
      options: { preset: 'deuce', stake: 50 },
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
          options: { stake: 50 },
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
  { by: 'cleo', ask: { type: 'watch', table: TABLE }, answer: { ok: { version: 11 } } },
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
  // In the middle of a hand: her money stays on the table until that is over.
  { by: 'ada', ask: { type: 'leave', table: TABLE }, answer: ok },
  {
    by: 'ada',
    ask: { type: 'open', game: 'blackjack', seats: 2, name: 'Corner', clock: 60 },
    answer: { ok: { table: CORNER } },
  },
  {
    by: 'ada',
    ask: { type: 'bring', table: CORNER, amount: 1_000 },
    answer: { error: 'no-chips' },
  },
  { by: 'bob', ask: { type: 'close', table: TABLE }, answer: ok },
  { by: 'ada', ask: { type: 'bring', table: CORNER, amount: 1_000 }, answer: ok },
  { by: 'ada', ask: { type: 'watch', table: CORNER }, answer: { ok: { version: 3 } } },
  { by: 'bob', ask: { type: 'watch', table: CORNER }, answer: { ok: { version: 3 } } },
  { by: 'bob', ask: { type: 'sit', table: CORNER }, answer: { ok: { seated: true } } },
  {
    by: 'ada',
    ask: {
      type: 'move',
      table: CORNER,
      key: 'j3k8m2p9q4wx',
      decision: 'betting 0',
      move: { kind: 'bet', amount: 500 },
    },
    answer: { error: 'stale' },
  },
  {
    by: 'ada',
    ask: {
      type: 'move',
      table: CORNER,
      key: 'j3k8m2p9q4wx',
      decision: 'betting 1',
      move: { kind: 'bet', amount: 500 },
    },
    answer: { ok: { version: 7 } },
  },
  { by: 'ada', ask: { type: 'moreTime', table: CORNER, seat: 1 }, answer: ok },
  {
    by: 'bob',
    ask: {
      type: 'move',
      table: CORNER,
      key: 'w7r4t8y2n6bz',
      decision: 'betting 1',
      move: { kind: 'bet', amount: 300 },
    },
    answer: { ok: { version: 8 } },
  },
  { by: 'ada', ask: { type: 'leave', table: CORNER }, answer: ok },
  {
    by: 'bob',
    ask: { type: 'scores' },
    answer: {
      ok: { best: [{ name: 'Ada', score: 100_000, at: 1_767_225_700_000 }], mine: [] },
    },
  },
  { by: 'bob', ask: { type: 'close', table: CORNER }, answer: ok },
];
