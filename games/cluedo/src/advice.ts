import type { Advice, Random } from '@stammtisch/kernel';

import { believed, infers } from './bot-infers.ts';
import { onTurn } from './bot.ts';
import { legalMoves } from './legal.ts';
import { evidenceOf, weigh } from './reason/index.ts';
import type { Move, View } from './state.ts';

/** A fact that speaks for the move. */
export type AdviceReason =
  /** So many solutions can still be right. */
  | { readonly reason: 'solutions left'; readonly count: number }
  /** Of a hundred deals that fit what was seen and what others ask for, so many have this solution. */
  | { readonly reason: 'likely'; readonly percent: number }
  | { readonly reason: 'only one left' };

/** What the strongest player would do on one's turn, and why. */
export function advise(view: View, random: Random): Advice<Move, AdviceReason> | undefined {
  const turn = onTurn(view);
  if (turn === undefined || legalMoves(view).length === 0) return undefined;
  const move = infers.choose(view, random);
  if (move === undefined) return undefined;
  const { solutions } = weigh(evidenceOf(turn));
  if (solutions.length === 1)
    return { move, sure: 'certain', reasons: [{ reason: 'only one left' }] };
  const left: AdviceReason = { reason: 'solutions left', count: solutions.length };
  if (move.kind !== 'accuse') return { move, sure: 'clear', reasons: [left] };
  const likely = weigh(believed(turn));
  const percent = Math.round((100 * likely.solutions[0]!.deals) / likely.deals);
  return { move, sure: 'close', reasons: [{ reason: 'likely', percent }, left] };
}
