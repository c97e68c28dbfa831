import { pick, type Random, shuffle } from '@stammtisch/kernel';

import { makesNatural } from './hand.ts';
import { cardsOfDecks, without } from './shoe.ts';
import type { Card, State } from './state.ts';
import { seenCards } from './turn.ts';
import type { View } from './view.ts';

/** Puts the cards nobody has seen where the hidden ones lie. */
export function sample(view: View, random: Random): State {
  const { viewer: _, ...known } = view;
  const unseen = without(cardsOfDecks(view.options.decks), seenCards(view));
  if (known.phase !== 'insuring' && known.phase !== 'playing')
    return { ...known, stock: stockFor(known.stock, unseen, random) };
  // The hole card first: drawn from a shuffled stock, it would leave behind those it cannot be on top.
  const possible = unseen.filter(card => canBeHole(view, card));
  const hole = known.hole === 'hidden' ? pick(possible, random) : known.hole;
  return { ...known, hole, stock: stockFor(known.stock, without(unseen, [hole]), random) };
}

function stockFor(stock: View['stock'], unseen: readonly Card[], random: Random): readonly Card[] {
  // Before the first shuffle there is none.
  return typeof stock === 'number' ? shuffle(unseen, random).slice(0, stock) : stock;
}

/** Play goes on after the dealer has looked, so there is no natural (rule 5.1). */
const canBeHole = (view: View, card: Card): boolean =>
  !(view.phase === 'playing' && view.options.peek && makesNatural([view.up, card]));
