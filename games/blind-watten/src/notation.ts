import { formatDeal, german, handsFrom, isObject, parseDeal } from '@stammtisch/kernel';

import { HAND_SIZE, TWO_HANDS } from './deal.ts';
import { offer } from './offer.ts';
import type { Chance, Move } from './state.ts';

/** `card 9h`, `show Ua`, `ask schoenere`, `no wish`, `accept`, `bet`, `deal 3 Ua 9h …`, `redeal 7b Kl …`. */
export function formatMove(move: Move | Chance): string {
  switch (move.kind) {
    case 'deal':
      return formatDeal(move);
    case 'redeal':
      return `redeal ${move.hands.flat().join(' ')}`;
    case 'show':
    case 'card':
      return `${move.kind} ${move.card}`;
    case 'ask':
      return `ask ${move.wish}`;
    case 'noWish':
      return 'no wish';
    case 'answer':
      return move.accept ? 'accept' : 'decline';
    case 'ready':
    case 'bet':
      return move.kind;
  }
}

export function parseMove(text: string): Move | Chance | undefined {
  const [kind = '', ...words] = text.split(' ');
  switch (kind) {
    case 'deal':
      return parseDeal(words, DEAL);
    case 'redeal':
      return parseRedeal(words);
    case 'accept':
    case 'decline':
      return words.length === 0 ? { kind: 'answer', accept: kind === 'accept' } : undefined;
    case 'show':
    case 'card':
      return words.length === 1 ? decodeMove({ kind, card: words[0] }) : undefined;
    case 'ask':
      return words.length === 1 ? decodeMove({ kind, wish: words[0] }) : undefined;
    case 'no':
      return words.join(' ') === 'wish' ? { kind: 'noWish' } : undefined;
    case 'ready':
    case 'bet':
      return words.length === 0 ? { kind } : undefined;
    default:
      return undefined;
  }
}

const DEAL = { isCard: german.isCard, size: HAND_SIZE, seats: offer.seats };

function parseRedeal(cards: readonly string[]): Chance | undefined {
  const isWhole = cards.length === TWO_HANDS.count * TWO_HANDS.size;
  if (!isWhole || !cards.every(german.isCard)) return undefined;
  const [dealers, forehands] = handsFrom(cards, TWO_HANDS);
  return { kind: 'redeal', hands: [dealers!, forehands!] };
}

/** What a stranger sent. */
export function decodeMove(value: unknown): Move | undefined {
  if (!isObject(value)) return undefined;
  const { kind, card, wish, accept } = value;
  switch (kind) {
    case 'ready':
    case 'noWish':
    case 'bet':
      return { kind };
    case 'show':
    case 'card':
      return german.isCard(card) ? { kind, card } : undefined;
    case 'ask':
      return wish === 'schoenere' || wish === 'schlagtausch' ? { kind, wish } : undefined;
    case 'answer':
      return typeof accept === 'boolean' ? { kind, accept } : undefined;
    default:
      return undefined;
  }
}
