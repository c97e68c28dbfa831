import { LIMITS } from '@stammtisch/protocol';

import { cleanName } from './names.ts';

/** A table's name as it is kept, or undefined if it cannot be one. */
export const cleanTableName = (text: string): string | undefined =>
  cleanName(text.replaceAll('’', "'"), LIMITS.tableName);
