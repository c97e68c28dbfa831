import { describe, expect, test } from 'vitest';

import { game } from './index.ts';
import type { Match, Moving, Over, State, Walking } from './state.ts';
import {
  accuses,
  after,
  dealt,
  dice,
  END,
  entered,
  guess,
  late,
  PLAYERS,
  place,
  placed,
  ROLL,
  seatsOf,
  shows,
  STAY,
  suspects,
  verdict,
} from './testing/position.ts';

const RIGHT = accuses('red rope study');
const WRONG = accuses('blue rope study');
const solution = guess('red rope study');
const wrong = after(dealt(), [0, WRONG]) as Moving;

describe('when to accuse (7.1)', () => {
  const rolling = after(dealt(), [0, ROLL]);

  test('at any time of one’s turn, from anywhere', () => {
    const walking = after(rolling, dice(1, 2));
    const states = [
      dealt(),
      walking,
      entered('hall'),
      after(walking, [0, { kind: 'walk', to: place('h22') }]),
    ];
    for (const state of states) expect(verdict(state, 0, RIGHT)).toBe('ok');
  });

  test('not while the dice or a card are awaited, nor out of turn', () => {
    expect(verdict(rolling, 0, RIGHT)).toBe('not-now');
    expect(verdict(after(entered('hall'), [0, suspects('white rope hall')]), 0, RIGHT)).toBe(
      'not-now',
    );
    expect(verdict(dealt(), 1, RIGHT)).toBe('not-your-turn');
    expect(verdict(after(dealt(), [0, RIGHT]), 0, RIGHT)).toBe('not-now');
  });

  test('chance does it seldom', () => {
    expect(game.rash).toEqual(['accuse']);
  });
});

describe('who is right (7.2)', () => {
  test.each(PLAYERS)('among %i has won, and everyone sees it', players => {
    const over = after(dealt(players), [0, RIGHT]) as Over;
    const points = seatsOf(players).map(seat => (seat === 0 ? 1 : 0));
    expect(game.outcome(over)).toEqual({ winners: [0], points });
    expect(over).toMatchObject({ out: [], won: points, ready: [] });
    expect(over.accusations).toEqual([{ seat: 0, guess: solution, right: true }]);
  });

  test('everyone is told what was said, and whether it is right', () => {
    for (const viewer of [...seatsOf(4), 'gallery', 'open'] as const) {
      expect(game.seen(dealt(), 0, RIGHT, viewer)).toEqual({ ...RIGHT, right: true });
      expect(game.seen(dealt(), 0, WRONG, viewer)).toEqual({ ...WRONG, right: false });
    }
  });

  test('a match that goes on has no outcome', () => {
    expect(game.outcome(dealt())).toBeUndefined();
    expect(game.outcome(wrong)).toBeUndefined();
  });
});

describe('who is wrong', () => {
  test('is out, and it is the next one’s turn (7.3)', () => {
    expect(wrong).toMatchObject({ phase: 'moving', turn: 1, turns: 2, out: [0] });
    expect(wrong.accusations).toEqual([{ seat: 0, guess: guess('blue rope study'), right: false }]);
  });

  test('has seen the solution, and nobody else has (7.3 and 8.2)', () => {
    for (const viewer of [0, 'open'] as const)
      expect(game.view(wrong, viewer)).toMatchObject({ solution });
    for (const viewer of [1, 2, 3, 'gallery'] as const)
      expect(game.view(wrong, viewer)).toMatchObject({ solution: 'hidden' });
  });

  test('has no more turns, and may do nothing on others’ (7.4)', () => {
    const round = after(wrong, late(1), late(2), late(3));
    expect(round).toMatchObject({ turn: 1, turns: 5 });
    for (const move of [ROLL, END, STAY, suspects('red rope hall'), RIGHT])
      expect(verdict(wrong, 0, move)).toBe('out');
  });

  test('keeps their cards, and refutes (7.4)', () => {
    const state = placed({ yellow: 'lounge' }, { ...wrong, called: [1] });
    const toRefute = after(
      { ...state, phase: 'moving' },
      [1, STAY],
      [1, suspects('yellow pipe lounge')],
    );
    // Seats 2 and 3 come first: seat 3 has the pipe.
    expect(game.toMove(toRefute)).toEqual([3]);
    const other = after(
      { ...state, phase: 'moving' },
      [1, STAY],
      [1, suspects('yellow rope lounge')],
    );
    expect(game.toMove(other)).toEqual([0]);
    expect(verdict(other, 0, shows('lounge'))).toBe('ok');
  });

  test('keeps their token where it is, where it can be called (7.4)', () => {
    expect(wrong.places.red).toBe(place('h25'));
    const state = {
      ...placed({ yellow: 'lounge' }, { ...wrong, called: [1] }),
      phase: 'moving',
    } as Moving;
    const next = after(state, [1, STAY], [1, suspects('red pipe lounge')]) as Match & State;
    expect(next.places.red).toBe('lounge');
  });

  test.each([
    ['d7', 'kitchen'],
    ['m18', 'hall'],
    ['q17', 'library'],
  ])('but from %s, in front of a door, it goes into the %s (7.4)', (square, room) => {
    const state = after(placed({ red: square }), [0, WRONG]) as Moving;
    expect(state.places.red).toBe(room);
    expect(state.called).toEqual([]);
    const walking = after(placed({ red: square }), [0, ROLL], dice(1, 2), [0, WRONG]) as Walking;
    expect(walking.places.red).toBe(room);
  });

  test('is hushed as long as the match goes on, and nobody else is (7.6)', () => {
    expect(game.knowsSecret!(dealt())).toEqual([]);
    expect(game.knowsSecret!(wrong)).toEqual([0]);
    expect(game.knowsSecret!(after(wrong, [1, RIGHT]))).toEqual([]);
    expect(game.knowsSecret!(game.start(dealt().options, 3))).toEqual([]);
  });
});

describe('the last one left (7.5)', () => {
  test.each(PLAYERS)('of %i has won, and the solution is shown', players => {
    let state: State = dealt(players);
    for (const seat of seatsOf(players - 1)) {
      expect(game.outcome(state)).toBeUndefined();
      state = after(state, [seat, WRONG]);
    }
    const winner = players - 1;
    expect(game.outcome(state)?.winners).toEqual([winner]);
    expect(state).toMatchObject({ phase: 'over', out: seatsOf(winner) });
    expect(state.won[winner]).toBe(1);
    expect(game.view(state, 'gallery')).toMatchObject({ solution });
  });
});

describe('after the end everything lies open (8.4)', () => {
  const asked = after(entered('hall'), [0, suspects('white rope hall')], [1, shows('white')]);
  const over = after(asked, [0, RIGHT]);

  test('to everyone, with or without a seat', () => {
    const open = game.view(over, 'open');
    for (const viewer of [...seatsOf(4), 'gallery'] as const)
      expect(game.view(over, viewer)).toEqual({ ...open, viewer });
    expect(open).toMatchObject({ hands: dealt().hands, suspicions: [{ card: 'white' }], solution });
  });

  test('not a moment earlier (8.1)', () => {
    expect(game.view(asked, 2)).toMatchObject({
      hands: [5, 5, dealt().hands[2], 4],
      solution: 'hidden',
      suspicions: [{ card: 'hidden' }],
    });
    expect(game.view(asked, 'gallery')).toMatchObject({ hands: [5, 5, 4, 4] });
  });
});
