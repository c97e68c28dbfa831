import { goodOf, rightOf } from '@stammtisch/blind-watten';

import type { Face, Sight } from '../../table/face.ts';
import { named } from '../../table/sight.ts';
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
import { stateLine } from './state-line.ts';
import { cardList, playersOf, say, teamName, teamsFrom } from './words.ts';

/** What the screen shows, for the ear. */
export const read: Face['read'] = { hand: readHand, table: readTable, score: readScore };

function readHand(sight: Sight): string {
  const text = say().read;
  const view = viewOf(sight.table.scene);
  const known = knownAnnouncement(view);
  const role = sight.seat === undefined ? undefined : roleOf(view, sight.seat);
  return [
    hand.value.length === 0 ? text.noHand : text.hand(cardList(hand.value)),
    ...(role === undefined ? [] : [text.role(say()[role])]),
    ...(known === undefined
      ? []
      : [text.announced(say().cardName(rightOf(known)), say().cardName(goodOf(known)))]),
  ].join('. ');
}

function readTable(sight: Sight): string {
  const view = viewOf(sight.table.scene);
  return [...trickInWords(view, sight), stateLine(view, sight, raised.value).text].join('. ');
}

function trickInWords(view: View, sight: Sight): readonly string[] {
  const text = say();
  if (!hasTricks(view)) return isDealt(view) ? [text.cloth.announcing] : [];
  const { trick, number, taken } = onTable(view.tricks);
  if (trick.cards.length === 0) return [text.cloth.empty.replace(/\.$/, '')];
  const thrown = trick.cards.map((card, at) =>
    text.read.card(named(sight, (trick.leader + at) % 4), card),
  );
  return [taken ? text.cloth.last(number) : text.cloth.trick(number), thrown.join(', ')];
}

function readScore(sight: Sight): string {
  const text = say().read;
  const view = viewOf(sight.table.scene);
  const teams = teamsFrom(sight).map(team =>
    text.score(
      `${teamName(sight, team)}, ${playersOf(sight, team)}`,
      view.score[team] ?? 0,
      hasTricks(view) ? (view.won[team] ?? 0) : 0,
    ),
  );
  return [...teams, text.stake(worthOf(view)), text.target(view.options.target)].join('. ');
}
