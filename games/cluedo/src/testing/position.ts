import type { Seat } from '@stammtisch/kernel';
import {
  late,
  type Made as MadeIn,
  movesIn,
  seatsOf,
  took as sitsDown,
} from '@stammtisch/kernel/testing';

import { type Cluedo, game } from '../index.ts';
import { decodeMove, parseMove } from '../notation.ts';
import type {
  Card,
  Chance,
  Gathering,
  Guess,
  Match,
  Move,
  Moving,
  Options,
  Place,
  State,
  Suspect,
} from '../state.ts';
import { CARDS, ROOMS, SUSPECTS, WEAPONS } from '../state.ts';

export { late, seatsOf };

export const [CLASSIC, BRISK] = game.options.presets.map(({ options }) => options) as [
  Options,
  Options,
];

/** Every number of players there can be. */
export const PLAYERS = [2, 3, 4, 5, 6];

export const ROLL: Move = { kind: 'roll' };
export const PASSAGE: Move = { kind: 'passage' };
export const STAY: Move = { kind: 'stay' };
export const END: Move = { kind: 'end' };
export const READY: Move = { kind: 'ready' };
export const dice = (...pips: readonly number[]): Made => ['house', { kind: 'dice', dice: pips }];
export const shows = (card: Card): Move => ({ kind: 'show', card });

/** A guess as players write it: `guess('red rope hall')`. */
export function guess(text: string): Guess {
  const move = parseMove(`accuse ${text}`);
  if (move?.kind !== 'accuse') throw new Error(`${text} is no guess`);
  return move.guess;
}

export const suspects = (text: string): Move => ({ kind: 'suspect', guess: guess(text) });
export const accuses = (text: string): Move => ({ kind: 'accuse', guess: guess(text) });

/** `walks('hall')`, or a square by its column and row. */
export function walks(to: string): Move {
  const move = parseMove(`walk ${to}`);
  const decoded = decodeMove(move);
  if (decoded === undefined) throw new Error(`nobody can walk to ${to}`);
  return decoded;
}

/** A place as players write it: `hall`, `h25`. */
export function place(text: string): Place {
  const move = walks(text);
  if (move.kind !== 'walk') throw new Error(`${text} is no place`);
  return move.to;
}

export const took = (seat: Seat, by: 'person' | 'bot' = 'person'): Made => [
  'house',
  sitsDown(seat, by),
];

export type Made = MadeIn<Cluedo>;
export const { after, verdict } = movesIn(game);

/** So many people before the first match. */
export const fullTable = (players = 4, options = CLASSIC): Gathering =>
  after(game.start(options, players), ...seatsOf(players).map(seat => took(seat))) as Gathering;

/**
 * Red did it, with the rope, in the study; the others are dealt in the order of the pack.
 * Among four, seat 0 holds yellow, purple, pistol, conservatory and lounge; seat 1 white,
 * candlestick, wrench, dining and hall; seat 2 green, dagger, kitchen and billiard; seat 3
 * blue, pipe, ballroom and library.
 */
export const DEAL: Extract<Chance, { readonly kind: 'deal' }> = {
  kind: 'deal',
  cards: ['red', 'rope', 'study', ...CARDS.filter(card => !/^(red|rope|study)$/.test(card))],
  weapons: ROOMS.slice(0, WEAPONS.length),
};

/** A match just dealt, in which seat 0 begins. */
export const dealt = (players = 4, options = CLASSIC): Moving =>
  after(fullTable(players, options), ['house', { kind: 'next' }], ['house', DEAL]) as Moving;

/** The same with some tokens elsewhere, as in `{ red: 'hall', blue: 'k7' }`, and whatever else is to differ. */
export function placed(
  tokens: Readonly<Partial<Record<Suspect, string>>>,
  changes: Partial<Match> & { readonly players?: number } = {},
): Moving {
  const { players = 4, ...rest } = changes;
  const state = { ...dealt(players), ...rest };
  const places = { ...state.places };
  for (const token of SUSPECTS) {
    const at = tokens[token];
    if (at !== undefined) places[token] = place(at);
  }
  return { ...state, places };
}

/** Seat 0 has just walked into a room with a throw of 8; seats and tokens in the same order. */
export const entered = (room: string, changes: Parameters<typeof placed>[1] = {}): State => {
  const door = BEFORE[room]!;
  return after(placed({ red: door }, changes), [0, ROLL], dice(4, 4), [0, walks(room)]);
};

/** A square in front of a door of each room. */
const BEFORE: Readonly<Record<string, string>> = {
  kitchen: 'd7',
  ballroom: 'k7',
  conservatory: 's7',
  dining: 'h12',
  billiard: 'q11',
  library: 'q17',
  lounge: 'g18',
  hall: 'l18',
  study: 'r20',
};
