import { type Held, type Random, shuffle } from '@stammtisch/kernel';

import { type Card, PACK, sorted, THREE_OF_DIAMONDS } from './card.ts';
import { needsThree } from './legal.ts';
import type { State } from './state.ts';
import type { PlayingView, View } from './view.ts';

/** Deals the cards the viewer has not seen to those who hold unseen cards. */
export function sample(view: View, random: Random): State {
  const { viewer: _, ...known } = view;
  return known.phase === 'playing' ? { ...known, hands: handsFor(known, random) } : known;
}

type Known = Omit<PlayingView, 'viewer'>;

function handsFor(known: Known, random: Random): readonly (readonly Card[])[] {
  const unseen = shuffle(unseenIn(known), random);
  return known.hands.map((held, seat) => {
    if (typeof held !== 'number') return held;
    // Until it is played, whose turn it is says who holds the three of diamonds (rule 4.1).
    const led: Card[] = needsThree(known) && seat === known.turn ? [THREE_OF_DIAMONDS] : [];
    return sorted([...led, ...unseen.splice(0, held - led.length)]);
  });
}

function unseenIn(known: Known): readonly Card[] {
  const seen = new Set([
    ...known.plays.flatMap(({ cards }) => cards),
    ...known.hands.flatMap(held => (typeof held === 'number' ? [] : held)),
  ]);
  if (needsThree(known) && isHidden(known.hands[known.turn])) seen.add(THREE_OF_DIAMONDS);
  return PACK.filter(card => !seen.has(card));
}

const isHidden = (held: Held<Card> | undefined): boolean => typeof held === 'number';
