import type { Viewer } from '@stammtisch/kernel';
import { describe, expect, test } from 'vitest';

import type { Fact } from './facts.ts';
import { game } from './index.ts';
import type { State } from './state.ts';
import {
  accuses,
  after,
  CLASSIC,
  DEAL,
  dealt,
  dice,
  END,
  entered,
  fullTable,
  guess,
  late,
  type Made,
  PASSAGE,
  place,
  placed,
  READY,
  ROLL,
  seatsOf,
  shows,
  STAY,
  suspects,
  took,
  walks,
} from './testing/position.ts';

/** What a viewer is told of a move (rule 10.1). */
function told(state: State, made: Made, viewer: Viewer = 'gallery'): readonly Fact[] {
  const [by, move] = made;
  const seen = game.seen(state, by, move, viewer)!;
  const next = after(state, made);
  return game.facts(game.view(state, viewer), { by, move: seen }, game.view(next, viewer));
}

const house = (kind: 'next' | 'again'): Made => ['house', { kind }];
const presence = (kind: 'away' | 'back' | 'left', seat: number): Made => ['house', { kind, seat }];
const solution = guess('red rope study');
const RIGHT: Made = [0, accuses('red rope study')];
const WRONG: Made = [0, accuses('blue rope study')];
const over = after(dealt(), RIGHT);

describe('who comes and goes (10.1)', () => {
  test('who sits down, and with which token', () => {
    expect(told(game.start(CLASSIC, 3), took(2, 'bot'))).toEqual([
      { fact: 'sat down', seat: 2, by: 'bot' },
      { fact: 'took token', seat: 2, token: 'red' },
    ]);
  });

  test('who gets up, is away, and comes back', () => {
    expect(told(over, presence('left', 1))).toEqual([{ fact: 'got up', seat: 1 }]);
    expect(told(dealt(), presence('away', 1))).toEqual([{ fact: 'went away', seat: 1 }]);
    const away = after(dealt(), presence('away', 1));
    expect(told(away, presence('back', 1))).toEqual([{ fact: 'came back', seat: 1 }]);
  });

  test('who takes another token, and the computer that had it', () => {
    const table = after(game.start(CLASSIC, 4), took(0), took(1, 'bot'));
    expect(told(table, [0, { kind: 'token', token: 'yellow' }])).toEqual([
      { fact: 'took token', seat: 0, token: 'yellow' },
      { fact: 'took token', seat: 1, token: 'red' },
    ]);
    expect(told(table, [0, { kind: 'token', token: 'green' }])).toEqual([
      { fact: 'took token', seat: 0, token: 'green' },
    ]);
  });

  test('who is ready, and that a match begins', () => {
    expect(told(over, [2, READY])).toEqual([{ fact: 'ready', seat: 2 }]);
    expect(told(over, late(2))).toEqual([
      { fact: 'ran out of time', seat: 2 },
      { fact: 'ready', seat: 2 },
    ]);
    expect(told(over, house('again'))).toEqual([{ fact: 'match began', match: 2 }]);
    expect(told(fullTable(), house('next'))).toEqual([{ fact: 'match began', match: 1 }]);
  });

  test('how many cards each has, and whose turn it is', () => {
    expect(told(after(fullTable(), house('next')), ['house', DEAL])).toEqual([
      { fact: 'dealt', counts: [5, 5, 4, 4] },
      { fact: 'turn', seat: 0 },
    ]);
  });
});

describe('a turn (10.1)', () => {
  const rolling = after(dealt(), [0, ROLL]);
  const walking = after(rolling, dice(1, 2));

  test('what was thrown, and where the token goes', () => {
    expect(told(dealt(), [0, ROLL])).toEqual([]);
    expect(told(rolling, dice(1, 2))).toEqual([{ fact: 'rolled', seat: 0, dice: [1, 2] }]);
    expect(told(walking, [0, walks('h22')])).toEqual([
      { fact: 'walked', seat: 0, from: place('h25'), to: place('h22') },
    ]);
  });

  test('a passage, and staying', () => {
    expect(told(placed({ red: 'lounge' }), [0, PASSAGE])).toEqual([
      { fact: 'took passage', seat: 0, from: 'lounge', to: 'conservatory' },
    ]);
    expect(told(placed({ red: 'lounge' }, { called: [0] }), [0, STAY])).toEqual([
      { fact: 'stayed', seat: 0, room: 'lounge' },
    ]);
  });

  test('its end, also for want of time', () => {
    const end = [
      { fact: 'ended turn', seat: 0 },
      { fact: 'turn', seat: 1 },
    ];
    expect(told(entered('hall'), [0, END])).toEqual(end);
    expect(told(walking, late(0))).toEqual([{ fact: 'ran out of time', seat: 0 }, ...end]);
  });
});

