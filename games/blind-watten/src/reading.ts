import { cardsIn, german, type Seat } from '@stammtisch/kernel';

import { announcersOf, isAnnouncer, schlagChooserOf, SEATS, trumpChooserOf } from './seats.ts';
import type {
  Announcement,
  Betting,
  Card,
  Forced,
  Partly,
  Phase,
  Playing,
  Trick,
} from './state.ts';
import { binds, follows, suitOf, VALUES, valueOf, winnerOf } from './strength.ts';

/** A round that is running, as far as it is known. */
export type Round = Extract<Phase<Partly>, { readonly hands: unknown }>;

/** One way to explain what the announcers did. */
export interface Reading {
  /** The cards they may have shown each other, as far as they have; one choice is as likely as another. */
  readonly choices: readonly Partial<Announcement>[];
  /** Announcers who once could not follow: whatever they still hold is plain (rule 6.4). */
  readonly plainHands: readonly Seat[];
  /** In how many ways, over all choices, the announcers can hold unseen cards. */
  readonly ways: number;
}

/**
 * Every reading that agrees with what was thrown; for an announcer there is one.
 * All deals were equally likely, and so were all cards of a chooser: hence a
 * reading is as likely as there are ways to it.
 */
export function readingsOf(round: Round, unseen: readonly Card[]): readonly Reading[] {
  switch (round.phase) {
    case 'asked':
    case 'redealing':
      return [untested([{}])];
    case 'announcing': {
      const { schlag, trump } = round.shown;
      if (schlag === 'hidden') return readingsOfFirst(round, unseen, card => ({ schlag: card }));
      if (trump === 'hidden') return readingsOfFirst(round, unseen, card => ({ trump: card }));
      return [untested([{ ...(schlag && { schlag }), ...(trump && { trump }) }])];
    }
    case 'forced':
    case 'playing':
    case 'betting':
      return readingsOfPlay(round, unseen);
  }
}

/** Before a card is thrown, nothing speaks against any choice. */
const untested = (choices: Reading['choices']): Reading => ({ choices, plainHands: [], ways: 1 });

/**
 * The first card shown may be any that is unseen. But partners cannot hold what
 * the viewer gave back (rule 4.6), so such a card is likelier to be with the other announcer.
 */
function readingsOfFirst(
  round: Round,
  unseen: readonly Card[],
  choiceOf: (card: Card) => Partial<Announcement>,
): readonly Reading[] {
  const returned = new Set(returnedIn(round));
  const back = unseen.filter(card => returned.has(card));
  const fresh = unseen.filter(card => !returned.has(card));
  if (back.length === 0) return [untested(fresh.map(choiceOf))];
  const waysWith = (cards: readonly Card[], left: number): Reading => ({
    ...untested(cards.map(choiceOf)),
    ways: cards.length * choose(left, hiddenPartnersCards(round)),
  });
  return [waysWith(back, fresh.length), waysWith(fresh, fresh.length - 1)];
}

/** The cards that the viewer gave back for others. */
export const returnedIn = ({ gaveBack }: Round): readonly Card[] =>
  gaveBack.flat().flatMap(cardsIn);

/** How many cards the announcers' partners hold that the viewer does not see. */
export const hiddenPartnersCards = ({ hands, dealer }: Round): number =>
  hands.reduce<number>(
    (sum, held, seat) =>
      typeof held === 'number' && !isAnnouncer(seat, dealer) ? sum + held : sum,
    0,
  );

type Announced = Forced<Partly> | Playing<Partly> | Betting<Partly>;

/** What everyone has seen, and what not. */
interface Evidence {
  readonly round: Announced;
  readonly unseen: readonly Card[];
  readonly tricks: readonly Trick[];
  readonly announcers: readonly { readonly seat: Seat; readonly throws: readonly Throw[] }[];
}

/** A card, and the one that was led to the trick. */
interface Throw {
  readonly card: Card;
  readonly led: Card;
}

function readingsOfPlay(round: Announced, unseen: readonly Card[]): readonly Reading[] {
  const tricks = tricksIn(round);
  const seats = announcersOf(round.dealer);
  const announcers = seats.map(seat => ({ seat, throws: throwsOf(seat, tricks) }));
  const evidence = { round, unseen, tricks, announcers };
  const { announcement } = round;
  return announcement === 'hidden'
    ? guesses(evidence)
    : readingsWith(evidence, [[announcement.schlag]], [[announcement.trump]]);
}

/** A chooser may have shown any card they have thrown, and any that is still unseen. */
function guesses(evidence: Evidence): readonly Reading[] {
  const { round, unseen, tricks } = evidence;
  const schlags = [thrownBy(schlagChooserOf(round), tricks), unseen];
  const trumps = [thrownBy(trumpChooserOf(round), tricks), unseen];
  const ofSuits = german.SUITS.map(suit =>
    trumps.map(cards => cards.filter(card => suitOf(card) === suit)),
  );
  return VALUES.flatMap(value => {
    const ofValue = schlags.map(cards => cards.filter(card => valueOf(card) === value));
    return ofSuits.flatMap(ofSuit => readingsWith(evidence, ofValue, ofSuit));
  });
}

