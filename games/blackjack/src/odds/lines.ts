import type { choice } from './analysis.ts';
import { ALL_PIPS, type Deck, type Pips } from './cards.ts';
import { BUST, cardsIn, HAND_COUNT, type Hand, totalOf, withCard } from './hands.ts';

/** How a player plays a hand, whatever else has happened. */
export type Plan = (hand: Hand) => ReturnType<typeof choice>;

/** A hand on which a player comes to stand. */
export interface Line {
  readonly total: number;
  readonly stake: number;
  readonly drawn: readonly Pips[];
  /** In how many orders the cards may have been drawn; all are equally likely. */
  readonly orders: number;
}

/** All lines that do not go bust, for a hand that draws from `deck`. */
export function linesOf(deck: Deck, start: Hand, plan: Plan): readonly Line[] {
  const lines: Line[] = [];
  const orders = new Float64Array(HAND_COUNT);
  orders[start] = 1;
  for (let hand = start; hand < HAND_COUNT; hand++) {
    if (orders[hand] === 0) continue;
    const play = plan(hand);
    const end = { orders: orders[hand]!, drawn: drawnTo(hand, start) };
    if (play === 'stand') lines.push({ ...end, total: totalOf(hand), stake: 1 });
    else
      for (const { card, next } of nextOf(hand, reach(deck, end.drawn).rest))
        if (play === 'hit') orders[next]! += end.orders;
        else lines.push({ ...end, total: totalOf(next), stake: 2, drawn: [...end.drawn, card] });
  }
  return lines;
}

/** How likely these cards come in this order, and what is then left. */
export function reach(deck: Deck, cards: readonly Pips[]) {
  const counts = deck.counts.slice();
  let [size, chance] = [deck.size, 1];
  for (const card of cards) chance *= counts[card]!-- / size--;
  return { chance, rest: { counts, size } };
}

const nextOf = (hand: Hand, { counts }: Deck) =>
  ALL_PIPS.map(card => ({ card, next: withCard(hand, card) })).filter(
    ({ card, next }) => next !== BUST && counts[card]! > 0,
  );

const drawnTo = (hand: Hand, start: Hand): readonly Pips[] =>
  cardsIn(start).reduce((cards, card) => cards.toSpliced(cards.indexOf(card), 1), cardsIn(hand));
