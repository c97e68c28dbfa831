import type { Actor, french } from '@stammtisch/kernel';
import { movesIn, took } from '@stammtisch/kernel/testing';

import { game } from '../index.ts';
import type { AnyMove, Between, Move, Playing, State } from '../state.ts';
import { after } from '../turn.ts';

/** Cards as players write them: `cards('3d Td 2s')`. */
export const cards = (text: string): readonly french.Card[] =>
  text.split(' ').filter(Boolean) as french.Card[];

/** A full table before its first hand: four people, and what each brought. */
export function fullTable({
  stake = 100,
  chips = [10_000, 10_000, 10_000, 10_000],
}: { stake?: number; chips?: readonly number[] } = {}): Between {
  const empty: State = game.start({ stake }, 4);
  return chips.reduce<State>(
    (state, each, seat) => played(state, 'house', took(seat, 'person', each)),
    empty,
  ) as Between;
}

interface Position {
  readonly hands: readonly string[];
  readonly turn?: number;
  /** Who leads the hand; without it, anyone may have. */
  readonly lead?: number | '3d';
  /** What was laid down so far, the last by the player before the one on turn; `-` is a pass. */
  readonly heap?: readonly string[];
  readonly chips?: readonly number[];
  readonly stake?: number;
}

/** A hand being played. */
export function position({ hands, turn = 0, lead = 0, heap = [], ...money }: Position): Playing {
  const { phase: _, ready: __, plays: ___, hands: ____, ...session } = fullTable(money);
  const seats = heap.reduceRight<number[]>(later => [before(later[0] ?? turn), ...later], []);
  return {
    ...session,
    phase: 'playing',
    deals: 1,
    lead,
    turn,
    hands: hands.map(cards),
    plays: heap.map((text, at) => ({ seat: seats[at]!, cards: cards(text.replace('-', '')) })),
  };
}

const before = (seat: number): number => after(after(after(seat)));

/** The state after a move that the rules allow. */
export const played = (state: State, by: Actor, move: AnyMove): State =>
  movesIn(game).after(state, [by, move]);

export const lays = (text: string): Move => ({ kind: 'play', cards: cards(text) });
export const PASS: Move = { kind: 'pass' };

/** Why the player on turn may not lay these cards (nothing: pass), or `ok`. */
export const verdict = (state: Playing, text: string): string =>
  movesIn(game).verdict(state, state.turn, text === '' ? PASS : lays(text));
