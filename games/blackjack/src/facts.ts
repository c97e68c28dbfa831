import {
  type Coming,
  countOf,
  factsBy,
  type Ready,
  type Seat,
  type Seen,
} from '@stammtisch/kernel';

import { insuranceFor, isBust, pipsIn, stakeOf, valueOf } from './hand.ts';
import type { Blackjack } from './index.ts';
import { ACE, TEN } from './odds/cards.ts';
import type { Card, HandMove, Move, Result, Settled, Visible } from './state.ts';
import { dealerCards, handOnTurn, handsIn, handsOf, settledIn, stakesIn } from './turn.ts';
import type { View } from './view.ts';

/** A hand among those of its seat: 0, or 1 for the second one of a split. */
interface Which {
  readonly seat: Seat;
  readonly hand: number;
}

/** What happened at the table, for whoever tells it. All amounts are cents. */
export type Fact =
  | Coming
  | { readonly fact: 'brought chips'; readonly seat: Seat; readonly chips: number }
  | { readonly fact: 'round began'; readonly round: number }
  | { readonly fact: 'shuffled'; readonly cards: number }
  | { readonly fact: 'bet'; readonly seat: Seat; readonly amount: number }
  | { readonly fact: 'sits out'; readonly seat: Seat }
  | { readonly fact: 'nobody bet' }
  /** Rule 8.3: with whoever got up. */
  | { readonly fact: 'bet returned' | 'stakes lost'; readonly seat: Seat; readonly amount: number }
  /** Rule 3.1 says in which order. */
  | {
      readonly fact: 'dealt';
      readonly hands: readonly { readonly seat: Seat; readonly cards: readonly Card[] }[];
      readonly up: Card;
    }
  | ({ readonly fact: 'stood' | 'busted'; readonly value: number } & Which)
  | ({ readonly fact: 'hit'; readonly card: Card; readonly value: number } & Which)
  | ({
      readonly fact: 'doubled';
      readonly card: Card;
      readonly value: number;
      readonly stake: number;
    } & Which)
  | {
      readonly fact: 'split';
      readonly seat: Seat;
      readonly hands: readonly (readonly Card[])[];
    }
  | { readonly fact: 'insured'; readonly seat: Seat; readonly stake: number }
  | { readonly fact: 'declined insurance'; readonly seat: Seat }
  /** The dealer has looked (rule 5.1). */
  | { readonly fact: 'no natural' }
  | { readonly fact: 'hole card turned'; readonly card: Card; readonly value: number }
  | { readonly fact: 'dealer drew'; readonly card: Card; readonly value: number }
  | ({ readonly fact: 'hand settled'; readonly result: Result; readonly profit: number } & Which)
  | { readonly fact: 'insurance settled'; readonly seat: Seat; readonly profit: number }
  | { readonly fact: 'round over'; readonly profits: readonly number[] }
  | { readonly fact: 'match over'; readonly winners: readonly Seat[] }
  | { readonly fact: 'new match' };

export function facts(before: View, seen: Seen<Visible>, after: View): readonly Fact[] {
  return [
    ...moveFacts(before, seen, after),
    ...consequences(before, after),
    ...ending(seen, after),
  ];
}

const moveFacts = factsBy<Blackjack>(
  seatFacts,
  { shuffle: ({ move }) => [{ fact: 'shuffled', cards: countOf(move.cards) }] },
  {
    left: ({ before, move }) => leftBehind(before, move.seat),
    brought: ({ move: { seat, chips } }) => [{ fact: 'brought chips', seat, chips }],
    timedOut: ({ before, move, after }) => lateFacts(before, move.seat, after),
    next: ({ after: { round } }) => [{ fact: 'round began', round }],
    again: ({ after: { round } }) => [{ fact: 'new match' }, { fact: 'round began', round }],
  },
);

interface SeatChange {
  readonly before: View;
  readonly seat: Seat;
  readonly move: Exclude<Move, Ready>;
  readonly after: View;
}

function seatFacts({ before, seat, move, after }: SeatChange): readonly Fact[] {
  switch (move.kind) {
    case 'bet':
      return [{ fact: 'bet', seat, amount: move.amount }];
    case 'insurance':
      return [{ fact: 'insured', seat, stake: insuranceFor(handsOf(before, seat)[0]!) }];
    case 'decline':
      return [{ fact: 'declined insurance', seat }];
    case 'stand':
    case 'hit':
    case 'double':
    case 'split':
      return handFacts(before, move.kind, after);
  }
}

