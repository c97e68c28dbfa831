import { teamOf } from '@stammtisch/blind-watten';
import type { Seat } from '@stammtisch/kernel';

import type { Sight } from '../../table/face.ts';
import { named, type Who, whoIs } from '../../table/sight.ts';
import { bookshelf, listed, words } from '../../text/words.ts';
import type { Card, Ending, Team } from './rules.ts';
import type { Text } from './text/en.ts';

const shelf = bookshelf<Text>({
  en: () => import('./text/en.ts').then(book => book.en),
  de: () => import('./text/de.ts').then(book => book.de),
  it: () => import('./text/it.ts').then(book => book.it),
});

/** What is said at a table of Blind Watten, in the visitor's language. */
export const say = shelf.read;
export const loadWords = shelf.load;

export const cardList = (cards: readonly Card[]): string => cards.map(say().cardName).join(', ');

/** We, they, or for those who watch: one of the two. */
export function teamName({ seat }: Sight, team: Team): string {
  if (seat === undefined) return words().teams.names[team] ?? '';
  return teamOf(seat) === team ? say().us : say().them;
}

/** The team of the viewer first; for those who watch, the first one. */
export const teamsFrom = ({ seat }: Sight): readonly Team[] =>
  seat === undefined || teamOf(seat) === 0 ? [0, 1] : [1, 0];

export const playersOf = (sight: Sight, team: Team): string =>
  listed(
    [team, team + 2]
      .toSorted((a, b) => Number(b === sight.seat) - Number(a === sight.seat))
      .map(seat => named(sight, seat))
      .filter(name => name !== ''),
  );

/** Why a round was over, in words. Whoever left may by now have a successor on that chair. */
export function endingInWords(sight: Sight, ending: Ending, { isNews = false } = {}): string {
  const { why, someone } = say().result;
  const who = (seat: Seat): Who => {
    const { name, you } = whoIs(sight, seat);
    return { name: name || someone, you };
  };
  switch (ending.by) {
    case 'tricks':
    case 'four declined':
      return why[ending.by];
    case 'declined':
      return why.declined(who(ending.bet));
    case 'forfeited':
      return why.forfeited(isNews ? who(ending.seat) : { name: someone, you: false });
  }
}
