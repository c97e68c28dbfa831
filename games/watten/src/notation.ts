import { german, handsFrom, isObject } from '@stammtisch/kernel';

import { HAND_SIZE, isCard } from './deal.ts';
import { SEATS } from './offer.ts';
import type { Deal, Move } from './state.ts';

/** `schlag O`, `trump h`, `card 9h`, `raise`, `hold`, `give-up`, `deal 3 Ua 9h …`. */
export function formatMove(move: Move | Deal): string {
  switch (move.kind) {
    case 'deal':
      return `deal ${move.dealer} ${move.hands.flat().join(' ')}`;
    case 'schlag':
      return `schlag ${move.schlag}`;
    case 'trump':
      return `trump ${move.trump}`;
    case 'card':
      return `card ${move.card}`;
    case 'answer':
      return move.hold ? 'hold' : 'give-up';
    case 'ready':
    case 'raise':
      return move.kind;
  }
}

export function parseMove(text: string): Move | Deal | undefined {
  const [kind = '', ...words] = text.split(' ');
  switch (kind) {
    case 'deal':
      return parseDeal(words);
    case 'schlag':
    case 'trump':
    case 'card':
      return words.length === 1 ? decodeMove({ kind, [kind]: words[0] }) : undefined;
    case 'hold':
    case 'give-up':
      return words.length === 0 ? { kind: 'answer', hold: kind === 'hold' } : undefined;
    case 'ready':
    case 'raise':
      return words.length === 0 ? { kind } : undefined;
    default:
      return undefined;
  }
}

/** So many cards, so many hands. */
function parseDeal([dealer = '', ...cards]: readonly string[]): Deal | undefined {
  const seats = cards.length / HAND_SIZE;
  if (!Number.isInteger(seats) || seats < SEATS.min || seats > SEATS.max) return undefined;
  if (!/^\d$/.test(dealer) || Number(dealer) >= seats || !cards.every(isCard)) return undefined;
  const hands = handsFrom(cards, { count: seats, size: HAND_SIZE });
  return { kind: 'deal', dealer: Number(dealer), hands };
}

/** What a stranger sent. */
export function decodeMove(value: unknown): Move | undefined {
  if (!isObject(value)) return undefined;
  const { kind, card, hold } = value;
  switch (kind) {
    case 'ready':
    case 'raise':
      return { kind };
    case 'schlag': {
      const schlag = german.RANKS.find(rank => rank === value['schlag']);
      return schlag && { kind, schlag };
    }
    case 'trump': {
      const trump = german.SUITS.find(suit => suit === value['trump']);
      return trump && { kind, trump };
    }
    case 'card':
      return isCard(card) ? { kind, card } : undefined;
    case 'answer':
      return typeof hold === 'boolean' ? { kind, hold } : undefined;
    default:
      return undefined;
  }
}
