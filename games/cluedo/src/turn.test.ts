import { seeded, type Viewer } from '@stammtisch/kernel';
import { perft } from '@stammtisch/kernel/testing';
import { describe, expect, test } from 'vitest';

import { game, walkOf } from './index.ts';
import { targetsOf } from './reach.ts';
import type { Acting, Move, State, Walking } from './state.ts';
import {
  after,
  CLASSIC,
  dealt,
  dice,
  END,
  entered,
  late,
  PASSAGE,
  place,
  placed,
  ROLL,
  STAY,
  suspects,
  verdict,
  walks,
} from './testing/position.ts';

const kinds = (state: State, viewer: Viewer = 0): readonly string[] =>
  game.decisions(game.view(state, viewer)).flatMap(decision => [...decision.kinds]);
const stamps = (state: State, viewer: Viewer = 0): readonly string[] =>
  game.decisions(game.view(state, viewer)).map(({ stamp }) => stamp);

const rolling = after(dealt(), [0, ROLL]);
const walking = after(rolling, dice(1, 2)) as Walking;
const arrived = after(walking, [0, walks('h22')]);

/** Seat 0 was called into the lounge. */
const called = placed({ red: 'lounge' }, { called: [0] });

describe('a turn (5.1)', () => {
  test('is a roll, a throw, a walk, and its end', () => {
    expect(kinds(dealt())).toEqual(['roll', 'accuse']);
    expect(kinds(rolling)).toEqual([]);
    expect(game.toMove(rolling)).toEqual(['house']);
    expect(kinds(walking)).toEqual(['walk', 'accuse']);
    expect(kinds(arrived)).toEqual(['end', 'accuse']);
    expect(game.toMove(after(arrived, [0, END]))).toEqual([1]);
  });

  test('asks every question once, under a name of its own', () => {
    const asked = [dealt(), walking, arrived, called].map(state => stamps(state).join());
    expect(new Set(asked).size).toBe(3);
    expect(stamps(called)).toEqual(stamps(dealt()));
    const suspecting = entered('hall');
    const done = after(
      suspecting,
      [0, suspects('red rope hall')],
      [1, { kind: 'show', card: 'hall' }],
    );
    expect(stamps(done)).not.toEqual(stamps(suspecting));
    expect(stamps(after(done, [0, END]), 1)).not.toEqual(stamps(dealt()));
  });

  test('is of one seat; others have nothing to decide', () => {
    for (const state of [dealt(), walking, arrived]) {
      for (const viewer of [1, 2, 3, 'gallery', 'open'] as const) {
        expect(kinds(state, viewer)).toEqual([]);
        expect(game.legalMoves(game.view(state, viewer))).toEqual([]);
      }
      for (const move of [ROLL, STAY, PASSAGE, END, walks('h22'), suspects('red rope hall')])
        expect(verdict(state, 1, move)).toBe('not-your-turn');
    }
  });

  test('has one move: no second throw, no passage after dice, no dice after a passage', () => {
    for (const move of [ROLL, PASSAGE, STAY]) {
      expect(verdict(walking, 0, move)).toBe('already-rolled');
      expect(verdict(arrived, 0, move)).toBe('already-rolled');
      expect(verdict(rolling, 0, move)).toBe('not-now');
    }
    const beyond = after(placed({ red: 'lounge' }), [0, PASSAGE]);
    for (const move of [ROLL, PASSAGE, STAY]) expect(verdict(beyond, 0, move)).toBe('not-now');
    expect(verdict(dealt(), 0, walks('h22'))).toBe('not-now');
    expect(verdict(arrived, 0, walks('h21'))).toBe('not-now');
  });

  test('cannot be ended before the move is made (9.1)', () => {
    expect(verdict(dealt(), 0, END)).toBe('must-move');
    expect(verdict(called, 0, END)).toBe('must-move');
    expect(verdict(rolling, 0, END)).toBe('not-now');
    expect(verdict(walking, 0, END)).toBe('must-move');
    expect(verdict(arrived, 0, END)).toBe('ok');
    expect(verdict(entered('hall'), 0, END)).toBe('ok');
  });

  test('ends when time runs out, with the token where it stands (9.3)', () => {
    for (const state of [dealt(), walking, arrived, called]) {
      const next = after(state, late(0)) as Walking;
      expect(next).toMatchObject({ phase: 'moving', turn: 1, turns: 2 });
      expect(next.places).toEqual((state as Walking).places);
    }
    expect(verdict(rolling, ...late(0))).toBe('not-awaited');
  });
});

