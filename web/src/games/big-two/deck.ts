import { french } from '@stammtisch/kernel';

import type { DeckCards } from '../deck-cards.ts';
import { loadTexts, texts } from './texts.ts';

/** The 52 cards by suit, the highest first. */
export async function loadDeck(): Promise<DeckCards> {
  await loadTexts();
  return {
    rows: french.SUITS.toReversed().map(suit => french.PACK.filter(card => card.endsWith(suit))),
    nameOf: card => texts().cardName(card),
  };
}
