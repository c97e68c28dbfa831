import { analyse, chanceOfNatural } from './analysis.ts';
import { ACE, chanceOf, type Deck, pipsOf, TEN } from './cards.ts';
import { dealt, handOf } from './hands.ts';
import { type Action, ACTIONS, type Rules } from './rules.ts';
import { cardsOf, maySplit, type Situation } from './situation.ts';
import type { SplitPlay } from './split.ts';
import { playsOf, type Turn, worthOf } from './turn.ts';

/** What every allowed action is worth on average, in bets, if all that follows is played well. */
export type Odds = Readonly<Partial<Record<Action, number>>>;

/**
 * The exact odds of a player who has seen these cards and no others. Under peek the dealer has
 * looked and has no natural; insurance alone comes before the peek and is valued before it.
 */
export function odds(
  rules: Rules,
  situation: Situation,
  splitPlay: SplitPlay = 'as-unsplit',
): Odds {
  const cards = cardsOf(rules, situation);
  if (!cards.ok) throw new Error(`no odds: ${cards.error}`);
  const { up, deck, hand: held } = cards.value;
  const hand = handOf(held);
  const rest = dealt(deck, hand);
  const noNatural = rules.peek ? 1 - chanceOfNatural(up, rest) : 1;
  const turn: Turn = {
    round: analyse(rules, up, deck),
    hand,
    pair: maySplit(rules, situation) ? held[0] : undefined,
    splitFrom: situation.fromSplit ? held[0] : undefined,
    splitPlay,
  };
  const plays = playsOf(turn);
  return {
    ...Object.fromEntries(plays.map(play => [play, worthOf(turn, play) / noNatural])),
    ...(mayInsure(situation, plays) && { insurance: insuring(rest) }),
  };
}

/**
 * The best of the actions; those that are not allowed, or that the player cannot afford, may be
 * left out of `among`. Insurance does not end the turn: it is best if it pays for itself.
 */
export function best(odds: Odds, among: readonly Action[] = ACTIONS): Action {
  if (among.includes('insurance') && (odds.insurance ?? 0) > 0) return 'insurance';
  const worth = (action: Action) => odds[action] ?? Number.NEGATIVE_INFINITY;
  return among
    .filter(action => action !== 'insurance')
    .reduce((chosen, action) => (worth(action) > worth(chosen) ? action : chosen));
}

const mayInsure = ({ hand, up, fromSplit, insured }: Situation, plays: readonly Action[]) =>
  pipsOf(up) === ACE && hand.length === 2 && plays.includes('hit') && !fromSplit && !insured;

/** Half a bet at 2:1 on a ten in the hole (BJ-D6). */
const insuring = (rest: Deck): number => 1.5 * chanceOf(rest, TEN) - 0.5;
