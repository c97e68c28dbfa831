import { type Bot, handOf, type Random } from '@stammtisch/kernel';

import { cardAt, type Place, placeOf, SUIT_AT } from './bot-cards.ts';
import { chanceBefore, chanceOfRound, chancesOfCards, type Mind } from './bot-chances.ts';
import { schlagFrom, schlagUnder, trumpBlind, trumpFrom } from './bot-hand.ts';
import { holds, sober, wantsToBet } from './bot-stake.ts';
import type { RoundView } from './bot-worlds.ts';
import type { BlindWatten } from './index.ts';
import { legalMoves } from './legal.ts';
import { schlagChooserOf } from './seats.ts';
import type { Card, Move, Wish } from './state.ts';
import { valueOf, VALUES } from './strength.ts';
import { choosers } from './turn.ts';
import type { View } from './view.ts';
import { openWishes, wishingComputers } from './wishes.ts';

/**
 * Deals the hidden cards again and again as they may lie after all it has seen,
 * plays each of these rounds to its end for every card it could throw, and
 * throws the one that wins most often. By the same count it bets and answers.
 */
export const watter = player('watter', { worlds: 120, infers: true });

/**
 * The same player, to compare with: to this one it says nothing who took a
 * trick, who did not follow, or what cards somebody would have shown.
 */
export const forgetful = player('forgetful', { worlds: 120, infers: false });

/** Looks at few of the ways in which the cards may lie, so that it often sees the wrong ones. */
export const hasty = player('hasty', { worlds: 8, infers: false });

/** Throws by the first thing that comes to its mind. */
export const novice = player('novice', { worlds: 2, infers: false });

export function player(name: string, mind: Mind): Bot<BlindWatten> {
  return { name, choose: (view, random) => decide(view, mind, random) };
}

function decide(view: View, mind: Mind, random: Random): Move | undefined {
  const moves = legalMoves(view);
  if (moves.length === 0) return undefined;
  switch (view.phase) {
    case 'announcing':
      return announce(view, moves, random);
    case 'asked':
      return { kind: 'answer', accept: grants(view, random) };
    case 'forced':
    case 'betting':
      return {
        kind: 'answer',
        accept: holds(view, sober(view, chanceOfRound(view, mind, random))),
      };
    case 'playing':
      return throwOrBet(view, moves, mind, random);
    case 'between':
    case 'over':
    case 'dealing':
    case 'redealing':
      return moves[0];
  }
}

type Of<Phase> = Extract<View, { readonly phase: Phase }>;

function announce(
  view: Of<'announcing'>,
  moves: readonly Move[],
  random: Random,
): Move | undefined {
  // Once it has said that it has no wish, it has none (rule 4.10).
  if (moves.some(({ kind }) => kind === 'noWish')) {
    const wish = wishOf(view, random);
    if (wish !== undefined) return { kind: 'ask', wish };
    if (wishingComputers(view).some(seat => seat === view.viewer)) return { kind: 'noWish' };
  }
  const task = choosers(view).find(({ seat }) => seat === view.viewer)?.what;
  if (task === undefined) return undefined;
  return { kind: 'show', card: task === 'schlag' ? schlagIn(view) : trumpIn(view) };
}

/** Rounds played in the head before something is shown. */
const WORLDS_BEFORE = 100;

/** What a place is worth with any cards: the dealer, who throws last, does a little better. */
const worthOfPlace = ({ viewer, dealer }: RoundView): number => (viewer === dealer ? 0.52 : 0.48);

/** How far below that the chance is when it asks for other cards, and when it gives them. */
const ASKS_BELOW = 0.18;
const GIVES_BELOW = 0.14;

/** Whoever chooses the Schlag mostly does better, so mostly the dealer would like to exchange: counted over 1,500 deals. */
const WORTH_OF_SCHLAG = 0.13;

/** How much better off than that it wants to be with the other task to ask for it, and to agree at all. */
const ASKS_FOR = 0.18;
const AGREES_FOR = 0.05;

function wishOf(view: RoundView, random: Random): Wish | undefined {
  const wishes = openWishes(view, Number(view.viewer));
  const now = chanceWith(view, view.swapped, random);
  if (wishes.includes('schoenere') && now < worthOfPlace(view) - ASKS_BELOW) return 'schoenere';
  if (!wishes.includes('schlagtausch')) return undefined;
  const usual = schlagChooserOf(view) === view.viewer ? 0 : WORTH_OF_SCHLAG;
  const gain = chanceWith(view, !view.swapped, random) - now;
  return gain > usual + ASKS_FOR ? 'schlagtausch' : undefined;
}

function grants(view: Of<'asked'>, random: Random): boolean {
  const now = chanceWith(view, view.swapped, random);
  return view.asking.wish === 'schoenere'
    ? now < worthOfPlace(view) - GIVES_BELOW
    : chanceWith(view, !view.swapped, random) > now + AGREES_FOR;
}

const chanceWith = (view: RoundView, swapped: boolean, random: Random): number =>
  chanceBefore({ ...view, swapped }, WORLDS_BEFORE, random);

function schlagIn(view: Of<'announcing'>): Card {
  const hand = handOf(view).map(placeOf);
  const { trump } = view.shown;
  const isKnown = trump !== undefined && trump !== 'hidden';
  return cardAt(isKnown ? schlagUnder(hand, placeOf(trump)) : schlagFrom(hand));
}

/** The other announcer sees the card: so of the suit, the lowest. */
function trumpIn(view: Of<'announcing'>): Card {
  const hand = handOf(view).map(placeOf);
  const { schlag } = view.shown;
  const isKnown = schlag !== undefined && schlag !== 'hidden';
  const suit = SUIT_AT[isKnown ? trumpFrom(hand, placeOf(schlag)) : trumpBlind(hand)];
  const ofSuit = hand.filter(card => SUIT_AT[card] === suit);
  return lowestOf(ofSuit);
}

const lowestOf = (places: readonly Place[]): Card =>
  places
    .map(cardAt)
    .toSorted((a, b) => VALUES.indexOf(valueOf(a)) - VALUES.indexOf(valueOf(b)))[0]!;

function throwOrBet(
  view: Of<'playing'>,
  moves: readonly Move[],
  mind: Mind,
  random: Random,
): Move | undefined {
  const cards = moves.flatMap(move => (move.kind === 'card' ? [move.card] : []));
  const [only] = cards;
  if (only === undefined) return undefined;
  const mayBet = moves.some(({ kind }) => kind === 'bet');
  if (cards.length === 1 && !mayBet) return { kind: 'card', card: only };
  const chances = chancesOfCards(view, cards, mind, random);
  const best = Math.max(...chances);
  if (mayBet && wantsToBet(view, sober(view, best))) return { kind: 'bet' };
  return { kind: 'card', card: cards[chances.indexOf(best)]! };
}
