import { handOf } from '@stammtisch/cluedo';

import type { GameUi, TableContext } from '../../table/game-ui.ts';
import { named } from '../../table/table-context.ts';
import { possible } from './deduction.ts';
import { answerInWords } from './history.tsx';
import { isDealt, viewOf } from './rules.ts';
import { statusText } from './status-text.ts';
import { pickedIn } from './targets.ts';
import { cardList, cardName, placeIn, texts } from './texts.ts';

/** What the screen shows, for the ear. */
export const read: GameUi['read'] = { hand: readHand, table: readTable, score: readScore };

function readHand(context: TableContext): string {
  const text = texts().read;
  const view = viewOf(context.table.scene);
  const hand = handOf(view);
  const token = context.seat === undefined ? undefined : view.tokens[context.seat];
  return [
    hand.length === 0 ? texts().hand.none : text.hand(cardList(hand)),
    ...(token === undefined ? [] : [text.token(cardName(token))]),
  ].join('. ');
}

function readTable(context: TableContext): string {
  const view = viewOf(context.table.scene);
  const { text } = statusText(view, context, pickedIn(view));
  if (!isDealt(view)) return text;
  const people = view.tokens.map((token, seat) =>
    texts().board.where(
      `${named(context, seat)}, ${cardName(token)},`,
      placeIn(view.places[token]),
    ),
  );
  const last = view.suspicions.at(-1);
  const asked =
    last === undefined
      ? []
      : [
          texts().facts.suspected(
            { name: context.nameOf(last.asker), you: last.asker === context.seat },
            texts().guess(last.guess),
          ),
          answerInWords(last, context),
        ];
  return [text, ...people, ...asked].join('. ');
}

/** What may still be in the envelope, and who has won how often. */
function readScore(context: TableContext): string {
  const text = texts();
  const view = viewOf(context.table.scene);
  const won = view.won.map((number, seat) => text.read.won(named(context, seat), number));
  if (!isDealt(view)) return won.join('. ');
  const open = (['who', 'how', 'where'] as const).map(sort =>
    text.read.open(text.sorts[sort], cardList(possible(view, sort))),
  );
  return [text.read.still, ...open, ...won].join('. ');
}
