import { german, pick, type Random, type Seat, seeded, shuffle } from '@stammtisch/kernel';
import { describe, expect, test } from 'vitest';

import { beats, namedIn, placeOf } from './bot-cards.ts';
import { chanceOfGame } from './bot-equity.ts';
import { type StakeView, threatTo } from './bot-stake.ts';
import { worldsOf } from './bot-worlds.ts';
import { critical, meek } from './bot.ts';
import {
  bots,
  game,
  handOf,
  isStronger,
  isTrumpOrCrit,
  partyOf,
  rankOf,
  sampler,
  suitOf,
} from './index.ts';
import type { Move, Options, State } from './state.ts';
import {
  after,
  BAYRISCH,
  cards,
  dealt,
  fullTable,
  GIVE_UP,
  HOLD,
  named,
  played,
  type Position,
  RAISE,
  READY,
  schlag,
  seatsOf,
  trump,
  WIRTSHAUS,
} from './testing/position.ts';
import { PLAYERS } from './testing/whole-games.ts';

/** Hands of which the first are given, and the others dealt of what is left. */
function handsWith(
  given: readonly string[],
  players: number,
  random: Random = seeded('hands'),
): readonly string[] {
  const taken = new Set(given.flatMap(cards));
  const stock = shuffle(
    german.PACK_32.filter(card => !taken.has(card)),
    random,
  );
  return seatsOf(players).map(seat => given[seat] ?? stock.splice(0, 5).join(' '));
}

type Player = (state: State, seat: Seat, random: Random) => Move;

const thinking: Player = (state, seat, random) => critical.choose(game.view(state, seat), random)!;

const atRandom: Player = (state, seat, random) =>
  pick(game.legalMoves(game.view(state, seat)), random);

interface Course {
  readonly until: (state: State) => boolean;
  readonly random: Random;
  readonly playerAt: (seat: Seat) => Player;
}

function playOn(start: State, { until, random, playerAt }: Course): State {
  let state = start;
  while (!until(state)) {
    const [actor] = game.toMove(state);
    state =
      typeof actor === 'number'
        ? after(state, [actor, playerAt(actor)(state, actor, random)])
        : after(state, ['house', game.chance(state, random)]);
  }
  return state;
}

const isOver = (state: State): boolean => state.phase === 'over';
const isRoundOver = (state: State): boolean => isOver(state) || 'last' in state;

/** What the player whose turn it is does, most often of several times. */
function moveIn(state: State, bot = critical): Move | undefined {
  const view = game.view(state, Number(game.toMove(state)[0]));
  const moves = [1, 2, 3, 4, 5].map(seed => bot.choose(view, seeded(seed)));
  return moves.toSorted((a, b) => timesOf(b, moves) - timesOf(a, moves))[0];
}

const timesOf = (move: unknown, moves: readonly unknown[]): number =>
  moves.filter(each => JSON.stringify(each) === JSON.stringify(move)).length;

describe.each(PLAYERS)('among %i', players => {
  test.each([BAYRISCH, WIRTSHAUS])('plays a whole game by the rules, and fairly: %j', options => {
    const end = playOn(fullTable(players, options), {
      until: isOver,
      random: seeded('whole', players),
      playerAt: () => thinking,
    });
    expect(end.rounds.flatMap(({ fouled = [] }) => fouled)).toEqual([]);
  });

  test('does the same again, if chance does', () => {
    const play = () =>
      playOn(fullTable(players), {
        until: isRoundOver,
        random: seeded('again', players),
        playerAt: () => thinking,
      });
    expect(play()).toEqual(play());
  });

  test('does not look at cards it cannot see', () => {
    playOn(fullTable(players), {
      until: isRoundOver,
      random: seeded('unseen', players),
      playerAt: () => (state, seat, random) => {
        const move = thinking(state, seat, seeded(5));
        const twin = sampler(game.view(state, seat))(random);
        expect(thinking(twin, seat, seeded(5))).toEqual(move);
        return move;
      },
    });
  });

  test('wins by far most of its rounds against chance', () => {
    const won = seatsOf(ROUNDS).filter(round => winsRound(players, round));
    expect(won.length / ROUNDS).toBeGreaterThan(0.7);
  });
});

const ROUNDS = 60;

/** Whether the party that thinks wins against one that does not: now forehand's, now the other. */
function winsRound(players: number, round: number): boolean {
  const random = seeded('rounds', players, round);
  const hands = handsWith([], players, random);
  const start = dealt({ hands, dealer: round % players });
  const thinks = (seat: Seat) => partyOf(seat, start) === Math.floor(round / players) % 2;
  const playerAt = (seat: Seat) => (thinks(seat) ? thinking : atRandom);
  const end = playOn(start, { until: isRoundOver, random, playerAt });
  return 'last' in end && end.last.winners.some(thinks);
}

