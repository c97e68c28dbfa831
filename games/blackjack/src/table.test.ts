import { describe, expect, test } from 'vitest';

import { game } from './index.ts';
import type { State } from './state.ts';
import {
  after,
  away,
  back,
  bets,
  choices,
  CLOSED,
  dealt,
  does,
  house,
  left,
  NEXT,
  playing,
  seated,
  settled,
  shuffles,
  stampOf,
  timedOut,
  took,
  vegas,
  verdict,
} from './testing/position.ts';

const total = (state: State): number => {
  const { seats, bank } = game.chips!(state);
  return seats.reduce((sum, each) => sum + each, bank);
};

describe('beginning a round (8.1)', () => {
  const two = seated({ chips: [10_000, 10_000] });

  test('anyone who is seated may, the first one too', () => {
    expect(game.toMove(two)).toEqual([0, 1]);
    const ready = after(two, does(1, 'ready'));
    expect(game.toMove(ready)).toEqual(['house']);
    expect(verdict(ready, does(1, 'ready'))).toBe('already-ready');
    expect(verdict(ready, does(0, 'ready'))).toBe('not-now');
    expect(after(ready, NEXT)).toMatchObject({ phase: 'shuffling', round: 1 });
  });

  test('the first one begins by itself when every chair is taken, and only the first', () => {
    const full = seated({ chips: [10_000, 10_000], chairs: 2 });
    expect(game.toMove(full)).toEqual([0, 1, 'house']);
    expect(verdict(full, does(0, 'ready'))).toBe('ok');
    const round = after(full, NEXT, shuffles('Ts 9d 8h 9s 8d 7c'), bets(0, 100), bets(1, 100));
    const over = after(round, does(0, 'stand'), does(1, 'stand'));
    expect(over).toMatchObject({ phase: 'between', round: 1 });
    expect(game.toMove(over)).toEqual([0, 1]);
  });

  test('not the gallery, not an empty chair, and the house only when it is asked to', () => {
    expect(game.refusal(game.view(two, 'gallery'), { kind: 'ready' })).toBe('not-seated');
    expect(verdict(two, does(3, 'ready'))).toBe('not-seated');
    expect(verdict(two, NEXT)).toBe('not-awaited');
  });

  test('someone without chips may, too, and watches', () => {
    const broke = seated({ chips: [10_000, 0] });
    const round = after(broke, does(1, 'ready'), NEXT, shuffles(''));
    expect(game.toMove(round)).toEqual([0]);
  });

  test('nobody waits for the computer or for someone away (8.4)', () => {
    const bots = after(two, away(0), away(1), took(2, 10_000, 'bot'));
    expect(game.toMove(bots)).toEqual(['house']);
    expect(game.toMove(after(bots, back(1)))).toEqual([1]);
  });

  test('an empty table waits', () => {
    expect(game.toMove(seated({ chips: [] }))).toEqual([]);
    expect(game.toMove(after(two, left(0), left(1)))).toEqual([]);
  });

  test('out of time between rounds is ready', () => {
    expect(game.toMove(after(two, timedOut(0)))).toEqual(['house']);
  });

  test('whoever was ready and got up is not ready for the next in that chair', () => {
    const state = after(two, does(0, 'ready'), left(0), took(0));
    expect(game.toMove(state)).toEqual([0, 1]);
  });

  test('where nobody has a dollar there is no round', () => {
    const poor = after(seated({ chips: [50] }), does(0, 'ready'), NEXT, shuffles(''));
    expect(poor).toMatchObject({ phase: 'between', round: 1 });
    expect(poor).not.toHaveProperty('last');
  });
});

