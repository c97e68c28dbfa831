import { type Viewer, viewersOf } from '@stammtisch/kernel';
import { describe, expect, test } from 'vitest';

import { game, offeredStakeOf, stakeOf } from './index.ts';
import type { Betting, Forced, Playing, State } from './state.ts';
import {
  ACCEPT,
  after,
  announced,
  BET,
  DECLINE,
  handsThrowing,
  type Made,
  SUEDTIROL,
  thrown,
  throws,
  TRAMIN,
  verdict,
} from './testing/position.ts';

const SEATS = [0, 1, 2, 3];
const stamps = (state: State, viewer: Viewer): readonly string[] =>
  game.decisions(game.view(state, viewer)).map(({ stamp }) => stamp);

/** Bets that are held, each side in turn, the first by this seat; the announcers are 0 and 3. */
const raises = (first: number, count: number): readonly Made[] =>
  Array.from({ length: count }, (_, at): readonly Made[] => {
    const team = (first + at) % 2;
    return [
      [team === 0 ? 0 : 3, BET],
      [team === 0 ? 3 : 0, ACCEPT],
    ];
  }).flat();

describe('rules 7.1 to 7.3: a bet', () => {
  test('a round is worth two (7.1)', () => {
    expect(stakeOf(announced())).toBe(2);
  });

  test('forehand is to lead, yet all four may bet (7.2)', () => {
    expect(game.toMove(announced())).toEqual([0]);
    expect(stamps(announced(), 0)).toEqual(['card 1.1.0 2', 'bet 1 2']);
    for (const seat of [1, 2, 3]) expect(stamps(announced(), seat)).toEqual(['bet 1 2']);
    expect(stamps(announced(), 'gallery')).toEqual([]);
    expect(SEATS.map(seat => verdict(announced(), seat, BET))).toEqual(['ok', 'ok', 'ok', 'ok']);
  });

  test.each([
    [0, 3],
    [2, 3],
    [1, 0],
    [3, 0],
  ])('seat %i bets: play rests until seat %i has answered (7.2, 7.3)', (seat, answers) => {
    const state = after(announced(), [seat, BET]) as Betting;
    expect(game.toMove(state)).toEqual([answers]);
    expect([stakeOf(state), offeredStakeOf(state)]).toEqual([2, 3]);
    expect(SEATS.map(each => stamps(state, each).length)).toEqual(
      SEATS.map(each => (each === answers ? 1 : 0)),
    );
    expect(verdict(state, 0, throws('9h'))).toBe('bet-pending');
    for (const each of SEATS.filter(other => other !== answers))
      expect(verdict(state, each, ACCEPT)).toBe('not-your-turn');
  });

  test('held, the round is worth one more and goes on where it was (7.3)', () => {
    const state = thrown(announced(), '7b Ob');
    const held = after(state, [1, BET], [0, ACCEPT]);
    expect(held).toEqual({ ...state, stake: 3, mayBet: [0] });
  });

  test('declined, the team that bet scores what it was worth before (7.3)', () => {
    expect(after(announced(), [2, BET], [3, DECLINE])).toMatchObject({
      phase: 'between',
      score: [2, 0],
      rounds: [{ winner: 0, points: 2, ending: { by: 'declined', bet: 2 } }],
    });
    const countered = after(announced(), [2, BET], [3, ACCEPT], [1, BET], [0, DECLINE]);
    expect(countered).toMatchObject({ score: [0, 3], last: { tricks: [] } });
  });

  test('a trick that was begun is kept as far as it went', () => {
    const state = after(thrown(announced(), '7b Ob 8a 8h 9b'), [0, BET], [3, DECLINE]);
    expect(state).toMatchObject({
      last: {
        tricks: [
          { leader: 0, winner: 3 },
          { leader: 3, cards: ['9b'] },
        ],
      },
    });
  });
});

describe('rules 7.4 to 7.6: who may bet', () => {
  test('after a bet that was held, only the other team (7.4)', () => {
    const state = after(announced(), [2, BET], [3, ACCEPT]);
    expect(SEATS.map(seat => verdict(state, seat, BET))).toEqual([
      'not-your-teams-bet',
      'ok',
      'not-your-teams-bet',
      'ok',
    ]);
  });

  test('with 15 of 18 points a team may bet three and not four (7.5)', () => {
    const state = announced({ score: [15, 14] });
    expect(verdict(state, 0, BET)).toBe('ok');
    const raised = after(state, [1, BET], [0, ACCEPT]);
    expect([0, 2].map(seat => verdict(raised, seat, BET))).toEqual([
      'beyond-target',
      'beyond-target',
    ]);
    expect(stamps(raised, 2)).toEqual([]);
  });

  test.each([
    { options: TRAMIN, points: 16 },
    { options: TRAMIN, points: 17 },
    { options: SUEDTIROL, points: 13 },
    { options: SUEDTIROL, points: 14 },
  ])('of $options.target, a team with $points never bets, the other may (7.5)', position => {
    const { options, points } = position;
    const state = announced({ options, score: [points, points - 4] });
    expect(SEATS.map(seat => verdict(state, seat, BET))).toEqual([
      'beyond-target',
      'ok',
      'beyond-target',
      'ok',
    ]);
  });

  test.each([
    { options: TRAMIN, points: 0, times: 16 },
    { options: SUEDTIROL, points: 0, times: 13 },
    { options: { ...TRAMIN, target: 11 } as const, points: 0, times: 9 },
    { options: TRAMIN, points: 10, times: 6 },
  ])(
    'of $options.target and from $points it goes up $times times, and no further (7.5)',
    position => {
      const { options, points, times } = position;
      const start = announced({ options, score: [points, points] });
      const top = after(start, ...raises(0, times));
      expect(stakeOf(top as Playing)).toBe(options.target - points);
      expect(SEATS.filter(seat => verdict(top, seat, BET) === 'beyond-target')).toHaveLength(2);
      expect(SEATS.filter(seat => verdict(top, seat, BET) === 'ok')).toEqual([]);
    },
  );

  test('the second of two bets comes too late (7.6)', () => {
    const state = after(announced(), [2, BET]);
    expect(SEATS.map(seat => verdict(state, seat, BET))).toEqual(SEATS.map(() => 'bet-pending'));
  });

  test('until the deciding trick is complete, and no longer (7.6)', () => {
    const hands = handsThrowing('Oh Tb 8a 8h', 'Uh 9a Kb 9h', 'Ua Al Ta Tl', 'Kl 7l Ka 9l');
    const state = thrown(announced({ hands }, ['Ua', '8h']), 'Oh Tb 8a 8h Uh 9a Kb 9h Ua Al Ta');
    expect(verdict(state, 3, BET)).toBe('ok');
    expect(verdict(thrown(state, 'Tl'), 3, BET)).toBe('not-now');
  });
});

