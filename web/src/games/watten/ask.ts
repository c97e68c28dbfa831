import { areTeamsFixed } from '@stammtisch/watten';

import type { Question } from '../../table/ask.tsx';
import type { Sight } from '../../table/face.ts';
import { nextValue, type View } from './rules.ts';
import { say } from './words.ts';

/** "Gehst du?" */
export function raiseQuestion(
  view: Extract<View, { phase: 'raised' }>,
  sight: Sight,
  isAlone: boolean,
): Question {
  const text = say().ask;
  return {
    title: view.forced ? text.forced : text.raise(sight.nameOf(view.by), nextValue(view), !isAlone),
    why: view.forced ? text.forcedWhy : isAlone ? text.forYou : text.forSide,
    yes: { name: text.hold, note: text.holdNote(nextValue(view)) },
    no: { name: text.no, note: text.noNote(view.value) },
  };
}

/** Before a foul: what it costs. */
export function foulQuestion(view: View): Question {
  const text = say().ask;
  return {
    title: text.foul,
    why: areTeamsFixed(view) ? text.foulWhyTeam : text.foulWhy,
    yes: { name: text.foulYes, note: text.foulYesNote },
    no: { name: text.foulNo, note: text.foulNoNote },
    isRisky: true,
  };
}
