import type { Review } from '@stammtisch/kernel';

import { advise, type Reason } from './advice.ts';
import { knowledgeOf, situationFor } from './finisher.ts';
import { network } from './learned.ts';
import { type CardSet, NO_CARDS, setOf } from './search/card-set.ts';
import { SCALE } from './search/network.ts';
import { cardsOf, type PlayId } from './search/plays.ts';
import { bestOf, judge } from './search/policy.ts';
import { choicesIn } from './search/situation.ts';
import { type Knowledge, sureWin } from './search/sure-win.ts';
import type { Move } from './state.ts';
import type { View } from './view.ts';

/** So few points say nothing: the estimate is no finer. */
const NOTHING_LOST = 0.1;

/** What this move was worth beside what the learned player would have done, in points of the hand. */
export function review(view: View, move: Move): Review<Move, Reason> | undefined {
  const advice = advise(view);
  if (advice === undefined || view.phase !== 'playing') return undefined;
  const choices = choicesIn(situationFor(view));
  const done = choices.find(id => isSame(cardsOf(id), laidBy(move)));
  if (done === undefined || choices.length === 1) return undefined;
  const knowledge = knowledgeOf(view);
  if (sureWin(knowledge, [done]) !== undefined) return { ...advice, isBest: true, cost: 0 };
  const cost = costOf(done, knowledge, choices);
  return { ...advice, isBest: advice.sure !== 'certain' && cost < NOTHING_LOST, cost };
}

function costOf(done: PlayId, knowledge: Knowledge, choices: readonly PlayId[]): number {
  const judged = judge(network(), knowledge, choices);
  const { value } = judged.find(({ id }) => id === done)!;
  return (bestOf(judged).value - value) * SCALE;
}

const laidBy = (move: Move): CardSet => (move.kind === 'play' ? setOf(move.cards) : NO_CARDS);

const isSame = (one: CardSet, other: CardSet): boolean =>
  one.low === other.low && one.high === other.high;
