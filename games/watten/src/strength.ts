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

/** Rule 4.1. */
export const classOf = (card: Card, announcement: Announcement): Class =>
  standingOf(card, announcement).class;

/** For comparing cards: Schläge are equal, and so are plain cards of a value (rules 4.2 to 4.6). */
export const strengthOf = (card: Card, announcement: Announcement): number =>
  standingOf(card, announcement).strength;

interface Standing {
  readonly class: Class;
  readonly strength: number;
}

type Standings = ReadonlyMap<Card, Standing>;

const standingOf = (card: Card, { schlag, trump }: Announcement): Standing =>
  STANDINGS.get(schlag)!.get(trump)!.get(card)!;

/** There are but 32 announcements, and computers ask for them over and over. */
const STANDINGS: ReadonlyMap<german.Rank, ReadonlyMap<german.Suit, Standings>> = new Map(
  german.RANKS.map(schlag => [
    schlag,
    new Map(german.SUITS.map(trump => [trump, standingsUnder({ schlag, trump })])),
  ]),
);

function standingsUnder(announcement: Announcement): Standings {
  return new Map(
    german.PACK_32.map(card => {
      const standing = classUnder(card, announcement);
      const strength =
        CLASSES.indexOf(standing) * german.RANKS.length + heightWithin(standing, card);
      return [card, { class: standing, strength }];
    }),
  );
}

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
  const [mine, other] = [standingOf(card, announcement), standingOf(best, announcement)];
  if (mine.strength <= other.strength) return false;
  // Rule 4.6. As long as the best card is plain, it is of the suit that was led.
  return mine.class !== 'plain' || suitOf(card) === suitOf(best);
}

/** At which place in the trick its strongest card lies. */
export const bestOf = (cards: readonly Card[], announcement: Announcement): number =>
  bestAt(cards, (card, best) => isStronger(card, best, announcement));

/** Who takes the trick, or would if no more cards were played. */
export const winnerOf = ({ leader, cards }: Trick, round: Announcement & Table): Seat =>
  seatAfter(leader, bestOf(cards, round), round);
