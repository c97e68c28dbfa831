import type { german, Seat } from '@stammtisch/kernel';
import { type Made as MadeIn, movesIn, seatsOf, took } from '@stammtisch/kernel/testing';

import { isCard } from '../deal.ts';
import { game, rankOf, suitOf, type Watten } from '../index.ts';
import type {
  AnyMove,
  Between,
  Card,
  Move,
  NamingSchlag,
  Options,
  Playing,
  State,
} from '../state.ts';

export { seatsOf, took };

/** Cards as players write them: `cards('Ua 9h 7b')`. */
export const cards = (text: string): readonly Card[] => text.split(' ').filter(isCard);

export const [BAYRISCH, WIRTSHAUS] = game.options.presets.map(({ options }) => options) as [
  Options,
  Options,
];

export const READY: Move = { kind: 'ready' };
export const RAISE: Move = { kind: 'raise' };
export const HOLD: Move = { kind: 'answer', hold: true };
export const GIVE_UP: Move = { kind: 'answer', hold: false };
export const NEXT: AnyMove = { kind: 'next' };
export const schlag = (schlag: german.Rank): Move => ({ kind: 'schlag', schlag });
export const trump = (trump: german.Suit): Move => ({ kind: 'trump', trump });
export const plays = (card: Card): Move => ({ kind: 'card', card });

export type Made = MadeIn<Watten>;
export const { after, stamps, verdict } = movesIn(game);

/** So many people before the first round. */
export const fullTable = (players = 4, options = BAYRISCH): Between =>
  after(
    game.start(options, players),
    ...seatsOf(players).map((seat): Made => ['house', took(seat)]),
  ) as Between;

export interface Position {
  /** Four, unless there are more or fewer hands, or scores of single players. */
  readonly players?: number;
  readonly options?: Partial<Options>;
  readonly scores?: readonly number[];
  /** The last seat, so that seat 0 is forehand, unless another is named. */
  readonly dealer?: Seat;
  readonly hands?: readonly string[];
}

/** Of the crits only the king of hearts is there, with the sixth player. */
const HANDS = [
  'Ol 8h 9l Ta Ub',
  'Tl Uh 9a Kb Al',
  'Oh 8a Tb Kl 9h',
  'Ua 8b 7l Th Oa',
  '9b Ul Ah Ka Ob',
  'Ab Aa 7h 8l Kh',
];

/** A round just dealt. */
export function dealt(position: Position = {}): NamingSchlag {
  const { players = position.hands?.length ?? 4, options = {}, dealer = players - 1 } = position;
  const { phase: _, ready: __, ...session } = fullTable(players, { ...BAYRISCH, ...options });
  const { hands = HANDS.slice(0, players), scores = session.scores } = position;
  return { ...session, phase: 'schlag', scores, deals: 1, dealer, hands: hands.map(cards) };
}

/** Schlag and trump, Ober and bells unless others are named, and whatever comes of it. */
export function named(position: Position = {}, announcement: Card = 'Ob'): Playing {
  const start = dealt(position);
  const half = after(start, [game.toMove(start)[0]!, schlag(rankOf(announcement))]);
  return after(half, [game.toMove(half)[0]!, trump(suitOf(announcement))]) as Playing;
}

/** Cards played one after another, each by whoever is on turn. */
export const played = (state: State, text: string): State =>
  cards(text).reduce((now, card) => after(now, [game.toMove(now)[0]!, plays(card)]), state);

/** The hands of a round in which each plays one card to each trick, seat 0 leading: `9h Ob 8a 8h`. */
export const handsPlaying = (...tricks: readonly string[]): readonly string[] =>
  cards(tricks[0]!).map((_, seat) => tricks.map(trick => cards(trick)[seat]!).join(' '));
