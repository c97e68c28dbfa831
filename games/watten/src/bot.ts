import { type Bot, german, type Random, seatOf } from '@stammtisch/kernel';

import {
  chanceOfRound,
  chancesOfCards,
  chancesOfSchlag,
  chancesOfTrump,
  type Mind,
} from './bot-mind.ts';
import { isWorthHolding, isWorthRaising, type StakeView, threatTo } from './bot-stake.ts';
import type { Watten } from './index.ts';
import { legalMoves } from './legal.ts';
import { isGespannt } from './raise.ts';
import { membersOf, otherParty, partyOf } from './seats.ts';
import type { Move } from './state.ts';
import { strengthOf } from './strength.ts';
import type { View } from './view.ts';

// Only hands are hidden here. So the computer imagines deals that explain what
// it has seen, plays each of them to the end in its head, and counts the wins.

export const MIND: Mind = {
  worlds: 60,
  tries: 5,
  stray: 0.15,
  raises: true,
  caution: 0.28,
  doubt: { ofOne: 4, ofSeveral: 2 },
};

const thinker = (name: string, mind: Mind): Bot<Watten> => ({
  name,
  choose: (view, random) => decide(view, mind, random),
});

export const critical = thinker('critical', MIND);

/** The same player, who never raises: to see what raising is worth. */
export const meek = thinker('meek', { ...MIND, raises: false });

/** Looks at few of the ways in which the cards may lie, and draws few conclusions. */
export const hasty = thinker('hasty', { ...MIND, worlds: 6, tries: 2, stray: 0.5 });

/** Plays by the first thing that comes to its mind. */
export const novice = thinker('novice', { ...MIND, worlds: 2, tries: 1, stray: 1 });

function decide(view: View, mind: Mind, random: Random): Move | undefined {
  const moves = legalMoves(view);
  if (moves.length <= 1) return moves[0];
  switch (view.phase) {
    case 'schlag': {
      const chances = chancesOfSchlag(view, mind, random);
      return { kind: 'schlag', schlag: german.RANKS[bestOf(chances)]! };
    }
    case 'trump': {
      const chances = chancesOfTrump(view, mind, random);
      return { kind: 'trump', trump: german.SUITS[bestOf(chances)]! };
    }
    case 'playing':
      return playOrRaise(view, moves, mind, random);
    case 'raised':
      return { kind: 'answer', hold: holds(view, mind, random) };
    case 'between':
    case 'dealing':
    case 'over':
      return moves[0];
  }
}

type In<Phase> = Extract<View, { readonly phase: Phase }>;

function playOrRaise(
  view: In<'playing'>,
  moves: readonly Move[],
  mind: Mind,
  random: Random,
): Move {
  // Weakest first: of cards that do the same, the strong ones are kept.
  const cards = moves
    .flatMap(move => (move.kind === 'card' ? [move.card] : []))
    .toSorted((a, b) => strengthOf(a, view) - strengthOf(b, view));
  const chances = chancesOfCards(view, cards, mind, random);
  const best = bestOf(chances);
  const mayRaise = mind.raises && moves.some(({ kind }) => kind === 'raise');
  return mayRaise && wantsToRaise(view, chances[best]!, mind)
    ? { kind: 'raise' }
    : { kind: 'card', card: cards[best]! };
}

/** Never as a foul (rule 7.2), even where the rules let it be. */
function wantsToRaise(view: In<'playing'>, chance: number, mind: Mind): boolean {
  const seat = seatOf(view.viewer)!;
  if (isGespannt(seat, view)) return false;
  return isWorthRaising(view, seat, doubted(view, chance, mind) - mind.caution);
}

const holds = (view: In<'raised'>, mind: Mind, random: Random): boolean =>
  holdsWith(view, chanceOfRound(view, mind, random), mind);

/** Whether it holds with such a chance of winning the round. */
export const holdsWith = (view: In<'raised'>, chance: number, mind: Mind = MIND): boolean =>
  isWorthHolding(view, seatOf(view.viewer)!, doubted(view, chance, mind));

/** Whether it raises with such a chance. */
export const raisesWith = (view: In<'playing'>, chance: number): boolean =>
  wantsToRaise(view, chance, MIND);

/** What is left of a chance in view of the raises: whoever raises has reason to. */
function doubted(view: StakeView, chance: number, { doubt }: Mind): number {
  const seat = seatOf(view.viewer)!;
  const opponents = membersOf(otherParty(partyOf(seat, view)), view).length;
  const odds = (opponents === 1 ? doubt.ofOne : doubt.ofSeveral) ** threatTo(seat, view);
  return chance / (chance + odds * (1 - chance));
}

const bestOf = (values: readonly number[]): number => values.indexOf(Math.max(...values));
