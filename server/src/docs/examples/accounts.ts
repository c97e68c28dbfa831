import { type Example, hello, ok } from './example.ts';
import { DORA, EMIL, WINDOW } from './names.ts';

/** Two who have accounts become friends, and sit down together. */
export const WITH_ACCOUNTS: readonly Example[] = [
  {
    by: 'dora',
    ask: hello,
    answer: { ok: { person: DORA, name: 'Dora', account: true } },
  },
  {
    by: 'emil',
    ask: hello,
    answer: { ok: { person: EMIL, name: 'Emil', account: true } },
  },
  { by: 'dora', ask: { type: 'friend', person: EMIL, on: true }, answer: ok },
  {
    by: 'emil',
    ask: { type: 'friends' },
    answer: { ok: { friends: [], asked: [{ person: DORA, name: 'Dora' }], sent: [] } },
  },
  { by: 'emil', ask: { type: 'friend', person: DORA, on: true }, answer: ok },
  {
    by: 'dora',
    ask: { type: 'open', game: 'blackjack', seats: 2, name: 'Window', clock: 60 },
    answer: { ok: { table: WINDOW } },
  },
  { by: 'dora', ask: { type: 'watch', table: WINDOW }, answer: { ok: { version: 2 } } },
  { by: 'dora', ask: { type: 'invite', table: WINDOW, person: EMIL }, answer: ok },
  { by: 'emil', ask: { type: 'sit', table: WINDOW }, answer: { ok: { seated: true } } },
];
