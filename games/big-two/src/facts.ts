import { type Coming, countOf, factsBy, type Seat } from '@stammtisch/kernel';

import type { Card } from './card.ts';
import { combinationOf, type Kind } from './combination.ts';
import type { BigTwo } from './index.ts';
import type { Finished, Play } from './state.ts';
import { topOf } from './turn.ts';
import type { PlayingView, View } from './view.ts';

/** What happened at the table, for whoever tells it. */
export type Fact =
  | Coming
  | { readonly fact: 'brought chips'; readonly seat: Seat; readonly chips: number }
  | { readonly fact: 'passed'; readonly seat: Seat }
  /** `led`: onto an empty table. */
  | {
      readonly fact: 'played';
      readonly seat: Seat;
      readonly kind: Kind;
      readonly cards: readonly Card[];
      readonly led: boolean;
    }
  | { readonly fact: 'dealt'; readonly leader: Seat }
  /** Rule 4.8. */
  | { readonly fact: 'one card left'; readonly seat: Seat }
  /** Rule 4.5. */
  | { readonly fact: 'everyone passed'; readonly leader: Seat }
  | ({ readonly fact: 'hand over' } & Pick<Finished, 'winner' | 'points' | 'gains' | 'won'>)
  | { readonly fact: 'match over'; readonly winners: readonly Seat[] }
  | { readonly fact: 'new match' };

export const facts = factsBy<BigTwo>(
  ({ before, after }) => playFacts(before, after),
  {
    deal: ({ after }) => (after.phase === 'playing' ? [{ fact: 'dealt', leader: after.turn }] : []),
  },
  {
    brought: ({ move: { seat, chips } }) => [{ fact: 'brought chips', seat, chips }],
    // Rule 6.4.
    timedOut: ({ before, after }) => playFacts(before, after),
    closed: ({ after }) =>
      after.phase === 'over' ? [{ fact: 'match over', winners: after.outcome.winners }] : [],
    again: () => [{ fact: 'new match' }],
  },
);

function playFacts(before: View, after: View): readonly Fact[] {
  const last = playsIn(after).at(-1);
  if (before.phase !== 'playing' || last === undefined) return [];
  const laid = layFact(before.plays, last);
  if (after.phase === 'between' && after.last !== undefined) return [laid, overFact(after.last)];
  return after.phase === 'playing' ? [laid, ...consequences(after, last)] : [laid];
}

/** Rules 4.5 and 4.8. */
function consequences(after: PlayingView, { seat, cards }: Play): readonly Fact[] {
  if (cards.length === 0)
    return topOf(after.plays) === undefined
      ? [{ fact: 'everyone passed', leader: after.turn }]
      : [];
  return countOf(after.hands[seat]!) === 1 ? [{ fact: 'one card left', seat }] : [];
}

function layFact(plays: readonly Play[], { seat, cards }: Play): Fact {
  const combination = combinationOf(cards);
  if (combination === undefined) return { fact: 'passed', seat };
  const led = topOf(plays) === undefined;
  return { fact: 'played', seat, kind: combination.kind, cards, led };
}

const overFact = ({ winner, points, gains, won }: Finished): Fact => ({
  fact: 'hand over',
  winner,
  points,
  gains,
  won,
});

const playsIn = (view: View): readonly Play[] => (view.phase === 'dealing' ? [] : view.plays);