/**
 * Readings with these cards, in groups that have been thrown, or are unseen,
 * alike. All of them make the same Schlag and the same trump.
 */
function readingsWith(
  evidence: Evidence,
  schlags: readonly (readonly Card[])[],
  trumps: readonly (readonly Card[])[],
): readonly Reading[] {
  const [[schlag], [trump]] = [schlags.flat(), trumps.flat()];
  if (schlag === undefined || trump === undefined) return [];
  const announcement = { schlag, trump };
  if (!isBorneOut(announcement, evidence)) return [];
  const plainHands = evidence.announcers
    .filter(({ throws }) => throws.some(each => isDiscard(each, announcement)))
    .map(({ seat }) => seat);
  return schlags.flatMap(ofValue =>
    trumps.flatMap(ofSuit => asReading(pairsOf(ofValue, ofSuit), plainHands, evidence)),
  );
}

const pairsOf = (schlags: readonly Card[], trumps: readonly Card[]): readonly Announcement[] =>
  schlags.flatMap(schlag =>
    trumps.filter(trump => trump !== schlag).map(trump => ({ schlag, trump })),
  );

function asReading(
  choices: readonly Announcement[],
  plainHands: readonly Seat[],
  { round, unseen }: Evidence,
): readonly Reading[] {
  const [choice] = choices;
  if (choice === undefined) return [];
  const shares = sharesOf(round, unseen, { choice, plainHands });
  const ways = choices.length * waysTo(shares, unseen, choice);
  return ways > 0 ? [{ choices, plainHands, ways }] : [];
}

/** Whether each trick fell to whoever took it, and the announcers followed as they must. */
const isBorneOut = (announcement: Announcement, { round, tricks, announcers }: Evidence): boolean =>
  tricks.every(
    trick =>
      trick.winner === undefined || trick.winner === winnerOf(trick, announcement, round.options),
  ) && announcers.every(({ throws }) => isFaithful(throws, announcement));

const throwsOf = (seat: Seat, tricks: readonly Trick[]): readonly Throw[] =>
  tricks.flatMap(({ leader, cards }) => {
    const card = cards[(seat + SEATS - leader) % SEATS];
    return card === undefined ? [] : [{ card, led: cards[0]! }];
  });

/** Rules 6.3 and 6.4: a card that a bound announcer throws only for want of a better one. */
const isDiscard = ({ card, led }: Throw, announcement: Announcement): boolean =>
  binds(led, announcement) && !follows(card, announcement);

/** Whoever could not follow has not thrown a card afterwards with which they could have. */
function isFaithful(throws: readonly Throw[], announcement: Announcement): boolean {
  const discard = throws.findIndex(each => isDiscard(each, announcement));
  return discard < 0 || throws.slice(discard).every(({ card }) => !follows(card, announcement));
}

export const thrownBy = (seat: Seat, tricks: readonly Trick[]): readonly Card[] =>
  throwsOf(seat, tricks).map(({ card }) => card);

export const tricksIn = (round: Round): readonly Trick[] => ('tricks' in round ? round.tricks : []);

/** A reading, and one of its choices. */
export interface Guess extends Pick<Reading, 'plainHands'> {
  readonly choice: Partial<Announcement>;
}

/** What an announcer must be dealt of the unseen cards. */
export interface Share {
  readonly seat: Seat;
  /** The card they showed, if they still hold it. */
  readonly kept: readonly Card[];
  readonly others: number;
  readonly plainOnly: boolean;
}

/** For both announcers, as far as their hands are hidden; whoever may hold less comes first. */
export function sharesOf(
  round: Round,
  unseen: readonly Card[],
  { choice, plainHands }: Guess,
): readonly Share[] {
  const shares = announcersOf(round.dealer).flatMap((seat): Share[] => {
    const held = round.hands[seat]!;
    if (typeof held !== 'number') return [];
    const card = schlagChooserOf(round) === seat ? choice.schlag : choice.trump;
    const kept = card !== undefined && unseen.includes(card) ? [card] : [];
    return [{ seat, kept, others: held - kept.length, plainOnly: plainHands.includes(seat) }];
  });
  return shares.toSorted((a, b) => Number(b.plainOnly) - Number(a.plainOnly));
}

/** In how many ways these shares can be dealt. */
function waysTo(
  shares: readonly Share[],
  unseen: readonly Card[],
  announcement: Announcement,
): number {
  const kept = shares.reduce((sum, share) => sum + share.kept.length, 0);
  let dealt = 0;
  let ways = 1;
  for (const { kept: own, others, plainOnly } of shares) {
    // The cards that were shown are not plain.
    if (plainOnly && own.length > 0) return 0;
    const stock = plainOnly
      ? unseen.filter(card => !follows(card, announcement)).length
      : unseen.length - kept;
    ways *= choose(stock - dealt, others);
    dealt += others;
  }
  return ways;
}

/** In how many ways some of so many cards can be chosen. */
export function choose(cards: number, some: number): number {
  if (some < 0 || some > cards) return 0;
  let ways = 1;
  for (let at = 0; at < some; at++) ways = (ways * (cards - at)) / (at + 1);
  return ways;
}
