import { french, isObject } from '@stammtisch/kernel';

import { type Card, sorted } from './card.ts';
import type { Deal, Move } from './state.ts';

/** `play 3d 3c`, `pass`, `ready`, `deal 7h Ks …`. */
export function formatMove(move: Move | Deal): string {
  switch (move.kind) {
    case 'play':
      return `play ${move.cards.join(' ')}`;
    case 'deal':
      return `deal ${move.pack.join(' ')}`;
    case 'pass':
    case 'ready':
      return move.kind;
  }
}

export function parseMove(text: string): Move | Deal | undefined {
  const [kind, ...cards] = text.split(' ');
  if (!cards.every(french.isCard)) return undefined;
  if (kind === 'deal') return { kind, pack: cards };
  if (kind !== 'play' && cards.length > 0) return undefined;
  return decodeMove({ kind, cards });
}

/** What a stranger sent; the cards in order, so that one play has one form. */
export function decodeMove(value: unknown): Move | undefined {
  if (!isObject(value)) return undefined;
  const { kind, cards } = value;
  if (kind === 'pass' || kind === 'ready') return { kind };
  return kind === 'play' && isHand(cards) ? { kind, cards: sorted(cards) } : undefined;
}

const MOST_CARDS = 13;

const isHand = (cards: unknown): cards is readonly Card[] =>
  Array.isArray(cards) && cards.length <= MOST_CARDS && cards.every(french.isCard);
