import type { Seat } from '@stammtisch/kernel';
import { areTeamsFixed, membersOf, partyOf } from '@stammtisch/watten';

import type { TableContext } from '../../table/game-ui.ts';
import { asksSeveral, type Dealt, nextValue, type View, worthOf } from './rules.ts';
import { texts } from './texts.ts';

type In<Phase> = Extract<View, { phase: Phase }>;

/** What stands on the button for a raise of this seat, and on the one that confirms it. */
export function raiseTexts(
  view: Dealt,
  seat: Seat,
): { readonly raise: string; readonly now: string; readonly note: string } {
  const text = texts().actions;
  const value = worthOf(view);
  const isAlone = membersOf(partyOf(seat, view), view).length === 1;
  return {
    raise: text.raise(value + 1, asksSeveral(view, seat)),
    now: text.raiseNow(value + 1, asksSeveral(view, seat)),
    note: (isAlone ? text.raiseNoteAlone : text.raiseNote)(value),
  };
}

/** What whoever has to answer a raise is asked. */
export function raiseTitle(view: In<'raised'>, context: TableContext): string {
  const text = texts().ask;
  if (view.forced) return text.forced;
  return text.raise(context.nameOf(view.by), nextValue(view), asksSeveral(view, view.by));
}

/** "Gehst du?" */
export function raiseQuestion(view: In<'raised'>, context: TableContext) {
  const text = texts().ask;
  const why = asksSeveral(view, view.by) ? text.forSide : text.forYou;
  return {
    title: raiseTitle(view, context),
    why: view.forced ? text.forcedWhy : why,
    yes: { name: text.hold, note: text.holdNote(nextValue(view)) },
    no: { name: text.no, note: text.noNote(view.value) },
  };
}

/** Before a foul: what it costs. */
export function foulQuestion(view: View) {
  const text = texts().ask;
  return {
    title: text.foul,
    why: areTeamsFixed(view) ? text.foulWhyTeam : text.foulWhy,
    yes: { name: text.foulYes, note: text.foulYesNote },
    no: { name: text.foulNo, note: text.foulNoNote },
    isRisky: true,
  };
}
