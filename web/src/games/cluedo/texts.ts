import { isRoom, nearestRoom } from '@stammtisch/cluedo';
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

/** Where someone is: a square is named by the door that is nearest to it. */
export function placeIn(place: Place): string {
  const { rooms, place: text } = texts();
  if (isRoom(place)) return rooms[place].in;
  const { room, steps } = nearestRoom(place);
  return text.corridor(rooms[room], steps);
}

/** Where someone goes. */
export function placeTo(place: Place): string {
  const { rooms, place: text } = texts();
  if (isRoom(place)) return rooms[place].to;
  const { room, steps } = nearestRoom(place);
  return text.toCorridor(rooms[room], steps);
}

export const namesOf = (context: TableContext, seats: readonly Seat[]): string =>
  listed(seats.map(seat => named(context, seat)).filter(name => name !== ''));
