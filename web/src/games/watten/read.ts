import { firstValueOf, isGespannt } from '@stammtisch/watten';

import type { GameUi, TableContext } from '../../table/game-ui.ts';
import { named } from '../../table/table-context.ts';
import { onTable } from '../german/on-table.ts';
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
import { cardList, namesOf, partyName, texts, scorerName } from './texts.ts';

/** What the screen shows, for the ear. */
export const read: GameUi['read'] = { hand: readHand, table: readTable, score: readScore };

function readHand(context: TableContext): string {
  const text = texts().read;
  const view = viewOf(context.table.scene);
  const role = context.seat === undefined ? undefined : roleOf(view, context.seat);
  return [
    hand.value.length === 0 ? text.noHand : text.hand(cardList(hand.value)),
    ...(role === undefined ? [] : [text.role(texts()[role])]),
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
  return [...trickInWords(view, context), text].join('. ');
}

function trickInWords(view: View, context: TableContext): readonly string[] {
  const text = texts();
  if (!hasTricks(view)) return isNaming(view) ? [text.cloth.naming] : [];
  const { trick, number, taken } = onTable(view.tricks);
  if (trick.cards.length === 0) return [text.cloth.empty.replace(/\.$/, '')];
  const thrown = trick.cards.map((card, at) =>
    text.read.card(named(context, (trick.leader + at) % view.seating.length), card),
  );
  return [taken ? text.cloth.last(number) : text.cloth.trick(number), thrown.join(', ')];
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
