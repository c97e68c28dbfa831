import { isRoom } from '@stammtisch/cluedo';
import type { Seat } from '@stammtisch/kernel';

import type { TableContext } from '../../table/game-ui.ts';
import { named } from '../../table/table-context.ts';
import { textCatalogue, listed } from '../../text/texts.ts';
import { type Card, isSuspect, isWeapon, type Place } from './rules.ts';
import type { Text } from './text/en.ts';

/** What is said at a table of Cluedo, in the visitor's language. */
export const { texts, loadTexts } = textCatalogue<Text>({
  en: () => import('./text/en.ts').then(module => module.en),
  de: () => import('./text/de.ts').then(module => module.de),
  it: () => import('./text/it.ts').then(module => module.it),
});

const listingTextsOf = (card: Card): { readonly name: string; readonly short: string } => {
  const { suspects, weapons, rooms } = texts();
  if (isSuspect(card)) return suspects[card];
  return isWeapon(card) ? weapons[card] : rooms[card];
};

export const cardName = (card: Card): string => listingTextsOf(card).name;
export const shortName = (card: Card): string => listingTextsOf(card).short;

export const cardList = (cards: readonly Card[]): string => cards.map(cardName).join(', ');

/** Where someone is. */
export const placeIn = (place: Place): string =>
  isRoom(place) ? texts().rooms[place].in : texts().place.corridor;

/** Where someone goes. */
export const placeTo = (place: Place): string =>
  isRoom(place) ? texts().rooms[place].to : texts().place.toCorridor;

export const namesOf = (context: TableContext, seats: readonly Seat[]): string =>
  listed(seats.map(seat => named(context, seat)).filter(name => name !== ''));
