import { type Viewer, viewersOf } from '@stammtisch/kernel';
import { describe, expect, test } from 'vitest';

import {
  answererOf,
  firstValueOf,
  forcedRaiserOf,
  game,
  gespanntAtStart,
  isGespannt,
  offeredValueOf,
} from './index.ts';
import type { Options, Playing, Raised, State } from './state.ts';
import {
  after,
  BAYRISCH,
  dealt,
  GIVE_UP,
  handsPlaying,
  HOLD,
  type Made,
  named,
  played,
  plays,
  RAISE,
  seatsOf,
  verdict,
  WIRTSHAUS,
} from './testing/position.ts';
import { PLAYERS } from './testing/whole-games.ts';

const asks = (state: State, viewer: Viewer) => game.decisions(game.view(state, viewer));
const gone = (seat: number): Made => ['house', { kind: 'forfeited', seat }];
const raisedBy = (state: State, seat: number): Raised => after(state, [seat, RAISE]) as Raised;

describe('rules 6.1 to 6.4: ausschaffen', () => {
  test('a round is worth two (6.1)', () => {
    expect(named().value).toBe(2);
  });

  test('only whoever is on turn may, and before playing (6.2)', () => {
    const state = named();
    expect(seatsOf(4).map(seat => verdict(state, seat, RAISE))).toEqual([
      'ok',
      'not-your-turn',
      'not-your-turn',
      'not-your-turn',
    ]);
    const next = played(state, '8h');
    expect([0, 1].map(seat => verdict(next, seat, RAISE))).toEqual(['not-your-turn', 'ok']);
    expect(verdict(dealt(), 0, RAISE)).toBe('not-now');
    expect(game.refusal(game.view(state, 'open'), RAISE)).toBe('not-seated');
  });

  test('a turn is one question, answered by a card or a raise (6.2)', () => {
    expect(asks(named(), 0)).toEqual([{ stamp: 'turn 1.1.0 2 0', kinds: ['card', 'raise'] }]);
    expect(asks(named(), 1)).toEqual([]);
    expect(asks(named(), 'gallery')).toEqual([]);
  });

  test('play rests until it is answered (6.3)', () => {
    const state = raisedBy(named(), 0);
    expect(offeredValueOf(state)).toBe(3);
    expect(state).toMatchObject({ phase: 'raised', by: 0, forced: false, value: 2 });
    expect(asks(state, 1)).toEqual([{ stamp: 'answer 1 2', kinds: ['answer'] }]);
    expect(verdict(state, 0, plays('8h'))).toBe('raise-pending');
    expect(verdict(state, 0, RAISE)).toBe('raise-pending');
    expect([0, 2, 3].map(seat => verdict(state, seat, HOLD))).toEqual([
      'not-your-turn',
      'not-your-turn',
      'not-your-turn',
    ]);
    expect(verdict(named(), 1, HOLD)).toBe('not-now');
  });

  test('held, it is worth one more, and whoever raised has still to play (6.4)', () => {
    const state = named();
    const held = after(state, [0, RAISE], [1, HOLD]);
    expect(held).toEqual({ ...state, value: 3, mayRaise: [1] });
    expect(asks(held, 0)).toEqual([{ stamp: 'turn 1.1.0 3 0', kinds: ['card'] }]);
  });

  test('given up, the party that raised scores what it was worth before (6.4)', () => {
    expect(after(named(), [0, RAISE], [1, GIVE_UP])).toMatchObject({
      phase: 'between',
      scores: [2, 0],
      rounds: [{ winners: [0, 2], points: 2, ending: { by: 'given up', raise: 0, forced: false } }],
      last: { tricks: [] },
    });
    const counter = after(
      named(),
      [0, RAISE],
      [1, HOLD],
      [0, plays('8h')],
      [1, RAISE],
      [0, GIVE_UP],
    );
    expect(counter).toMatchObject({ scores: [0, 3], last: { points: 3, tricks: [{ leader: 0 }] } });
  });

  test.each([
    [2, 0, [2, 0]],
    [3, 0, [2, 0, 0]],
    [5, 0, [2, 0, 0, 0, 2]],
    [6, 0, [2, 0]],
  ])('among %i a raise of seat %i that is given up: %j', (players, seat, scores) => {
    const state = raisedBy(named({ players }), seat);
    expect(after(state, [answererOf(state), GIVE_UP]).scores).toEqual(scores);
  });
});

