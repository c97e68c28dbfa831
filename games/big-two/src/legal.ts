import { type Decision, handOf, refusalToBeReady, type Seat, unready } from '@stammtisch/kernel';

import { type Card, THREE_OF_DIAMONDS } from './card.ts';
import { beats, combinationOf, combinationsOf, SIZES } from './combination.ts';
import type { Between, Move, Refusal } from './state.ts';
import { toBeat } from './turn.ts';
import type { PlayingView, View } from './view.ts';

export function decisions(view: View): readonly Decision<Move['kind']>[] {
  if (view.phase === 'playing' && view.turn === view.viewer)
    return [{ stamp: `play ${view.deals}.${view.plays.length}`, kinds: ['play', 'pass'] }];
  if (isUnready(view)) return [{ stamp: `ready ${view.deals}`, kinds: ['ready'] }];
  return [];
}

export function legalMoves(view: View): readonly Move[] {
  if (view.phase === 'playing' && view.turn === view.viewer) return plays(view);
  return isUnready(view) ? [{ kind: 'ready' }] : [];
}

/** Undefined when the move may be made. */
export function refusal(view: View, move: Move): Refusal | undefined {
  if (typeof view.viewer !== 'number') return 'not-seated';
  switch (move.kind) {
    case 'ready':
      return refusalOfReady(view);
    case 'pass':
      return refusalToAct(view) ?? refusalToPass(view);
    case 'play':
      return refusalToAct(view) ?? refusalToPlay(view, move.cards);
  }
}

/** Rule 6.1. */
const isUnready = (view: View): boolean => refusalOfReady(view) === undefined;

const refusalOfReady = (view: View): Refusal | undefined =>
  view.phase === 'between'
    ? refusalToBeReady(view, unready(view.seating, readySeats(view), 'all'))
    : 'not-now';

/** Before the first hand nobody is asked: the table plays as soon as it is full (rule 3.1). */
export const readySeats = ({ last, seating, ready }: Between): readonly Seat[] =>
  last === undefined ? [...seating.keys()] : ready;

function refusalToAct(view: View): Refusal | undefined {
  if (view.phase !== 'playing') return 'not-now';
  return view.turn === view.viewer ? undefined : 'not-your-turn';
}

/** Rule 4.6. */
const refusalToPass = (view: View): Refusal | undefined =>
  view.phase === 'playing' && toBeat(view.plays) === undefined ? 'cannot-pass' : undefined;

function refusalToPlay(view: View, cards: readonly Card[]): Refusal | undefined {
  if (view.phase !== 'playing') return 'not-now';
  if (cards.some(card => !handOf(view).includes(card))) return 'not-in-hand';
  const combination = combinationOf(cards);
  if (combination === undefined) return 'no-combination';
  if (needsThree(view) && !cards.includes(THREE_OF_DIAMONDS)) return 'needs-three-of-diamonds';
  const top = toBeat(view.plays);
  if (top === undefined) return undefined;
  if (top.cards.length !== cards.length) return 'wrong-size';
  return beats(combination, top) ? undefined : 'too-low';
}

const layDown = (cards: readonly Card[]): Move => ({ kind: 'play', cards });

function plays(view: PlayingView): readonly Move[] {
  const hand = handOf(view);
  const top = toBeat(view.plays);
  if (top !== undefined) {
    const better = combinationsOf(hand, top.cards.length).filter(each => beats(each, top));
    return [{ kind: 'pass' }, ...better.map(({ cards }) => layDown(cards))];
  }
  const leads = SIZES.flatMap(size => combinationsOf(hand, size)).map(({ cards }) => cards);
  return leads.filter(cards => !needsThree(view) || cards.includes(THREE_OF_DIAMONDS)).map(layDown);
}

/** Rule 4.1. */
export const needsThree = (hand: {
  readonly lead: Seat | '3d';
  readonly plays: readonly unknown[];
}) => hand.lead === '3d' && hand.plays.length === 0;
