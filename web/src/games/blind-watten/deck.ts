import { german } from '@stammtisch/kernel';

import type { DeckCards } from '../deck-cards.ts';
import { loadTexts, texts } from './texts.ts';

/** The 33 cards by suit; the Weli is one of bells. */
export async function loadDeck(): Promise<DeckCards> {
  await loadTexts();
  return {
    rows: german.SUITS.map(suit => german.PACK_33.filter(card => card.endsWith(suit))),
    nameOf: card => texts().cardName(card),
  };
}
