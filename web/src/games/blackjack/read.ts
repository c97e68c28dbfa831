import { handsOf, stakeOf } from '@stammtisch/blackjack';
import type { Seat } from '@stammtisch/kernel';

import type { Face, Sight } from '../../table/face.ts';
import { named } from '../../table/sight.ts';
import { money } from '../../text/words.ts';
import { dealerLine } from './dealer-line.ts';
import { type View, viewOf, worthOf } from './rules.ts';
import { stateLine } from './state-line.ts';
import { cardList, say, worthInWords } from './words.ts';

/** What the screen shows, for the ear. */
export const read: Face['read'] = { hand: readHand, table: readTable, score: readScore };

function readHand({ table, seat }: Sight): string {
  const view = viewOf(table.scene);
  const hands = seat === undefined ? [] : handsOf(view, seat);
  if (hands.length === 0) return say().read.noHand;
  return hands
    .map(hand =>
      say().read.hand(
        cardList(hand.cards),
        worthInWords(worthOf(hand.cards, hand.fromSplit)),
        money(stakeOf(hand)),
      ),
    )
    .join('. ');
}

function readTable(sight: Sight): string {
  const view = viewOf(sight.table.scene);
  const dealer = dealerLine(view);
  const others = [...view.seating.keys()].flatMap(seat => handsInWords(view, sight, seat));
  return [
    ...(dealer === '' ? [] : [`${say().dealer.name} ${dealer}`]),
    ...others,
    stateLine(view, sight).text,
  ].join('. ');
}

const handsInWords = (view: View, sight: Sight, seat: Seat): readonly string[] =>
  handsOf(view, seat).map(hand =>
    say().read.holds(
      named(sight, seat),
      worthInWords(worthOf(hand.cards, hand.fromSplit)),
      money(stakeOf(hand)),
    ),
  );

function readScore(sight: Sight): string {
  const view = viewOf(sight.table.scene);
  return [...view.seating.keys()]
    .filter(seat => view.seating[seat] !== 'empty')
    .map(seat =>
      say().read.score(
        named(sight, seat),
        money(view.stacks[seat]!),
        money(view.won[seat]!, { signed: true }),
      ),
    )
    .join('. ');
}