const CRITS = 'Kh 7b 7a 8l 9h';
const NOTHING = '8l 9l 8h 9h 8b';

/** Unter and acorns are named, and the cards of the first seats known. */
const known = (given: readonly string[], position: Position = {}, players = 4): State =>
  named({ ...position, hands: handsWith(given, players) }, 'Ua');

describe('raising', () => {
  test.each(PLAYERS)('with the three crits it raises, among %i', players => {
    expect(moveIn(known([CRITS], {}, players))).toEqual(RAISE);
  });

  test.each([
    [3, '7b Ul Ka Ta 8l'],
    [4, '7b Ul Ka 9h 8l'],
    [5, 'Ub Ul Aa Ka 8l'],
    [6, '7b Ul Ka 9h 8l'],
  ])('among %i with %s, which looks somewhat better than even, it does not', (players, hand) => {
    // Chances look better than they are: without caution it would raise here every time.
    expect(moveIn(known([hand], {}, players))).toMatchObject({ kind: 'card' });
  });

  test('among two with a hand that looks like nine in ten, it does', () => {
    expect(moveIn(known(['7b Ul Ka Ta 8l'], {}, 2))).toEqual(RAISE);
  });

  test('with nothing it does not', () => {
    expect(moveIn(known([NOTHING]))).toMatchObject({ kind: 'card' });
  });

  test.each([
    ['two', 2, [13, 0]],
    ['three', 3, [14, 0, 0]],
    ['four', 4, [13, 13]],
    ['five', 5, [13, 0, 0, 0, 0]],
    ['six', 6, [14, 13]],
  ])('gespannt it does not, though it could: among %s (7.2)', (_, players, scores) => {
    const state = known([CRITS], { scores }, players);
    expect(game.legalMoves(game.view(state, 0))).toContainEqual(RAISE);
    expect(moveIn(state)).toMatchObject({ kind: 'card' });
  });

  test('who would lose the game with the round anyway raises on less', () => {
    const fair = 'Ul Ka Al Ah 9h';
    expect(moveIn(known([fair], { scores: [5, 5] }, 2))).toMatchObject({ kind: 'card' });
    expect(moveIn(known([fair], { scores: [5, 13] }, 2))).toEqual(RAISE);
  });

  test('where three points win the game anyway, and the round is worth three, it does not (7.7)', () => {
    const scores = [12, 13];
    for (const whenGespannt of ['raise', 'three'] as const)
      expect(moveIn(known([CRITS], { scores, options: { whenGespannt } }, 2))).toMatchObject({
        kind: 'card',
      });
    // With four to win it does.
    expect(moveIn(known([CRITS], { scores: [11, 13] }, 2))).toEqual(RAISE);
  });

  test('the meek one never does', () => {
    expect(moveIn(known([CRITS]), meek)).toMatchObject({ kind: 'card' });
    expect(bots.slice(0, 2)).toEqual([critical, meek]);
  });
});

describe('answering', () => {
  const answer = (hand: string, players: number) =>
    moveIn(after(known(['Ub Ab Tb Ah Al', hand], {}, players), [0, RAISE]));

  test.each(PLAYERS)('among %i the three crits hold', players => {
    expect(answer(CRITS, players)).toEqual(HOLD);
  });

  test.each([2, 4, 6])('among %i nothing gives up', players => {
    expect(answer(NOTHING, players)).toEqual(GIVE_UP);
  });

  /** Seats 0 and 2 are gespannt, so that seat 1 has raised and seat 2 is to answer (7.4). */
  const forced = (hand: string, theirs: number) =>
    moveIn(known(['Ub Ab Tb Ah Al', 'Ul 9b Tl 8a Kb', hand], { scores: [13, theirs] }));

  test('a forced raise is held with good cards, and given up with bad ones if all is at stake', () => {
    expect(forced(CRITS, 12)).toEqual(HOLD);
    expect(forced(NOTHING, 12)).toEqual(GIVE_UP);
  });

  test('when a point more costs little, it is held with bad ones, too', () => {
    expect(forced('Ka 9h 8h Th 9l', 2)).toEqual(HOLD);
  });
});

describe('naming', () => {
  test('three Ober make the Schlag', () => {
    expect(moveIn(dealt({ hands: handsWith(['Ob Ol Oh 8l 9a'], 4) }))).toEqual(schlag('O'));
  });

  test('four leaves make trump', () => {
    const hands = handsWith(['Tb Ta 9h 8h 7h', 'Al Kl Ol 9l 8a'], 2);
    expect(moveIn(after(dealt({ hands }), [0, schlag('T')]))).toEqual(trump('l'));
  });
});

