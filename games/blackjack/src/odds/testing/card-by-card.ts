import type { Rules } from '../rules.ts';

/**
 * Blackjack the long way round: every card is dealt, the hole card first, in every order in which
 * single cards can come. Shares nothing with the solver, and is only fit for a handful of cards.
 */
type Cards = readonly number[];

interface Round {
  readonly rules: Pick<Rules, 'peek' | 'hitSoft17' | 'doubleAfterSplit'>;
  readonly up: number;
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const total = (cards: Cards): number => {
  const hard = cards.reduce((sum, card) => sum + card, 0);
  return cards.includes(1) && hard <= 11 ? hard + 10 : hard;
};

const isSoft = (cards: Cards): boolean => total(cards) !== cards.reduce((sum, card) => sum + card);

const isNatural = (cards: Cards): boolean => cards.length === 2 && total(cards) === 21;

/** The mean of something over every way in which one card can be taken. */
const overCards = (cards: Cards, value: (card: number, rest: Cards) => number): number =>
  mean(cards.map((card, at) => value(card, cards.toSpliced(at, 1))));

/** The mean of something over every way in which the dealer's hand can end. */
export function overDealers(
  { rules, up }: Round,
  [hole, rest]: readonly [number, Cards],
  value: (dealer: Cards) => number,
): number {
  const draw = (dealer: Cards, rest: Cards): number =>
    total(dealer) < 17 || (rules.hitSoft17 && total(dealer) === 17 && isSoft(dealer))
      ? overCards(rest, (card, rest) => draw([...dealer, card], rest))
      : value(dealer);
  return draw([up, hole], rest);
}

/** The hole cards that are possible once the dealer has looked, each with what remains. */
const holes = ({ rules, up }: Round, unseen: Cards): readonly (readonly [number, Cards])[] =>
  unseen
    .map((card, at) => [card, unseen.toSpliced(at, 1)] as const)
    .filter(([hole]) => !(rules.peek && isNatural([up, hole])));

/** What one bet wins with this hand. */
function won(hand: Cards, dealer: Cards, { split = false } = {}): number {
  if (total(hand) > 21) return -1;
  const natural = isNatural(hand) && !split;
  if (natural || isNatural(dealer))
    return (natural ? 1.5 : 0) * (isNatural(dealer) ? 0 : 1) - (natural ? 0 : 1);
  if (total(dealer) > 21) return 1;
  return Math.sign(total(hand) - total(dealer));
}

export const stand = (round: Round, hand: Cards, unseen: Cards, split = {}): number =>
  mean(
    holes(round, unseen).map(hole => overDealers(round, hole, dealer => won(hand, dealer, split))),
  );

/** The mean over the next card, as likely as the hole cards that are possible beside it. */
function overNext(round: Round, unseen: Cards, value: (card: number, rest: Cards) => number) {
  const possible = unseen.map((_, at) => holes(round, unseen.toSpliced(at, 1)).length);
  const weight = possible.reduce((sum, count) => sum + count);
  return unseen.reduce(
    (sum, card, at) =>
      possible[at] === 0
        ? sum
        : sum + (value(card, unseen.toSpliced(at, 1)) * possible[at]!) / weight,
    0,
  );
}

export const hit = (round: Round, hand: Cards, unseen: Cards): number =>
  overNext(round, unseen, (card, rest) => {
    const more = [...hand, card];
    if (total(more) > 21) return -1;
    const stood = stand(round, more, rest);
    return total(more) === 21 ? stood : Math.max(stood, hit(round, more, rest));
  });

export const double = (round: Round, hand: Cards, unseen: Cards): number =>
  2 * overNext(round, unseen, (card, rest) => stand(round, [...hand, card], rest));

/**
 * Both hands of a split against the same dealer. Each is played as well as possible by someone who
 * thinks that `believed` are the cards unseen, and who looks at nothing but the hand itself.
 */
export function split(round: Round, pair: number, unseen: Cards, believed: Cards): number {
  const choices = new Map<string, 'stand' | 'hit' | 'double'>();
  const choose = (hand: Cards) => {
    const name = hand.toSorted((a, b) => a - b).join();
    const known = choices.get(name) ?? choice(round, hand, believed);
    choices.set(name, known);
    return known;
  };
  type Settled = (hand: Cards, stake: number, rest: Cards) => number;
  const play = (hand: Cards, rest: Cards, settled: Settled): number =>
    overCards(rest, (card, rest) => {
      const more = [...hand, card];
      if (total(more) >= 21 || pair === 1) return settled(more, 1, rest);
      const chosen = choose(more);
      if (chosen === 'hit') return play(more, rest, settled);
      if (chosen === 'stand') return settled(more, 1, rest);
      return overCards(rest, (last, rest) => settled([...more, last], 2, rest));
    });
  const one = { split: true };
  return mean(
    holes(round, unseen).map(([hole, rest]) =>
      play([pair], rest, (first, firstStake, rest) =>
        play([pair], rest, (second, secondStake, rest) =>
          overDealers(
            round,
            [hole, rest],
            dealer => firstStake * won(first, dealer, one) + secondStake * won(second, dealer, one),
          ),
        ),
      ),
    ),
  );
}

/** The best play of a split hand. */
function choice(round: Round, hand: Cards, believed: Cards) {
  // The first card is of the pair and was seen before; the others were believed unseen until now.
  const unseen = hand
    .slice(1)
    .reduce((left, card) => left.toSpliced(left.indexOf(card), 1), believed);
  const stood = stand(round, hand, unseen, { split: true });
  const drawn = hit(round, hand, unseen);
  const doubled = double(round, hand, unseen);
  if (hand.length === 2 && round.rules.doubleAfterSplit && doubled > Math.max(stood, drawn))
    return 'double';
  return drawn > stood ? 'hit' : 'stand';
}
