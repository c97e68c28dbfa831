import type { french, Seat, Viewer } from '@stammtisch/kernel';
import { type Made as MadeIn, movesIn, took as sitsDown } from '@stammtisch/kernel/testing';

import { type Blackjack, game } from '../index.ts';
import type { AnyMove, Card, Move, Options, Playing, State } from '../state.ts';

const [bjx, vegas] = game.options.presets.map(({ options }) => options) as [Options, Options];
export { bjx, vegas };

/** Cards as players write them: `cards('8s Td')`. */
export const cards = (text: string): readonly french.Card[] =>
  text.split(' ').filter(Boolean) as french.Card[];

/** All cards of one deck or several, these ones first. */
export function stacked(text: string, decks = 1): readonly Card[] {
  const top = cards(text);
  const rest = [...Array(decks).keys()].flatMap(() => [...PACK]);
  for (const card of top) rest.splice(rest.indexOf(card), 1);
  return [...top, ...rest];
}

const PACK = '23456789TJQKA'
  .split('')
  .flatMap(rank => cards(`${rank}d ${rank}c ${rank}h ${rank}s`));

export type Made = MadeIn<Blackjack>;

export const house = (move: AnyMove): Made => ['house', move];
export const does = (seat: Seat, kind: Exclude<Move['kind'], 'bet'>): Made => [seat, { kind }];
export const bets = (seat: Seat, amount: number): Made => [seat, { kind: 'bet', amount }];
export const took = (seat: Seat, chips = 100_000, by: 'person' | 'bot' = 'person'): Made =>
  house(sitsDown(seat, by, chips));
export const left = (seat: Seat): Made => house({ kind: 'left', seat });
export const away = (seat: Seat): Made => house({ kind: 'away', seat });
export const back = (seat: Seat): Made => house({ kind: 'back', seat });
export const timedOut = (seat: Seat): Made => house({ kind: 'timedOut', seat });
export const shuffles = (text: string, decks = 1): Made =>
  house({ kind: 'shuffle', cards: stacked(text, decks) });
export const NEXT = house({ kind: 'next' });
export const CLOSED = house({ kind: 'closed' });

const moves = movesIn(game);
export const { after } = moves;

/** Why a move is refused, or `ok`. */
export const verdict = (state: State, made: Made): string => moves.verdict(state, ...made);

interface Table {
  readonly options?: Partial<Options>;
  /** What each has brought, in cents, from seat 0 on; five dollars are `500`. */
  readonly chips?: readonly number[];
  readonly chairs?: number;
}

/** People at a table of five chairs, before the first round. */
export const seated = ({ options = {}, chips = [100_000], chairs = 5 }: Table = {}): State =>
  after(game.start({ ...bjx, ...options }, chairs), ...chips.map((each, seat) => took(seat, each)));

interface Position extends Table {
  /** From seat 0 on; none for a seat that does not bet. */
  readonly hands: readonly string[];
  /** The open card, then the hole card. */
  readonly dealer: string;
  /** What comes next. */
  readonly stock?: string;
  /** In cents; ten dollars each, if nothing is said. */
  readonly bets?: readonly number[];
}

/** Bets are made and these cards dealt, in the order of rule 3.1. */
export function dealt({ hands, dealer, stock = '', ...position }: Position): State {
  const { chips = hands.map(() => 100_000), bets: amounts = hands.map(() => 1_000) } = position;
  const held = hands.map(cards);
  const [up, hole] = cards(dealer);
  const order = [...held.map(([first]) => first), up, ...held.map(hand => hand[1]), hole, stock];
  return after(
    seated({ ...position, chips }),
    does(0, 'ready'),
    NEXT,
    shuffles(order.filter(Boolean).join(' '), position.options?.decks),
    ...hands.map((_, seat) => bets(seat, amounts[seat]!)),
  );
}

/** A round that is over. */
export function settled(state: State) {
  if (state.phase !== 'between' || state.last === undefined) throw new Error('no round is over');
  return state.last;
}

export function playing(state: State): Playing {
  if (state.phase !== 'playing') throw new Error(`nobody plays while ${state.phase}`);
  return state;
}

/** What the seat may do now. */
export const choices = (state: State, viewer: Viewer): readonly string[] =>
  game.decisions(game.view(state, viewer)).flatMap(({ kinds }) => kinds);

export const stampOf = (state: State, seat: Seat): string | undefined =>
  game.decisions(game.view(state, seat))[0]?.stamp;
