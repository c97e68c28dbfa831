import { pick, type Random, seeded, shuffle, type Viewer } from '@stammtisch/kernel';
import { playout } from '@stammtisch/kernel/testing';
import { describe, expect, test } from 'vitest';

import { cardsOf, sorted } from './deal.ts';
import { game } from './index.ts';
import { isPlaying } from './phase.ts';
import {
  type Card,
  CARDS,
  type Guess,
  type InMatch,
  type Match,
  type Moving,
  type Partly,
  ROOMS,
  type State,
  SUSPECTS,
  type View,
  WEAPONS,
} from './state.ts';
import {
  accuses,
  after,
  dealt,
  END,
  entered,
  PLAYERS,
  placed,
  seatsOf,
  shows,
  STAY,
  suspects,
} from './testing/position.ts';
import { wholeMatch } from './testing/whole-matches.ts';

type Deal = Pick<Match, 'hands' | 'solution'>;
type MatchView = View & InMatch<Partly>;

/** Whether all that happened could have happened with these cards. */
function isPossible(match: Match<Partly>, { hands, solution }: Deal): boolean {
  const has = (seat: number, card: Card) => hands[seat]!.includes(card);
  return (
    match.suspicions.every(
      ({ guess, passed, by, card }) =>
        passed.every(seat => cardsOf(guess).every(named => !has(seat, named))) &&
        (by === undefined || cardsOf(guess).some(named => has(by, named))) &&
        (card === undefined || card === 'hidden' || has(by!, card)),
    ) && match.accusations.every(({ guess }) => cardsOf(guess).join() !== cardsOf(solution).join())
  );
}

describe('a sample', () => {
  test.each(PLAYERS)('among %i could have come about', players => {
    let count = 0;
    for (const { after: state } of playout(game, wholeMatch(players, 1))) {
      if (!isPlaying(state)) continue;
      const viewer = count % players;
      const drawn = game.sample(game.view(state, viewer), seeded('sample', count)) as Match;
      expect(isPossible(drawn, drawn)).toBe(true);
      expect(drawn.hands[viewer]).toEqual(state.hands[viewer]);
      expect(drawn.hands.map(hand => hand.length)).toEqual(state.hands.map(hand => hand.length));
      const known = state.out.includes(viewer) ? state.solution : drawn.solution;
      expect(drawn.solution).toEqual(known);
      count++;
    }
    expect(count).toBeGreaterThan(30);
  });

  test('of what lies open is the state itself (8.4)', () => {
    const shown = after(entered('hall'), [0, suspects('white rope hall')], [1, shows('white')]);
    expect(game.sample(game.view(shown, 'open'), seeded(1))).toEqual(shown);
    const over = after(shown, [0, accuses('red rope study')]);
    expect(game.sample(game.view(over, 'gallery'), seeded(1))).toEqual(over);
    expect(game.sample(game.view(game.start(dealt().options, 3), 0), seeded(1))).toEqual(
      game.start(dealt().options, 3),
    );
  });

  test('has in place of a hidden card any that could have been shown, each as often (6.5)', () => {
    const state = after(entered('hall'), [0, suspects('white rope hall')], [1, shows('white')]);
    const view = game.view(state, 'gallery');
    const random = seeded('choice');
    const counts = { white: 0, hall: 0 };
    for (let tries = 0; tries < 4_000; tries++) {
      const { hands, suspicions } = game.sample(view, random) as Match;
      const { card } = suspicions[0]!;
      expect(hands[1]).toContain(card);
      const held = hands[1]!.filter(each => /^(white|rope|hall)$/.test(each));
      if (held.length === 2 && held.includes('white') && held.includes('hall'))
        counts[card as 'white' | 'hall']++;
    }
    const all = counts.white + counts.hall;
    expect(all).toBeGreaterThan(100);
    expect(Math.abs(counts.white - all / 2)).toBeLessThan(4 * Math.sqrt(all / 4));
  });
});