/** What the hand on turn became, and what it came to. */
function handFacts(before: View, kind: HandMove['kind'], after: View): readonly Fact[] {
  if (before.phase !== 'playing') return [];
  const { seat } = handOnTurn(before);
  const hand = handsOf(before, seat).indexOf(handOnTurn(before));
  const [now, ...others] = handsOf(after, seat).slice(hand);
  if (now === undefined) return [];
  const [card, value] = [now.cards.at(-1)!, valueOf(now.cards)];
  const busted: readonly Fact[] = isBust(now) ? [{ fact: 'busted', seat, hand, value }] : [];
  switch (kind) {
    case 'stand':
      return [{ fact: 'stood', seat, hand, value }];
    case 'hit':
      return [{ fact: 'hit', seat, hand, card, value }, ...busted];
    case 'double':
      return [{ fact: 'doubled', seat, hand, card, value, stake: stakeOf(now) }, ...busted];
    case 'split':
      return [{ fact: 'split', seat, hands: [now, ...others].map(({ cards }) => cards) }];
  }
}

/** Rules 2.6, 4.8, 5.2 and 8.1. */
function lateFacts(before: View, seat: Seat, after: View): readonly Fact[] {
  switch (before.phase) {
    case 'betting':
      return [{ fact: 'sits out', seat }];
    case 'insuring':
      return [{ fact: 'declined insurance', seat }];
    case 'playing':
      return handFacts(before, 'stand', after);
    case 'between':
    case 'shuffling':
    case 'over':
      return [];
  }
}

/** Rule 8.3. */
function leftBehind(before: View, seat: Seat): readonly Fact[] {
  if (before.phase === 'betting') {
    const amount = before.bets[seat]!;
    return amount > 0 ? [{ fact: 'bet returned', seat, amount }] : [];
  }
  if (before.phase !== 'insuring' && before.phase !== 'playing') return [];
  const amount = stakesIn(before, seat);
  return amount > 0 ? [{ fact: 'stakes lost', seat, amount }] : [];
}

/** What follows from a move without anyone doing more: the deal, the dealer's look, the end. */
function consequences(before: View, after: View): readonly Fact[] {
  const last = isOpen(before) ? settledIn(after) : undefined;
  return [
    ...(before.phase === 'betting' ? dealFacts(after) : []),
    ...(hasLooked(before, after) ? [{ fact: 'no natural' } as const] : []),
    ...(last === undefined ? [] : settledFacts(last)),
    ...(nobodyBet(before, after) ? [{ fact: 'nobody bet' } as const] : []),
  ];
}

/** Whether there was something to settle, or about to be. */
const isOpen = ({ phase }: View): boolean =>
  phase === 'betting' || phase === 'insuring' || phase === 'playing';

function dealFacts(after: View): readonly Fact[] {
  const [up] = dealerCards(after);
  if (up === undefined) return [];
  const hands = handsIn(after).map(({ seat, cards }) => ({ seat, cards }));
  return [{ fact: 'dealt', hands, up }];
}

const hasLooked = (before: View, after: View): boolean =>
  after.phase === 'playing' &&
  before.phase !== 'playing' &&
  after.options.peek &&
  [ACE, TEN].includes(pipsIn(after.up));

function settledFacts({ hands, dealer, insurance, profits }: Settled): readonly Fact[] {
  const [, hole, ...drawn] = dealer;
  const valueAt = (count: number) => valueOf(dealer.slice(0, count));
  return [
    { fact: 'hole card turned', card: hole!, value: valueAt(2) },
    ...drawn.map((card, at): Fact => ({ fact: 'dealer drew', card, value: valueAt(3 + at) })),
    ...hands.map(({ seat, result, profit }, at): Fact => {
      const hand = hands.slice(0, at).filter(each => each.seat === seat).length;
      return { fact: 'hand settled', seat, hand, result, profit };
    }),
    ...insurance.flatMap((profit, seat): readonly Fact[] =>
      profit === 0 ? [] : [{ fact: 'insurance settled', seat, profit }],
    ),
    { fact: 'round over', profits },
  ];
}

/** Rule 2.7. With a shoe, a round can end before it has been seen to begin. */
const nobodyBet = (before: View, after: View): boolean =>
  after.phase === 'between' &&
  settledIn(after) === undefined &&
  (before.phase === 'shuffling' || before.phase === 'betting' || after.round > before.round);

const ending = ({ move }: Seen<Visible>, after: View): readonly Fact[] =>
  move.kind === 'closed' && after.phase === 'over'
    ? [{ fact: 'match over', winners: after.outcome.winners }]
    : [];
