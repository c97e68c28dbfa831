import { goodOf, rightOf } from '@stammtisch/blind-watten';

import type { GameUi, TableContext } from '../../table/game-ui.ts';
import { handInWords, trickInWords } from '../german/in-words.ts';
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
import { playersOf, texts, teamName, teamsFrom } from './texts.ts';

/** What the screen shows, for the ear. */
export const read: GameUi['read'] = { hand: readHand, table: readTable, score: readScore };

function readHand(context: TableContext): string {
  const text = texts().read;
  const view = viewOf(context.table.scene);
  const known = knownAnnouncement(view);
  const role = context.seat === undefined ? undefined : roleOf(view, context.seat);
  return [
    ...handInWords(hand.value, role, texts()),
    ...(known === undefined
      ? []
      : [text.announced(texts().cardName(rightOf(known)), texts().cardName(goodOf(known)))]),
  ].join('. ');
}

function readTable(context: TableContext): string {
  const view = viewOf(context.table.scene);
  return [...lyingInWords(view, context), statusText(view, context, raised.value).text].join('. ');
}

function lyingInWords(view: View, context: TableContext): readonly string[] {
  if (hasTricks(view)) return trickInWords(view, context, texts());
  return isDealt(view) ? [texts().cloth.announcing] : [];
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
