import type { Advice } from '@stammtisch/kernel';

import { knowledgeOf, moveOf, situationFor } from './finisher.ts';
import { network } from './learned.ts';
import { isEmpty, sizeOf, without } from './search/card-set.ts';
import { fewestPlays } from './search/features.ts';
import { SCALE } from './search/network.ts';
import { cardsOf, isFive, NOTHING, type PlayId, playsIn } from './search/plays.ts';
import { type Judged, judge } from './search/policy.ts';
import { choicesIn } from './search/situation.ts';
import { canBeBeaten, type Knowledge, sureWin } from './search/sure-win.ts';
import type { Move } from './state.ts';
import type { PlayingView, View } from './view.ts';

/** A fact that speaks for the move. */
export type Reason =
  | { readonly reason: 'goes out' | 'wins for certain' | 'cannot be beaten' | 'next has one card' }
  /** So many cards are left, and in how few plays they can be laid. */
  | { readonly reason: 'leaves'; readonly cards: number; readonly plays: number }
  /** For a pass: nothing beats the heap; what does makes no fewer plays of the hand, or is worth more later. */
  | { readonly reason: 'nothing beats it' | 'would break up' | 'is kept for later' };

/** So many points better than anything else, and there is no doubt. */
const CLEAR = 1.5;

/** What the learned player would do, and why. */
export function advise(view: View): Advice<Move, Reason> | undefined {
  return view.phase === 'playing' && view.turn === view.viewer ? adviceIn(view) : undefined;
}

function adviceIn(view: PlayingView): Advice<Move, Reason> {
  const knowledge = knowledgeOf(view);
  const choices = choicesIn(situationFor(view));
  const sure = sureWin(knowledge, choices);
  if (sure !== undefined) return certain(knowledge, sure);
  const [best, next] = judge(network(), knowledge, choices).toSorted((a, b) => b.value - a.value);
  return {
    move: moveOf(best!.id),
    sure: isClear(best!, next) ? 'clear' : 'close',
    reasons: best!.id === NOTHING ? reasonsToPass(knowledge) : reasonsFor(knowledge, best!.id),
  };
}

const isClear = (best: Judged, next: Judged | undefined): boolean =>
  next === undefined || (best.value - next.value) * SCALE >= CLEAR;

function certain({ hand }: Knowledge, id: PlayId): Advice<Move, Reason> {
  const isLast = isEmpty(without(hand, cardsOf(id)));
  const reason = isLast ? 'goes out' : 'wins for certain';
  return { move: moveOf(id), sure: 'certain', reasons: [{ reason }] };
}

function reasonsFor({ hand, unseen, counts }: Knowledge, id: PlayId): readonly Reason[] {
  const left = without(hand, cardsOf(id));
  const reasons: Reason[] = [];
  if (!canBeBeaten(id, unseen, counts)) reasons.push({ reason: 'cannot be beaten' });
  if (counts[0] === 1) reasons.push({ reason: 'next has one card' });
  return [...reasons, { reason: 'leaves', cards: sizeOf(left), plays: playsFor(left) }];
}

function reasonsToPass({ hand, top }: Knowledge): readonly Reason[] {
  const beating = playsIn(hand, top);
  if (beating.length === 0) return [{ reason: 'nothing beats it' }];
  const plays = playsFor(hand);
  const breaks = beating.every(id => playsFor(without(hand, cardsOf(id))) >= plays);
  return [{ reason: breaks ? 'would break up' : 'is kept for later' }];
}

const playsFor = (hand: Knowledge['hand']): number =>
  fewestPlays(hand, playsIn(hand, NOTHING).filter(isFive));