describe('coming (8.2)', () => {
  test('whoever sits down after the deal waits for the next bets', () => {
    const joined = after(dealt({ hands: ['Ts 9d'], dealer: '9h 9c' }), took(1));
    expect(choices(joined, 1)).toEqual([]);
    expect(verdict(joined, does(1, 'hit'))).toBe('not-your-turn');
    const over = after(joined, does(0, 'stand'));
    expect(settled(over).profits).toEqual([1_000, 0, 0, 0, 0]);
    const next = after(over, does(1, 'ready'), NEXT, shuffles(''), bets(0, 500));
    expect(game.toMove(next)).toEqual([1]);
  });

  test('a sixth finds no chair', () => {
    const full = seated({ chips: [100, 100, 100, 100, 100] });
    expect(verdict(full, took(5))).toBe('no-such-seat');
    expect(verdict(full, took(4))).toBe('seat-taken');
  });

  test('chips can be brought in the middle of a round, and cover a double (8.5)', () => {
    const short = dealt({ hands: ['5s 6d'], dealer: '9h 9c', chips: [1_000] });
    expect(choices(short, 0)).not.toContain('double');
    const rich = after(short, house({ kind: 'brought', seat: 0, chips: 1_000 }));
    expect(choices(rich, 0)).toContain('double');
    expect(total(rich)).toBe(total(short) + 1_000);
  });

  test.each([-1, 0.5, Number.NaN, 10 ** 14])('%j cents cannot be brought', chips => {
    expect(verdict(seated(), house({ kind: 'brought', seat: 0, chips }))).toBe('bad-chips');
  });

  test('nothing is brought to an empty chair, or to none', () => {
    expect(verdict(seated(), house({ kind: 'brought', seat: 1, chips: 1 }))).toBe('seat-empty');
    expect(verdict(seated(), house({ kind: 'brought', seat: 9, chips: 1 }))).toBe('no-such-seat');
  });
});

describe('leaving (8.3)', () => {
  const three = { hands: ['Ts 2d', 'Th 3d', '9s 9d'], dealer: '9h 8c', stock: '4h' };

  test('during the bets the bet goes along, and the last one missing starts the deal', () => {
    const open = after(
      seated({ chips: [10_000, 10_000], options: vegas }),
      does(0, 'ready'),
      NEXT,
      shuffles(''),
      bets(0, 4_000),
    );
    const gone = after(open, left(0));
    expect(game.chips!(gone)).toEqual({ seats: [0, 10_000, 0, 0, 0], bank: 0 });
    expect(game.toMove(gone)).toEqual([1]);
    expect(after(open, left(1)).phase).toBe('playing');
    expect(after(open, left(0), left(1)).phase).toBe('between');
  });

  test('after the deal the stakes are the bank’s, and the turn passes on (J16)', () => {
    const state = dealt(three);
    const gone = after(state, left(0));
    expect(game.toMove(gone)).toEqual([1]);
    expect(game.chips!(gone)).toEqual({ seats: [0, 100_000, 100_000, 0, 0], bank: 1_000 });
    expect(total(state) - total(gone)).toBe(99_000);
    expect(gone.discards).toEqual(['Ts', '2d']);
  });

  test('all stakes: doubled, split and insured', () => {
    const doubled = after(dealt(three), does(0, 'double'), left(0));
    expect(game.chips!(doubled).bank).toBe(2_000);
    const pair = { hands: ['8s 8d', 'Th 3d'], dealer: 'Ah 7c', options: { split: true } };
    const split = after(dealt(pair), does(0, 'insurance'), does(0, 'split'), left(0));
    expect(game.chips!(split).bank).toBe(2_500);
  });

  test('whoever is not on turn leaves the question of the one who is as it was', () => {
    const state = after(dealt(three), does(0, 'stand'));
    for (const seat of [0, 2]) {
      const gone = after(state, left(seat));
      expect(game.toMove(gone)).toEqual([1]);
      expect(stampOf(gone, 1)).toBe(stampOf(state, 1));
    }
  });

  test('the last on turn ends the round', () => {
    const last = after(dealt(three), does(0, 'stand'), does(1, 'stand'));
    expect(settled(after(last, left(2))).profits).toEqual([-1_000, -1_000, 0, 0, 0]);
  });

  test('the last player of all ends it with nothing drawn (6.2)', () => {
    const gone = after(dealt({ hands: ['Ts 2d'], dealer: '2h 3c' }), left(0));
    expect(settled(gone)).toMatchObject({ hands: [], dealer: ['2h', '3c'] });
    expect(game.chips!(gone)).toEqual({ seats: [0, 0, 0, 0, 0], bank: 1_000 });
  });

  test('whoever takes the chair meanwhile has none of the old cards, losses or gains', () => {
    const taken = after(dealt(three), left(0), took(0, 5_000), does(1, 'stand'), does(2, 'stand'));
    expect(settled(taken).profits).toEqual([0, -1_000, 1_000, 0, 0]);
    const later = after(taken, left(2), took(2, 5_000));
    expect(settled(later).hands.map(({ seat }) => seat)).toEqual([1]);
    expect(later.won).toEqual([0, -1_000, 0, 0, 0]);
  });
});

