import { type Card, kindOf, placeOf, possibleGroups, rankOf, sorted, suitOf } from './rules.ts';

export const ORDERS = ['rank', 'suit', 'combination'] as const;
export type Order = (typeof ORDERS)[number];

export const nextOrder = (order: Order): Order =>
  ORDERS[(ORDERS.indexOf(order) + 1) % ORDERS.length] ?? 'rank';

export function inOrder(hand: readonly Card[], order: Order): readonly Card[] {
  switch (order) {
    case 'rank':
      return sorted(hand);
    case 'suit':
      return hand.toSorted((a, b) => suitOf(a) - suitOf(b) || rankOf(a) - rankOf(b));
    case 'combination':
      return byCombination(hand);
  }
}

/** The strongest fives first, taken out one after the other, then what is alike, then single cards. */
function byCombination(hand: readonly Card[]): readonly Card[] {
  let rest = sorted(hand);
  const groups: (readonly Card[])[] = [];
  for (let five = bestFive(rest); five !== undefined; five = bestFive(rest)) {
    groups.push(five);
    const taken = five;
    rest = rest.filter(card => !taken.includes(card));
  }
  return [...groups, ...alike(rest)].flat();
}

const STRENGTH = ['straight', 'flush', 'full house', 'four of a kind', 'straight flush'];

/** The fives are looked for among the hand's own cards; ties go to the higher ones. */
function bestFive(hand: readonly Card[]): readonly Card[] | undefined {
  const fives = possibleGroups(hand, 5).map(cards => ({
    cards,
    worth: STRENGTH.indexOf(kindOf(cards) ?? '') * 1000 + Math.max(...cards.map(placeOf)),
  }));
  const best = fives.toSorted((a, b) => b.worth - a.worth)[0];
  return best?.cards;
}

/** Cards of a rank together: triples, then pairs, then singles. */
function alike(hand: readonly Card[]): readonly (readonly Card[])[] {
  const ranks = new Map<number, Card[]>();
  for (const card of hand) ranks.set(rankOf(card), [...(ranks.get(rankOf(card)) ?? []), card]);
  return [...ranks.values()].toSorted((a, b) => b.length - a.length);
}
