import { describe, expect, test } from 'vitest';

import {
  areTeamsFixed,
  clockwiseFrom,
  forehandOf,
  game,
  membersOf,
  partyOf,
  scorerOf,
} from './index.ts';
import { BAYRISCH, dealt, handsPlaying, named, played, seatsOf } from './testing/position.ts';
import { PLAYERS } from './testing/whole-games.ts';

/** The parties of all seats, for each dealer in turn. */
const parties = (players: number) =>
  seatsOf(players).map(dealer =>
    seatsOf(players)
      .map(seat => partyOf(seat, dealt({ players, dealer })))
      .join(''),
  );

describe('rule 1.2: two to six', () => {
  test.each([...PLAYERS])('%i may play', players => {
    expect(game.start(BAYRISCH, players).seating).toHaveLength(players);
  });

  test.each([0, 1, 7, 2.5, Number.NaN])('%d may not', players => {
    expect(() => game.start(BAYRISCH, players)).toThrow('watten has 2 to 6 seats');
  });
});

describe('rule 2.1: parties', () => {
  test.each([
    [2, ['10', '01'], 'forehand against the dealer'],
    [3, ['101', '110', '011'], 'forehand alone'],
    [4, ['0101', '0101', '0101', '0101'], 'partners sit opposite'],
    [5, ['00111', '10011', '11001', '11100', '01110'], 'dealer and forehand against three'],
    [6, Array.from({ length: 6 }, () => '010101'), 'partners are two seats apart'],
  ])('among %i, with each dealer in turn: %j, %s', (players, expected) => {
    expect(parties(players)).toEqual(expected);
  });

  test.each([...PLAYERS])('among %i every seat is in one party, and neither is empty', players => {
    for (const dealer of seatsOf(players)) {
      const round = dealt({ players, dealer });
      const [one, other] = [membersOf(0, round), membersOf(1, round)];
      expect(new Set([...one, ...other])).toEqual(new Set(seatsOf(players)));
      expect(one.length + other.length).toBe(players);
      expect([1, 2, 3]).toContain(one.length);
      expect([1, 2, 3]).toContain(other.length);
    }
  });

  test("among three, with the dealer goes whoever sits to the dealer's right (2.2)", () => {
    for (const dealer of seatsOf(3))
      expect(membersOf(1, dealt({ players: 3, dealer }))).toEqual(
        seatsOf(3).filter(seat => seat === dealer || seat === (dealer + 2) % 3),
      );
  });

  test('among six, neighbours and whoever sits opposite are opponents', () => {
    const round = dealt({ players: 6 });
    for (const seat of seatsOf(6))
      for (const by of [1, 3, 5])
        expect(partyOf((seat + by) % 6, round)).not.toBe(partyOf(seat, round));
  });

  test('forehand sits to the left of the dealer, and after the last seat comes the first', () => {
    expect(forehandOf(dealt({ players: 5, dealer: 4 }))).toBe(0);
    expect(clockwiseFrom(3, dealt({ players: 5 }))).toEqual([3, 4, 0, 1, 2]);
  });
});

describe('rule 2.3: scores', () => {
  test.each([
    [2, false, [0, 1]],
    [3, false, [0, 1, 2]],
    [4, true, [0, 1, 0, 1]],
    [5, false, [0, 1, 2, 3, 4]],
    [6, true, [0, 1, 0, 1, 0, 1]],
  ])('among %i, that teams are fixed is %s, and points go to %j', (players, isFixed, scorers) => {
    const round = dealt({ players });
    expect(areTeamsFixed(round)).toBe(isFixed);
    expect(seatsOf(players).map(seat => scorerOf(seat, round))).toEqual(scorers);
    expect(round.scores).toHaveLength(new Set(scorers).size);
    expect(round.games).toHaveLength(new Set(scorers).size);
  });
});

describe('rule 2.4: tricks are counted together', () => {
  test('among five, a trick of forehand counts for the dealer as well', () => {
    const hands = handsPlaying('Kh 8l 9l Tl 7l', '8h 8a 9a Ta 7h', '9h Th Uh 8b 9b');
    const state = played(named({ hands }, 'Ob'), 'Kh 8l 9l Tl 7l');
    expect(state).toMatchObject({ won: [1, 0], tricks: [{ winner: 0 }, { leader: 0 }] });
    const second = played(state, '8h 8a 9a Ta 7h');
    expect(second).toMatchObject({ won: [2, 0], dealer: 4 });
    const won = played(second, '9h Th Uh 8b 9b');
    expect(won).toMatchObject({ phase: 'between', scores: [2, 0, 0, 0, 2] });
    expect(won).toMatchObject({ last: { winners: [0, 4], tricks: [{}, {}, { winner: 4 }] } });
  });

  test('among three, two who are together share tricks and points', () => {
    const hands = handsPlaying('8l Kh 9l', '9a 8a 7b', '7h 8h 9h');
    const state = played(named({ hands }, 'Ob'), '8l Kh 9l 8a 7b 9a 9h 7h 8h');
    expect(state).toMatchObject({
      phase: 'between',
      scores: [0, 2, 2],
      rounds: [{ winners: [1, 2] }],
    });
  });
});