describe('a move that comes too late', () => {
  test("another player's card leaves a bet in time, a new stake makes card and bet late", () => {
    const led = thrown(announced(), '7b');
    expect(stamps(led, 2)).toEqual(stamps(announced(), 2));
    const raised = after(led, [2, BET], [3, ACCEPT]);
    expect(stamps(led, 1)).toEqual(['card 1.1.1 2', 'bet 1 2']);
    expect(stamps(raised, 1)).toEqual(['card 1.1.1 3', 'bet 1 3']);
  });

  test('an answer names the bet it answers', () => {
    const bet = after(announced(), [2, BET]);
    const counter = after(bet, [3, ACCEPT], [1, BET]);
    expect([stamps(bet, 3), stamps(counter, 0)]).toEqual([['answer 1 bet 2'], ['answer 1 bet 3']]);
  });
});

const GESTRICHEN: readonly [readonly number[], boolean][] = [
  [[16, 11], true],
  [[16, 12], false],
  [[17, 12], true],
  [[17, 13], false],
  [[16, 17], false],
  [[15, 0], false],
  [[0, 16], true],
  [[12, 17], true],
  [[16, 16], false],
];

describe('rule 8: gestrichen', () => {
  test.each(GESTRICHEN)('at %j, that the four are going is %s (8.1)', (score, isGestrichen) => {
    expect(announced({ score }).phase).toBe(isGestrichen ? 'forced' : 'playing');
  });

  test.each(GESTRICHEN)(
    'of 15, three points lower, the same: %j, %s (8.1)',
    (score, isGestrichen) => {
      const lower = score.map(points => Math.max(0, points - 3));
      const state = announced({ options: SUEDTIROL, score: lower });
      expect(state.phase).toBe(isGestrichen ? 'forced' : 'playing');
    },
  );

  test.each([
    [[16, 11], 0],
    [[12, 17], 3],
  ])('at %j seat %i, who announces for the leaders, decides (8.2)', (score, announcer) => {
    const state: State = announced({ score });
    expect(game.toMove(state)).toEqual([announcer]);
    expect(stamps(state, announcer)).toEqual(['answer 1 four']);
    for (const seat of SEATS.filter(each => each !== announcer))
      expect(verdict(state, seat, ACCEPT)).toBe('not-your-turn');
    expect(SEATS.map(seat => verdict(state, seat, BET))).toEqual(SEATS.map(() => 'not-now'));
    expect(offeredStakeOf(state as State as Forced)).toBe(4);
  });

  test('17:12 declined gives the others two points, and no card is played (8.2)', () => {
    expect(after(announced({ score: [17, 12] }), [0, DECLINE])).toMatchObject({
      phase: 'between',
      score: [17, 14],
      last: { winner: 1, points: 2, ending: { by: 'four declined' }, tricks: [] },
    });
  });

  test('held, it is worth four and stays so: nobody can raise (8.3)', () => {
    const state = after(announced({ score: [16, 11] }), [0, ACCEPT]) as Playing;
    expect([state.phase, state.stake, game.toMove(state)]).toEqual(['playing', 4, [0]]);
    expect(SEATS.map(seat => verdict(state, seat, BET))).toEqual([
      'beyond-target',
      'not-your-teams-bet',
      'beyond-target',
      'not-your-teams-bet',
    ]);
  });

  test('the team behind wins the four (8.2)', () => {
    const hands = handsThrowing('7b Oh 8a 9b', '8b Uh Kb 9h', 'Ua Al Ta Tl', 'Kl Ul Ka 9l');
    const held = after(announced({ hands, score: [16, 11] }, ['Ua', '9h']), [0, ACCEPT]);
    const over = thrown(held, '7b Oh 8a 9b Uh Kb 9h Ua Ul Ta Tl Kl');
    expect(over).toMatchObject({ phase: 'between', score: [16, 15] });
  });

  test('everyone sees that the four are going, and only announcers for what', () => {
    const state = announced({ score: [17, 12] });
    for (const viewer of viewersOf(4)) {
      const knows = [0, 3, 'open'].includes(viewer);
      const announcement = knows ? { schlag: 'Ua', trump: 'Th' } : 'hidden';
      expect(game.view(state, viewer)).toMatchObject({ phase: 'forced', announcement });
    }
  });
});
