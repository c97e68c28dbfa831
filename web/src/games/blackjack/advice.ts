import { actionsFor, handOnTurn, handsOf, oddsRules, situationOf } from '@stammtisch/blackjack';
import { type Action, best, type Odds } from '@stammtisch/blackjack/odds';
import { seatOf } from '@stammtisch/kernel';

import { isOnTurn, type Insuring, type Playing, type View } from './rules.ts';

/** What can be done about a hand or about insurance. */
export type Choice = Action | 'decline';

/** What a choice has cost, in bets, and what would have been better. */
export interface Verdict {
  readonly choice: Choice;
  readonly cost: number;
  readonly better: Choice;
}

type Asking = Playing | Insuring;

/** Whether the viewer has a choice whose odds can be told. */
export const isAsking = (view: View): view is Asking & View =>
  (view.phase === 'playing' || view.phase === 'insuring') && isOnTurn(view, seatOf(view.viewer));

/** What the odds have to know. */
export function oddsOf(view: Asking) {
  const hand =
    view.phase === 'playing' ? handOnTurn(view) : handsOf(view, seatOf(view.viewer) ?? 0)[0]!;
  return { rules: oddsRules(view.options), situation: situationOf(view, hand) };
}

/** Names a question by all that its odds depend on, so that they are computed once. */
export const questionOf = (view: Asking): string => JSON.stringify([view.phase, oddsOf(view)]);

/** What the viewer can choose from. */
const choicesIn = (view: Asking): readonly Choice[] =>
  view.phase === 'insuring' ? ['insurance', 'decline'] : actionsFor(view);

/** The odds among what the viewer can choose; to decline costs and wins nothing. */
function worthsIn(view: Asking, odds: Odds): ReadonlyMap<Choice, number> {
  const worth = (choice: Choice) => (choice === 'decline' ? 0 : odds[choice]);
  return new Map(
    choicesIn(view).flatMap(choice => {
      const value = worth(choice);
      return value === undefined ? [] : [[choice, value] as const];
    }),
  );
}

export function bestOf(view: Asking, odds: Odds): Choice {
  if (view.phase === 'insuring') return (odds.insurance ?? 0) > 0 ? 'insurance' : 'decline';
  return best(odds, actionsFor(view));
}

/** Insurance does not end a turn: to take a bad one costs, and so does to leave a good one. */
export function verdictOn(view: Asking, odds: Odds, choice: Choice): Verdict {
  const worths = worthsIn(view, odds);
  const insurance = worths.get('insurance') ?? 0;
  if (choice === 'insurance' || choice === 'decline') {
    const cost = Math.max(0, choice === 'insurance' ? -insurance : insurance);
    return { choice, cost, better: choice === 'insurance' ? 'decline' : 'insurance' };
  }
  const plays = [...worths].filter(([each]) => each !== 'insurance');
  const [play, most] = plays.reduce((chosen, each) => (each[1] > chosen[1] ? each : chosen));
  const missed = Math.max(0, insurance);
  const cost = most - (worths.get(choice) ?? most) + missed;
  return { choice, cost, better: missed > 0 ? 'insurance' : play };
}
