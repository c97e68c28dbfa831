import { type BigTwo, game } from '@stammtisch/big-two';
import { french, isObject, type Seat } from '@stammtisch/kernel';
import type { Scene } from '@stammtisch/protocol';

export type View = BigTwo['View'];
export type Playing = Extract<View, { phase: 'playing' }>;
export type Fact = BigTwo['Fact'];
export type Move = BigTwo['Move'];
export type Refusal = BigTwo['Refusal'];
export type Card = french.Card;
export type Kind = Extract<Fact, { fact: 'played' }>['kind'];
type Play = Playing['plays'][number];

/** The view of a scene; the house sends nothing else for this game. */
export function viewOf({ view }: Scene): View {
  if (!isView(view)) throw new Error('this is not a view of Big Two');
  return view;
}

const isView = (view: unknown): view is View => isObject(view) && typeof view['phase'] === 'string';

/** A table in the middle of a hand with nothing on it, to ask the game what cards would be. */
const BLANK: Playing = {
  ...game.view(game.start({ stake: 0 }, 4), 'gallery'),
  phase: 'playing',
  turn: 0,
  hands: [0, 0, 0, 0],
  plays: [],
};

/** What these cards are together, or undefined if they are nothing. */
export function kindOf(cards: readonly Card[]): Kind | undefined {
  const move: Move = { kind: 'play', cards };
  const after: Playing = { ...BLANK, plays: [{ seat: 0, cards: sorted(cards) }] };
  const [fact] = game.facts(BLANK, { by: 0, move }, after);
  return fact?.fact === 'played' ? fact.kind : undefined;
}

const HIGH_TO_LOW = '2AKQJT9876543';

/** Ranks from 0 for a three to 12 for a two, as they are ordered in a hand. */
export const rankOf = (card: Card): number => 12 - HIGH_TO_LOW.indexOf(card.charAt(0));

export const suitOf = (card: Card): number => french.SUITS.findIndex(suit => card.endsWith(suit));

export const placeOf = (card: Card): number => rankOf(card) * 4 + suitOf(card);

export const sorted = (cards: readonly Card[]): readonly Card[] =>
  cards.toSorted((a, b) => placeOf(a) - placeOf(b));

/** The hand as it lies: what was laid since the table was last empty, the top one last. */
export interface Heap {
  readonly top?: Play;
  readonly below?: Play;
  /** Everyone passed: the top one has been put aside. */
  readonly aside: boolean;
  /** Who passed since the top one was laid. */
  readonly passed: readonly Seat[];
}

export function heapOf(plays: readonly Play[]): Heap {
  const laid = plays.filter(({ cards }) => cards.length > 0);
  const [below, top] = [laid.at(-2), laid.at(-1)];
  const passes = plays.slice(top === undefined ? 0 : plays.lastIndexOf(top) + 1);
  return {
    ...(top && { top }),
    ...(below && { below }),
    aside: passes.length >= 3,
    passed: passes.map(({ seat }) => seat),
  };
}

export const handOf = (view: Playing): readonly Card[] => {
  const held = typeof view.viewer === 'number' ? view.hands[view.viewer] : undefined;
  return typeof held === 'object' ? held : [];
};

/** How many cards someone holds. */
export function countOf(view: View, seat: Seat): number | undefined {
  if (view.phase !== 'playing') return undefined;
  const held = view.hands[seat];
  return typeof held === 'object' ? held.length : held;
}

/** The stamp of the question that a move of this kind would answer. */
export const stampFor = (view: View, kind: Move['kind']): string | undefined =>
  game.decisions(view).find(({ kinds }) => kinds.includes(kind))?.stamp;

export const mayPass = (view: View): boolean => game.refusal(view, { kind: 'pass' }) === undefined;

/** Everything that may be laid now, in the game's own order. */
export const possiblePlays = (view: View): readonly (readonly Card[])[] =>
  game.legalMoves(view).flatMap(move => (move.kind === 'play' ? [move.cards] : []));

/** All combinations of so many cards in a hand: what its owner could lead with. */
export function possibleGroups(hand: readonly Card[], size: number): readonly (readonly Card[])[] {
  const leading: Playing = { ...BLANK, viewer: 0, lead: 0, hands: [hand, 0, 0, 0] };
  return possiblePlays(leading).filter(cards => cards.length === size);
}
