import { seeded, type Viewer } from '@stammtisch/kernel';
import { describe, expect, test } from 'vitest';

import { game } from './index.ts';
import { type AnyMove, type Over, type State, type Suspect, SUSPECTS } from './state.ts';
import {
  accuses,
  after,
  CLASSIC,
  DEAL,
  dealt,
  fullTable,
  late,
  type Made,
  PLAYERS,
  READY,
  ROLL,
  seatsOf,
  took,
  verdict,
} from './testing/position.ts';

const NEXT: Made = ['house', { kind: 'next' }];
const AGAIN: Made = ['house', { kind: 'again' }];
const DEALT: Made = ['house', DEAL];
const left = (seat: number): Made => ['house', { kind: 'left', seat }];
const away = (seat: number): Made => ['house', { kind: 'away', seat }];
const back = (seat: number): Made => ['house', { kind: 'back', seat }];
const token = (token: Suspect): AnyMove => ({ kind: 'token', token });
const stamps = (state: State, viewer: Viewer): readonly string[] =>
  game.decisions(game.view(state, viewer)).map(({ stamp }) => stamp);

/** Seat 0 has solved it. */
const solved = (players = 4): Over => after(dealt(players), [0, accuses('red rope study')]) as Over;

describe('rules 1.2 and 3.4: when a match begins', () => {
  test('two to six can play, four do if nobody says otherwise (1.2)', () => {
    expect(game.seats).toEqual({ min: 2, max: 6, usual: 4 });
    for (const seats of [0, 1, 7, 2.5]) expect(() => game.start(CLASSIC, seats)).toThrow('seats');
  });

  test.each(PLAYERS)('among %i not before every chair is taken (1.2)', players => {
    let state: State = game.start(CLASSIC, players);
    for (const seat of seatsOf(players)) {
      expect(game.toMove(state)).toEqual([]);
      expect(verdict(state, ...NEXT)).toBe('seat-empty');
      state = after(state, took(seat, seat === 1 ? 'bot' : 'person'));
    }
    expect(game.toMove(state)).toEqual(['house']);
    expect(game.chance(state, seeded(1))).toEqual(NEXT[1]);
    expect(after(state, NEXT)).toMatchObject({ phase: 'dealing', match: 1 });
  });

  test('another when everyone who is there is ready; nobody waits for the computer, or for someone away (3.4)', () => {
    const over = after(solved(), left(1), took(1, 'bot'), away(2));
    expect(game.toMove(over)).toEqual([0, 3]);
    const half = after(over, [3, READY]);
    expect(verdict(half, 3, READY)).toBe('already-ready');
    expect(verdict(half, 1, READY)).toBe('not-now');
    expect(verdict(half, 2, READY)).toBe('not-now');
    expect(game.toMove(half)).toEqual([0]);
    const ready = after(half, [0, READY]);
    expect(game.toMove(ready)).toEqual(['house']);
    expect(game.chance(ready, seeded(1))).toEqual(AGAIN[1]);
  });

  test('or as soon as the host says so, if every chair is taken (3.4)', () => {
    expect(after(solved(), AGAIN)).toMatchObject({ phase: 'dealing', match: 2, won: [1, 0, 0, 0] });
    expect(verdict(after(solved(), left(3)), ...AGAIN)).toBe('seat-empty');
  });

  test('nobody is ready for whoever comes after them (3.4)', () => {
    const over = after(solved(), [3, READY], left(3), took(3));
    expect(over).toMatchObject({ ready: [] });
  });

  test('`again` is for after a match, `next` for before the first (3.4)', () => {
    expect(verdict(fullTable(), ...AGAIN)).toBe('not-now');
    expect(verdict(solved(), ...NEXT)).toBe('not-now');
    expect(verdict(dealt(), ...AGAIN)).toBe('not-now');
    expect(verdict(fullTable(), 0, READY)).toBe('not-now');
  });
});

