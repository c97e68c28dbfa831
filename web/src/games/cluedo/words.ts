import { isRoom } from '@stammtisch/cluedo';
import type { Seat } from '@stammtisch/kernel';

import type { Sight } from '../../table/face.ts';
import { named } from '../../table/sight.ts';
import { bookshelf, listed } from '../../text/words.ts';
import { type Card, isSuspect, isWeapon, type Place } from './rules.ts';
import type { Text } from './text/en.ts';

const shelf = bookshelf<Text>({
  en: () => import('./text/en.ts').then(book => book.en),
  de: () => import('./text/de.ts').then(book => book.de),
  it: () => import('./text/it.ts').then(book => book.it),
});

/** What is said at a table of Cluedo, in the visitor's language. */
export const say = shelf.read;
export const loadWords = shelf.load;

const wordsOf = (card: Card): { readonly name: string; readonly short: string } => {
  const { suspects, weapons, rooms } = say();
  if (isSuspect(card)) return suspects[card];
  return isWeapon(card) ? weapons[card] : rooms[card];
};

export const cardName = (card: Card): string => wordsOf(card).name;
export const shortName = (card: Card): string => wordsOf(card).short;

export const cardList = (cards: readonly Card[]): string => cards.map(cardName).join(', ');

/** Where someone is. */
export const placeIn = (place: Place): string =>
  isRoom(place) ? say().rooms[place].in : say().place.corridor;

/** Where someone goes. */
export const placeTo = (place: Place): string =>
  isRoom(place) ? say().rooms[place].to : say().place.toCorridor;

export const namesOf = (sight: Sight, seats: readonly Seat[]): string =>
  listed(seats.map(seat => named(sight, seat)).filter(name => name !== ''));
