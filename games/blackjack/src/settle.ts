import type { Seat } from '@stammtisch/kernel';

import { isBust, isNatural, isSoft, makesNatural, stakeOf, valueOf } from './hand.ts';
import type { Card, Dealt, Hand, Options, Result, Settled, SettledHand } from './state.ts';

/** The dealer's cards in the end: without a hand to beat, nothing is drawn (rule 6.2). */
export function dealerPlays({ hands, up, hole, stock, options }: Dealt): readonly Card[] {
  return hands.every(isBust) ? [up, hole] : drawnTo([up, hole], stock, options);
}

const drawnTo = (
  dealer: readonly Card[],
  stock: readonly Card[],
  options: Options,
): readonly Card[] =>
  dealerDraws(dealer, options)
    ? drawnTo([...dealer, topOf(stock)], stock.slice(1), options)
    : dealer;

/** Rule 6.1. */
function dealerDraws(cards: readonly Card[], { soft17 }: Options): boolean {
  const value = valueOf(cards);
  return value < 17 || (value === 17 && soft17 === 'hit' && isSoft(cards));
}

/** Rule 1.5: there always is one. */
export function topOf(stock: readonly Card[], place = 0): Card {
  const card = stock[place];
  if (card === undefined) throw new Error('the shoe has run out of cards');
  return card;
}

/** Section 7. */
export function settle(
  { hands, insurance, seating }: Pick<Dealt, 'hands' | 'insurance' | 'seating'>,
  dealer: readonly Card[],
): Settled {
  const settled = hands.map(hand => settledHand(hand, dealer));
  const insured = insurance.map(stake => insuranceProfit(stake, dealer));
  const profits = seating.map((_, seat) => insured[seat]! + profitOn(settled, seat));
  return { hands: settled, dealer, insurance: insured, profits };
}

function settledHand(hand: Hand, dealer: readonly Card[]): SettledHand {
  const result = resultOf(hand, dealer);
  return { ...hand, result, profit: profitOf(hand, result) };
}

const profitOn = (hands: readonly SettledHand[], seat: Seat): number =>
  hands.reduce((sum, hand) => (hand.seat === seat ? sum + hand.profit : sum), 0);

/** Rules 7.1 to 7.3. */
export function resultOf(hand: Hand, dealer: readonly Card[]): Result {
  if (isBust(hand)) return 'bust';
  const [natural, dealersNatural] = [isNatural(hand), makesNatural(dealer)];
  if (natural || dealersNatural) {
    if (natural && dealersNatural) return 'push';
    return natural ? 'blackjack' : 'lost';
  }
  const [mine, theirs] = [valueOf(hand.cards), valueOf(dealer)];
  if (theirs > 21 || mine > theirs) return 'won';
  return mine === theirs ? 'push' : 'lost';
}

/** Rule 7.4. */
function profitOf(hand: Hand, result: Result): number {
  switch (result) {
    case 'blackjack':
      return (hand.bet * 3) / 2;
    case 'won':
      return stakeOf(hand);
    case 'push':
      return 0;
    case 'bust':
    case 'lost':
      return -stakeOf(hand);
  }
}

/** Rule 7.5. */
function insuranceProfit(stake: number, dealer: readonly Card[]): number {
  if (stake === 0) return 0;
  return makesNatural(dealer) ? 2 * stake : -stake;
}
