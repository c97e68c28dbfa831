import type { GameUi, TableContext } from '../../table/game-ui.ts';
import { named } from '../../table/table-context.ts';
import { countOf, heapOf, viewOf } from './rules.ts';
import { hand, raised } from './selection.ts';
import { statusText } from './status-text.ts';
import { cardList, nameOf, texts, worth } from './texts.ts';

/** What the screen shows, for the ear. */
export const read: GameUi['read'] = { hand: readHand, table: readTable, score: readScore };

function readHand(): string {
  if (hand.value.length === 0) return texts().read.noHand;
  const all = texts().read.hand(cardList(hand.value));
  return raised.value.length === 0 ? all : `${all}. ${texts().read.raised(cardList(raised.value))}`;
}

function readTable(context: TableContext): string {
  const view = viewOf(context.table.scene);
  const { top, aside } = heapOf(view.phase === 'playing' ? view.plays : []);
  const what =
    top === undefined || aside
      ? texts().heap.empty
      : texts().heap.by(named(context, top.seat), nameOf(top.cards));
  const counts = [...view.seating.keys()].flatMap(seat => {
    const count = countOf(view, seat);
    return count === undefined ? [] : [texts().read.holds(named(context, seat), count)];
  });
  const now = statusText(view, context, { raised: [], possible: [[]], hintAt: -1 });
  return [what.replace(/\.$/, ''), counts.join(', '), now.text].join('. ');
}

function readScore(context: TableContext): string {
  const view = viewOf(context.table.scene);
  return view.accounts
    .map((account, seat) =>
      texts().read.score(named(context, seat), account.points, worth(view, account)),
    )
    .join('. ');
}
