import {
  cardPlayed,
  type Coming,
  factsBy,
  type german,
  type Held,
  onTurn,
  type Seat,
  wonWith,
} from '@stammtisch/kernel';

import { binds } from './duty.ts';
import type { Watten } from './index.ts';
import { answererOf, FIRST_VALUE, firstValueOf, gespanntAtStart, offeredValueOf } from './raise.ts';
import { forehandOf, partyOf } from './seats.ts';
import type { Card, Finished, Raised } from './state.ts';
import type { View } from './view.ts';

/** What happened at the table, for whoever tells it (rule 10.1). */
export type Fact =
  | Coming
  | { readonly fact: 'dealt'; readonly dealer: Seat; readonly forehand: Seat }
  /** Rule 7.7: more than a round is usually worth, because these are gespannt. */
  | { readonly fact: 'begins higher'; readonly value: number; readonly gespannt: readonly Seat[] }
  | { readonly fact: 'named schlag'; readonly seat: Seat; readonly schlag: german.Rank }
  | { readonly fact: 'named trump'; readonly seat: Seat; readonly trump: german.Suit }
  | { readonly fact: 'played'; readonly seat: Seat; readonly card: Card; readonly led: boolean }
  /** Rule 5.3: the Hauptschlag was led, and everyone must give trump or a crit. */
  | { readonly fact: 'trump or crit' }
  | {
      readonly fact: 'trick';
      readonly winner: Seat;
      /** Tricks of the two parties. */
      readonly won: readonly number[];
    }
  /** `value` is what the round would be worth. */
  | {
      readonly fact: 'raised';
      readonly seat: Seat;
      readonly value: number;
      readonly answers: Seat;
      readonly forced: boolean;
    }
  /** The same value as that of the raise. */
  | { readonly fact: 'held' | 'gave up'; readonly seat: Seat; readonly value: number }
  /** Rule 7.2. */
  | { readonly fact: 'foul'; readonly seat: Seat }
  | ({ readonly fact: 'round over'; readonly scores: readonly number[] } & Finished)
  /** Someone went before trump was named (rule 9.2). */
  | { readonly fact: 'round void'; readonly seat: Seat }
  | {
      readonly fact: 'game over';
      readonly winners: readonly Seat[];
      readonly scores: readonly number[];
    }
  | { readonly fact: 'new game' };

/** What a seat did, in time or for want of time: the phases before and after tell it all (rule 9.4). */
export const facts = factsBy<Watten>(
  ({ before, seat, after }) => turnFacts(before, seat, after),
  { deal: ({ after }) => dealFacts(after) },
  {
    timedOut: ({ before, move, after }) => turnFacts(before, move.seat, after),
    forfeited: ({ move, after }) => forfeitFacts(move.seat, after),
    closed: ({ after }) => gameFacts(after),
    again: () => [{ fact: 'new game' }],
  },
);

function dealFacts(after: View): readonly Fact[] {
  if (after.phase !== 'schlag') return [];
  const dealt: Fact = { fact: 'dealt', dealer: after.dealer, forehand: forehandOf(after) };
  const value = firstValueOf(after);
  return value === FIRST_VALUE
    ? [dealt]
    : [dealt, { fact: 'begins higher', value, gespannt: gespanntAtStart(after) }];
}

function turnFacts(before: View, seat: Seat, after: View): readonly Fact[] {
  switch (before.phase) {
    case 'schlag':
      return after.phase === 'trump' ? [{ fact: 'named schlag', seat, schlag: after.schlag }] : [];
    case 'trump':
      return trumpFacts(seat, after);
    case 'playing':
      return playingFacts(before, after);
    case 'raised':
      return answerFacts(before, after);
    case 'between':
    case 'dealing':
    case 'over':
      return [];
  }
}

function trumpFacts(seat: Seat, after: View): readonly Fact[] {
  if (after.phase !== 'playing' && after.phase !== 'raised') return [];
  const named: Fact = { fact: 'named trump', seat, trump: after.trump };
  return after.phase === 'raised' ? [named, raiseFact(after)] : [named];
}

const raiseFact = (raised: Raised<Held<Card>>): Fact => ({
  fact: 'raised',
  seat: raised.by,
  value: offeredValueOf(raised),
  answers: answererOf(raised),
  forced: raised.forced,
});

type PlayingView = Extract<View, { phase: 'playing' }>;
type RaisedView = Extract<View, { phase: 'raised' }>;

/** A raise, a foul, or a card. */
function playingFacts(before: PlayingView, after: View): readonly Fact[] {
  if (after.phase === 'raised') return [raiseFact(after)];
  if (after.phase === 'playing' && after.fouled.length > before.fouled.length)
    return [{ fact: 'foul', seat: onTurn(before) }];
  return cardFacts(before, after);
}

function cardFacts(before: PlayingView, after: View): readonly Fact[] {
  const played = cardPlayed(before, after);
  if (played === undefined) return [];
  const { trick, ...card } = played;
  const fact: Fact = { fact: 'played', ...card };
  if (card.led && before.tricks.length === 1 && binds(trick.cards, before))
    return [fact, { fact: 'trump or crit' }];
  return trick.winner === undefined
    ? [fact]
    : [fact, trickFact(before, trick.winner), ...overFacts(after)];
}

function trickFact(before: PlayingView, winner: Seat): Fact {
  const party = partyOf(winner, before);
  return { fact: 'trick', winner, won: wonWith(before.won, party) };
}

function answerFacts(before: RaisedView, after: View): readonly Fact[] {
  const answer = { seat: answererOf(before), value: offeredValueOf(before) };
  return after.phase === 'playing'
    ? [{ fact: 'held', ...answer }]
    : [{ fact: 'gave up', ...answer }, ...overFacts(after)];
}

/** Rule 9.2. */
const forfeitFacts = (seat: Seat, after: View): readonly Fact[] =>
  'last' in after ? overFacts(after) : [{ fact: 'round void', seat }];

function overFacts(after: View): readonly Fact[] {
  const line = after.rounds.at(-1);
  if (line === undefined || !('last' in after)) return [];
  return [{ fact: 'round over', scores: after.scores, ...line }, ...gameFacts(after)];
}

const gameFacts = (after: View): readonly Fact[] =>
  after.phase === 'over'
    ? [{ fact: 'game over', winners: after.outcome.winners, scores: after.scores }]
    : [];
