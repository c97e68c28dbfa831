import { type Seat, seatAfter, type Seating } from './seating.ts';

// What games have in common in which two sides play for tricks.

/** One of the two sides. Where partners sit opposite each other, 0 are the even seats. */
export type Side = 0 | 1;

export const sideOf = (seat: Seat): Side => (seat % 2 === 0 ? 0 : 1);

export const otherSide = (side: Side): Side => (side === 0 ? 1 : 0);

/** Cards in the order they were played, the first by `leader`, the others clockwise. */
export interface Trick<Card> {
  readonly leader: Seat;
  readonly cards: readonly Card[];
  /** Once everyone has played. */
  readonly winner?: Seat;
}

/** A round that is being played. */
export interface Tricks<Card> {
  readonly seating: Seating;
  /** The last one is still being played, and may be empty. */
  readonly tricks: readonly Trick<Card>[];
  /** Tricks of the two sides. */
  readonly won: readonly number[];
}

export const currentTrick = <Card>({ tricks }: Pick<Tricks<Card>, 'tricks'>): Trick<Card> =>
  tricks.at(-1)!;

/** Whose card the trick waits for. */
export function onTurn(round: Pick<Tricks<unknown>, 'tricks' | 'seating'>): Seat {
  const { leader, cards } = currentTrick(round);
  return seatAfter(leader, cards.length, round);
}

/** The round after whoever is on turn has played a card; after the last of a trick, its winner leads the next. */
export function withCard<
  Card,
  Round extends Tricks<Card> & { readonly hands: readonly (readonly Card[])[] },
>(
  round: Round,
  card: Card,
  rules: {
    readonly winnerOf: (trick: Trick<Card>) => Seat;
    readonly sideOf: (seat: Seat) => Side;
  },
): Round {
  const seat = onTurn(round);
  const { leader, cards } = currentTrick(round);
  const trick = { leader, cards: [...cards, card] };
  const left = round.hands[seat]!.filter(each => each !== card);
  const next = { ...round, hands: round.hands.with(seat, left) };
  const before = round.tricks.slice(0, -1);
  if (trick.cards.length < round.seating.length) return { ...next, tricks: [...before, trick] };
  const winner = rules.winnerOf(trick);
  return {
    ...next,
    won: wonWith(round.won, rules.sideOf(winner)),
    tricks: [...before, { ...trick, winner }, { leader: winner, cards: [] }],
  };
}

/** The tricks of both sides after one more for this one. */
export const wonWith = (won: readonly number[], side: Side): readonly number[] =>
  won.with(side, won[side]! + 1);

/** Of five tricks. */
const TRICKS_TO_WIN = 3;

/** The side that has won the round, if one has. */
export const roundWinnerOf = ({ won }: Tricks<unknown>): Side | undefined =>
  ([0, 1] as const).find(side => won[side] === TRICKS_TO_WIN);

/** Those tricks that were begun. */
export const begunTricks = <Card>(tricks: readonly Trick<Card>[]): readonly Trick<Card>[] =>
  tricks.filter(({ cards }) => cards.length > 0);

/** A card that was played, and the trick it lies in. */
interface CardPlayed<Card> {
  readonly seat: Seat;
  readonly card: Card;
  /** Whether it is the first of its trick. */
  readonly led: boolean;
  readonly trick: Trick<Card>;
}

/** The card that was played from one view to the next, also if it was the last of the round. */
export function cardPlayed<Card>(
  before: Pick<Tricks<Card>, 'tricks' | 'seating'>,
  after: {
    readonly phase: string;
    readonly tricks?: readonly Trick<Card>[];
    readonly last?: { readonly tricks: readonly Trick<Card>[] };
  },
): CardPlayed<Card> | undefined {
  const trick = (after.tricks ?? after.last?.tricks)?.[before.tricks.length - 1];
  const card = trick?.cards.at(-1);
  return trick && card && { seat: onTurn(before), card, led: trick.cards.length === 1, trick };
}

/** At which place in a trick its strongest card lies. Of equal cards the first played stays the best. */
export const bestAt = <Card>(
  cards: readonly Card[],
  isStronger: (card: Card, best: Card) => boolean,
): number => cards.reduce((best, card, at) => (isStronger(card, cards[best]!) ? at : best), 0);
