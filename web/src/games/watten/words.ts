import type { Seat } from '@stammtisch/kernel';
import { areTeamsFixed, membersOf, scorerOf } from '@stammtisch/watten';

import type { Sight } from '../../table/face.ts';
import { named, type Who, whoIs } from '../../table/sight.ts';
import { bookshelf, listed, words } from '../../text/words.ts';
import {
  type Card,
  type Ending,
  type Party,
  partiesFrom,
  roundOf,
  seatOfViewer,
  type View,
} from './rules.ts';
import type { Text } from './text/en.ts';

const shelf = bookshelf<Text>({
  en: () => import('./text/en.ts').then(book => book.en),
  de: () => import('./text/de.ts').then(book => book.de),
  it: () => import('./text/it.ts').then(book => book.it),
});

/** What is said at a table of Watten, in the visitor's language. */
export const say = shelf.read;
export const loadWords = shelf.load;

export const cardList = (cards: readonly Card[]): string => cards.map(say().cardName).join(', ');

/** Several people by name, the reader first. */
export const namesOf = (sight: Sight, seats: readonly Seat[]): string =>
  listed(
    seats
      .toSorted((a, b) => Number(b === sight.seat) - Number(a === sight.seat))
      .map(seat => named(sight, seat))
      .filter(name => name !== ''),
  );

/** The members of a party in this round, or of a team. */
export function partyMembers(view: View, party: Party): readonly Seat[] {
  const round = roundOf(view);
  if (round !== undefined) return membersOf(party, round);
  return areTeamsFixed(view) ? [...view.seating.keys()].filter(seat => seat % 2 === party) : [];
}

/** We, they, a single player by name, or for those who watch: one of the two. */
export function partyName(sight: Sight, view: View, party: Party): string {
  const members = partyMembers(view, party);
  const [only] = members;
  if (members.length === 1 && only !== undefined) return named(sight, only);
  if (sight.seat === undefined) return words().teams.names[party] ?? '';
  return partiesFrom(view)[0] === party ? say().us : say().them;
}

/** Who keeps a score: a team, or someone by name. */
export function scorerName(sight: Sight, view: View, scorer: number): string {
  if (!areTeamsFixed(view)) return named(sight, scorer);
  const viewer = seatOfViewer(view);
  if (viewer === undefined) return words().teams.names[scorer] ?? '';
  return scorerOf(viewer, view) === scorer ? say().us : say().them;
}

export const scorerPlayers = (sight: Sight, view: View, scorer: number): string =>
  namesOf(
    sight,
    [...view.seating.keys()].filter(seat => scorerOf(seat, view) === scorer),
  );

/** Whether several are meant, and whether the reader is one of them. */
export function whoAre(sight: Sight, seats: readonly Seat[]): Who & { readonly many: boolean } {
  return {
    name: namesOf(sight, seats),
    you: seats.some(seat => seat === sight.seat),
    many: seats.length > 1,
  };
}

/** Why a round was over, in words. Whoever left may by now have a successor on that chair. */
export function endingInWords(sight: Sight, ending: Ending, { isNews = false } = {}): string {
  const { why, someone } = say().result;
  const who = (seat: Seat): Who => {
    const { name, you } = whoIs(sight, seat);
    return { name: name || someone, you };
  };
  switch (ending.by) {
    case 'tricks':
      return why.tricks;
    case 'given up':
      return ending.forced ? why.forced : why.givenUp(who(ending.raise));
    case 'forfeited':
      return why.forfeited(isNews ? who(ending.seat) : { name: someone, you: false });
  }
}
