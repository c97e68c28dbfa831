import { handOf, type Seat } from '@stammtisch/kernel';

import { THREE_OF_DIAMONDS } from '../card.ts';
import { combinationOf } from '../combination.ts';
import { needsThree } from '../legal.ts';
import { after, SEATS, topOf } from '../turn.ts';
import type { PlayingView } from '../view.ts';
import { type CardSet, includesAll, setOf, sizeOf, without } from './card-set.ts';
import { cardsOf, NOTHING, type PlayId, playOf, playsIn } from './plays.ts';

/** A hand being played, made for search: all cards as bits, and of the past only what still counts. */
export interface Situation {
  readonly hands: readonly CardSet[];
  readonly turn: Seat;
  /** What has to be beaten, or nothing. */
  readonly top: PlayId;
  /** Passes since `top` was laid. */
  readonly passes: number;
  /** Whether the three of diamonds must be led (rule 4.1). */
  readonly mustLeadThree: boolean;
}

const THREE: CardSet = setOf([THREE_OF_DIAMONDS]);

/** All plays, and a pass as nothing, of whoever is on turn. */
export function choicesIn({ hands, turn, top, mustLeadThree }: Situation): PlayId[] {
  const plays = playsIn(hands[turn]!, top);
  if (top !== NOTHING) return [NOTHING, ...plays];
  return mustLeadThree ? plays.filter(id => includesAll(cardsOf(id), THREE)) : plays;
}

/** Rules 4.3 to 4.7; whoever has no cards left has won. */
export function laid(situation: Situation, id: PlayId): Situation {
  const { hands, turn, top, passes } = situation;
  const next = { turn: after(turn), mustLeadThree: false };
  if (id === NOTHING) {
    const isCleared = passes + 1 === SEATS - 1;
    return { ...next, hands, top: isCleared ? NOTHING : top, passes: isCleared ? 0 : passes + 1 };
  }
  const left = without(hands[turn]!, cardsOf(id));
  return { ...next, hands: hands.with(turn, left), top: id, passes: 0 };
}

export const winnerOf = ({ hands }: Situation): Seat | undefined => {
  const seat = hands.findIndex(hand => sizeOf(hand) === 0);
  return seat === -1 ? undefined : seat;
};

/** The situation that a view shows, with the hands as they are known or thought to be. */
export function situationOf(
  view: Pick<PlayingView, 'plays' | 'turn' | 'lead'>,
  hands: readonly CardSet[],
): Situation {
  const top = topOf(view.plays);
  return {
    hands,
    turn: view.turn,
    top: top === undefined ? NOTHING : playOf(combinationOf(top.cards)!),
    passes: top === undefined ? 0 : view.plays.length - 1 - view.plays.lastIndexOf(top),
    mustLeadThree: needsThree(view),
  };
}

export const ownCards = (view: PlayingView): CardSet => setOf(handOf(view));
