import { WITH_ACCOUNTS } from './examples/accounts.ts';
import type { Example } from './examples/example.ts';
import { MATCHES } from './examples/matches.ts';
import { AMONG_PEOPLE } from './examples/people.ts';
import { AT_TABLES } from './examples/tables.ts';

/** One conversation from beginning to end, in a house that has just been opened. Every request is in it. */
export const EXAMPLES: readonly Example[] = [
  ...AT_TABLES,
  ...AMONG_PEOPLE,
  ...MATCHES,
  ...WITH_ACCOUNTS,
];
