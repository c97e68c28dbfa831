import type { Advice, Review } from './game.ts';

/** What speaks for a move in games of tricks. */
export type TrickReason =
  /** Of a hundred deals that fit what was seen, so many are won. */
  | { readonly reason: 'chance'; readonly percent: number }
  | { readonly reason: 'only card' | 'strongest left' }
  /** So many cards that nobody has seen are stronger. */
  | { readonly reason: 'stronger out'; readonly count: number };

/** Beyond so many stronger cards, how many there are is no reason any more. */
const FEW = 3;

/** What is known of a card whose chance was counted; without `stronger`, not even that is. */
export function reasonsForCard(chance: number, stronger?: number): readonly TrickReason[] {
  const reason: TrickReason = { reason: 'chance', percent: Math.round(chance * 100) };
  if (stronger === 0) return [{ reason: 'strongest left' }, reason];
  if (stronger === undefined || stronger > FEW) return [reason];
  return [{ reason: 'stronger out', count: stronger }, reason];
}

/** So much better in a hundred than anything else, and there is no doubt. */
const CLEAR = 0.05;

/** How sure the best of these chances is. */
export function surenessOf(chances: readonly number[]): 'clear' | 'close' {
  const [best = 0, next = -1] = chances.toSorted((a, b) => b - a);
  return best - next >= CLEAR ? 'clear' : 'close';
}

/** What the choice at this place has cost beside the best of these chances. */
function costAmong(chances: readonly number[], made: number): Pick<Review, 'isBest' | 'cost'> {
  const cost = Math.max(...chances) - chances[made]!;
  return { isBest: cost < CLEAR, cost };
}

interface CardMove<Card> {
  readonly kind: 'card';
  readonly card: Card;
}

/** How many unseen cards are stronger than this one; undefined where nobody can know, or it says little. */
type StrongerOut<Card> = (card: Card) => number | undefined;

/** The best of these cards, by the chance of each to win the round. */
export function adviceOnCard<Card>(
  cards: readonly Card[],
  chances: readonly number[],
  strongerOut: StrongerOut<Card>,
): Advice<CardMove<Card>, TrickReason> {
  const best = Math.max(...chances);
  const card = cards[chances.indexOf(best)]!;
  const move = { kind: 'card', card } as const;
  if (cards.length === 1) return { move, sure: 'certain', reasons: [{ reason: 'only card' }] };
  return { move, sure: surenessOf(chances), reasons: reasonsForCard(best, strongerOut(card)) };
}

interface CardsToReview<Card> {
  /** The one that was played. */
  readonly played: Card;
  /** All that could have been. */
  readonly cards: readonly Card[];
  readonly chancesOf: (cards: readonly Card[]) => readonly number[];
  readonly strongerOut: StrongerOut<Card>;
}

/** What a card was worth beside the others, where there was a choice. */
export function reviewOfCard<Card>({
  played,
  cards,
  chancesOf,
  strongerOut,
}: CardsToReview<Card>): Review<CardMove<Card>, TrickReason> | undefined {
  const made = cards.indexOf(played);
  if (made < 0 || cards.length === 1) return undefined;
  const chances = chancesOf(cards);
  return { ...adviceOnCard(cards, chances, strongerOut), ...costAmong(chances, made) };
}
