import { type Example, ok } from './example.ts';
import { ADA, BOB, CLEO } from './names.ts';

/** They write to each other; one does not want to hear from another. */
export const AMONG_PEOPLE: readonly Example[] = [
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
        records: [{ game: 'blackjack', rounds: 1, won: 0, drawn: 0, score: -300, best: -300 }],
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
];