describe('what it imagines', () => {
  test('cards beat each other as in the rules (4.1 to 4.6)', () => {
    for (const announced of german.PACK_32) {
      const announcement = { schlag: rankOf(announced), trump: suitOf(announced) };
      const { strengths } = namedIn(announcement);
      for (const card of german.PACK_32)
        for (const best of german.PACK_32)
          expect(beats(placeOf(card), placeOf(best), strengths)).toBe(
            isStronger(card, best, announcement),
          );
    }
  });

  test('deals fit what was seen: whoever was bound and gave neither trump nor crit has none (5.3)', () => {
    const hands = handsWith(['Ua 8l Tl 9h Ab', 'Th 9l Al Ah Tb'], 3);
    const state = played(named({ hands }, 'Ua'), 'Ua Th');
    const view = game.view(state, 2);
    if (view.phase !== 'playing') throw new Error('the third is on turn');
    const worlds = worldsOf(view, { worlds: 50, tries: 3, stray: 0.2 }, seeded(1));
    for (const { slots } of worlds) {
      const [, second, own] = [0, 5, 10].map(from =>
        [...slots.subarray(from, from + 5)].map(place => german.PACK_32[place]!),
      );
      expect(second!.filter(card => isTrumpOrCrit(card, view))).toEqual([]);
      expect(own).toEqual(handOf(view));
      expect(new Set(slots).size).toBe(15);
    }
    expect(worlds.reduce((sum, { weight }) => sum + weight, 0)).toBe(50);
  });
});

describe('what a game is worth', () => {
  const chanceAt = (players: number, scores: readonly number[], options: Partial<Options> = {}) =>
    chanceOfGame(dealt({ players, scores, options }), 0);

  test('12 against 13 is even where the next round is worth three (7.7), and else is not', () => {
    for (const [players, whenGespannt] of [
      [2, 'raise'],
      [2, 'three'],
      [4, 'three'],
      [6, 'three'],
    ] as const)
      expect(chanceAt(players, [12, 13], { whenGespannt })).toBe(0.5);
    for (const players of [4, 6]) expect(chanceAt(players, [12, 13])).toBeLessThan(0.45);
    const { whenGespannt: _, ...version1 } = BAYRISCH;
    const standing = { ...dealt({ players: 2, scores: [12, 13] }), options: version1 };
    expect(chanceOfGame(standing, 0)).toBeLessThan(0.45);
  });

  test('all chances together are one, and more points are better', () => {
    for (const players of PLAYERS)
      for (const options of [BAYRISCH, WIRTSHAUS]) {
        const zero = fullTable(players, options);
        const ahead = { ...zero, scores: zero.scores.with(0, 9) };
        const chances = ahead.scores.map((_, scorer) => chanceOfGame(ahead, scorer));
        expect(chances.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1);
        expect(Math.max(...chances)).toBe(chances[0]);
      }
  });
});

describe('what a raise says about the hands', () => {
  const threatIn = (state: State, seat: Seat) =>
    threatTo(seat, game.view(state, seat) as StakeView);
  const three: Partial<Options> = { whenGespannt: 'three' };

  test('a round that began at three was raised by nobody (7.7)', () => {
    for (const players of PLAYERS) {
      const state = named({
        players,
        scores: fullTable(players).scores.with(0, 13),
        options: three,
      });
      expect(state.value).toBe(3);
      expect(seatsOf(players).map(seat => threatIn(state, seat))).toEqual(Array(players).fill(0));
    }
  });

  test('a raise that nobody was asked for says nothing, not even after a foul (7.3, 7.4)', () => {
    const held = after(named({ scores: [13, 4] }), [2, HOLD]);
    const fouled = after(held, [0, RAISE]);
    for (const state of [held, fouled])
      expect(seatsOf(4).map(seat => threatIn(state, seat))).toEqual([0, 0, 0, 0]);
  });

  test('a raise from there speaks against the other side, as any raise does', () => {
    const raised = after(named({ scores: [4, 13], options: three }), [0, RAISE]);
    expect(threatIn(raised, 1)).toBe(1);
  });
});

test('between two rounds it is ready, and asked nothing else', () => {
  const end = after(known([CRITS]), [0, RAISE], [1, GIVE_UP]);
  expect(critical.choose(game.view(end, 2), seeded(1))).toEqual(READY);
  expect(critical.choose(game.view(known([CRITS]), 2), seeded(1))).toBeUndefined();
});
