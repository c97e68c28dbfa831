import { seeded } from '@stammtisch/kernel';
import { describe, expect, test } from 'vitest';

import { game } from './index.ts';
import type { Acting, Card, Refuting, State } from './state.ts';
import {
  accuses,
  after,
  dealt,
  END,
  entered,
  guess,
  late,
  placed,
  ROLL,
  seatsOf,
  shows,
  STAY,
  suspects,
  verdict,
} from './testing/position.ts';

// Among four: seat 1 holds white, candlestick, wrench, dining and hall, seat 2 green and dagger, seat 3 blue and pipe.
const asked = after(entered('hall'), [0, suspects('white candlestick hall')]) as Refuting;
const shown = after(asked, [1, shows('white')]) as Acting;

describe('who may suspect (6.1)', () => {
  test('who has just walked in, once', () => {
    expect(verdict(entered('hall'), 0, suspects('red rope hall'))).toBe('ok');
    expect(verdict(shown, 0, suspects('red rope hall'))).toBe('not-entitled');
  });

  test('not who was there before the turn, nor who has yet to walk', () => {
    const there = placed({ red: 'hall' });
    expect(verdict(there, 0, suspects('red rope hall'))).toBe('not-entitled');
    const called = placed({ red: 'hall' }, { called: [0] });
    expect(verdict(called, 0, suspects('red rope hall'))).toBe('not-entitled');
    expect(verdict(after(called, [0, STAY]), 0, suspects('red rope hall'))).toBe('ok');
  });

  test('nobody in a corridor', () => {
    expect(verdict(dealt(), 0, suspects('red rope hall'))).toBe('not-in-a-room');
  });

  test('in no other room than the one they are in (6.2)', () => {
    expect(verdict(entered('hall'), 0, suspects('red rope study'))).toBe('not-in-that-room');
  });

  test('one’s own cards and token may be named (6.2)', () => {
    // Seat 0 holds yellow and pistol, and plays red.
    expect(verdict(entered('hall'), 0, suspects('yellow pistol hall'))).toBe('ok');
    const own = after(entered('hall'), [0, suspects('red pistol hall')]) as Refuting;
    expect(own).toMatchObject({ called: [], places: { red: 'hall' } });
  });
});

describe('what a suspicion brings into the room (6.3)', () => {
  test('the token and the weapon, which remain there', () => {
    expect(asked.places).toMatchObject({ white: 'hall' });
    expect(asked.weapons).toMatchObject({ candlestick: 'hall' });
    const later = after(shown, [0, END], late(1)) as Acting;
    expect(later.places).toMatchObject({ white: 'hall', red: 'hall' });
    expect(later.weapons).toMatchObject({ candlestick: 'hall', dagger: 'ballroom' });
  });

  test('its owner is called (5.9)', () => {
    expect(asked.called).toEqual([2]);
  });

  test('also a token that nobody plays with (1.3)', () => {
    const state = after(entered('hall', { players: 2 }), [0, suspects('purple rope hall')]);
    expect(state).toMatchObject({ called: [], places: { purple: 'hall' } });
  });
});

describe('who refutes (6.4)', () => {
  test.each([
    ['white rope hall', 1, []],
    ['red dagger study', 2, [1]],
    ['blue pipe study', 3, [1, 2]],
  ])('%s: seat %i, after %j have passed', (text, by, passed) => {
    const named = guess(text);
    const state = entered(named.where) as Acting;
    const next = after(state, [0, suspects(text)]) as Refuting;
    expect(next.suspicions).toEqual([{ asker: 0, guess: named, passed, by }]);
    expect(game.toMove(next)).toEqual([by]);
  });

  test('nobody, if nobody else has any of the three: and the turn goes on', () => {
    const state = after(entered('study'), [0, suspects('red rope study')]) as Acting;
    expect(state).toMatchObject({ phase: 'acting', maySuspect: false });
    expect(state.suspicions).toEqual([
      { asker: 0, guess: guess('red rope study'), passed: [1, 2, 3] },
    ]);
    // What the asker holds is for nobody to know.
    const own = after(entered('lounge'), [0, suspects('yellow pistol lounge')]) as Acting;
    expect(own.suspicions.at(-1)).toEqual({
      asker: 0,
      guess: guess('yellow pistol lounge'),
      passed: [1, 2, 3],
    });
  });

  test('also who is out', () => {
    const state = { ...(entered('hall') as Acting), out: [1] };
    expect(game.toMove(after(state, [0, suspects('white rope hall')]))).toEqual([1]);
  });

  test('in the order of the seats from the asker on', () => {
    const third = placed({ white: 'lounge' }, { turn: 2, called: [2] });
    const state = after(third, [2, STAY], [2, suspects('white wrench lounge')]) as Refuting;
    expect(state.suspicions.at(-1)).toMatchObject({ passed: [3], by: 0 });
  });
});