describe('rule 6.3: who answers', () => {
  test.each([
    [2, 0, 1, 'the only opponent'],
    [3, 0, 1, 'the left neighbour'],
    [4, 0, 1, 'the left neighbour'],
    [5, 0, 1, 'the left neighbour'],
    [6, 0, 1, 'the left neighbour'],
  ])('among %i seat %i raises before leading: seat %i, %s', (players, seat, answers) => {
    expect(game.toMove(raisedBy(named({ players }), seat))).toEqual([answers]);
  });

  test.each([
    [2, '8h', 1, 0],
    [3, '8h', 1, 0],
    [3, '8h Uh', 2, 0],
    [4, '8h', 1, 0],
    [4, '8h Uh', 2, 1],
    [4, '8h Uh Oh', 3, 2],
    [5, '8h', 1, 0],
    [5, '8h Uh', 2, 0],
    [5, '8h Uh Oh', 3, 0],
    [5, '8h Uh Oh Ua', 4, 3],
    [6, '8h Uh Oh Ua 9b', 5, 4],
  ])(
    'among %i, after %s, seat %i raises: seat %i played last of the others',
    (players, text, seat, answers) => {
      expect(game.toMove(raisedBy(played(named({ players }), text), seat))).toEqual([answers]);
    },
  );

  test('among five, of dealer and forehand the dealer has played last', () => {
    const state = played(named({ players: 5 }), '8h Uh Oh Ua 9b');
    expect(game.toMove(state)).toEqual([2]);
    expect(game.toMove(raisedBy(state, 2))).toEqual([4]);
  });

  test('a partner on the left is passed over', () => {
    const state: Playing = { ...named({ players: 3 }), tricks: [{ leader: 1, cards: [] }] };
    expect(game.toMove(raisedBy(state, 1))).toEqual([0]);
  });

  test('at the start of the second trick it is the opponent who played last in the first', () => {
    const state = played(named(), '8h Uh Oh 8b');
    expect(game.toMove(state)).toEqual([2]);
    // Seat 3, though seat 2 leads and seat 3 has not played to this trick: the round counts.
    expect(game.toMove(raisedBy(state, 2))).toEqual([3]);
  });

  test('though the left neighbour is an opponent, too', () => {
    // Seat 0 takes the trick; of seats 1 and 3, seat 3 has played last.
    const state = played(named(), 'Ol Tl Kl 7l');
    expect(game.toMove(state)).toEqual([0]);
    expect(game.toMove(raisedBy(state, 0))).toEqual([3]);
  });

  test('in the middle of a later trick, whoever played last of all', () => {
    const state = played(named(), 'Ol Tl Kl 7l 8h Uh');
    expect(game.toMove(raisedBy(state, 2))).toEqual([1]);
  });
});

describe('rules 6.5 and 6.6: how far it goes', () => {
  test('either party may raise first (6.5)', () => {
    expect(verdict(named(), 0, RAISE)).toBe('ok');
    expect(verdict(played(named(), '8h'), 1, RAISE)).toBe('ok');
  });

  test('after that they alternate, whoever of a party does it (6.5)', () => {
    const held = after(named(), [0, RAISE], [1, HOLD]);
    expect(verdict(held, 0, RAISE)).toBe('parties-alternate');
    const partner = played(held, '8h Uh');
    expect(verdict(partner, 2, RAISE)).toBe('parties-alternate');
    const other = played(held, '8h');
    const countered = after(other, [1, RAISE], [0, HOLD], [1, plays('Uh')]);
    expect(countered).toMatchObject({ value: 4, mayRaise: [0] });
    expect(verdict(countered, 2, RAISE)).toBe('ok');
  });

  test('there is no limit: among two it goes up with every card (6.6)', () => {
    const hands = handsPlaying('8h 9h', '9a 8a', '8l 9l', 'Ta Ua', 'Th Uh');
    let state: State = named({ hands });
    let value = 2;
    // Each raises in turn before playing; the winner of a trick may have to wait for the other.
    while (state.phase === 'playing') {
      const seat = Number(game.toMove(state)[0]);
      if (verdict(state, seat, RAISE) === 'ok') {
        state = after(state, [seat, RAISE], [1 - seat, HOLD]);
        value++;
      }
      const [card] = (state as Playing).hands[seat]!;
      state = after(state, [seat, plays(card!)]);
    }
    expect(value).toBeGreaterThan(6);
    expect(Math.max(...state.scores)).toBe(value);
  });
});