describe('the dice (5.2)', () => {
  test('are two or one, each from one to six', () => {
    const single = after(dealt(4, { ...CLASSIC, dice: 1 }), [0, ROLL]);
    expect(verdict(rolling, ...dice(1, 6))).toBe('ok');
    expect(verdict(single, ...dice(6))).toBe('ok');
    for (const wrong of [[6], [1, 2, 3], [0, 3], [7, 1], [1.5, 1]])
      expect(verdict(rolling, ...dice(...wrong))).toBe('bad-chance');
    expect(verdict(single, ...dice(1, 1))).toBe('bad-chance');
    expect(verdict(rolling, 'house', { kind: 'dice', dice: 'six' as never })).toBe('bad-chance');
    expect(verdict(dealt(), ...dice(1, 2))).toBe('not-now');
  });

  test('fall by chance, all 36 ways', () => {
    const throws = Array.from({ length: 600 }, (_, seed) =>
      JSON.stringify(game.chance(rolling, seeded('dice', seed))),
    );
    expect(new Set(throws).size).toBe(36);
    for (const text of throws) expect(verdict(rolling, 'house', JSON.parse(text))).toBe('ok');
  });

  test('say how far the token walks: their sum', () => {
    expect(walkOf(walking)).toMatchObject({ from: place('h25'), pips: 3, exactRoll: true });
    expect(verdict(walking, 0, walks('h22'))).toBe('ok');
    expect(verdict(walking, 0, walks('h23'))).toBe('cannot-reach');
    expect(verdict(walking, 0, walks('hall'))).toBe('cannot-reach');
  });
});

describe('a walk', () => {
  test('may end wherever the pips lead, and nowhere else (5.3 to 5.7)', () => {
    for (const options of [CLASSIC, { ...CLASSIC, exactRoll: false }]) {
      const state = after(placed({ red: 'l18' }, { options }), [0, ROLL], dice(3, 4)) as Walking;
      const moves = game.legalMoves(game.view(state, 0)).filter(({ kind }) => kind === 'walk');
      expect(moves).toEqual(targetsOf(walkOf(state)).map(to => ({ kind: 'walk', to })));
      expect(moves.length).toBeGreaterThan(10);
    }
  });

  test('is blocked by tokens that nobody plays with (1.3 and 5.3)', () => {
    const state = after(
      placed({ red: 'h25', purple: 'h23' }, { players: 2 }),
      [0, ROLL],
      dice(1, 2),
    );
    expect(verdict(state, 0, walks('h22'))).toBe('cannot-reach');
    expect(verdict(state, 0, walks('i23'))).toBe('ok');
  });

  test('leads into a room with others in it (5.3)', () => {
    const state = after(placed({ red: 'l18', blue: 'hall' }), [0, ROLL], dice(3, 4));
    expect(verdict(state, 0, walks('hall'))).toBe('ok');
  });

  test('into a room lets its owner suspect, into a corridor not (6.1)', () => {
    expect(entered('hall')).toMatchObject({ phase: 'acting', maySuspect: true, dice: [4, 4] });
    expect(arrived).toMatchObject({ phase: 'acting', maySuspect: false, dice: [1, 2] });
  });
});

describe('a passage (5.8)', () => {
  test.each([
    ['kitchen', 'study'],
    ['study', 'kitchen'],
    ['conservatory', 'lounge'],
    ['lounge', 'conservatory'],
  ])('leads from the %s to the %s, without dice', (from, to) => {
    const state = after(placed({ red: from }), [0, PASSAGE]) as Acting;
    expect(state).toMatchObject({ phase: 'acting', maySuspect: true, places: { red: to } });
    expect(state).not.toHaveProperty('dice');
  });

  test.each(['hall', 'ballroom', 'dining', 'billiard', 'library', 'h25', 'd7'])(
    'there is none from %s',
    from => {
      expect(verdict(placed({ red: from }), 0, PASSAGE)).toBe('no-passage');
    },
  );
});