describe('showing a card (6.5)', () => {
  test('any that one holds and that was named, and no other', () => {
    for (const card of ['white', 'candlestick', 'hall'] as const)
      expect(verdict(asked, 1, shows(card))).toBe('ok');
    expect(verdict(asked, 1, shows('wrench'))).toBe('not-named');
    expect(verdict(asked, 1, shows('green'))).toBe('not-yours-to-show');
    const two = after(entered('hall'), [0, suspects('white rope hall')]);
    expect(verdict(two, 1, shows('rope'))).toBe('not-yours-to-show');
    expect(game.legalMoves(game.view(two, 1))).toEqual([shows('white'), shows('hall')]);
  });

  test('by nobody else, and at no other time', () => {
    for (const seat of [0, 2, 3])
      expect(verdict(asked, seat, shows('white'))).toBe('not-your-turn');
    expect(verdict(shown, 1, shows('white'))).toBe('not-now');
    expect(verdict(dealt(), 1, shows('white'))).toBe('not-now');
  });

  test('gives the turn back to whoever asked', () => {
    expect(shown).toMatchObject({ phase: 'acting', turn: 0, maySuspect: false, dice: [4, 4] });
    expect(shown.suspicions.at(-1)).toMatchObject({ by: 1, card: 'white' });
    expect(game.toMove(shown)).toEqual([0]);
  });
});

describe('what is seen of it (6.6)', () => {
  const seen = (state: State, card: Card) =>
    (['gallery', 'open', ...seatsOf(4)] as const).map(viewer =>
      game.seen(state, 1, { kind: 'show', card }, viewer),
    );

  test('the card by the two concerned, by everyone else that there was one', () => {
    const hidden = { kind: 'show', card: 'hidden' };
    const open = { kind: 'show', card: 'white' };
    expect(seen(asked, 'white')).toEqual([hidden, open, open, open, hidden, hidden]);
    for (const viewer of [2, 3, 'gallery'] as const)
      expect(game.view(shown, viewer)).toEqual(game.view(after(asked, [1, shows('hall')]), viewer));
  });

  test('and remembered by both of them (8.3)', () => {
    const later = after(shown, [0, END], late(1), late(2));
    for (const viewer of [0, 1, 'open'] as const)
      expect(game.view(later, viewer)).toMatchObject({ suspicions: [{ card: 'white' }] });
    for (const viewer of [2, 3, 'gallery'] as const)
      expect(game.view(later, viewer)).toMatchObject({ suspicions: [{ by: 1, card: 'hidden' }] });
  });
});

describe('until it is shown (6.7)', () => {
  test('nothing else can be done, by anyone', () => {
    for (const move of [ROLL, END, suspects('red rope hall'), accuses('red rope study')])
      expect(verdict(asked, 0, move)).toBe('not-now');
    const questions = seatsOf(4).map(seat => game.decisions(game.view(asked, seat)).length);
    expect(questions).toEqual([0, 1, 0, 0]);
  });
});

describe('out of time with a card to show (9.4)', () => {
  const tooLate = after(asked, late(1)) as Refuting;
  const drawn = (state: State) =>
    new Set(
      Array.from({ length: 60 }, (_, seed) => JSON.stringify(game.chance(state, seeded(seed)))),
    );

  test('the house shows one of them, by chance', () => {
    expect(game.toMove(tooLate)).toEqual(['house']);
    expect(verdict(tooLate, 1, shows('white'))).toBe('not-now');
    expect(verdict(tooLate, ...late(1))).toBe('not-awaited');
    expect(drawn(tooLate).size).toBe(3);
    expect(after(tooLate, ['house', { kind: 'pick', card: 'white' }])).toEqual(shown);
  });

  test('if the same player has seen one before, it is that one', () => {
    const before = { asker: 0, guess: guess('white candlestick hall'), passed: [], by: 1 } as const;
    const again: Refuting = {
      ...tooLate,
      suspicions: [{ ...before, card: 'candlestick' }, ...tooLate.suspicions],
    };
    expect([...drawn(again)]).toEqual([JSON.stringify({ kind: 'pick', card: 'candlestick' })]);
    expect(verdict(again, 'house', { kind: 'pick', card: 'white' })).toBe('bad-chance');
    // What another has seen, or another has shown, does not count.
    const others: Refuting = {
      ...tooLate,
      suspicions: [{ ...before, asker: 2, card: 'candlestick' }, ...tooLate.suspicions],
    };
    expect(drawn(others).size).toBe(3);
  });

  test('not one that was not named, nor before time has run out', () => {
    expect(verdict(tooLate, 'house', { kind: 'pick', card: 'wrench' })).toBe('bad-chance');
    expect(verdict(tooLate, 'house', { kind: 'pick', card: 'red' })).toBe('bad-chance');
    expect(verdict(asked, 'house', { kind: 'pick', card: 'white' })).toBe('not-now');
    expect(verdict(dealt(), 'house', { kind: 'pick', card: 'white' })).toBe('not-now');
  });

  test('is seen like any card that is shown (6.6)', () => {
    const picked = { kind: 'pick', card: 'white' } as const;
    expect(game.seen(tooLate, 'house', picked, 0)).toEqual(picked);
    expect(game.seen(tooLate, 'house', picked, 2)).toEqual({ kind: 'pick', card: 'hidden' });
  });
});
