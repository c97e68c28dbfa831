import { expect, test } from 'vitest';

import type { AnyMove, Game, GameTypes } from '../game.ts';
import { seeded } from '../random.ts';
import type { HouseMove, Seat } from '../seating.ts';
import { CLOSED, gone, late, left, type Made, movesIn, seatsOf, took } from './moves.ts';

const READY = { kind: 'ready' } as const;
const NEXT: HouseMove = { kind: 'next' };

/** Nobody comes or goes while a round runs, and the house does not go on. */
export function seatsChangeBetweenRounds<P extends GameTypes>(
  game: Game<P>,
  { running, between }: { running: readonly [string, P['State']][]; between: P['State'] },
): void {
  const { after, verdict } = movesIn(game);

  test.each(running)('nobody takes or gives up a seat, and nothing closes: %s', (_, state) => {
    for (const move of [left(1), CLOSED, ['house', took(1)] satisfies Made<P>])
      expect(verdict(state, ...move)).toBe('round-running');
    for (const move of [NEXT, { kind: 'again' }] satisfies HouseMove[])
      expect(verdict(state, 'house', move)).toBe('not-now');
  });

  test.each<[HouseMove, string]>([
    [took(1), 'seat-taken'],
    [{ kind: 'left', seat: 7 }, 'no-such-seat'],
    [{ kind: 'back', seat: 1 }, 'not-away'],
    [{ kind: 'timedOut', seat: 9 }, 'not-awaited'],
    [{ kind: 'timedOut', seat: 'house' as unknown as number }, 'not-awaited'],
    [{ kind: 'forfeited', seat: 1 }, 'not-now'],
    [{ kind: 'again' }, 'not-now'],
    [{ kind: 'brought', seat: 1, chips: 5 }, 'not-now'],
  ])('between two rounds the house cannot %j: %s', (move, error) => {
    expect(verdict(between, 'house', move)).toBe(error);
  });

  test('chips that come with someone are not for this game', () => {
    const empty = game.start(game.options.presets[0]!.options, game.seats.max);
    expect(after(empty, ['house', took(0, 'person', 500)])).toEqual(
      after(empty, ['house', took(0)]),
    );
  });
}

/** At a table for four: the house goes on when everyone who is there is ready, and every seat is taken. */
export function everyoneIsAsked<P extends GameTypes>(
  game: Game<P>,
  { between, over }: { readonly between: P['State']; readonly over: P['State'] },
): void {
  const { after, stamps, verdict } = movesIn(game);
  const ready = (...seats: readonly Seat[]) => seats.map((seat): Made<P> => [seat, READY]);
  const AGAIN: HouseMove = { kind: 'again' };

  test('the next round begins when every person who is there is ready', () => {
    const away = after(between, ['house', { kind: 'away', seat: 1 }]);
    expect(game.toMove(away)).toEqual([0, 2, 3]);
    const some = after(away, ...ready(3, 0));
    expect(game.toMove(some)).toEqual([2]);
    expect(verdict(some, 3, READY)).toBe('already-ready');
    expect(verdict(some, 'house', NEXT)).toBe('not-awaited');
    expect(verdict(after(some, ...ready(2)), 'house', NEXT)).toBe('ok');
  });

  test('another match begins when everyone is, or whoever runs the table does not wait', () => {
    expect(game.toMove(over)).toEqual(seatsOf(4));
    expect(verdict(over, 'house', AGAIN)).toBe('ok');
    expect(verdict(over, 'house', NEXT)).toBe('not-now');
    const all = after(over, ...ready(...seatsOf(4)));
    expect(game.toMove(all)).toEqual(['house']);
    expect(game.chance(all, seeded(1))).toEqual(AGAIN);
  });

  test('and not before all seats are taken again', () => {
    const empty = after(over, ...ready(...seatsOf(4)), left(2));
    expect(game.toMove(empty)).toEqual([]);
    expect(verdict(empty, 'house', AGAIN)).toBe('seat-empty');
    expect(game.toMove(after(empty, ['house', took(2)]))).toEqual([2]);
    expect(game.outcome(empty)).toEqual(game.outcome(over));
  });

  test('whoever is late counts as ready', () => {
    expect(game.toMove(after(between, late(2)))).toEqual([0, 1, 3]);
    expect(game.toMove(after(between, CLOSED, late(2)))).toEqual([0, 1, 3]);
  });

  test('a question after one match is never one after another, nor one between rounds', () => {
    expect(stamps(over, 1)).toEqual(['again 1']);
    expect(stamps(between, 1)).toEqual(['ready 1']);
    expect(stamps(after(between, CLOSED), 1)).toEqual(['again 1']);
  });
}

/** Whoever gives a round up has a seat; if nothing was dealt, everyone is asked before the next one. */
export function roundsAreForfeited<P extends GameTypes>(
  game: Game<P>,
  { full, playing }: { readonly full: P['State']; readonly playing: P['State'] },
): void {
  const { after, stamps, verdict } = movesIn(game);

  test('afterwards everyone is asked anew, also if nothing had been dealt', () => {
    const seats = seatsOf(4);
    const state = after(full, ['house', NEXT], gone(1));
    expect(game.toMove(state)).toEqual(seats);
    const ready = seats.map((seat): Made<P> => [seat, READY]);
    const again = after(state, ...ready, ['house', NEXT], gone(2));
    expect([stamps(state, 0), stamps(again, 0)]).toEqual([['ready 1'], ['ready 2']]);
  });

  test('nobody gives up from a seat there is not', () => {
    expect(verdict(playing, ...gone(7))).toBe('no-such-seat');
    expect(verdict(playing, ...gone('1' as unknown as number))).toBe('no-such-seat');
  });
}

/** What is no move is refused, and what is one is not everyone's. */
export function refusesWhatIsNoMove<P extends GameTypes>(
  game: Game<P>,
  positions: { readonly full: P['State']; readonly running: readonly P['State'][] },
  { junk, move, chance }: { junk: readonly unknown[]; move: P['Move']; chance: P['Chance'] },
): void {
  const { full, running } = positions;
  const { after, verdict } = movesIn(game);

  test.each(junk)('%j is refused, on turn and out of turn, and nothing is thrown', value => {
    for (const state of [...running, full])
      for (const actor of [0, 2, 'house'] as const)
        expect(game.play(state, actor, value as AnyMove<P>).ok).toBe(false);
  });

  test.each([-1, 1.5, 4, Number.NaN, '0', 'length', '__proto__'])('%j is no seat', seat => {
    for (const state of running) expect(verdict(state, seat as number, move)).toBe('not-a-seat');
  });

  test('nobody moves for the house, and the house for nobody', () => {
    for (const state of running) {
      expect(verdict(state, 0, NEXT)).toBe('not-the-house');
      expect(verdict(state, 0, chance)).toBe('not-the-house');
      expect(verdict(state, 'house', move)).toBe('not-a-seat');
    }
  });

  test('the house deals only when it is time', () => {
    const deal = game.chance(after(full, ['house', NEXT]), seeded(1));
    for (const state of [...running, full]) expect(verdict(state, 'house', deal)).toBe('not-now');
  });
}
