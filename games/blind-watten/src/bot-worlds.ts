import { cardsIn, countOf, german, pick, type Random, type Seat } from '@stammtisch/kernel';

import { type Place, placeOf, type Strengths, strengthsOf, TRUMP } from './bot-cards.ts';
import { HAND_SIZE } from './bot-playout.ts';
import { type Reading, readingsOf, returnedIn, type Round, thrownBy, tricksIn } from './reading.ts';
import { schlagChooserOf, SEATS, trumpChooserOf } from './seats.ts';
import type { Announcement, Card, Trick } from './state.ts';
import type { View } from './view.ts';

/** A view of a round that is running. */
export type RoundView = Extract<View, { readonly hands: unknown }>;

/** What may be hidden from a viewer. */
export interface Secrets {
  /** Five slots for each seat: first the cards in hand, then those thrown. */
  readonly slots: Uint8Array;
  /** The cards that were shown, as far as they have been. */
  readonly choice: Partial<Announcement>;
}

/** Draws what the viewer cannot tell from the truth: like `sampler`, but in a tenth of its time. */
export function drawerOf(view: RoundView): (random: Random) => Secrets {
  const unseen = unseenIn(view);
  const pickReading = pickerOf(readingsOf(view, unseen));
  const deal = dealerOf(view, unseen);
  return random => {
    const { choices, plainHands } = pickReading(random);
    const choice = pick(choices, random);
    return { choice, slots: deal({ choice, plainHands }, random) };
  };
}

/**
 * The same view without what the play has told: each card a trick of its own
 * that nobody took. Then neither winners nor the duty to follow say anything.
 */
export function forgotten<V extends RoundView>(view: V): V {
  if (!('tricks' in view)) return view;
  const tricks = view.tricks.flatMap(({ leader, cards }) =>
    cards.map((card, at): Trick => ({ leader: (leader + at) % SEATS, cards: [card] })),
  );
  return { ...view, tricks };
}

/** Draws what someone might take for Schlag and trump who has only watched the play. */
export function guesserOf(view: RoundView): (random: Random) => Strengths {
  if (!('announcement' in view)) throw new Error('there is nothing to guess yet');
  const watched: Round = {
    ...view,
    announcement: 'hidden',
    hands: view.hands.map(countOf),
    gaveBack: [],
  };
  const pickReading = pickerOf(readingsOf(watched, unseenIn(watched)));
  return random => {
    const { schlag, trump } = pick(pickReading(random).choices, random);
    return strengthsOf({ schlag: schlag!, trump: trump! });
  };
}

function unseenIn(round: Round): readonly Card[] {
  const thrown = tricksIn(round).flatMap(({ cards }) => cards);
  const seen = new Set([...round.hands.flatMap(cardsIn), ...thrown]);
  return german.PACK_33.filter(card => !seen.has(card));
}

const FINE = 2 ** 32;

function pickerOf(readings: readonly Reading[]): (random: Random) => Reading {
  let total = 0;
  const marks = readings.map(({ ways }) => (total += ways));
  return random => {
    if (readings.length === 1) return readings[0]!;
    const point = (random.below(FINE) / FINE) * total;
    return readings[marks.findIndex(mark => point < mark)]!;
  };
}

type Guess = Pick<Reading, 'plainHands'> & Pick<Secrets, 'choice'>;

function dealerOf(
  round: Round,
  unseen: readonly Card[],
): (guess: Guess, random: Random) => Uint8Array {
  const pile = new Pile(unseen.map(placeOf));
  const returned = new Set(returnedIn(round).map(placeOf));
  const isFresh = returned.size === 0 ? isAny : (card: Place) => !returned.has(card);
  const known = knownSlots(round);
  const hidden = hiddenHands(round);
  return ({ choice, plainHands }, random) => {
    const slots = known.slice();
    pile.gather();
    const kept = hidden.map(({ task }) => task && pile.take(choice[task]));
    const deal = (at: number, mayHold: (card: Place) => boolean) => {
      const { seat, count } = hidden[at]!;
      const own = kept[at];
      const hand = slots.subarray(seat * HAND_SIZE, seat * HAND_SIZE + count);
      for (const slot of hand.keys())
        hand[slot] = slot === 0 && own !== undefined ? own : pile.draw(random, mayHold);
    };
    // Whoever may hold least comes first, or some deals would be likelier than others.
    for (const [at, { seat }] of hidden.entries())
      if (plainHands.includes(seat)) deal(at, isPlainUnder(choice));
    for (const [at, { seat, task }] of hidden.entries())
      if (!plainHands.includes(seat)) deal(at, task === undefined ? isFresh : isAny);
    return slots;
  };
}

const isAny = (): boolean => true;

function isPlainUnder({ schlag, trump }: Partial<Announcement>): (card: Place) => boolean {
  const strengths = strengthsOf({ schlag: schlag!, trump: trump! });
  return card => strengths[card]! < TRUMP;
}

/** The slots whose cards the viewer has seen. */
function knownSlots(round: Round): Uint8Array {
  const slots = new Uint8Array(SEATS * HAND_SIZE);
  for (const [seat, held] of round.hands.entries()) {
    const thrown = thrownBy(seat, tricksIn(round));
    slots.set(cardsIn(held).map(placeOf), seat * HAND_SIZE);
    slots.set(thrown.map(placeOf), seat * HAND_SIZE + countOf(held));
  }
  return slots;
}

interface Hidden {
  readonly seat: Seat;
  readonly count: number;
  /** What an announcer shows a card for. */
  readonly task: keyof Announcement | undefined;
}

/** Partners first: they cannot hold what was given back (rule 4.6). */
const hiddenHands = (round: Round): readonly Hidden[] =>
  round.hands
    .flatMap((held, seat): Hidden[] =>
      typeof held === 'number' ? [{ seat, count: held, task: taskOf(seat, round) }] : [],
    )
    .toSorted((a, b) => Number(a.task !== undefined) - Number(b.task !== undefined));

function taskOf(seat: Seat, round: Round): keyof Announcement | undefined {
  if (seat === schlagChooserOf(round)) return 'schlag';
  return seat === trumpChooserOf(round) ? 'trump' : undefined;
}

/** The cards that nobody has seen. One pile serves for deal after deal. */
class Pile {
  readonly #cards: Place[];
  #count = 0;

  constructor(cards: readonly Place[]) {
    this.#cards = [...cards];
  }

  gather(): void {
    this.#count = this.#cards.length;
  }

  /** Takes this card out, if it is there. */
  take(card: Card | undefined): Place | undefined {
    const at = card === undefined ? -1 : this.#cards.indexOf(placeOf(card));
    return at < 0 ? undefined : this.#takeAt(at);
  }

  /** Any card that may be held; if there is none, any other. */
  draw(random: Random, mayHold: (card: Place) => boolean): Place {
    let at = random.below(this.#count);
    for (let tries = 0; tries < TRIES && !mayHold(this.#cards[at]!); tries++)
      at = random.below(this.#count);
    return this.#takeAt(at);
  }

  #takeAt(at: number): Place {
    const card = this.#cards[at]!;
    const last = --this.#count;
    this.#cards[at] = this.#cards[last]!;
    this.#cards[last] = card;
    return card;
  }
}

/** Some card or other may nearly always be held, and then one is found in far fewer tries. */
const TRIES = 200;