describe('a suspicion (10.1)', () => {
  const asked = after(entered('hall'), [0, suspects('white rope hall')]);

  test('what is brought, who passes, and who can refute it', () => {
    expect(told(entered('study'), [0, suspects('blue pipe study')])).toEqual([
      { fact: 'suspected', seat: 0, guess: guess('blue pipe study') },
      { fact: 'token called', token: 'blue', to: 'study' },
      { fact: 'weapon brought', weapon: 'pipe', to: 'study' },
      { fact: 'passed', seat: 1 },
      { fact: 'passed', seat: 2 },
      { fact: 'can refute', seat: 3 },
    ]);
  });

  test('nothing is brought that is there; nobody refutes', () => {
    expect(told(entered('study'), [0, suspects('red rope study')]).map(({ fact }) => fact)).toEqual(
      ['suspected', 'weapon brought', 'passed', 'passed', 'passed', 'nobody refutes'],
    );
  });

  test('the card only to the two concerned', () => {
    const showing: Made = [1, shows('white')];
    for (const viewer of [0, 1, 'open'] as const)
      expect(told(asked, showing, viewer)).toEqual([
        { fact: 'showed', seat: 1, to: 0, card: 'white' },
      ]);
    for (const viewer of [2, 3, 'gallery'] as const)
      expect(told(asked, showing, viewer)).toEqual([
        { fact: 'showed', seat: 1, to: 0, card: 'hidden' },
      ]);
  });

  test('also if it is the house that shows it', () => {
    expect(told(asked, late(1))).toEqual([{ fact: 'ran out of time', seat: 1 }]);
    const showing: Made = ['house', { kind: 'pick', card: 'white' }];
    expect(told(after(asked, late(1)), showing, 0)).toEqual([
      { fact: 'showed', seat: 1, to: 0, card: 'white' },
    ]);
  });
});

describe('an accusation (10.1)', () => {
  const accused: Fact = { fact: 'accused', seat: 0, guess: guess('blue rope study'), right: false };

  test('that is wrong, and the solution to whoever made it', () => {
    expect(told(dealt(), WRONG, 0)).toEqual([
      accused,
      { fact: 'solution', guess: solution },
      { fact: 'turn', seat: 1 },
    ]);
    for (const viewer of [1, 'gallery'] as const)
      expect(told(dealt(), WRONG, viewer)).toEqual([accused, { fact: 'turn', seat: 1 }]);
  });

  test('whose token steps out of the way', () => {
    expect(told(placed({ red: 'd7' }), WRONG)).toEqual([
      accused,
      { fact: 'walked', seat: 0, from: place('d7'), to: 'kitchen' },
      { fact: 'turn', seat: 1 },
    ]);
  });

  test('that is right ends the match, and everyone learns the solution', () => {
    for (const viewer of [...seatsOf(4), 'gallery'] as const)
      expect(told(dealt(), RIGHT, viewer)).toEqual([
        { fact: 'accused', seat: 0, guess: solution, right: true },
        { fact: 'solution', guess: solution },
        { fact: 'match over', winners: [0] },
      ]);
  });

  test('after which one is left', () => {
    expect(told(dealt(2), WRONG).map(({ fact }) => fact)).toEqual([
      'accused',
      'solution',
      'match over',
    ]);
    // Whoever knew it before is not told again.
    const third = after(dealt(3), WRONG);
    expect(told(third, [1, accuses('blue rope study')], 0).map(({ fact }) => fact)).toEqual([
      'accused',
      'match over',
    ]);
  });
});
