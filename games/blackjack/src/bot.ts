import { type Bot, pick, type Random } from '@stammtisch/kernel';

import { oddsRules, situationOf } from './advice.ts';
import { isSoft, pipsIn, valueOf } from './hand.ts';
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

type PlayingView = Extract<View, { readonly phase: 'playing' }>;

/** How a player decides, once the cards are dealt. */
interface Habits {
  readonly play: (view: PlayingView, random: Random) => Action;
  readonly insures: (view: View) => boolean;
}

type Action = ReturnType<typeof actionsFor>[number];

/**
 * Plays by the exact odds of the cards that are left: it remembers every card
 * seen since the last shuffle, and insures only when that pays.
 */
export const counter = player('counter', {
  play: view => bestBy(view, situationOf(view, handOnTurn(view))),
  insures: isRichInTens,
});

/** Plays each hand as the book has it, which knows nothing of the cards that are gone; and never insures. */
export const book = player('book', {
  play: view => bestBy(view, { ...situationOf(view, handOnTurn(view)), removed: [] }),
  insures: () => false,
});

/** Never draws a card that could be one too many, and ventures nothing. */
export const timid = player('timid', {
  play: view => standsFrom(view, 12),
  insures: () => false,
});

/** Draws as the dealer does, sometimes on a mere feeling, and always insures. */
export const novice = player('novice', {
  play: (view, random) =>
    random.below(100) < FEELINGS ? pick(affordable(view), random) : standsFrom(view, 17),
  insures: () => true,
});

/** In a hundred decisions. */
const FEELINGS = 12;

function player(name: string, { play, insures }: Habits): Bot<Blackjack> {
  return {
    name,
    choose(view, random) {
      if (legalMoves(view).length === 0) return betOf(view);
      if (view.phase === 'insuring')
        return { kind: !isAway(view) && insures(view) ? 'insurance' : 'decline' };
      return view.phase === 'playing' ? { kind: play(view, random) } : legalMoves(view)[0];
    },
  };
}

/** Whether it plays for a person who is away: then none of their money is put at stake beyond the bet they made. */
const isAway = ({ seating, viewer }: View): boolean =>
  typeof viewer === 'number' && seating[viewer] === 'away';

function betOf(view: View): Move | undefined {
  const [range] = amounts(view);
  if (isAway(view)) return undefined;
  return range && { kind: 'bet', amount: Math.min(USUAL_BET, range.max) };
}

function bestBy(view: PlayingView, situation: ReturnType<typeof situationOf>): Action {
  const worth = odds(oddsRules(view.options), situation, 'knowing-the-pair');
  return best(worth, affordable(view));
}

/** Stands from so many points on; with an ace that counts eleven, from eighteen. */
function standsFrom(view: PlayingView, points: number): Action {
  const { cards } = handOnTurn(view);
  return valueOf(cards) >= (isSoft(cards) ? 18 : points) ? 'stand' : 'hit';
}

function affordable(view: PlayingView): readonly Action[] {
  const actions = actionsFor(view);
  return isAway(view) ? actions.filter(isFree) : actions;
}

/** Whether it costs nothing. */
const isFree = (kind: Move['kind']): boolean => !SPENDING.includes(kind);

/** Half a bet at 2:1 pays for itself if more than a third of the cards not seen count ten. */
function isRichInTens(view: View): boolean {
  const unseen = without(cardsOfDecks(view.options.decks), seenCards(view));
  const tens = unseen.filter(card => pipsIn(card) === TEN);
  return 3 * tens.length > unseen.length;
}
