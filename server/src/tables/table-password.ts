import type { TableId } from '@stammtisch/protocol';

import { hashOf } from '../people/hash.ts';

/** A word that friends tell each other, for as long as a table is there: guesses are what is limited. */
export const tablePasswordHash = (table: TableId, password: string): string =>
  hashOf(`${table} ${password.normalize('NFKC').trim()}`);
