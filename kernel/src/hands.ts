import type { Offer } from './game.ts';
import { type Random, shuffle } from './random.ts';
import { isSeat, type Seat, type Seating } from './seating.ts';

/** Who deals the next round: a seat, or whoever is drawn. */
export type Dealer = Seat | 'drawn';

/** Who deals, and the hands by seat. */
export interface DealOf<Cards> {
  readonly kind: 'deal';
  readonly dealer: Seat;
  readonly hands: readonly Cards[];
}

interface Undealt {
  readonly dealer: Dealer;
  readonly seating: Seating;
}

/** So many cards of a pack for everyone, from whoever deals. */
export function dealFrom<Card>(
  pack: readonly Card[],
  size: number,
  { dealer, seating }: Undealt,
  random: Random,
): DealOf<readonly Card[]> {
  const hands = handsFrom(shuffle(pack, random), { count: seating.length, size });
  return {
    kind: 'deal',
    dealer: dealer === 'drawn' ? random.below(seating.length) : dealer,
    hands,
  };
}

/** Whether the house may deal so: entries of a log are data, and data can be anything. */
export function isDealFrom(
  pack: readonly unknown[],
  size: number,
  { dealer, seating }: Undealt,
  deal: DealOf<unknown>,
): boolean {
  const mayDeal = dealer === 'drawn' ? isSeat(seating, deal.dealer) : deal.dealer === dealer;
  return mayDeal && areHandsFrom(pack, deal.hands, { count: seating.length, size });
}

/** So many hands of so many cards, from the top of a pack. */
export const handsFrom = <Card>(
  pack: readonly Card[],
  { count, size }: { readonly count: number; readonly size: number },
): readonly (readonly Card[])[] =>
  Array.from({ length: count }, (_, at) => pack.slice(at * size, (at + 1) * size));

/** Whether the house may deal these hands from a pack. */
export function areHandsFrom(
  pack: readonly unknown[],
  hands: unknown,
  { count, size }: { readonly count: number; readonly size: number },
): boolean {
  if (!Array.isArray(hands) || hands.length !== count) return false;
  if (!hands.every(hand => Array.isArray(hand) && hand.length === size)) return false;
  const cards = new Set(hands.flat());
  return cards.size === count * size && pack.filter(card => cards.has(card)).length === cards.size;
}

/** `deal 3 Ua 9h …`: who deals, and the hands one after the other. */
export const formatDeal = ({ dealer, hands }: DealOf<readonly string[]>): string =>
  `deal ${dealer} ${hands.flat().join(' ')}`;

interface Hands<Card extends string> {
  readonly isCard: (value: unknown) => value is Card;
  readonly size: number;
  readonly seats: Offer['seats'];
}

/** What stands behind `deal`: so many cards, so many hands. */
export function parseDeal<Card extends string>(
  [dealer = '', ...cards]: readonly string[],
  { isCard, size, seats }: Hands<Card>,
): DealOf<readonly Card[]> | undefined {
  const count = cards.length / size;
  if (!Number.isInteger(count) || count < seats.min || count > seats.max) return undefined;
  if (!/^\d$/.test(dealer) || Number(dealer) >= count || !cards.every(isCard)) return undefined;
  return { kind: 'deal', dealer: Number(dealer), hands: handsFrom(cards, { count, size }) };
}
