import { cardsIn, german, type Held, type Random, type Seat, shuffle } from '@stammtisch/kernel';

import { binds, isTrumpOrCrit } from './duty.ts';
import { seatAfter } from './seats.ts';
import type { Card, Position, State, Tricks } from './state.ts';
import type { View } from './view.ts';

export const sample = (view: View, random: Random): State => sampler(view)(random);

/** Draws states that fit a view, as many as are wanted; what the view tells is worked out once. */
export function sampler(view: View): (random: Random) => State {
  const { viewer: _, ...known } = view;
  if (!('hands' in known)) return () => known;
  const clues = cluesIn(known);
  return random => ({ ...known, hands: handsFor(clues, random) });
}

/** A round that is running, as far as it is known. */
type Round = Extract<Position, { readonly hands: unknown }>;

/** What a viewer knows of where the cards are. */
interface Clues {
  readonly hands: readonly Held<Card>[];
  readonly unseen: readonly Card[];
  /** Those among them that are neither trump nor crit. */
  readonly harmless: readonly Card[];
  /** Who has shown that they hold nothing else (rule 5.3). */
  readonly bare: readonly Seat[];
}

function cluesIn(round: Round): Clues {
  const { hands } = round;
  const played = 'tricks' in round ? round.tricks.flatMap(({ cards }) => cards) : [];
  const seen = new Set([...hands.flatMap(cardsIn), ...played]);
  const unseen = german.PACK_32.filter(card => !seen.has(card));
  if (!('tricks' in round)) return { hands, unseen, harmless: [], bare: [] };
  const harmless = unseen.filter(card => !isTrumpOrCrit(card, round));
  return { hands, unseen, harmless, bare: bareSeats(round) };
}

/** Whoever was bound and gave something else had neither trump nor crit, and has none now. */
function bareSeats(round: Tricks<Held<Card>>): readonly Seat[] {
  const { leader, cards } = round.tricks[0]!;
  return cards.flatMap((card, place) =>
    binds(cards.slice(0, place), round) && !isTrumpOrCrit(card, round)
      ? [seatAfter(leader, place, round)]
      : [],
  );
}

/**
 * All deals that fit are equally likely. The bare hands come first: in how many
 * ways the others can be dealt does not depend on which harmless cards are gone.
 * The order in a hand is that of the deal, which only its owner has seen.
 */
function handsFor(clues: Clues, random: Random): readonly Hand[] {
  const { hands, unseen, bare } = clues;
  if (bare.length === 0) return filled(hands, shuffle(unseen, random));
  const harmless = shuffle(clues.harmless, random);
  const known = hands.map((held, seat) =>
    typeof held === 'number' && bare.includes(seat) ? harmless.splice(0, held) : held,
  );
  const gone = new Set(known.flatMap(cardsIn));
  const stock = unseen.filter(card => !gone.has(card));
  return filled(known, shuffle(stock, random));
}

type Hand = readonly Card[];

/** Every hand that is not known yet, from the top of the stock. */
const filled = (hands: readonly Held<Card>[], stock: Card[]): readonly Hand[] =>
  hands.map(held => (typeof held === 'number' ? stock.splice(0, held) : held));
