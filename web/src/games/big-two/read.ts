import type { Face, Sight } from '../../table/face.ts';
import { named } from '../../table/sight.ts';
import { countOf, heapOf, viewOf } from './rules.ts';
import { hand, raised } from './selection.ts';
import { stateLine } from './state-line.ts';
import { cardList, nameOf, say, worth } from './words.ts';

/** What the screen shows, for the ear. */
export const read: Face['read'] = { hand: readHand, table: readTable, score: readScore };

function readHand(): string {
  if (hand.value.length === 0) return say().read.noHand;
  const all = say().read.hand(cardList(hand.value));
  return raised.value.length === 0 ? all : `${all}. ${say().read.raised(cardList(raised.value))}`;
}

function readTable(sight: Sight): string {
  const view = viewOf(sight.table.scene);
  const { top, aside } = heapOf(view.phase === 'playing' ? view.plays : []);
  const what =
    top === undefined || aside
      ? say().heap.empty
      : say().heap.by(named(sight, top.seat), nameOf(top.cards));
  const counts = [...view.seating.keys()].flatMap(seat => {
    const count = countOf(view, seat);
    return count === undefined ? [] : [say().read.holds(named(sight, seat), count)];
  });
  const now = stateLine(view, sight, { raised: [], possible: [[]], hintAt: -1 });
  return [what.replace(/\.$/, ''), counts.join(', '), now.text].join('. ');
}

function readScore(sight: Sight): string {
  const view = viewOf(sight.table.scene);
  return view.accounts
    .map((account, seat) =>
      say().read.score(named(sight, seat), account.points, worth(view, account)),
    )
    .join('. ');
}
