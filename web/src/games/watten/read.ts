import { firstValueOf, isGespannt } from '@stammtisch/watten';

import type { Face, Sight } from '../../table/face.ts';
import { named } from '../../table/sight.ts';
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
import { stateLine } from './state-line.ts';
import { cardList, namesOf, partyName, say, scorerName } from './words.ts';

/** What the screen shows, for the ear. */
export const read: Face['read'] = { hand: readHand, table: readTable, score: readScore };

function readHand(sight: Sight): string {
  const text = say().read;
  const view = viewOf(sight.table.scene);
  const role = sight.seat === undefined ? undefined : roleOf(view, sight.seat);
  return [
    hand.value.length === 0 ? text.noHand : text.hand(cardList(hand.value)),
    ...(role === undefined ? [] : [text.role(say()[role])]),
    ...partnersInWords(view, sight),
    ...('trump' in view ? [text.named(view.schlag, view.trump)] : []),
  ].join('. ');
}

function partnersInWords(view: View, sight: Sight): readonly string[] {
  if (sight.seat === undefined || !isDealt(view)) return [];
  const mine = markOf(view, sight.seat);
  const partners = [...view.seating.keys()].filter(
    seat => seat !== sight.seat && markOf(view, seat) === mine,
  );
  return [partners.length === 0 ? say().read.alone : say().read.with(namesOf(sight, partners))];
}

function readTable(sight: Sight): string {
  const view = viewOf(sight.table.scene);
  const { text } = stateLine(view, sight, { raised: raised.value });
  return [...trickInWords(view, sight), text].join('. ');
}

function trickInWords(view: View, sight: Sight): readonly string[] {
  const text = say();
  if (!hasTricks(view)) return isNaming(view) ? [text.cloth.naming] : [];
  const { trick, number, taken } = onTable(view.tricks);
  if (trick.cards.length === 0) return [text.cloth.empty.replace(/\.$/, '')];
  const thrown = trick.cards.map((card, at) =>
    text.read.card(named(sight, (trick.leader + at) % view.seating.length), card),
  );
  return [taken ? text.cloth.last(number) : text.cloth.trick(number), thrown.join(', ')];
}

function readScore(sight: Sight): string {
  const text = say().read;
  const view = viewOf(sight.table.scene);
  const scores = scorersFrom(view).map(scorer =>
    text.score(scorerName(sight, view, scorer), view.scores[scorer] ?? 0, isGespannt(scorer, view)),
  );
  const tricks = hasTricks(view)
    ? partiesFrom(view).map(party =>
        text.tricks(partyName(sight, view, party), view.won[party] ?? 0),
      )
    : [];
  return [
    ...scores,
    ...tricks,
    ...higherInWords(view, sight),
    text.value(worthOf(view)),
    text.target(view.options.target),
  ].join('. ');
}

/** Why the round was worth more from the start. */
function higherInWords(view: View, sight: Sight): readonly string[] {
  const gespannt = gespanntFrom(view);
  return isDealt(view) && gespannt.length > 0
    ? [say().facts.higher(firstValueOf(view), namesOf(sight, gespannt))]
    : [];
}
