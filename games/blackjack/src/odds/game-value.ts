import { analyse, type Analysis, chanceOfNatural } from './analysis.ts';
import { ALL_PIPS, chanceOf, fullDeck, type Pips, without } from './cards.ts';
import { dealt, handOf } from './hands.ts';
import type { Rules } from './rules.ts';
import { isDecks } from './situation.ts';
import type { SplitPlay } from './split.ts';
import { bestPlay, standsOnNatural, type Turn, worthOf } from './turn.ts';

/** What a round with fresh cards is worth to one player, in bets; insurance is left alone. */
export const gameValue = (rules: Rules, splitPlay: SplitPlay = 'as-unsplit'): number =>
  overDeals(rules, splitPlay, dealValue);

function dealValue(turn: Turn): number {
  const { rules, up, deck } = turn.round;
  const played = worthOf(turn, bestPlay(turn));
  // Under peek the plays leave out the dealer's natural, which takes the bet before they begin.
  if (!rules.peek || standsOnNatural(turn)) return played;
  return played - chanceOfNatural(up, dealt(deck, turn.hand));
}

/** The mean of something over all first cards: the dealer's open one and the player's two. */
export function overDeals(
  rules: Rules,
  splitPlay: SplitPlay,
  value: (turn: Turn) => number,
): number {
  if (!isDecks(rules.decks)) throw new Error(`there are no games with ${rules.decks} decks`);
  const deck = fullDeck(rules.decks);
  return sum(ALL_PIPS, up => {
    const round = analyse(rules, up, without(deck, [up]));
    const chance = chanceOf(deck, up);
    return chance * overHands(round, splitPlay, value);
  });
}

function overHands(round: Analysis, splitPlay: SplitPlay, value: (turn: Turn) => number): number {
  return sum(ALL_PIPS, first => {
    const rest = without(round.deck, [first]);
    // Both orders of two different cards are the same hand.
    const seconds = ALL_PIPS.filter(second => second >= first);
    return sum(seconds, second => {
      const orders = first === second ? 1 : 2;
      const chance = orders * chanceOf(round.deck, first) * chanceOf(rest, second);
      const pair = round.rules.split && first === second ? first : undefined;
      const hand = handOf([first, second]);
      return chance * value({ round, hand, pair, splitFrom: undefined, splitPlay });
    });
  });
}

const sum = (pips: readonly Pips[], value: (pips: Pips) => number): number =>
  pips.reduce((total, each) => total + value(each), 0);
