import type { Seat } from '@stammtisch/kernel';
import { areTeamsFixed, membersOf, scorerOf } from '@stammtisch/watten';

import type { TableContext } from '../../table/game-ui.ts';
import { named, type Who } from '../../table/table-context.ts';
import { textCatalogue, tableTexts } from '../../text/texts.ts';
import { leaver, namesOf, type Told, whoWas } from '../german/in-words.ts';
import { type Ending, type Party, partiesFrom, roundOf, seatOfViewer, type View } from './rules.ts';
import type { Text } from './text/en.ts';

/** What is said at a table of Watten, in the visitor's language. */
export const { texts, loadTexts } = textCatalogue<Text>({
  en: () => import('./text/en.ts').then(module => module.en),
  de: () => import('./text/de.ts').then(module => module.de),
  it: () => import('./text/it.ts').then(module => module.it),
});

/** The members of a party in this round, or of a team. */
export function partyMembers(view: View, party: Party): readonly Seat[] {
  const round = roundOf(view);
  if (round !== undefined) return membersOf(party, round);
  return areTeamsFixed(view) ? [...view.seating.keys()].filter(seat => seat % 2 === party) : [];
}

/** We, they, a single player by name, or for those who watch: one of the two. */
export function partyName(context: TableContext, view: View, party: Party): string {
  const members = partyMembers(view, party);
  const [only] = members;
  if (members.length === 1 && only !== undefined) return named(context, only);
  if (context.seat === undefined) return tableTexts().teams.names[party] ?? '';
  return partiesFrom(view)[0] === party ? texts().us : texts().them;
}

/** Who keeps a score: a team, or someone by name. */
export function scorerName(context: TableContext, view: View, scorer: number): string {
  if (!areTeamsFixed(view)) return named(context, scorer);
  const viewer = seatOfViewer(view);
  if (viewer === undefined) return tableTexts().teams.names[scorer] ?? '';
  return scorerOf(viewer, view) === scorer ? texts().us : texts().them;
}

export const scorerPlayers = (context: TableContext, view: View, scorer: number): string =>
  namesOf(
    context,
    [...view.seating.keys()].filter(seat => scorerOf(seat, view) === scorer),
  );

/** Whether several are meant, and whether the reader is one of them. */
export function whoAre(
  context: TableContext,
  seats: readonly Seat[],
): Who & { readonly many: boolean } {
  return {
    name: namesOf(context, seats),
    you: seats.some(seat => seat === context.seat),
    many: seats.length > 1,
  };
}

/** Why a round was over, in words. */
export function endingInWords(context: TableContext, ending: Ending, told?: Told): string {
  const { why } = texts().result;
  switch (ending.by) {
    case 'tricks':
      return why.tricks;
    case 'given up':
      return ending.forced ? why.forced : why.givenUp(whoWas(context, ending.raise, texts()));
    case 'forfeited':
      return why.forfeited(leaver(context, ending.seat, texts(), told));
  }
}
