import {
  type Cell,
  type Reason,
  type Sheet,
  sheetOf,
  type Suspicion,
  type Partly,
} from '@stammtisch/cluedo';
import type { Seat } from '@stammtisch/kernel';

import type { Sight } from '../../table/face.ts';
import { whoIs } from '../../table/sight.ts';
import { type Card, type Dealt, isOver, type Sort, SORTS, type View } from './rules.ts';
import { say } from './words.ts';

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
  { view, sight, place }: { view: Dealt; sight: Sight; place: Seat | 'envelope' },
  { mark, reason }: Cell,
): string {
  const text = say().sheet.why;
  if (reason === undefined) return '';
  switch (reason.why) {
    case 'seen':
      return seenInWords(sight, place, mark === 'yes');
    case 'shown':
    case 'passed':
      return askedInWords({ view, sight, place }, reason);
    case 'told':
      return text.told;
    case 'elsewhere':
      return text.elsewhere(placeInWords(sight, reason.place));
    case 'deduced':
      return text.deduced;
  }
}

function seenInWords(sight: Sight, place: Seat | 'envelope', isThere: boolean): string {
  const { why } = say().sheet;
  if (place === sight.seat || place === 'envelope') return isThere ? why.holds : why.lacks;
  return (isThere ? why.has : why.hasNot)(sight.nameOf(place));
}

type Asked = Extract<Reason, { why: 'shown' | 'passed' }>;

function askedInWords(
  { view, sight, place }: { view: Dealt; sight: Sight; place: Seat | 'envelope' },
  { why, suspicion }: Asked,
): string {
  const asked: Suspicion<Partly> | undefined = view.suspicions[suspicion];
  if (asked === undefined || place === 'envelope') return say().sheet.why.deduced;
  return say().sheet.why[why](sight.nameOf(place), suspicion + 1, say().guess(asked.guess));
}

export const placeInWords = (sight: Sight, place: Seat | 'envelope'): string =>
  place === 'envelope' ? say().sheet.inEnvelope : say().sheet.with(whoIs(sight, place));