describe('rule 7.1: gespannt', () => {
  test.each([
    [11, [8, 9, 10], [false, true, true]],
    [15, [12, 13, 14], [false, true, true]],
    [21, [18, 19, 20], [false, true, true]],
  ] as const)('of %i, with %j points: %j', (target, scores, expected) => {
    const state = dealt({ players: 3, options: { target }, scores });
    expect(seatsOf(3).map(seat => isGespannt(seat, state))).toEqual(expected);
  });

  test('among four it is the team', () => {
    const state = dealt({ scores: [4, 13] });
    expect(seatsOf(4).map(seat => isGespannt(seat, state))).toEqual([false, true, false, true]);
  });
});

describe('rules 7.2 and 7.3: a raise while gespannt', () => {
  test.each([
    [2, [13, 0], [11, 0]],
    [3, [14, 0, 0], [12, 0, 0]],
    [5, [13, 0, 0, 0, 3], [11, 0, 0, 0, 3]],
  ])('among %i with %j it costs two points of one’s own: %j', (players, scores, expected) => {
    const state = named({ players, scores });
    const fouled = after(state, [0, RAISE]);
    expect(fouled).toEqual({ ...state, scores: expected, fouled: [0] });
    expect(game.toMove(fouled)).toEqual([0]);
  });

  test.each([4, 6])('among %i it costs the team two points', players => {
    const state = named({ players, scores: [14, 13] });
    expect(state.phase).toBe('playing');
    expect(after(state, [0, RAISE])).toEqual({ ...state, scores: [12, 13], fouled: [0] });
  });

  test('once in a round, then it is refused, and the question is a new one', () => {
    const state = named({ players: 3, scores: [13, 0, 0] });
    const fouled = after(state, [0, RAISE]);
    expect(asks(state, 0)).toEqual([{ stamp: 'turn 1.1.0 3 0', kinds: ['card', 'raise'] }]);
    expect(asks(fouled, 0)).toEqual([{ stamp: 'turn 1.1.0 3 1', kinds: ['card'] }]);
    expect(verdict(fouled, 0, RAISE)).toBe('fouled-already');
    const later = played(fouled, 'Ol Tl Kl');
    expect(game.toMove(later)).toEqual([0]);
    expect(verdict(later, 0, RAISE)).toBe('fouled-already');
  });

  test('others may still raise, a partner too, since the team is not gespannt any more (7.3)', () => {
    const fouled = after(named({ scores: [13, 13] }), [0, RAISE]);
    expect(after(played(fouled, '8h Uh'), [2, RAISE])).toMatchObject({ phase: 'raised', by: 2 });
    expect(after(played(fouled, '8h'), [1, RAISE])).toMatchObject({
      scores: [11, 11],
      fouled: [0, 1],
    });
  });

  test('the foul is on the score sheet, so that it adds up', () => {
    const over = after(named({ players: 3, scores: [13, 0, 0] }), [0, RAISE], gone(1));
    expect(over).toMatchObject({ scores: [14, 0, 0], rounds: [{ points: 3, fouled: [0] }] });
    const clean = after(named({ players: 3 }), gone(1));
    expect(clean.rounds).toEqual([
      { winners: [0], points: 2, ending: { by: 'forfeited', seat: 1 } },
    ]);
  });

  test('whose party has raised last is refused without harm (7.3)', () => {
    const state: Playing = { ...named({ players: 3, scores: [13, 0, 0] }), mayRaise: [1] };
    expect(verdict(state, 0, RAISE)).toBe('parties-alternate');
  });

  test.each([
    [BAYRISCH, 'ok'],
    [WIRTSHAUS, 'gespannt'],
  ])('with %j it is %s', (options, expected) => {
    const state = named({ players: 3, options, scores: [options.target - 2, 0, 0] });
    expect(verdict(state, 0, RAISE)).toBe(expected);
    expect(verdict(played(state, '8h'), 1, RAISE)).toBe('ok');
  });

  test('where it is blocked, the turn is a card and nothing else', () => {
    const state = named({ players: 2, options: WIRTSHAUS, scores: [10, 0] });
    expect(asks(state, 0)).toEqual([{ stamp: 'turn 1.1.0 3 0', kinds: ['card'] }]);
  });

  test('nobody falls below zero by it: the least that is gespannt is nine', () => {
    const fouled = after(named({ players: 2, options: { target: 11 }, scores: [9, 0] }), [
      0,
      RAISE,
    ]);
    expect(fouled.scores).toEqual([7, 0]);
  });
});

