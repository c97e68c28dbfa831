import { french, isChips, isObject } from '@stammtisch/kernel';

import type { Move, Shuffle } from './state.ts';

/** `bet 1000` in cents, `hit`, `insurance`, `ready`, `shuffle 7h Ks …`. */
export function formatMove(move: Move | Shuffle): string {
  switch (move.kind) {
    case 'bet':
      return `bet ${move.amount}`;
    case 'shuffle':
      return `shuffle ${move.cards.join(' ')}`;
    case 'stand':
    case 'hit':
    case 'double':
    case 'split':
    case 'insurance':
    case 'decline':
    case 'ready':
      return move.kind;
  }
}

export function parseMove(text: string): Move | Shuffle | undefined {
  const [kind, ...words] = text.split(' ');
  if (kind === 'shuffle') return words.every(french.isCard) ? { kind, cards: words } : undefined;
  if (kind !== 'bet') return words.length === 0 ? decodeMove({ kind }) : undefined;
  const [amount = '', ...more] = words;
  return more.length === 0 && /^\d+$/.test(amount)
    ? decodeMove({ kind, amount: Number(amount) })
    : undefined;
}

/** What a stranger sent; an amount that cannot be money is no bet at all. */
export function decodeMove(value: unknown): Move | undefined {
  if (!isObject(value)) return undefined;
  const { kind, amount } = value;
  switch (kind) {
    case 'bet':
      return isChips(amount) ? { kind, amount } : undefined;
    case 'stand':
    case 'hit':
    case 'double':
    case 'split':
    case 'insurance':
    case 'decline':
    case 'ready':
      return { kind };
    default:
      return undefined;
  }
}
