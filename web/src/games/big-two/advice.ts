import type { BigTwo, Reason } from '@stammtisch/big-two';
import type { Advice } from '@stammtisch/kernel';

import type { AdviceUi } from '../../table/game-ui.ts';
import { signed } from '../../text/texts.ts';
import { viewOf } from './rules.ts';
import { lowerAll, raise } from './selection.ts';
import { nameOf, texts } from './texts.ts';

type BigTwoAdvice = Advice<BigTwo['Move'], Reason>;

export const advice: AdviceUi = {
  viewOf,
  inWords: ({ move, reasons }: BigTwoAdvice) => [inWords(move), ...reasons.map(reasonInWords)],
  costInWords: cost => texts().advice.costs(signed(-tenths(cost))),
  prepare: ({ move }: BigTwoAdvice) => (move.kind === 'play' ? raise(move.cards) : lowerAll()),
};

/** The estimate is no finer. */
const tenths = (points: number): number => Math.round(points * 10) / 10;

const inWords = (move: BigTwo['Move']): string =>
  move.kind === 'play' ? texts().advice.play(nameOf(move.cards)) : texts().advice.pass;

function reasonInWords(why: Reason): string {
  const text = texts().advice;
  return why.reason === 'leaves' ? text.leaves(why.cards, why.plays) : text.reasons[why.reason];
}
