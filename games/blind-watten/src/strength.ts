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

/** Rule 5.2: next above the right one; above the ace, and above the Weli, comes the seven. */
export function goodOf({ schlag, trump }: Announcement): Card {
  const above = german.RANKS[VALUES.indexOf(valueOf(schlag))] ?? '7';
  return `${above}${suitOf(trump)}`;
}

/** Rules 5.2 and 5.5. */
export function rightOf({ schlag, trump }: Announcement): Card {
  const value = valueOf(schlag);
  return value === '6' ? german.WELI : `${value}${suitOf(trump)}`;
}

/** Rule 5.1. */
export const classOf = (card: Card, announcement: Announcement): Class =>
  standingOf(card, announcement).class;

/** For comparing cards: the blinds are equal, and so are plain cards of a value (rules 5.3 to 5.6). */
export const strengthOf = (card: Card, announcement: Announcement): number =>
  standingOf(card, announcement).strength;

interface Standing {
  readonly class: Class;
  readonly strength: number;
}

type Standings = ReadonlyMap<Card, Standing>;

const standingOf = (card: Card, { schlag, trump }: Announcement): Standing =>
  STANDINGS.get(schlag)!.get(trump)!.get(card)!;

/** By the cards shown. There are but 36 announcements, and computers ask for them over and over. */
const STANDINGS: ReadonlyMap<Card, ReadonlyMap<Card, Standings>> = allStandings();

function allStandings(): Map<Card, Map<Card, Standings>> {
  const byName = new Map<string, Standings>();
  const standings = (schlag: Card, trump: Card): Standings => {
    const name = `${valueOf(schlag)}${suitOf(trump)}`;
    const known = byName.get(name) ?? standingsUnder({ schlag, trump });
    byName.set(name, known);
    return known;
  };
  return new Map(
    german.PACK_33.map(schlag => [
      schlag,
      new Map(german.PACK_33.map(trump => [trump, standings(schlag, trump)])),
    ]),
  );
}

function standingsUnder(announcement: Announcement): Standings {
  return new Map(
    german.PACK_33.map(card => {
      const standing = classUnder(card, announcement);
      const within = standing === 'blind' ? 0 : VALUES.indexOf(valueOf(card));
      const strength = CLASSES.indexOf(standing) * VALUES.length + within;
      return [card, { class: standing, strength }];
    }),
  );
}

function classUnder(card: Card, announcement: Announcement): Class {
  if (card === goodOf(announcement)) return 'good';
  if (card === rightOf(announcement)) return 'right';
  if (valueOf(card) === valueOf(announcement.schlag)) return 'blind';
  return suitOf(card) === suitOf(announcement.trump) ? 'trump' : 'plain';
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
