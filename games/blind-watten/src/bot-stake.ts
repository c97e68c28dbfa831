import { chanceOfGame } from './bot-equity.ts';
import type { RoundView } from './bot-worlds.ts';
import { otherTeam, teamOf } from './seats.ts';
import { FIRST_STAKE, offeredStakeOf, stakeOf } from './stake.ts';
import type { Team } from './state.ts';

type Of<Phase> = Extract<RoundView, { readonly phase: Phase }>;

/**
 * How far above what it needs the chance must be for a bet: the other team alone
 * may raise afterwards. Found in the arena, where 0.1 to 0.2 is all the same.
 */
const CAUTION = 0.15;

/** Whether to bet with such a chance of winning the round. */
export function wantsToBet(view: Of<'playing'>, chance: number): boolean {
  const now = prospectsOf(view, view.stake);
  const raised = prospectsOf(view, view.stake + 1);
  const gain = raised.win - now.win;
  const risk = now.loss - raised.loss;
  return gain > 0 && chance > risk / (gain + risk) + CAUTION;
}

/** Whether to play for more, be it a bet or the four, rather than give up what there is. */
export function holds(view: Of<'betting' | 'forced'>, chance: number): boolean {
  const { win, loss } = prospectsOf(view, offeredStakeOf(view));
  return chance * win + (1 - chance) * loss > prospectsOf(view, stakeOf(view)).loss;
}

/** What a round can bring the viewer's team, in chances of winning the game. */
interface Prospects {
  readonly win: number;
  readonly loss: number;
}

function prospectsOf(view: RoundView, stake: number): Prospects {
  const team = teamOf(Number(view.viewer));
  const after = (winner: Team) => {
    const score = view.score.with(winner, view.score[winner]! + stake);
    return chanceOfGame(score, view.options.target, team);
  };
  return { win: after(team), loss: after(otherTeam(team)) };
}

/**
 * A chance counted in playouts is too rosy: it is that of the best card, chosen
 * by a count that errs, and in the end everyone sees through the backs. And a
 * bet tells of cards. Fitted on the scale of log odds to what became of 2,700
 * rounds: odds a quarter lower than counted, two thirds up or down for a bet.
 */
export function sober(view: Of<'betting' | 'forced' | 'playing'>, chance: number): number {
  const odds = Math.log((chance + 0.01) / (1.01 - chance));
  return 1 / (1 + Math.exp(-(0.85 * odds - 0.3 + 0.5 * leadInBets(view))));
}

/** By how many bets our team is ahead. They alternate, so that it is one at most. */
function leadInBets(view: Of<'betting' | 'forced' | 'playing'>): -1 | 0 | 1 {
  if (view.phase === 'forced') return 0;
  const pending = view.phase === 'betting' ? 1 : 0;
  if ((view.stake - FIRST_STAKE + pending) % 2 === 0) return 0;
  const team = teamOf(Number(view.viewer));
  const isOurs = view.phase === 'betting' ? teamOf(view.by) === team : !view.mayBet.includes(team);
  return isOurs ? 1 : -1;
}
