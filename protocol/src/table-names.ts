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