/** Deals until it happens to fit: slow, and plainly right. */
function byTrial(view: MatchView, random: Random): Deal {
  const own = view.hands.flatMap(hand => (typeof hand === 'number' ? [] : hand));
  const oneOf = <C extends Card>(sort: readonly C[]): C =>
    pick(
      sort.filter(card => !own.includes(card)),
      random,
    );
  for (;;) {
    const drawn: Guess = { who: oneOf(SUSPECTS), how: oneOf(WEAPONS), where: oneOf(ROOMS) };
    const solution = view.solution === 'hidden' ? drawn : view.solution;
    const pack = shuffle(CARDS, random).filter(card => !own.includes(card));
    const stock = pack.filter(card => !cardsOf(solution).includes(card));
    const hands = view.hands.map(hand =>
      typeof hand === 'number' ? sorted(stock.splice(0, hand)) : hand,
    );
    if (isPossible(view, { hands, solution })) return { hands, solution };
  }
}

/** How often each card is with each seat, and how often it is in the envelope. */
const sharesOf = (deals: readonly Deal[]): readonly number[] =>
  CARDS.flatMap(card => [
    deals.filter(({ solution }) => cardsOf(solution).includes(card)).length / deals.length,
    ...deals[0]!.hands.map(
      (_, seat) => deals.filter(({ hands }) => hands[seat]!.includes(card)).length / deals.length,
    ),
  ]);

/** Seat 0 asked in the hall, seat 3 in the lounge, and seat 2 has accused wrongly. */
const first = after(
  entered('hall'),
  [0, suspects('white rope hall')],
  [1, shows('hall')],
  [0, END],
) as Moving;
const fourth: State = {
  ...placed({ green: 'lounge' }, { ...first, turn: 3, called: [3] }),
  phase: 'moving',
};
const second = after(fourth, [3, STAY], [3, suspects('blue pipe lounge')]);
const third = after(second, [0, shows('lounge')], [3, END]) as Moving;
const eventful = after({ ...third, turn: 2 }, [2, accuses('blue rope study')]);

describe('samples are as likely as chance makes them', () => {
  test.each<Viewer>([...seatsOf(4), 'gallery'])(
    'for %s, after passes, cards shown and a wrong accusation',
    viewer => {
      const view = game.view(eventful, viewer) as MatchView;
      const random = seeded('trial', viewer);
      const drawn = Array.from({ length: 4_000 }, () => game.sample(view, random) as Match);
      const found = Array.from({ length: 2_000 }, () => byTrial(view, random));
      const [one, other] = [sharesOf(drawn), sharesOf(found)];
      const gap = Math.max(...one.map((share, at) => Math.abs(share - other[at]!)));
      // Four and a half standard deviations of a half: many shares are compared.
      expect(gap).toBeLessThan(4.5 * Math.sqrt((1 / 4) * (1 / 4_000 + 1 / 2_000)));
    },
  );

  test('among two, who sees nothing of the other: 324 less what is held, each solution as often', () => {
    const view = game.view(dealt(2), 0) as MatchView;
    // Seat 0 holds yellow, green and purple, dagger and pistol, and four rooms: 3 · 4 · 5 are left.
    const held = dealt(2).hands[0]!;
    const open = [SUSPECTS, WEAPONS, ROOMS].map(sort => sort.filter(card => !held.includes(card)));
    const all = open.reduce((product, sort) => product * sort.length, 1);
    const counts = new Map<string, number>();
    const random = seeded('solutions');
    for (let tries = 0; tries < 50 * all; tries++) {
      const key = cardsOf((game.sample(view, random) as Match).solution).join();
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    expect(counts.size).toBe(all);
    const chi = [...counts.values()].reduce((sum, count) => sum + (count - 50) ** 2 / 50, 0);
    expect(chi).toBeLessThan(all - 1 + 4 * Math.sqrt(2 * (all - 1)));
  });
});
