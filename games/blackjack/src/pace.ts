import { isSoft, valueOf } from './hand.ts';
import { handOnTurn } from './turn.ts';
import type { View } from './view.ts';

/** What everybody would do is done quickly; between twelve and sixteen one thinks. */
export function botPace(gallery: View): number {
  if (gallery.phase !== 'playing') return 0.7;
  const { cards } = handOnTurn(gallery);
  const value = valueOf(cards);
  return !isSoft(cards) && value >= 12 && value <= 16 ? 1.3 : 0.7;
}
