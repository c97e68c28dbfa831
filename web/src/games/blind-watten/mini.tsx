import { Mini as MiniCard } from '../german/mini.tsx';
import type { Card } from './rules.ts';
import { texts } from './texts.ts';

/** A card as small as a word: its value and its suit, or only one of them. */
export const Mini = ({ card, only }: { card: Card; only?: 'value' | 'suit' }) => (
  <MiniCard
    name={nameOf(card, only)}
    rank={only === 'suit' ? undefined : card.charAt(0)}
    suit={only === 'value' ? undefined : card.charAt(1)}
  />
);

function nameOf(card: Card, only?: 'value' | 'suit'): string {
  if (only === 'value') return texts().value(card);
  return only === 'suit' ? texts().suit(card) : texts().cardName(card);
}
