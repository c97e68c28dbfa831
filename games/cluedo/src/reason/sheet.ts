import type { Seat } from '@stammtisch/kernel';

import { cardsOf } from '../deal.ts';
import type { Card } from '../state.ts';
import { evidenceOf, type MatchView } from './evidence.ts';
import { byCard, weigh, type Weights } from './weigh.ts';

export type Mark = 'yes' | 'no' | 'open';

/** Suspicions are counted from 0, in the order in which they were voiced. */
export type Reason =
  /** The viewer sees this hand. */
  | { readonly why: 'seen' }
  | { readonly why: 'shown' | 'passed'; readonly suspicion: number }
  /** The viewer has been told the solution. */
  | { readonly why: 'told' }
  /** The card is certainly there: at a seat, or in the envelope. */
  | { readonly why: 'elsewhere'; readonly place: Seat | 'envelope' }
  /** It takes several of the other marks, or counting. */
  | { readonly why: 'deduced' };

export interface Cell {
  readonly mark: Mark;
  /** Absent where nothing is certain. */
  readonly reason?: Reason;
}

/** What is certain about one card. */
interface Row {
  readonly seats: readonly Cell[];
  readonly envelope: Cell;
}

export type Sheet = Readonly<Record<Card, Row>>;

/** Exactly what follows from what the viewer has seen: no more, and no less. */
export function sheetOf(view: MatchView): Sheet {
  const weights = weigh(evidenceOf(view));
  return byCard((_, card) => rowOf(view, weights, card));
}

function rowOf(view: MatchView, { deals, cards }: Weights, card: Card): Row {
  const { seats, envelope } = cards[card];
  const marks = seats.map(held => markOf(held, deals));
  const inside = markOf(envelope, deals);
  const holder = marks.indexOf('yes');
  const place = inside === 'yes' ? 'envelope' : holder < 0 ? undefined : holder;
  const elsewhere: Reason = place === undefined ? { why: 'deduced' } : { why: 'elsewhere', place };
  return {
    seats: marks.map((mark, seat) => cellOf(mark, seatReason(view, seat, card), elsewhere)),
    envelope: cellOf(inside, view.solution === 'hidden' ? undefined : { why: 'told' }, elsewhere),
  };
}

const markOf = (held: number, deals: number): Mark =>
  held === 0 ? 'no' : held === deals ? 'yes' : 'open';

function cellOf(mark: Mark, reason: Reason | undefined, elsewhere: Reason): Cell {
  if (mark === 'open') return { mark };
  return { mark, reason: reason ?? (mark === 'no' ? elsewhere : { why: 'deduced' }) };
}

/** Why it was clear at once that a seat has a card or lacks it. */
function seatReason(view: MatchView, seat: Seat, card: Card): Reason | undefined {
  if (typeof view.hands[seat] !== 'number') return { why: 'seen' };
  const shown = view.suspicions.findIndex(each => each.by === seat && each.card === card);
  if (shown >= 0) return { why: 'shown', suspicion: shown };
  const passed = view.suspicions.findIndex(
    ({ passed, guess }) => passed.includes(seat) && cardsOf(guess).includes(card),
  );
  return passed < 0 ? undefined : { why: 'passed', suspicion: passed };
}