describe('rules 7.4 to 7.6: raised without being asked', () => {
  test.each([
    [4, [13, 4], 3, 1, 2, 'seat 1 is the first of the others, and seat 2 comes after'],
    [4, [4, 13], 3, 0, 1, 'forehand'],
    [4, [4, 14], 0, 2, 3, 'forehand is gespannt, seat 2 is the first of the others'],
    [6, [13, 12], 5, 1, 2, 'among six likewise'],
    [6, [0, 14], 2, 4, 5, 'forehand is gespannt, seat 4 comes next'],
  ])('among %i at %j with dealer %i seat %i raises and seat %i answers: %s (7.4)', (...row) => {
    const [players, scores, dealer, by, answers] = row;
    const state: State = named({ players, scores, dealer });
    expect(state).toMatchObject({ phase: 'raised', by, forced: true, value: 2 });
    expect(game.toMove(state)).toEqual([answers]);
    for (const viewer of viewersOf(players))
      expect(game.view(state, viewer)).toMatchObject({ by, forced: true });
  });

  const forced: State = named({ scores: [13, 4] });

  test('held, it is worth three, and the lower team has had its raise (7.5)', () => {
    const held = after(forced, [2, HOLD]) as Playing;
    expect(held).toMatchObject({ phase: 'playing', value: 3, mayRaise: [0] });
    expect(game.toMove(held)).toEqual([0]);
    expect(verdict(played(held, '8h'), 1, RAISE)).toBe('parties-alternate');
    // The gespannt team commits a foul, and the round stays worth three.
    expect(after(held, [0, RAISE])).toMatchObject({ value: 3, scores: [11, 4], fouled: [0] });
  });

  test('held where fouls are blocked, nobody can raise (7.5)', () => {
    const state = after(named({ options: { gespanntFoul: 'blocked' }, scores: [13, 4] }), [
      2,
      HOLD,
    ]);
    expect(verdict(state, 0, RAISE)).toBe('gespannt');
    expect(verdict(played(state, '8h'), 1, RAISE)).toBe('parties-alternate');
    expect(verdict(played(state, '8h Uh'), 2, RAISE)).toBe('gespannt');
  });

  test('held, and one has paid for a foul: now the partner may raise to four (7.3, 7.5)', () => {
    const fouled = after(forced, [2, HOLD], [0, RAISE]);
    const state = raisedBy(played(fouled, '8h Uh'), 2);
    expect(offeredValueOf(state)).toBe(4);
    expect(after(state, [1, HOLD])).toMatchObject({ value: 4, scores: [11, 4], mayRaise: [1] });
  });

  test('given up, the lower team scores two, and no card is played (7.5)', () => {
    expect(after(forced, [2, GIVE_UP])).toMatchObject({
      phase: 'between',
      scores: [13, 6],
      last: {
        winners: [1, 3],
        points: 2,
        ending: { by: 'given up', raise: 1, forced: true },
        tricks: [],
      },
    });
  });

  test.each([
    [4, [13, 14], 'both teams are gespannt'],
    [4, [12, 12], 'neither is'],
    [6, [14, 13], 'both teams are gespannt'],
    [2, [13, 4], 'two have no teams'],
    [3, [13, 4, 4], 'three have no teams'],
    [5, [13, 4, 4, 4, 13], 'five have no fixed teams'],
  ])('among %i at %j nothing happens: %s (7.6)', (players, scores) => {
    const state = named({ players, scores });
    expect(state.phase).toBe('playing');
    expect(forcedRaiserOf(state)).toBeUndefined();
  });

  test('where teams are fixed and nobody raises unasked, the round is worth two (7.6)', () => {
    expect([4, 6].map(players => named({ players, scores: [13, 14] }).value)).toEqual([2, 2]);
  });

  test.each([...PLAYERS])('among %i at the beginning of a game nothing happens either', players => {
    expect(named({ players }).phase).toBe('playing');
  });

  test.each<[Options['target'], number]>([
    [11, 9],
    [15, 13],
    [21, 19],
  ])('of %i it begins with %i points', (target, points) => {
    const phases = [points - 1, points].map(
      score => named({ options: { target }, scores: [score, 0] }).phase,
    );
    expect(phases).toEqual(['playing', 'raised']);
  });
});

const THREE: Options = { ...BAYRISCH, whenGespannt: 'three' };
const VERSION_1 = game.earlier!.find(({ version }) => version === 1) as typeof game;

