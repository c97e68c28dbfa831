import { firstValueOf, isGespannt } from '@stammtisch/watten';

import type { GameUi, TableContext } from '../../table/game-ui.ts';
import { handInWords, namesOf, trickInWords } from '../german/in-words.ts';
import {
  gespanntFrom,
  hasTricks,
  isDealt,
  isNaming,
  markOf,
  partiesFrom,
  roleOf,
  scorersFrom,
  type View,
  viewOf,
  worthOf,
} from './rules.ts';
import { hand, raised } from './selection.ts';
import { statusText } from './status-text.ts';
import { partyName, texts, scorerName } from './texts.ts';

/** What the screen shows, for the ear. */
export const read: GameUi['read'] = { hand: readHand, table: readTable, score: readScore };

function readHand(context: TableContext): string {
  const text = texts().read;
  const view = viewOf(context.table.scene);
  const role = context.seat === undefined ? undefined : roleOf(view, context.seat);
  return [
    ...handInWords(hand.value, role, texts()),
    ...partnersInWords(view, context),
    ...('trump' in view ? [text.named(view.schlag, view.trump)] : []),
  ].join('. ');
}

function partnersInWords(view: View, context: TableContext): readonly string[] {
  if (context.seat === undefined || !isDealt(view)) return [];
  const mine = markOf(view, context.seat);
  const partners = [...view.seating.keys()].filter(
    seat => seat !== context.seat && markOf(view, seat) === mine,
  );
  return [
    partners.length === 0 ? texts().read.alone : texts().read.with(namesOf(context, partners)),
  ];
}

function readTable(context: TableContext): string {
  const view = viewOf(context.table.scene);
  const { text } = statusText(view, context, { raised: raised.value });
  return [...lyingInWords(view, context), text].join('. ');
}

function lyingInWords(view: View, context: TableContext): readonly string[] {
  if (hasTricks(view)) return trickInWords(view, context, texts());
  return isNaming(view) ? [texts().cloth.naming] : [];
}

function readScore(context: TableContext): string {
  const text = texts().read;
  const view = viewOf(context.table.scene);
  const scores = scorersFrom(view).map(scorer =>
    text.score(
      scorerName(context, view, scorer),
      view.scores[scorer] ?? 0,
      isGespannt(scorer, view),
    ),
  );
  const tricks = hasTricks(view)
    ? partiesFrom(view).map(party =>
        text.tricks(partyName(context, view, party), view.won[party] ?? 0),
      )
    : [];
  return [
    ...scores,
    ...tricks,
    ...higherInWords(view, context),
    text.value(worthOf(view)),
    text.target(view.options.target),
  ].join('. ');
}

/** Why the round was worth more from the start. */
function higherInWords(view: View, context: TableContext): readonly string[] {
  const gespannt = gespanntFrom(view);
  return isDealt(view) && gespannt.length > 0
    ? [texts().facts.higher(firstValueOf(view), namesOf(context, gespannt))]
    : [];
}
