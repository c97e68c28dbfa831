import { placeOf, refuterIn } from '@stammtisch/cluedo';

import type { Sight } from '../../table/face.ts';
import { whoIs } from '../../table/sight.ts';
import { words } from '../../text/words.ts';
import { allows, type Dealt, isDealt, isOut, pipsOf, type Place, type View } from './rules.ts';
import { placeIn, placeTo, say } from './words.ts';

/** One sentence about what is going on now, and what is to be done. */
export interface StateLine {
  readonly text: string;
  /** The lamp: something is to be done here. */
  readonly lamp: boolean;
}

const still = (text: string): StateLine => ({ text, lamp: false });
const lit = (text: string): StateLine => ({ text, lamp: true });

export function stateLine(view: View, sight: Sight, picked?: Place): StateLine {
  if (!isDealt(view)) return still(say().state.dealing);
  const line =
    view.phase === 'refuting'
      ? refuting(view, sight)
      : view.turn === sight.seat
        ? mine(view, picked)
        : still(theirs(view, sight));
  if (sight.seat === undefined) return still(`${words().table.spectator} ${line.text}`);
  return isOut(view) && !line.lamp ? still(`${say().state.out} ${line.text}`) : line;
}

function mine(view: Dealt & View, picked: Place | undefined): StateLine {
  const text = say().state;
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
  const text = say().state;
  if (allows(view, 'passage') || allows(view, 'stay')) return text.moveOr;
  return allows(view, 'roll') ? text.move : text.shutIn;
}

function theirs(view: Dealt, sight: Sight): string {
  const text = say().state;
  const name = sight.nameOf(view.turn);
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

function refuting(view: Dealt, sight: Sight): StateLine {
  const text = say().state;
  const [by, asker] = [whoIs(sight, refuterIn(view)), whoIs(sight, view.turn)];
  if (by.you) return lit(text.show(asker.name));
  return still(asker.you ? text.waits(by.name) : text.shows(by.name, asker.name));
}
