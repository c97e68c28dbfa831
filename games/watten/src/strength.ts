import { bestAt, german, type Seat } from '@stammtisch/kernel';

import { seatAfter, type Table } from './seats.ts';
import type { Card, Trick, Tricks } from './state.ts';

/** What was named. */
export type Announcement = Pick<Tricks, 'schlag' | 'trump'>;

/** Weakest first (rule 4.1). */
const CLASSES = ['plain', 'trump', 'schlag', 'hauptschlag', 'crit'] as const;

export type Class = (typeof CLASSES)[number];

/** Strongest first (rule 4.2). */
export const CRITS: readonly Card[] = ['Kh', '7b', '7a'];

export const { rankOf, suitOf } = german;

export const isCrit = (card: Card): boolean => CRITS.includes(card);

/** The card of both names: the Hauptschlag, unless it is a crit and stays one (rule 4.3). */
export const namedCardOf = ({ schlag, trump }: Announcement): Card => `${schlag}${trump}`;

/** Schläge are of equal strength, and so are plain cards of a value (rules 4.1 to 4.6). */
export const { classOf, strengthOf } = german.standings<Card, german.Rank, Class>({
  pack: german.PACK_32,
  values: german.RANKS,
  classes: CLASSES,
  classUnder,
  heightWithin,
});

function classUnder(card: Card, { schlag, trump }: Announcement): Class {
  if (isCrit(card)) return 'crit';
  if (card === namedCardOf({ schlag, trump })) return 'hauptschlag';
  if (rankOf(card) === schlag) return 'schlag';
  return suitOf(card) === trump ? 'trump' : 'plain';
}

/** Where a card stands among its own class. */
function heightWithin(standing: Class, card: Card): number {
  switch (standing) {
    case 'crit':
      return CRITS.length - CRITS.indexOf(card);
    case 'hauptschlag':
    case 'schlag':
      return 0;
    case 'trump':
    case 'plain':
      return german.RANKS.indexOf(rankOf(card));
  }
}

/** Whether a card takes a trick from the best one so far. Of equal cards the first played stays the best. */
export function isStronger(card: Card, best: Card, announcement: Announcement): boolean {
  if (strengthOf(card, announcement) <= strengthOf(best, announcement)) return false;
  // Rule 4.6. As long as the best card is plain, it is of the suit that was led.
  return classOf(card, announcement) !== 'plain' || suitOf(card) === suitOf(best);
}

/** At which place in the trick its strongest card lies. */
export const bestOf = (cards: readonly Card[], announcement: Announcement): number =>
  bestAt(cards, (card, best) => isStronger(card, best, announcement));

/** Who takes the trick, or would if no more cards were played. */
export const winnerOf = ({ leader, cards }: Trick, round: Announcement & Table): Seat =>
  seatAfter(leader, bestOf(cards, round), round);
