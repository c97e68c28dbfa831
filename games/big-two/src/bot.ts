import { type Bot, countOf, handOf, type Random } from '@stammtisch/kernel';

import { type Card, rankOf } from './card.ts';
import { type Combination, combinationOf, combinationsOf, KINDS, SIZES } from './combination.ts';
import type { BigTwo } from './index.ts';
import { legalMoves } from './legal.ts';
import { after, SEATS, topOf } from './turn.ts';
import type { PlayingView } from './view.ts';

/**
 * The computer player of the Deuce manual. It knows every combination of its
 * hand, values each card by the best one it belongs to and does not like to
 * break that, watches how many cards the others hold, and now and then takes a
 * chance. It remembers nothing: each decision is made from the view alone.
 */
export const deuce: Bot<BigTwo> = {
  name: 'deuce',
  choose(view, random) {
    const moves = legalMoves(view);
    if (view.phase !== 'playing') return moves[0];
    const choices = moves.flatMap(move => (move.kind === 'play' ? combinationOf(move.cards)! : []));
    const thought = think(view, choices);
    const choice = topOf(view.plays) === undefined ? lead(thought) : follow(thought, random);
    return choice === undefined ? { kind: 'pass' } : { kind: 'play', cards: choice.cards };
  },
};

/** In a hundred, how often a good answer is really played. */
const BOLDNESS = 90;

/** From this rank on a card is worth keeping while the hand is long: aces and twos. */
const HIGH = rankOf('Ad');
const LONG = 7;

/** With so few cards in someone's hand the end is near. */
const FEW = 7;

/** What the player sees in its situation. */
interface Thought {
  readonly hand: readonly Card[];
  readonly choices: readonly Combination[];
  /** Those that break nothing better. */
  readonly whole: readonly Combination[];
  /** How many cards the one with the fewest holds, and the next to play. */
  readonly fewest: number;
  readonly next: number;
}

function think(view: PlayingView, choices: readonly Combination[]): Thought {
  const hand = handOf(view);
  const abilities = abilitiesOf(hand);
  const whole = choices.filter(({ kind, cards }) =>
    cards.every(card => abilities.get(card)! <= KINDS.indexOf(kind)),
  );
  const others = [...Array(SEATS).keys()].filter(seat => seat !== view.turn);
  const fewest = Math.min(...others.map(seat => countOf(view.hands[seat]!)));
  return { hand, choices, whole, fewest, next: countOf(view.hands[after(view.turn)]!) };
}

/** For each card, the best kind of combination in this hand that it belongs to. */
function abilitiesOf(hand: readonly Card[]): ReadonlyMap<Card, number> {
  const abilities = new Map<Card, number>();
  for (const size of SIZES)
    for (const { kind, cards } of combinationsOf(hand, size))
      for (const card of kind === 'four of a kind' ? fourIn(cards) : cards)
        abilities.set(card, Math.max(abilities.get(card) ?? 0, KINDS.indexOf(kind)));
  return abilities;
}

/** Without the fifth card, which belongs to nothing. */
const fourIn = (cards: readonly Card[]): readonly Card[] =>
  cards.filter(card => rankOf(card) === rankOf(cards[2]!));

/** Lead from the bottom of the hand, rather with many cards than with few. */
function lead({ choices, whole, fewest }: Thought): Combination | undefined {
  const sensible = whole.length > 0 ? whole : choices;
  const safe = fewest === 1 ? sensible.filter(({ cards }) => cards.length > 1) : sensible;
  // Nothing but singles while someone waits with one card: the highest is the hardest to beat.
  return safe.length > 0 ? bestOf(safe, leadValue) : highest(choices);
}

/** A card more is worth two ranks: found by trying in the arena. */
const leadValue = ({ cards }: Combination): number => 2 * cards.length - rankOf(cards[0]!);

/** Answer with the lowest combination that spoils nothing better; when the end is near, with anything. */
function follow(thought: Thought, random: Random): Combination | undefined {
  const { hand, choices, whole, fewest, next } = thought;
  const last = choices.find(({ cards }) => cards.length === hand.length);
  if (last !== undefined) return last;
  if (next === 1 && choices[0]?.cards.length === 1) return highest(choices);
  if (fewest <= FEW) return lowest(whole) ?? lowest(choices);

  const found = lowest(whole.filter(choice => !isKept(choice, hand)));
  return random.below(100) < BOLDNESS ? found : undefined;
}

/** Aces and twos are kept while the hand is long. */
const isKept = ({ cards }: Combination, hand: readonly Card[]): boolean =>
  cards.length < 5 && hand.length > LONG && rankOf(cards[0]!) >= HIGH;

const highest = (choices: readonly Combination[]) => bestOf(choices, ({ strength }) => strength);
const lowest = (choices: readonly Combination[]) => bestOf(choices, ({ strength }) => -strength);

function bestOf(
  choices: readonly Combination[],
  valueOf: (choice: Combination) => number,
): Combination | undefined {
  let best: Combination | undefined;
  for (const choice of choices)
    if (best === undefined || valueOf(choice) > valueOf(best)) best = choice;
  return best;
}
