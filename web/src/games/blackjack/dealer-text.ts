import { dealerCards, settledIn } from '@stammtisch/blackjack';

import { type View, worthOf } from './rules.ts';
import { texts, worthInWords } from './texts.ts';

/** What the dealer has, as far as anyone knows. */
export function dealerLine(view: View): string {
  const text = texts().dealer;
  const cards = dealerCards(view);
  if (cards.length === 0) return '';
  if (settledIn(view) === undefined) return text.shows(dealerShows(view));
  const worth = worthOf(cards);
  return worth.kind === 'bust' ? text.isBust(worth.value) : text.has(worthInWords(worth));
}

/** The open card by its value; an ace by its name. */
export function dealerShows(view: View): string {
  const [up] = dealerCards(view);
  if (up === undefined) return '';
  const { kind, value } = worthOf([up]);
  return kind === 'soft' ? texts().ace : String(value);
}
