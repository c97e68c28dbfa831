import { placeOf, refuterIn } from '@stammtisch/cluedo';

import type { TableContext } from '../../table/game-ui.ts';
import { lit, orWatched, type StatusText, still } from '../../table/status-text.ts';
import { whoIs } from '../../table/table-context.ts';
import { allows, type Dealt, isDealt, isOut, pipsOf, type Place, type View } from './rules.ts';
import { placeIn, placeTo, texts } from './texts.ts';

/** One sentence about what is going on now, and what is to be done. */
export function statusText(view: View, context: TableContext, picked?: Place): StatusText {
  if (!isDealt(view)) return still(texts().state.dealing);
  const line =
    view.phase === 'refuting'
      ? refuting(view, context)
      : view.turn === context.seat
        ? mine(view, picked)
        : still(theirs(view, context));
  return isOut(view) && !line.lamp
    ? still(`${texts().state.out} ${line.text}`)
    : orWatched(line, context);
}

function mine(view: Dealt & View, picked: Place | undefined): StatusText {
  const text = texts().state;
  switch (view.phase) {
    case 'moving':
      return lit(howToMove(view));
    case 'walking':
      return lit(picked === undefined ? text.walk(pipsOf(view.dice)) : text.will(placeTo(picked)));
    case 'acting':
      return lit(view.maySuspect && allows(view, 'suspect') ? text.suspect : text.end);
    case 'rolling':
      return still(text.rolling({ name: '', you: true }));
    case 'refuting':
    case 'over':
      return still(text.dealing);
  }
}

function howToMove(view: View): string {
  const text = texts().state;
  if (allows(view, 'passage') || allows(view, 'stay')) return text.moveOr;
  return allows(view, 'roll') ? text.move : text.shutIn;
}

function theirs(view: Dealt, context: TableContext): string {
  const text = texts().state;
  const name = context.nameOf(view.turn);
  switch (view.phase) {
    case 'moving':
      return text.moves(name);
    case 'rolling':
      return text.rolling({ name, you: false });
    case 'walking':
      return text.walks(name, pipsOf(view.dice));
    case 'acting':
      return text.acts(name, placeIn(placeOf(view)));
    case 'refuting':
    case 'over':
      return text.dealing;
  }
}

function refuting(view: Dealt, context: TableContext): StatusText {
  const text = texts().state;
  const [by, asker] = [whoIs(context, refuterIn(view)), whoIs(context, view.turn)];
  if (by.you) return lit(text.show(asker.name));
  return still(asker.you ? text.waits(by.name) : text.shows(by.name, asker.name));
}
