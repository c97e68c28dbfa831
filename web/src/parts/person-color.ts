import type { PersonId } from '@stammtisch/protocol';

/** As many as can be told apart beside one another. */
export const COLORS = 8;

/** A person's colour: the same on every page, for everyone, whatever they are called. */
export const colorOf = (person: PersonId): number => {
  let sum = 0;
  for (const letter of person) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return sum % COLORS;
};
