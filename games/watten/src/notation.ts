import { formatDeal, german, isObject, parseDeal } from '@stammtisch/kernel';

import { HAND_SIZE, isCard } from './deal.ts';
import { SEATS } from './offer.ts';
import type { Deal, Move } from './state.ts';

/** `schlag O`, `trump h`, `card 9h`, `raise`, `hold`, `give-up`, `deal 3 Ua 9h …`. */
export function formatMove(move: Move | Deal): string {
  switch (move.kind) {
    case 'deal':
      return formatDeal(move);
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
      return parseDeal(words, DEAL);
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

const DEAL = { isCard, size: HAND_SIZE, seats: SEATS };

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