describe('being away (8.4)', () => {
  test('during a turn the table still waits for the seat: the computer plays it on', () => {
    const state = after(dealt({ hands: ['Ts 2d'], dealer: '9h 8c', stock: '5h' }), away(0));
    expect(game.toMove(state)).toEqual([0]);
    expect(playing(after(state, does(0, 'hit'), back(0))).hands[0]!.cards).toHaveLength(3);
  });
});

describe('the end (8.6 and 8.7)', () => {
  const over = after(
    dealt({ hands: ['Ts 9d', 'Th 2d', '9s 8d'], dealer: '9h 8c' }),
    does(0, 'stand'),
    does(1, 'stand'),
    does(2, 'stand'),
  );

  test('everyone who has won something has won, whoever gets up later', () => {
    const closed = after(over, CLOSED);
    const outcome = { winners: [0], points: [1_000, -1_000, 0, 0, 0] };
    expect(game.outcome(closed)).toEqual(outcome);
    expect(game.outcome(after(closed, left(0)))).toEqual(outcome);
    expect(game.toMove(closed)).toEqual([]);
    expect(verdict(closed, CLOSED)).toBe('not-now');
    expect(verdict(closed, does(0, 'ready'))).toBe('not-now');
  });

  test('nobody can close a round that people play', () => {
    expect(verdict(dealt({ hands: ['Ts 9d'], dealer: '9h 8c' }), CLOSED)).toBe('round-running');
  });

  test('computers that are left alone stand, or take their bets back', () => {
    const bots = after(
      dealt({ hands: ['Ts 9d'], dealer: '9h 8c', options: vegas }),
      took(1, 500, 'bot'),
    );
    const alone = after(bots, does(0, 'stand'), does(0, 'ready'), NEXT, shuffles('Ts Kc 9d 7h'));
    const betting = after(alone, bets(1, 300), left(0));
    expect(betting.phase).toBe('playing');
    expect(game.outcome(after(betting, CLOSED))).toEqual({
      winners: [1],
      points: [0, 300, 0, 0, 0],
    });
    const undecided = after(alone, bets(1, 300), took(2, 500, 'bot'), left(0));
    expect(game.chips!(after(undecided, CLOSED)).seats).toEqual([0, 500, 500, 0, 0]);
  });

  test('another match begins with the next round, the accounts at zero', () => {
    const again = after(over, CLOSED, house({ kind: 'again' }));
    expect(again).toMatchObject({ phase: 'shuffling', round: 2, won: [0, 0, 0, 0, 0] });
    expect(game.chips!(again)).toEqual(game.chips!(over));
    expect(verdict(over, house({ kind: 'again' }))).toBe('not-now');
  });

  test('nobody forfeits a round for others', () => {
    expect(verdict(over, house({ kind: 'forfeited', seat: 0 }))).toBe('not-now');
  });
});

describe('what is no move', () => {
  const state = dealt({ hands: ['Ts 9d'], dealer: '9h 8c' });

  test('nobody moves for the house, and the house for nobody', () => {
    expect(verdict(state, [0, { kind: 'next' }])).toBe('not-the-house');
    expect(verdict(state, [0, shuffles('')[1]])).toBe('not-the-house');
    expect(verdict(state, ['house', { kind: 'hit' }])).toBe('not-a-seat');
    expect(verdict(state, [9, { kind: 'hit' }])).toBe('not-a-seat');
  });

  test.each([null, 7, {}, { kind: 'surrender' }, { kind: 'bet' }])('%j', move => {
    expect(verdict(state, [0, move as never])).toBe('not-a-move');
  });

  test.each([0, 6, 1.5, Number.NaN])('a table of %j chairs cannot be opened', chairs => {
    expect(() => seated({ chairs, chips: [] })).toThrow(/1 to 5 seats/);
  });
});
