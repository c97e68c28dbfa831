import type { Bot } from '@stammtisch/kernel';

import { oddsRules, situationOf } from './advice.ts';
import { pipsIn } from './hand.ts';
import type { Blackjack } from './index.ts';
import { actionsFor, amounts, legalMoves } from './legal.ts';
import { TEN } from './odds/cards.ts';
import { best, odds } from './odds/index.ts';
import { cardsOfDecks, without } from './shoe.ts';
import { type Move, SPENDING } from './state.ts';
import { handOnTurn, seenCards } from './turn.ts';
import type { View } from './view.ts';

/** Ten dollars. */
const USUAL_BET = 1_000;

/**
 * Plays by the exact odds of the cards that are left: it remembers every card
 * seen since the last shuffle, and insures only when that pays.
 */
export const counter: Bot<Blackjack> = {
  name: 'counter',
  choose(view) {
    if (legalMoves(view).length === 0) return betOf(view);
    if (view.phase === 'insuring') return insuranceOf(view);
    return view.phase === 'playing' ? playOf(view) : legalMoves(view)[0];
  },
};

/** Whether it plays for a person who is away: then none of their money is put at stake beyond the bet they made. */
const isAway = ({ seating, viewer }: View): boolean =>
  typeof viewer === 'number' && seating[viewer] === 'away';

function betOf(view: View): Move | undefined {
  const [range] = amounts(view);
  if (isAway(view)) return undefined;
  return range && { kind: 'bet', amount: Math.min(USUAL_BET, range.max) };
}

function playOf(view: Extract<View, { readonly phase: 'playing' }>): Move {
  const situation = situationOf(view, handOnTurn(view));
  const worth = odds(oddsRules(view.options), situation, 'knowing-the-pair');
  const actions = actionsFor(view);
  return { kind: best(worth, isAway(view) ? actions.filter(isFree) : actions) };
}

/** Whether it costs nothing. */
const isFree = (kind: Move['kind']): boolean => !SPENDING.includes(kind);

/** Half a bet at 2:1 pays for itself if more than a third of the cards not seen count ten. */
function insuranceOf(view: View): Move {
  if (isAway(view)) return { kind: 'decline' };
  const unseen = without(cardsOfDecks(view.options.decks), seenCards(view));
  const tens = unseen.filter(card => pipsIn(card) === TEN);
  return { kind: 3 * tens.length > unseen.length ? 'insurance' : 'decline' };
}
