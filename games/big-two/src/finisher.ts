import { type Bot, countOf } from '@stammtisch/kernel';

import { deuce } from './bot.ts';
import { PACK } from './card.ts';
import type { BigTwo } from './index.ts';
import { type CardSet, cardsIn, NO_CARDS, setOf, without } from './search/card-set.ts';
import { cardsOf, NOTHING, type PlayId } from './search/plays.ts';
import { choicesIn, ownCards, type Situation, situationOf } from './search/situation.ts';
import { type Knowledge, sureWin } from './search/sure-win.ts';
import type { Move } from './state.ts';
import { after, SEATS } from './turn.ts';
import type { PlayingView } from './view.ts';

/** Plays as the manual's player does, until a win is certain: that it never misses. */
export const finisher: Bot<BigTwo> = {
  name: 'finisher',
  choose(view, random) {
    const sure = view.phase === 'playing' ? certainMove(view) : undefined;
    return sure ?? deuce.choose(view, random);
  },
};

/** A move after which the player on turn wins whatever happens. */
function certainMove(view: PlayingView): Move | undefined {
  const sure = sureWin(knowledgeOf(view), choicesIn(situationFor(view)));
  return sure === undefined ? undefined : moveOf(sure);
}

export const moveOf = (id: PlayId): Move =>
  id === NOTHING ? { kind: 'pass' } : { kind: 'play', cards: cardsIn(cardsOf(id)) };

/** The situation as far as its choices go: the others' cards are left out. */
export function situationFor(view: PlayingView): Situation {
  const own = ownCards(view);
  return situationOf(
    view,
    view.hands.map((_, seat) => (seat === view.turn ? own : NO_CARDS)),
  );
}

export function knowledgeOf(view: PlayingView): Knowledge {
  const hand = ownCards(view);
  const { top, passes } = situationOf(view, []);
  const played = setOf(view.plays.flatMap(({ cards }) => cards));
  const unseen = without(without(WHOLE_PACK, hand), played);
  const [next, across, last] = othersOf(view);
  return { hand, unseen, counts: [next!, across!, last!], top, passes };
}

/** How many cards the others hold, in the order in which they play. */
function othersOf({ hands, turn }: PlayingView): readonly number[] {
  const counts: number[] = [];
  for (let seat = after(turn); counts.length < SEATS - 1; seat = after(seat))
    counts.push(countOf(hands[seat]!));
  return counts;
}

const WHOLE_PACK: CardSet = setOf(PACK);
