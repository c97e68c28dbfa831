import { textCatalogue, money, signed } from '../../text/texts.ts';
import { nameableCard } from './naming.ts';
import { type Card, kindOf, type View } from './rules.ts';
import type { Text } from './text/en.ts';

/** What is said at a Big Two table, in the visitor's language. */
export const { texts, loadTexts } = textCatalogue<Text>({
  en: () => import('./text/en.ts').then(module => module.en),
  de: () => import('./text/de.ts').then(module => module.de),
  it: () => import('./text/it.ts').then(module => module.it),
});

/** Cards as players call them: "pair of queens". */
export function nameOf(cards: readonly Card[]): string {
  const kind = kindOf(cards);
  if (kind === undefined) return cardList(cards);
  return texts().combination({ kind, card: nameableCard(kind, cards) });
}

export const cardList = (cards: readonly Card[]): string => cards.map(texts().cardName).join(', ');

/** What points have brought or cost so far: money where the table plays for it, points where it does not. */
export const worth = (
  { options }: Pick<View, 'options'>,
  { gain, won }: { readonly gain: number; readonly won: number },
): string => (options.stake > 0 ? money(won, { signed: true }) : signed(gain));
