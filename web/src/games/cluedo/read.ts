import { handOf } from '@stammtisch/cluedo';

import type { Face, Sight } from '../../table/face.ts';
import { named } from '../../table/sight.ts';
import { possible } from './deduction.ts';
import { answerInWords } from './history.tsx';
import { isDealt, viewOf } from './rules.ts';
import { stateLine } from './state-line.ts';
import { pickedIn } from './targets.ts';
import { cardList, cardName, placeIn, say } from './words.ts';

/** What the screen shows, for the ear. */
export const read: Face['read'] = { hand: readHand, table: readTable, score: readScore };

function readHand(sight: Sight): string {
  const text = say().read;
  const view = viewOf(sight.table.scene);
  const hand = handOf(view);
  const token = sight.seat === undefined ? undefined : view.tokens[sight.seat];
  return [
    hand.length === 0 ? say().hand.none : text.hand(cardList(hand)),
    ...(token === undefined ? [] : [text.token(cardName(token))]),
  ].join('. ');
}

function readTable(sight: Sight): string {
  const view = viewOf(sight.table.scene);
  const { text } = stateLine(view, sight, pickedIn(view));
  if (!isDealt(view)) return text;
  const people = view.tokens.map((token, seat) =>
    say().board.where(`${named(sight, seat)}, ${cardName(token)},`, placeIn(view.places[token])),
  );
  const last = view.suspicions.at(-1);
  const asked =
    last === undefined
      ? []
      : [
          say().facts.suspected(
            { name: sight.nameOf(last.asker), you: last.asker === sight.seat },
            say().guess(last.guess),
          ),
          answerInWords(last, sight),
        ];
  return [text, ...people, ...asked].join('. ');
}

/** What may still be in the envelope, and who has won how often. */
function readScore(sight: Sight): string {
  const text = say();
  const view = viewOf(sight.table.scene);
  const won = view.won.map((number, seat) => text.read.won(named(sight, seat), number));
  if (!isDealt(view)) return won.join('. ');
  const open = (['who', 'how', 'where'] as const).map(sort =>
    text.read.open(text.sorts[sort], cardList(possible(view, sort))),
  );
  return [text.read.still, ...open, ...won].join('. ');
}
