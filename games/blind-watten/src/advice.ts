import {
  type Advice,
  adviceOnCard,
  cardsIn,
  german,
  type Random,
  reasonsForCard,
  type Review,
  reviewOfCard,
  type TrickReason,
} from '@stammtisch/kernel';

import { placeOf, strengthsOf, TRUMP } from './bot-cards.ts';
import { chanceOfRound, chancesOfCards, type Mind } from './bot-chances.ts';
import { holds, sober, wantsToBet } from './bot-stake.ts';
import { legalMoves } from './legal.ts';
import { thrownBy, tricksIn } from './reading.ts';
import { SEATS } from './seats.ts';
import type { Card, Move } from './state.ts';
import type { View } from './view.ts';

/** As the strongest player thinks, but for longer: only one is asked. */
const MIND: Mind = { worlds: 400, infers: true };

/** Around a chance that would turn the answer, it is a close one. */
const DOUBT = 0.08;

type Of<Phase> = Extract<View, { readonly phase: Phase }>;

/** What the strongest player would do once Schlag and trump stand, and why. */
export function advise(view: View, random: Random): Advice<Move, TrickReason> | undefined {
  const moves = legalMoves(view);
  if (moves.length === 0) return undefined;
  if (view.phase === 'playing') return onCards(view, moves, random);
  return view.phase === 'betting' || view.phase === 'forced' ? onStake(view, random) : undefined;
}

function onCards(
  view: Of<'playing'>,
  moves: readonly Move[],
  random: Random,
): Advice<Move, TrickReason> | undefined {
  const cards = cardsAmong(moves);
  if (cards.length === 0) return undefined;
  const mayBet = moves.some(({ kind }) => kind === 'bet');
  const chances = chancesOfCards(view, cards, MIND, random);
  const best = Math.max(...chances);
  if (mayBet && wantsToBet(view, sober(view, best)))
    return { move: { kind: 'bet' }, sure: 'clear', reasons: reasonsForCard(best) };
  return adviceOnCard(cards, chances, card => strongerOut(view, card));
}

const cardsAmong = (moves: readonly Move[]): readonly Card[] =>
  moves.flatMap(move => (move.kind === 'card' ? [move.card] : []));

/** What a card was worth beside the others that could be thrown, by the chance to win the round. */
export function review(
  view: View,
  move: Move,
  random: Random,
): Review<Move, TrickReason> | undefined {
  if (view.phase !== 'playing' || move.kind !== 'card') return undefined;
  return reviewOfCard({
    played: move.card,
    cards: cardsAmong(legalMoves(view)),
    chancesOf: cards => chancesOfCards(view, cards, MIND, random),
    strongerOut: card => strongerOut(view, card),
  });
}

function onStake(
  view: Of<'betting' | 'forced'>,
  random: Random,
): Advice<Move, TrickReason> | undefined {
  const chance = sober(view, chanceOfRound(view, MIND, random));
  const accept = holds(view, chance);
  const isFirm = [chance - DOUBT, chance + DOUBT].every(each => holds(view, each) === accept);
  const reasons = reasonsForCard(chance);
  return { move: { kind: 'answer', accept }, sure: isFirm ? 'clear' : 'close', reasons };
}

/** How many unseen cards are stronger, for those who know it; of plain cards that says little. */
function strongerOut(view: Of<'playing'>, card: Card): number | undefined {
  if (view.announcement === 'hidden') return undefined;
  const strengths = strengthsOf(view.announcement);
  const own = strengths[placeOf(card)]!;
  if (own < TRUMP) return undefined;
  const thrown = Array.from({ length: SEATS }, (_, seat) => thrownBy(seat, tricksIn(view))).flat();
  const seen = new Set([...view.hands.flatMap(cardsIn), ...thrown]);
  return german.PACK_33.filter(each => !seen.has(each) && strengths[placeOf(each)]! > own).length;
}
