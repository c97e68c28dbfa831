import {
  type Cell,
  type Reason,
  type Sheet,
  sheetOf,
  type Suspicion,
  type Partly,
} from '@stammtisch/cluedo';
import type { Seat } from '@stammtisch/kernel';

import type { TableContext } from '../../table/game-ui.ts';
import { whoIs } from '../../table/table-context.ts';
import { type Card, type Dealt, isOver, type Sort, SORTS, type View } from './rules.ts';
import { texts } from './texts.ts';

let known: { readonly key: string; readonly sheet: Sheet } | undefined;

/** What is certain. Thinking takes a moment, so it is done only when something has been learnt. */
export function sheetFor(view: Dealt & View): Sheet {
  const { viewer, match, hands, solution, suspicions, accusations } = view;
  const key = JSON.stringify([viewer, match, hands, solution, suspicions, accusations]);
  if (known?.key !== key) known = { key, sheet: sheetOf(view) };
  return known.sheet;
}

/** Where a card is for certain. */
export function whereabouts(view: Dealt & View, card: Card): Seat | 'envelope' | undefined {
  const { seats, envelope } = sheetFor(view)[card];
  if (envelope.mark === 'yes') return 'envelope';
  const seat = seats.findIndex(({ mark }) => mark === 'yes');
  return seat < 0 ? undefined : seat;
}

/** Whether it is certain what lies in the envelope. */
export const isSolved = (view: Dealt & View): boolean =>
  Object.values(sheetFor(view)).filter(({ envelope }) => envelope.mark === 'yes').length ===
  Object.keys(SORTS).length;

/** What may still be in the envelope. */
export function possible(view: Dealt & View, sort: Sort): readonly Card[] {
  const sheet = sheetFor(view);
  return SORTS[sort].filter(card => sheet[card].envelope.mark !== 'no');
}

/** How much is certain: grows whenever something has been learnt. */
export function certainties(view: Dealt & View): number {
  if (isOver(view)) return 0;
  return Object.values(sheetFor(view))
    .flatMap(({ seats, envelope }) => [...seats, envelope])
    .filter(({ mark }) => mark === 'yes').length;
}

/** Why a mark is certain, in a sentence. */
export function reasonInWords(
  { view, context, place }: { view: Dealt; context: TableContext; place: Seat | 'envelope' },
  { mark, reason }: Cell,
): string {
  const text = texts().sheet.why;
  if (reason === undefined) return '';
  switch (reason.why) {
    case 'seen':
      return seenInWords(context, place, mark === 'yes');
    case 'shown':
    case 'passed':
      return askedInWords({ view, context, place }, reason);
    case 'told':
      return text.told;
    case 'elsewhere':
      return text.elsewhere(placeInWords(context, reason.place));
    case 'deduced':
      return text.deduced;
  }
}

function seenInWords(context: TableContext, place: Seat | 'envelope', isThere: boolean): string {
  const { why } = texts().sheet;
  if (place === context.seat || place === 'envelope') return isThere ? why.holds : why.lacks;
  return (isThere ? why.has : why.hasNot)(context.nameOf(place));
}

type Asked = Extract<Reason, { why: 'shown' | 'passed' }>;

function askedInWords(
  { view, context, place }: { view: Dealt; context: TableContext; place: Seat | 'envelope' },
  { why, suspicion }: Asked,
): string {
  const asked: Suspicion<Partly> | undefined = view.suspicions[suspicion];
  if (asked === undefined || place === 'envelope') return texts().sheet.why.deduced;
  return texts().sheet.why[why](context.nameOf(place), suspicion + 1, texts().guess(asked.guess));
}

export const placeInWords = (context: TableContext, place: Seat | 'envelope'): string =>
  place === 'envelope' ? texts().sheet.inEnvelope : texts().sheet.with(whoIs(context, place));
