import { type Card, type Kind, rankOf, sorted } from './rules.ts';

/** The card a combination is called after: the eight of a full house of eights. */
export function nameableCard(kind: Kind, cards: readonly Card[]): Card {
  const inOrder = sorted(cards);
  switch (kind) {
    case 'straight':
    case 'straight flush':
      return lastInRow(inOrder);
    case 'full house':
    case 'four of a kind':
      // In order of rank, the middle card belongs to every triple and to every four.
      return inOrder[2]!;
    case 'single':
    case 'pair':
    case 'triple':
    case 'flush':
      return inOrder.at(-1)!;
  }
}

const [ACE, TWO] = [11, 12];

/** In A2345 and 23456, ace and two are high in the hand but low in the row. */
function lastInRow(inOrder: readonly Card[]): Card {
  const ranks = inOrder.map(rankOf);
  if (!ranks.includes(TWO)) return inOrder.at(-1)!;
  return inOrder[ranks.includes(ACE) ? 2 : 3]!;
}
