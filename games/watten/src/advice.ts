import {
  type Advice,
  adviceOnCard,
  cardsIn,
  german,
  type Random,
  reasonsForCard,
  type Review,
  reviewOfCard,
  surenessOf,
  type TrickReason,
} from '@stammtisch/kernel';

import { chanceOfRound, chancesOfCards, chancesOfSchlag, chancesOfTrump } from './bot-mind.ts';
import { holdsWith, MIND, raisesWith } from './bot.ts';
import { legalMoves } from './legal.ts';
import type { Card, Move } from './state.ts';
import { classOf, strengthOf } from './strength.ts';
import type { View } from './view.ts';

type WattenAdvice = Advice<Move, TrickReason>;

/** As the strongest player thinks, but for longer: only one is asked. */
const LONGER = { ...MIND, worlds: 200 };

/** Around a chance that would turn the answer, it is a close one. */
const DOUBT = 0.08;

type Of<Phase> = Extract<View, { readonly phase: Phase }>;

/** What the strongest player would do, and why. */
export function advise(view: View, random: Random): WattenAdvice | undefined {
  const moves = legalMoves(view);
  if (moves.length === 0) return undefined;
  switch (view.phase) {
    case 'schlag': {
      const chances = chancesOfSchlag(view, LONGER, random);
      return named(chances, at => ({ kind: 'schlag', schlag: german.RANKS[at]! }));
    }
    case 'trump': {
      const chances = chancesOfTrump(view, LONGER, random);
      return named(chances, at => ({ kind: 'trump', trump: german.SUITS[at]! }));
    }
    case 'playing':
      return onCards(view, moves, random);
    case 'raised':
      return onRaise(view, random);
    case 'between':
    case 'dealing':
    case 'over':
      return undefined;
  }
}

function named(chances: readonly number[], moveAt: (at: number) => Move): WattenAdvice {
  const best = Math.max(...chances);
  const move = moveAt(chances.indexOf(best));
  return { move, sure: surenessOf(chances), reasons: reasonsForCard(best) };
}

function onCards(
  view: Of<'playing'>,
  moves: readonly Move[],
  random: Random,
): WattenAdvice | undefined {
  const cards = cardsAmong(moves, view);
  if (cards.length === 0) return undefined;
  const chances = chancesOfCards(view, cards, LONGER, random);
  const best = Math.max(...chances);
  if (moves.some(({ kind }) => kind === 'raise') && raisesWith(view, best))
    return { move: { kind: 'raise' }, sure: 'clear', reasons: reasonsForCard(best) };
  return adviceOnCard(cards, chances, card => strongerOut(view, card));
}

/** Weakest first: of cards that do the same, the strong ones are kept. */
const cardsAmong = (moves: readonly Move[], view: Of<'playing'>): readonly Card[] =>
  moves
    .flatMap(move => (move.kind === 'card' ? [move.card] : []))
    .toSorted((a, b) => strengthOf(a, view) - strengthOf(b, view));

/** What a card was worth beside the others that could be played, by the chance to win the round. */
export function review(
  view: View,
  move: Move,
  random: Random,
): Review<Move, TrickReason> | undefined {
  if (view.phase !== 'playing' || move.kind !== 'card') return undefined;
  return reviewOfCard({
    played: move.card,
    cards: cardsAmong(legalMoves(view), view),
    chancesOf: cards => chancesOfCards(view, cards, LONGER, random),
    strongerOut: card => strongerOut(view, card),
  });
}

function onRaise(view: Of<'raised'>, random: Random): WattenAdvice {
  const chance = chanceOfRound(view, LONGER, random);
  const hold = holdsWith(view, chance);
  const isFirm = [chance - DOUBT, chance + DOUBT].every(
    each => holdsWith(view, Math.min(1, Math.max(0, each))) === hold,
  );
  const reasons = reasonsForCard(chance);
  return { move: { kind: 'answer', hold }, sure: isFirm ? 'clear' : 'close', reasons };
}

/** How many unseen cards are stronger; of plain cards that says little. */
function strongerOut(view: Of<'playing'>, card: Card): number | undefined {
  if (classOf(card, view) === 'plain') return undefined;
  const own = strengthOf(card, view);
  const played = view.tricks.flatMap(({ cards }) => cards);
  const seen = new Set([...view.hands.flatMap(cardsIn), ...played]);
  return german.PACK_32.filter(each => !seen.has(each) && strengthOf(each, view) > own).length;
}
