import { teamOf } from '@stammtisch/blind-watten';

import type { TableContext } from '../../table/game-ui.ts';
import { textCatalogue, tableTexts } from '../../text/texts.ts';
import { leaver, namesOf, type Told, whoWas } from '../german/in-words.ts';
import type { Ending, Team } from './rules.ts';
import type { Text } from './text/en.ts';

/** What is said at a table of Blind Watten, in the visitor's language. */
export const { texts, loadTexts } = textCatalogue<Text>({
  en: () => import('./text/en.ts').then(module => module.en),
  de: () => import('./text/de.ts').then(module => module.de),
  it: () => import('./text/it.ts').then(module => module.it),
});

/** We, they, or for those who watch: one of the two. */
export function teamName({ seat }: TableContext, team: Team): string {
  if (seat === undefined) return tableTexts().teams.names[team] ?? '';
  return teamOf(seat) === team ? texts().us : texts().them;
}

/** The team of the viewer first; for those who watch, the first one. */
export const teamsFrom = ({ seat }: TableContext): readonly Team[] =>
  seat === undefined || teamOf(seat) === 0 ? [0, 1] : [1, 0];

export const playersOf = (context: TableContext, team: Team): string =>
  namesOf(context, [team, team + 2]);

/** Why a round was over, in words. */
export function endingInWords(context: TableContext, ending: Ending, told?: Told): string {
  const { why } = texts().result;
  switch (ending.by) {
    case 'tricks':
    case 'four declined':
      return why[ending.by];
    case 'declined':
      return why.declined(whoWas(context, ending.bet, texts()));
    case 'forfeited':
      return why.forfeited(leaver(context, ending.seat, texts(), told));
  }
}
