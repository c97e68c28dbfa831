import { german, type Seat } from '@stammtisch/kernel';
import { type Made as MadeIn, movesIn, took } from '@stammtisch/kernel/testing';

import { type BlindWatten, game } from '../index.ts';
import type {
  Announcing,
  AnyMove,
  Between,
  Card,
  Move,
  Options,
  Playing,
  State,
  Wish,
} from '../state.ts';

export { took };

/** Cards as players write them: `cards('Ua 9h 6b')`. */
export const cards = (text: string): readonly Card[] => text.split(' ').filter(german.isCard);

export const [TRAMIN, SUEDTIROL] = game.options.presets.map(({ options }) => options) as [
  Options,
  Options,
];

export const READY: Move = { kind: 'ready' };
export const BET: Move = { kind: 'bet' };
export const ACCEPT: Move = { kind: 'answer', accept: true };
export const DECLINE: Move = { kind: 'answer', accept: false };
export const NO_WISH: Move = { kind: 'noWish' };
export const NEXT: AnyMove = { kind: 'next' };
export const asks = (wish: Wish): Move => ({ kind: 'ask', wish });
export const shows = (card: Card): Move => ({ kind: 'show', card });
export const throws = (card: Card): Move => ({ kind: 'card', card });

export type Made = MadeIn<BlindWatten>;
export const { after, stamps, verdict } = movesIn(game);

/** Four people before the first round. */
export const fullTable = (options = TRAMIN): Between =>
  after(
    game.start(options, 4),
    ...[0, 1, 2, 3].map((seat): Made => ['house', took(seat)]),
  ) as Between;

interface Position {
  readonly options?: Partial<Options>;
  readonly score?: readonly number[];
  readonly hands?: readonly string[];
  /** Seats that the computer plays; the others are people. */
  readonly computers?: readonly Seat[];
}

/** Hearts and Unter for whoever announces: seat 3 deals, seat 0 is forehand, 1 and 2 are partners. */
const HANDS = ['Ua 9h 7b 8l Kl', 'Tb 9a Ob Al 7l', 'Uh 8a Kb Ta Ul', 'Th Ah 8h 9b Tl'];

/** A round just dealt: seat 3 deals, and seat 0 is forehand. */
export function dealt({
  options = {},
  score = [0, 0],
  hands = HANDS,
  computers = [],
}: Position = {}): Announcing {
  const { phase: _, dealer: __, ready: ___, ...session } = fullTable({ ...TRAMIN, ...options });
  return {
    ...session,
    seating: session.seating.map((chair, seat) => (computers.includes(seat) ? 'bot' : chair)),
    phase: 'announcing',
    score,
    deals: 1,
    dealer: 3,
    hands: hands.map(cards),
    gaveBack: [],
    swapped: false,
    declined: [],
    shown: {},
  };
}

/** Schlag and trump stand, Unter and hearts unless others are named, and forehand is to lead. */
export const announced = (
  position: Position = {},
  [schlag, trump]: readonly [Card, Card] = ['Ua', 'Th'],
): Playing => after(dealt(position), [0, shows(schlag)], [3, shows(trump)]) as Playing;

/** Cards thrown one after another, each by whoever is on turn. */
export const thrown = (state: State, text: string): State =>
  cards(text).reduce((now, card) => after(now, [game.toMove(now)[0]!, throws(card)]), state);

/** The four hands of a round in which each throws one card to each trick, forehand leading: `9h Ob 8a 8h`. */
export const handsThrowing = (...tricks: readonly string[]): readonly string[] =>
  [0, 1, 2, 3].map(seat => tricks.map(trick => cards(trick)[seat]!).join(' '));
