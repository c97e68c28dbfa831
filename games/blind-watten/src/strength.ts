import { bestAt, german, type Seat } from '@stammtisch/kernel';

import { SEATS } from './seats.ts';
import type { Announcement, Card, Options, Trick } from './state.ts';

/** Weakest first (rule 5.1). */
const CLASSES = ['plain', 'trump', 'blind', 'right', 'good'] as const;

export type Class = (typeof CLASSES)[number];

/** Lowest first, the Weli below the seven (rule 1.2). */
export const VALUES = ['6', ...german.RANKS] as const;

type Value = (typeof VALUES)[number];

export const valueOf = (card: Card): Value => (card === german.WELI ? '6' : german.rankOf(card));

/** The Weli is a card of bells, as a trump card too (rules 1.2 and 4.4). */
export const { suitOf } = german;

type Announced = german.Announced<Value>;

/** Rule 4.1: what the two cards say. */
const announcedBy = ({ schlag, trump }: Announcement): Announced => ({
  schlag: valueOf(schlag),
  trump: suitOf(trump),
});

/** Rule 5.2: next above the right one; above the ace, and above the Weli, comes the seven. */
const goodUnder = ({ schlag, trump }: Announced): Card =>
  `${german.RANKS[VALUES.indexOf(schlag)] ?? '7'}${trump}`;

/** Rules 5.2 and 5.5. */
const rightUnder = ({ schlag, trump }: Announced): Card =>
  schlag === '6' ? german.WELI : `${schlag}${trump}`;

export const goodOf = (announcement: Announcement): Card => goodUnder(announcedBy(announcement));
export const rightOf = (announcement: Announcement): Card => rightUnder(announcedBy(announcement));

const standings = german.standings<Card, Value, Class>({
  pack: german.PACK_33,
  values: VALUES,
  classes: CLASSES,
  classUnder,
  heightWithin: (own, card) => (own === 'blind' ? 0 : VALUES.indexOf(valueOf(card))),
});

/** Rule 5.1. */
export const classOf = (card: Card, announcement: Announcement): Class =>
  standings.classOf(card, announcedBy(announcement));

/** For comparing cards: the blinds are equal, and so are plain cards of a value (rules 5.3 to 5.6). */
export const strengthOf = (card: Card, announcement: Announcement): number =>
  standings.strengthOf(card, announcedBy(announcement));

function classUnder(card: Card, announced: Announced): Class {
  if (card === goodUnder(announced)) return 'good';
  if (card === rightUnder(announced)) return 'right';
  if (valueOf(card) === announced.schlag) return 'blind';
  return suitOf(card) === announced.trump ? 'trump' : 'plain';
}

type PlainCards = Pick<Options, 'offSuit'>;

/** Whether a card takes a trick from the best one so far. Of equal cards the first thrown stays the best. */
export function isStronger(
  card: Card,
  best: Card,
  announcement: Announcement,
  { offSuit }: PlainCards,
): boolean {
  if (strengthOf(card, announcement) <= strengthOf(best, announcement)) return false;
  // Rule 5.6. As long as the best card is plain, it is of the suit that was led.
  return (
    offSuit === 'rankOnly' ||
    classOf(card, announcement) !== 'plain' ||
    suitOf(card) === suitOf(best)
  );
}

/** Who takes the trick, or would if no more cards were thrown. */
export const winnerOf = (
  { leader, cards }: Trick,
  announcement: Announcement,
  options: PlainCards,
): Seat =>
  (leader + bestAt(cards, (card, best) => isStronger(card, best, announcement, options))) % SEATS;

/** Rule 6.3: whether dealer and forehand must follow the card that was led. */
export const binds = (led: Card, announcement: Announcement): boolean =>
  ['trump', 'right'].includes(classOf(led, announcement));

/** Rule 6.4: whether a card does what a bound announcer must. */
export const follows = (card: Card, announcement: Announcement): boolean =>
  classOf(card, announcement) !== 'plain';