describe('staying (5.9)', () => {
  test('is for who was called, who may then suspect there, and need not', () => {
    const state = after(called, [0, STAY]);
    expect(state).toMatchObject({ phase: 'acting', maySuspect: true, places: { red: 'lounge' } });
    expect(verdict(state, 0, suspects('blue rope lounge'))).toBe('ok');
    expect(verdict(state, 0, END)).toBe('ok');
  });

  test('is not for who has come by themselves, or stands in a corridor', () => {
    expect(verdict(placed({ red: 'lounge' }), 0, STAY)).toBe('not-called');
    expect(verdict(dealt(), 0, STAY)).toBe('not-called');
  });

  test('a call counts until the end of one’s own next turn', () => {
    const state = after(
      entered('hall'),
      [0, suspects('white rope hall')],
      [1, { kind: 'show', card: 'hall' }],
    );
    const third = after(state, [0, END], late(1));
    expect(verdict(third, 2, STAY)).toBe('ok');
    const round = after(third, late(2), late(3), late(0), late(1));
    expect(verdict(round, 2, STAY)).toBe('not-called');
  });

  test('is not for whose token was in the room already', () => {
    const there = { players: 4 } as const;
    const state = after(
      placed({ red: 'l18', white: 'hall' }, there),
      [0, ROLL],
      dice(4, 4),
      [0, walks('hall')],
      [0, suspects('white rope hall')],
      [1, { kind: 'show', card: 'hall' }],
      [0, END],
      late(1),
    );
    expect(verdict(state, 2, STAY)).toBe('not-called');
  });
});

describe('who is shut in (5.10)', () => {
  const shut = placed({ red: 'dining', blue: 'h12', green: 'f16' });
  const cornered = placed({ red: 'kitchen', blue: 'd7' });

  test('cannot roll, and may accuse or end the turn', () => {
    expect(verdict(shut, 0, ROLL)).toBe('shut-in');
    expect(kinds(shut)).toEqual(['end', 'accuse']);
    expect(after(shut, [0, END])).toMatchObject({ turn: 1 });
    const inCorridor = placed({ red: 'h25', blue: 'h24' });
    expect(kinds(inCorridor)).toEqual(['end', 'accuse']);
  });

  test('must take the passage if there is one, or stay if called', () => {
    expect(verdict(cornered, 0, ROLL)).toBe('shut-in');
    expect(kinds(cornered)).toEqual(['passage', 'accuse']);
    expect(verdict(cornered, 0, END)).toBe('must-move');
    expect(kinds({ ...shut, called: [0] })).toEqual(['stay', 'accuse']);
  });

  test('rolls if one door is free', () => {
    expect(kinds(placed({ red: 'dining', blue: 'h12' }))).toEqual(['roll', 'accuse']);
  });
});

describe('how many moves there are', () => {
  const count = (state: State, kind: Move['kind']): number =>
    game.legalMoves(game.view(state, 0)).filter(move => move.kind === kind).length;

  test('6 · 6 · 9 = 324 accusations, 6 · 6 = 36 suspicions (6.2 and 7.1)', () => {
    expect(count(dealt(), 'accuse')).toBe(324);
    expect(count(entered('hall'), 'suspect')).toBe(36);
    expect(perft(game, entered('hall'), 1)).toBe(324 + 36 + 1);
  });

  test('in two moves from h25 with three pips, 2 · 325 ways and 324 of the next: perft 2', () => {
    // Two squares; after either, 324 accusations or the end. After one of 323 wrong accusations
    // seat 1 may roll or accuse, 325 moves; the right one ends the match, and four people may be
    // ready or take one of two free tokens: 4 · 1 answers are awaited, with 1 + 2 moves each.
    expect(perft(game, walking, 1)).toBe(2 + 324);
    expect(perft(game, walking, 2)).toBe(2 * 325 + 323 * 325 + 4 * 3);
  });
});
