import { handsOf, stakeOf } from '@stammtisch/blackjack';
import type { Seat } from '@stammtisch/kernel';

import type { GameUi, TableContext } from '../../table/game-ui.ts';
import { named } from '../../table/table-context.ts';
import { money } from '../../text/texts.ts';
import { dealerLine } from './dealer-text.ts';
import { type View, viewOf, worthOf } from './rules.ts';
import { statusText } from './status-text.ts';
import { cardList, texts, worthInWords } from './texts.ts';

/** What the screen shows, for the ear. */
export const read: GameUi['read'] = { hand: readHand, table: readTable, score: readScore };

function readHand({ table, seat }: TableContext): string {
  const view = viewOf(table.scene);
  const hands = seat === undefined ? [] : handsOf(view, seat);
  if (hands.length === 0) return texts().read.noHand;
  return hands
    .map(hand =>
      texts().read.hand(
        cardList(hand.cards),
        worthInWords(worthOf(hand.cards, hand.fromSplit)),
        money(stakeOf(hand)),
      ),
    )
    .join('. ');
}

function readTable(context: TableContext): string {
  const view = viewOf(context.table.scene);
  const dealer = dealerLine(view);
  const others = [...view.seating.keys()].flatMap(seat => handsInWords(view, context, seat));
  return [
    ...(dealer === '' ? [] : [`${texts().dealer.name} ${dealer}`]),
    ...others,
    statusText(view, context).text,
  ].join('. ');
}

const handsInWords = (view: View, context: TableContext, seat: Seat): readonly string[] =>
  handsOf(view, seat).map(hand =>
    texts().read.holds(
      named(context, seat),
      worthInWords(worthOf(hand.cards, hand.fromSplit)),
      money(stakeOf(hand)),
    ),
  );

function readScore(context: TableContext): string {
  const view = viewOf(context.table.scene);
  return [...view.seating.keys()]
    .filter(seat => view.seating[seat] !== 'empty')
    .map(seat =>
      texts().read.score(
        named(context, seat),
        money(view.stacks[seat]!),
        money(view.won[seat]!, { signed: true }),
      ),
    )
    .join('. ');
}