describe('rules 3.1 and 3.2: tokens', () => {
  test('whoever sits down gets the first that nobody has (3.1)', () => {
    const one = after(game.start(CLASSIC, 4), took(2), took(0));
    expect([one.tokens[2], one.tokens[0]]).toEqual(['red', 'yellow']);
    const other = after(one, left(2), took(3));
    expect(other.tokens[3]).toBe('red');
    expect(new Set(other.tokens).size).toBe(4);
  });

  test('everyone has one, and no two the same, however they come and choose (3.1)', () => {
    const random = seeded('tokens');
    let state: State = game.start(CLASSIC, 5);
    for (let step = 0; step < 400; step++) {
      const seat = random.below(5);
      const made: readonly Made[] = [
        took(seat, random.below(2) === 0 ? 'bot' : 'person'),
        left(seat),
        [seat, token(SUSPECTS[random.below(6)]!)],
      ];
      const played = game.play(state, ...made[random.below(3)]!);
      if (played.ok) state = played.value;
      expect(new Set(state.tokens).size).toBe(5);
    }
  });

  const table = after(game.start(CLASSIC, 4), took(0), took(1, 'bot'), took(2));

  test('one that is free may be taken, before a match and after it (3.2)', () => {
    expect(after(table, [0, token('purple')]).tokens[0]).toBe('purple');
    expect(after(table, [0, token('green')]).tokens).toEqual(['green', 'yellow', 'white', 'red']);
    expect(after(solved(), [3, token('purple')]).tokens[3]).toBe('purple');
  });

  test('one that the computer has is exchanged with it (3.2)', () => {
    const state = after(table, [0, token('yellow')]);
    expect(state.tokens.slice(0, 2)).toEqual(['yellow', 'red']);
  });

  test('what a person has stays theirs, also while they are away; and so does one’s own (3.2)', () => {
    expect(verdict(table, 0, token('white'))).toBe('token-taken');
    expect(verdict(after(table, away(2)), 0, token('white'))).toBe('token-taken');
    expect(verdict(table, 0, token('red'))).toBe('token-taken');
  });

  test('not during a match, and not by the computer, someone away, or nobody (3.2)', () => {
    expect(verdict(dealt(), 0, token('purple'))).toBe('not-now');
    expect(verdict(after(fullTable(), NEXT), 0, token('purple'))).toBe('not-now');
    expect(verdict(table, 1, token('purple'))).toBe('not-now');
    expect(verdict(table, 3, token('purple'))).toBe('not-now');
    expect(verdict(after(table, away(2)), 2, token('purple'))).toBe('not-now');
  });

  test('nobody is waited for, and a choice of others leaves the question as it is (3.2)', () => {
    expect(game.toMove(table)).toEqual([]);
    const before = stamps(table, 0);
    expect(before).toHaveLength(1);
    expect(stamps(after(table, [2, token('purple')]), 0)).toEqual(before);
    const there = after(table, [0, token('purple')]);
    const again = after(there, [0, token('red')]);
    expect(new Set([...before, ...stamps(there, 0), ...stamps(again, 0)]).size).toBe(3);
  });

  test('after a match being ready is another question (3.2 and 3.4)', () => {
    const kinds = game.decisions(game.view(solved(), 2)).map(decision => decision.kinds);
    expect(kinds).toEqual([['ready'], ['token']]);
  });
});

describe('rule 3.3: whose turn it is', () => {
  test.each(PLAYERS)(
    'among %i each match begins one seat further on, and turns go round',
    players => {
      let state: State = fullTable(players);
      for (let match = 0; match < players + 1; match++) {
        state = after(state, match === 0 ? NEXT : AGAIN, DEALT);
        const first = match % players;
        expect(game.toMove(state)).toEqual([first]);
        let turn = state;
        for (let step = 1; step <= players; step++) {
          turn = after(turn, late(game.toMove(turn)[0] as number));
          expect(game.toMove(turn)).toEqual([(first + step) % players]);
        }
        state = after(state, [first, accuses('red rope study')]);
      }
    },
  );
});

