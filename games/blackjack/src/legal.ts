import { type Amounts, type Decision, type Seat, seatOf } from '@stammtisch/kernel';

import { insuranceFor, isPair, pipsIn } from './hand.ts';
import { ACE } from './odds/cards.ts';
import { type Action, ACTIONS } from './odds/index.ts';
import type { Hand, HandMove, Move, Partly, Playing, Refusal } from './state.ts';
import { DOLLAR, handOnTurn, handsOf, toMove } from './turn.ts';
import type { View } from './view.ts';

/** There is never more than one question open for a seat. */
export function decisions(view: View): readonly Decision<Move['kind']>[] {
  const kinds = [...legalMoves(view), ...amounts(view)].map(({ kind }) => kind);
  return kinds.length === 0 ? [] : [{ stamp: stampOf(view), kinds }];
}

/** Names the seat's own question, and nothing that others do meanwhile. */
function stampOf(view: View): string {
  if (view.phase !== 'playing') return `${view.phase} ${view.round}`;
  const { seat } = handOnTurn(view);
  const own = handsOf(view, seat);
  const cards = own.map(hand => hand.cards.length + (hand.stood ? 's' : '')).join('-');
  return `playing ${view.round} ${cards}${view.insurance[seat]! > 0 ? ' insured' : ''}`;
}

const ALL_MOVES: readonly Move[] = [
  { kind: 'stand' },
  { kind: 'hit' },
  { kind: 'double' },
  { kind: 'split' },
  { kind: 'insurance' },
  { kind: 'decline' },
  { kind: 'ready' },
];

export const legalMoves = (view: View): readonly Move[] =>
  isAwaited(view) ? ALL_MOVES.filter(move => refusal(view, move) === undefined) : [];

const isAwaited = (view: View): boolean => toMove(view).some(actor => actor === view.viewer);

/** Rule 2.2. */
export function amounts(view: View): readonly Amounts<'bet'>[] {
  const seat = seatOf(view.viewer);
  if (view.phase !== 'betting' || seat === undefined || !isAwaited(view)) return [];
  const stack = view.stacks[seat]!;
  return [{ kind: 'bet', min: DOLLAR, max: stack - (stack % DOLLAR), step: DOLLAR }];
}

/** What the viewer can do about the hand they have to play, or about insurance. */
export function actionsFor(view: View): readonly Action[] {
  const kinds: readonly string[] = legalMoves(view).map(({ kind }) => kind);
  return ACTIONS.filter(action => kinds.includes(action));
}

/** Undefined when the move may be made. */
export function refusal(view: View, move: Move): Refusal | undefined {
  const seat = seatOf(view.viewer);
  if (seat === undefined || view.seating[seat] === 'empty') return 'not-seated';
  switch (move.kind) {
    case 'bet':
      return refusalToBet(view, seat, move.amount);
    case 'insurance':
      return refusalToInsure(view, seat);
    case 'decline':
      return view.phase === 'insuring' && view.asked.includes(seat) ? undefined : 'not-now';
    case 'ready':
      return refusalToBeReady(view, seat);
    case 'stand':
    case 'hit':
    case 'double':
    case 'split':
      return refusalToPlay(view, seat, move.kind);
  }
}

/** Rules 2.2 to 2.4. */
function refusalToBet(view: View, seat: Seat, amount: number): Refusal | undefined {
  if (view.phase !== 'betting') return 'not-now';
  if (view.bets[seat]! > 0) return 'already-bet';
  if (view.sittingOut.includes(seat)) return 'sitting-out';
  if (amount > view.stacks[seat]!) return 'too-few-chips';
  if (amount < DOLLAR) return 'bet-too-low';
  if (amount % DOLLAR !== 0) return 'not-whole-dollars';
  return isAwaited(view) ? undefined : 'not-your-turn';
}

/** Rule 8.1. */
function refusalToBeReady(view: View, seat: Seat): Refusal | undefined {
  if (view.phase !== 'between') return 'not-now';
  if (view.ready.includes(seat)) return 'already-ready';
  return isAwaited(view) ? undefined : 'not-now';
}

function refusalToPlay(view: View, seat: Seat, kind: HandMove['kind']): Refusal | undefined {
  if (view.phase !== 'playing') return 'not-now';
  const hand = handOnTurn(view);
  if (hand.seat !== seat) return 'not-your-turn';
  switch (kind) {
    case 'stand':
    case 'hit':
      return undefined;
    case 'double':
      return refusalToDouble(view, hand) ?? refusalToPay(view, seat, hand.bet);
    case 'split':
      return refusalToSplit(view, hand) ?? refusalToPay(view, seat, hand.bet);
  }
}

type Table = Playing<Partly>;

/** Rule 4.4. */
function refusalToDouble({ options }: Table, hand: Hand): Refusal | undefined {
  if (hand.cards.length !== 2) return 'not-with-these-cards';
  return hand.fromSplit && !options.doubleAfterSplit ? 'not-at-this-table' : undefined;
}

/** Rule 4.6. */
function refusalToSplit({ options }: Table, hand: Hand): Refusal | undefined {
  if (!options.split) return 'not-at-this-table';
  if (hand.fromSplit) return 'already-split';
  return isPair(hand.cards) ? undefined : 'not-a-pair';
}

/** Rules 4.5 and 5.2. */
function refusalToInsure(view: View, seat: Seat): Refusal | undefined {
  if (view.phase !== 'insuring' && view.phase !== 'playing') return 'not-now';
  if (view.insurance[seat]! > 0) return 'already-insured';
  if (view.phase === 'insuring') return view.asked.includes(seat) ? undefined : 'not-now';
  const hand = handOnTurn(view);
  if (hand.seat !== seat) return 'not-your-turn';
  if (view.options.peek) return 'not-now';
  if (pipsIn(view.up) !== ACE) return 'no-ace-showing';
  if (hand.cards.length !== 2 || hand.fromSplit) return 'not-with-these-cards';
  return refusalToPay(view, seat, insuranceFor(hand));
}

/** Rule 2.5: what is added must lie in front of the seat. */
const refusalToPay = ({ stacks }: Table, seat: Seat, cents: number): Refusal | undefined =>
  stacks[seat]! < cents ? 'too-few-chips' : undefined;
