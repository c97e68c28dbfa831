import { type Bot, handOf, pick, type Random } from '@stammtisch/kernel';

import { placeOf } from './card.ts';
import { type Combination, combinationOf } from './combination.ts';
import type { BigTwo } from './index.ts';
import { legalMoves } from './legal.ts';
import { topOf } from './turn.ts';
import type { PlayingView } from './view.ts';

/** How somebody plays who does not look ahead. */
interface Habits {
  /** In a hundred, how often it sees that five cards belong together. */
  readonly seesFives: number;
  /** In a hundred, how often it passes although it could lay something. */
  readonly hesitates: number;
  /** In a hundred, how often it lays something for no reason. */
  readonly errs: number;
}

/** Gets rid of its low cards first, and of something whenever it can. */
export const hasty = beginner('hasty', { seesFives: 60, hesitates: 5, errs: 3 });

/** Has just learned the rules: rarely sees five cards that belong together, hesitates, and errs. */
export const novice = beginner('novice', { seesFives: 15, hesitates: 25, errs: 15 });

function beginner(name: string, habits: Habits): Bot<BigTwo> {
  return {
    name,
    choose(view, random) {
      const moves = legalMoves(view);
      if (view.phase !== 'playing' || moves.length === 0) return moves[0];
      const plays = moves.flatMap(move => (move.kind === 'play' ? combinationOf(move.cards)! : []));
      const choice = choiceOf(view, plays, habits, random);
      return choice === undefined ? { kind: 'pass' } : { kind: 'play', cards: choice.cards };
    },
  };
}

function choiceOf(
  view: PlayingView,
  plays: readonly Combination[],
  { seesFives, hesitates, errs }: Habits,
  random: Random,
): Combination | undefined {
  const happens = (share: number): boolean => random.below(100) < share;
  const last = plays.find(({ cards }) => cards.length === handOf(view).length);
  if (last !== undefined) return last;
  const isLead = topOf(view.plays) === undefined;
  const seen = happens(seesFives) ? plays : plays.filter(({ cards }) => cards.length < 5);
  if (seen.length === 0) return isLead ? plays[0] : undefined;
  if (happens(errs)) return pick(seen, random);
  if (!isLead) return happens(hesitates) ? undefined : weakest(seen);
  const lowest = Math.min(...seen.map(({ cards }) => placeOf(cards[0]!)));
  return longest(seen.filter(({ cards }) => placeOf(cards[0]!) === lowest));
}

const weakest = (plays: readonly Combination[]): Combination =>
  plays.reduce((best, each) => (each.strength < best.strength ? each : best));

const longest = (plays: readonly Combination[]): Combination =>
  plays.reduce((best, each) => (each.cards.length > best.cards.length ? each : best));
