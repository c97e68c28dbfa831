import './index.css';
import { ROOMS, SUSPECTS, WEAPONS } from '@stammtisch/cluedo';

import type { DeckCards } from '../deck-cards.ts';
import { CardPicture } from './pieces.tsx';
import type { Card } from './rules.ts';
import { cardName, loadTexts } from './texts.ts';

const ROWS: readonly (readonly Card[])[] = [SUSPECTS, WEAPONS, ROOMS];

const isCard = (card: string): card is Card => ROWS.some(row => row.some(each => each === card));

const Picture = ({ card }: { readonly card: string }) =>
  isCard(card) ? <CardPicture card={card} /> : null;

/** Suspects, weapons, rooms. */
export async function loadDeck(): Promise<DeckCards> {
  await loadTexts();
  return { rows: ROWS, nameOf: card => (isCard(card) ? cardName(card) : card), Card: Picture };
}
