import { goodOf, rightOf } from '@stammtisch/blind-watten';

import type { GameUi, TableContext } from '../../table/game-ui.ts';
import { named } from '../../table/table-context.ts';
import { onTable } from '../german/on-table.ts';
import {
  hasTricks,
  isDealt,
  knownAnnouncement,
  roleOf,
  type View,
  viewOf,
  worthOf,
} from './rules.ts';
import { hand, raised } from './selection.ts';
import { statusText } from './status-text.ts';
import { cardList, playersOf, texts, teamName, teamsFrom } from './texts.ts';

/** What the screen shows, for the ear. */
export const read: GameUi['read'] = { hand: readHand, table: readTable, score: readScore };

function readHand(context: TableContext): string {
  const text = texts().read;
  const view = viewOf(context.table.scene);
  const known = knownAnnouncement(view);
  const role = context.seat === undefined ? undefined : roleOf(view, context.seat);
  return [
    hand.value.length === 0 ? text.noHand : text.hand(cardList(hand.value)),
    ...(role === undefined ? [] : [text.role(texts()[role])]),
    ...(known === undefined
      ? []
      : [text.announced(texts().cardName(rightOf(known)), texts().cardName(goodOf(known)))]),
  ].join('. ');
}

function readTable(context: TableContext): string {
  const view = viewOf(context.table.scene);
  return [...trickInWords(view, context), statusText(view, context, raised.value).text].join('. ');
}

function trickInWords(view: View, context: TableContext): readonly string[] {
  const text = texts();
  if (!hasTricks(view)) return isDealt(view) ? [text.cloth.announcing] : [];
  const { trick, number, taken } = onTable(view.tricks);
  if (trick.cards.length === 0) return [text.cloth.empty.replace(/\.$/, '')];
  const thrown = trick.cards.map((card, at) =>
    text.read.card(named(context, (trick.leader + at) % 4), card),
  );
  return [taken ? text.cloth.last(number) : text.cloth.trick(number), thrown.join(', ')];
}

function readScore(context: TableContext): string {
  const text = texts().read;
  const view = viewOf(context.table.scene);
  const teams = teamsFrom(context).map(team =>
    text.score(
      `${teamName(context, team)}, ${playersOf(context, team)}`,
      view.score[team] ?? 0,
      hasTricks(view) ? (view.won[team] ?? 0) : 0,
    ),
  );
  return [...teams, text.stake(worthOf(view)), text.target(view.options.target)].join('. ');
}
