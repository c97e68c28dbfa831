import { LIMITS } from '@stammtisch/protocol';

import { cleanName } from './names.ts';

/** Where one sits in an inn, and what one sees from there: the same in every language. */
const PLACES = [
  'Ofenbank',
  'Herrgottswinkel',
  'Erker',
  'Kachelofen',
  'Laube',
  'Kastanie',
  'Linde',
  'Nussbaum',
  'Brunnen',
  'Zirbenstube',
  'Dachstein',
  'Ortler',
  'Watzmann',
  'Sella',
  'Marmolata',
  'Rosengarten',
  'Langkofel',
  'Schlern',
  'Piz Boè',
  'Zugspitze',
] as const;

/** A name for the table with this number, whose host has not chosen one. */
export const madeUpTableName = (number: number): string => PLACES[number % PLACES.length]!;

/** A table's name as it is kept, or undefined if it cannot be one. */
export const cleanTableName = (text: string): string | undefined =>
  cleanName(text.replaceAll('’', "'"), LIMITS.tableName);