describe('rule 7.7: worth three from the start (V23)', () => {
  test.each([
    [2, [13, 4]],
    [2, [4, 14]],
    [2, [13, 13]],
    [3, [0, 0, 13]],
    [5, [0, 13, 0, 0, 14]],
  ])('among %i at %j, whatever was chosen', (players, scores) => {
    for (const options of [BAYRISCH, THREE])
      expect(named({ players, scores, options })).toMatchObject({
        phase: 'playing',
        value: 3,
        mayRaise: [0, 1],
      });
  });

  test.each([
    [4, [13, 4]],
    [4, [4, 14]],
    [4, [14, 13]],
    [6, [0, 13]],
    [6, [13, 13]],
  ])('among %i at %j with "three", and nobody is asked', (players, scores) => {
    const state = named({ players, scores, options: THREE });
    expect(state).toMatchObject({ phase: 'playing', value: 3, mayRaise: [0, 1] });
    expect(forcedRaiserOf(state)).toBeUndefined();
    expect(game.toMove(state)).toEqual([0]);
    for (const viewer of viewersOf(players))
      expect(game.view(state, viewer)).toMatchObject({ phase: 'playing', value: 3 });
  });

  test.each([...PLAYERS])('among %i as long as nobody is gespannt it is two', players => {
    for (const options of [BAYRISCH, THREE])
      expect(named({ players, options, scores: Array(players).fill(12) }).value).toBe(2);
  });

  test.each<[Options['target'], number]>([
    [11, 9],
    [15, 13],
    [21, 19],
  ])('of %i it begins with %i points', (target, points) => {
    for (const options of [BAYRISCH, THREE])
      expect(
        [points - 1, points].map(
          score => named({ players: 2, options: { ...options, target }, scores: [0, score] }).value,
        ),
      ).toEqual([2, 3]);
  });

  test('whoever may raises from there, and the round goes to four', () => {
    const state = named({ scores: [4, 13], options: THREE });
    const raised = raisedBy(state, 0);
    expect(offeredValueOf(raised)).toBe(4);
    expect(after(raised, [1, GIVE_UP])).toMatchObject({ scores: [7, 13], last: { points: 3 } });
    const held = after(raised, [1, HOLD]);
    expect(held).toMatchObject({ value: 4, mayRaise: [1] });
    expect(after(held, gone(1)).scores).toEqual([8, 13]);
  });

  test('whoever is gespannt still may not raise (7.2)', () => {
    const blocked: Options = { ...THREE, gespanntFoul: 'blocked' };
    expect(verdict(named({ scores: [13, 4], options: blocked }), 0, RAISE)).toBe('gespannt');
    expect(after(named({ scores: [13, 4], options: THREE }), [0, RAISE])).toMatchObject({
      phase: 'playing',
      value: 3,
      scores: [11, 4],
    });
  });

  test('a foul changes nothing about the round, and everything about the next', () => {
    const fouled = after(named({ players: 2, scores: [13, 4] }), [0, RAISE]) as Playing;
    expect([fouled.value, firstValueOf(fouled), gespanntAtStart(fouled)]).toEqual([3, 3, [0]]);
    expect(named({ players: 2, scores: [11, 4] }).value).toBe(2);
  });

  test('it counts for whoever leaves: the others score three (9.2)', () => {
    expect(after(named({ players: 3, scores: [0, 0, 13] }), gone(0)).scores).toEqual([0, 3, 16]);
  });

  test('the presets: "raise" in Bavaria, "three" at the inn', () => {
    expect([BAYRISCH.whenGespannt, WIRTSHAUS.whenGespannt]).toEqual(['raise', 'three']);
  });
});

describe('rule 7.8: tables of version 1', () => {
  test.each(VERSION_1.options.presets)('$name has no such option', ({ name, options }) => {
    const { whenGespannt: _, ...others } = game.options.presets.find(
      each => each.name === name,
    )!.options;
    expect(options).toEqual(others);
    expect(Object.keys(VERSION_1.options.bounds)).toEqual(Object.keys(others));
  });

  const options: Options = { target: 15, gespanntFoul: 'penalty', threePlayerBidding: 'split' };
  /** As version 1 knows it: without the option. */
  const before = (players: number, scores: readonly number[]): State => {
    const state: State = { ...dealt({ players, scores }), options };
    const line: readonly Made[] = [
      [0, { kind: 'schlag', schlag: 'O' }],
      [players - 1, { kind: 'trump', trump: 'b' }],
    ];
    return line.reduce<State>((now, [by, move]) => {
      const next = VERSION_1.play(now, by, move);
      if (!next.ok) throw new Error(next.error);
      return next.value;
    }, state);
  };

  test.each([
    [2, [13, 4]],
    [3, [13, 14, 0]],
    [5, [13, 0, 0, 0, 0]],
    [4, [13, 13]],
  ])('among %i at %j a round is worth two', (players, scores) => {
    expect(before(players, scores)).toMatchObject({ phase: 'playing', value: 2 });
  });

  test.each([4, 6])('among %i the other team raises unasked (7.4)', players => {
    expect(before(players, [13, 4])).toMatchObject({ phase: 'raised', by: 1, forced: true });
  });
});
