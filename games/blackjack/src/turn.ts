import { type Actor, isFull, type Seat, unready } from '@stammtisch/kernel';

import { stakeOf } from './hand.ts';
import type {
  Betting,
  Card,
  Dealt,
  Hand,
  Partly,
  Phase,
  Playing,
  Settled,
  SettledHand,
} from './state.ts';

/** The unit of bets, in cents (rule 2.2). */
export const DOLLAR = 100;

/** Whom the table waits for, read from a state or from a view of it. */
export function toMove(table: Phase<Partly>): readonly Actor[] {
  switch (table.phase) {
    case 'between': {
      if (table.seating.every(chair => chair === 'empty')) return [];
      const waitedFor = unready(table.seating, table.ready, 'anyone');
      // Rule 8.1: a full table need not wait for anyone to begin.
      const isFirst = table.round === 0 && isFull(table.seating);
      return waitedFor.length > 0 && !isFirst ? waitedFor : [...waitedFor, 'house'];
    }
    case 'shuffling':
      return ['house'];
    case 'betting':
      return table.options.betting === 'inTurn' ? unbet(table).slice(0, 1) : unbet(table);
    case 'insuring':
      return table.asked;
    case 'playing':
      return [handOnTurn(table).seat];
    case 'over':
      return [];
  }
}

/** Rule 2.4: those who still have to bet, in seat order. */
export const unbet = ({ seating, stacks, bets, sittingOut }: Betting<Partly>): readonly Seat[] =>
  [...seating.keys()].filter(
    seat =>
      (seating[seat] === 'person' || seating[seat] === 'bot') &&
      stacks[seat]! >= DOLLAR &&
      bets[seat] === 0 &&
      !sittingOut.includes(seat),
  );

export function handOnTurn({ hands, turn }: Playing<Partly>): Hand {
  const hand = hands[turn];
  if (hand === undefined) throw new Error('nobody has a hand to play');
  return hand;
}

/** The round that lies on the table, if it is over. */
export const settledIn = (table: Phase<Partly>): Settled | undefined =>
  table.phase === 'between' || table.phase === 'over' ? table.last : undefined;

/** All hands that lie on the table, in order of play. */
export function handsIn(table: Phase<Partly>): readonly (Hand | SettledHand)[] {
  return 'hands' in table ? table.hands : (settledIn(table)?.hands ?? []);
}

/** The hands of a seat: none, one, or the two of a split. */
export const handsOf = (table: Phase<Partly>, seat: Seat): readonly (Hand | SettledHand)[] =>
  handsIn(table).filter(hand => hand.seat === seat);

/** The dealer's cards that lie face up. */
export function dealerCards(table: Phase<Partly>): readonly Card[] {
  return 'up' in table ? [table.up] : (settledIn(table)?.dealer ?? []);
}

/** Every card that anyone at the table has seen since the last shuffle (rule 3.3). */
export const seenCards = (table: Phase<Partly>): readonly Card[] => [
  ...table.discards,
  ...handsIn(table).flatMap(({ cards }) => cards),
  ...dealerCards(table),
];

/** All that a seat has at stake once the cards are dealt. */
export const stakesIn = ({ hands, insurance }: Dealt<Partly>, seat: Seat): number =>
  hands.reduce((sum, hand) => (hand.seat === seat ? sum + stakeOf(hand) : sum), insurance[seat]!);
