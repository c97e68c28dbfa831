import { game } from '@stammtisch/blackjack';
import { decode } from '@stammtisch/protocol/decode';
import { describe, expect, test } from 'vitest';

import { ACCOUNT_REQUESTS } from '../server/src/people/account-requests.ts';

const TABLE = 'abcdefgh';

/** What the clients of BJX ask for, and what that is here. */
const BY_SOCKET = {
  bjx: { type: 'hello', protocol: 3 },
  setup: { type: 'balance' },
  games: { type: 'lobby', on: true },
  highscore: { type: 'scores' },
  delete: { type: 'close', table: TABLE },
  join: { type: 'sit', table: TABLE },
  leave: { type: 'leave', table: TABLE },
  'new round': { type: 'start', table: TABLE },
  chat: { type: 'chat', table: TABLE, text: 'Servus' },
} as const;

const MOVES = [
  { kind: 'bet', amount: 500 },
  { kind: 'hit' },
  { kind: 'stand' },
  { kind: 'double' },
  { kind: 'insurance' },
] as const;

describe('J10: what the clients of BJX ask for is asked here, too', () => {
  test.each(Object.entries(BY_SOCKET))('%s', (_, request) => {
    expect(decode(JSON.stringify({ re: 1, ...request }))).toMatchObject({
      ok: true,
      value: request,
    });
  });

  test.each(MOVES)('$kind, as a move', move => {
    const decision = 'turn 1';
    const sent = { re: 1, type: 'move', table: TABLE, key: 'k'.repeat(12), decision, move };
    expect(decode(JSON.stringify(sent))).toMatchObject({ ok: true, value: { move } });
    expect(game.decodeMove(move)).toEqual(move);
  });

  test.each(['sign-up', 'log-in', 'log-out'])('%s, over HTTP', path => {
    const paths = Object.values(ACCOUNT_REQUESTS).map(each => each.path);
    expect(paths).toContain(`/${path}`);
  });
});