describe('rule 9.2: coming and going', () => {
  test('seats are taken and given up before a match and after it', () => {
    for (const state of [after(fullTable(), NEXT), dealt(), after(dealt(), [0, ROLL])]) {
      expect(verdict(state, ...left(1))).toBe('round-running');
      expect(verdict(state, ...took(1))).toBe('round-running');
    }
    expect(verdict(fullTable(), ...left(1))).toBe('ok');
    expect(verdict(solved(), ...left(1))).toBe('ok');
    expect(verdict(fullTable(), ...took(1))).toBe('seat-taken');
    expect(verdict(fullTable(), ...left(7))).toBe('no-such-seat');
  });

  test('who is away keeps cards, token and turn', () => {
    const state = after(dealt(), away(0));
    expect(state).toEqual({ ...dealt(), seating: ['away', 'person', 'person', 'person'] });
    expect(game.toMove(state)).toEqual([0]);
    expect(after(state, back(0))).toEqual(dealt());
    expect(verdict(state, ...away(0))).toBe('not-present');
  });
});

describe('rules 9.3 and 9.5', () => {
  test('out of time after a match, one counts as ready (9.3)', () => {
    expect(after(solved(), late(2))).toMatchObject({ ready: [2] });
    expect(verdict(after(solved(), [2, READY]), ...late(2))).toBe('not-awaited');
    expect(verdict(fullTable(), ...late(2))).toBe('not-awaited');
    expect(verdict(dealt(), ...late(2))).toBe('not-awaited');
    expect(verdict(dealt(), ...late(9))).toBe('not-awaited');
  });

  test('wins are counted for whoever sits there, and begin at nothing (9.5)', () => {
    const two = after(solved(), AGAIN, DEALT, [1, accuses('red rope study')]);
    expect(two.won).toEqual([1, 1, 0, 0]);
    expect(after(two, left(1), took(1)).won).toEqual([1, 0, 0, 0]);
  });

  test('a match counts once, when it ends, as won or lost (9.5)', () => {
    const end = accuses('red rope study');
    expect(game.tally!(dealt(3), after(dealt(3), [0, end]))).toEqual([
      { seat: 0, result: 'won', score: 1 },
      { seat: 1, result: 'lost', score: 0 },
      { seat: 2, result: 'lost', score: 0 },
    ]);
    expect(game.tally!(dealt(), after(dealt(), [0, ROLL]))).toEqual([]);
    expect(game.tally!(solved(), after(solved(), [0, READY]))).toEqual([]);
    expect(game.tally!(solved(), after(solved(), AGAIN))).toEqual([]);
  });

  test('there are no chips, and nobody gives a match up or closes it (9.5)', () => {
    for (const state of [fullTable(), dealt(), solved()]) {
      expect(verdict(state, 'house', { kind: 'brought', seat: 0, chips: 5 })).toBe('not-now');
      expect(verdict(state, 'house', { kind: 'forfeited', seat: 0 })).toBe('not-now');
      expect(verdict(state, 'house', { kind: 'closed' })).not.toBe('ok');
    }
    expect(game.canForfeit).toBeUndefined();
  });
});

describe('who moves for whom', () => {
  test('nobody moves for the house, and the house for nobody', () => {
    const rolling = after(dealt(), [0, ROLL]);
    expect(verdict(rolling, 0, { kind: 'dice', dice: [1, 2] })).toBe('not-the-house');
    expect(verdict(dealt(), 'house', ROLL)).toBe('not-a-seat');
    expect(verdict(dealt(), 9, ROLL)).toBe('not-a-seat');
    expect(game.refusal(game.view(dealt(), 'gallery'), { kind: 'roll' })).toBe('not-seated');
  });

  test('what is no move is refused as such', () => {
    expect(verdict(dealt(), 0, { kind: 'fly' } as never)).toBe('not-a-move');
    expect(verdict(dealt(), 0, null as never)).toBe('not-a-move');
  });
});
