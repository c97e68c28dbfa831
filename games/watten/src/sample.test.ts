import { german, type Random, seeded, shuffle, type Viewer } from '@stammtisch/kernel';
import { playout } from '@stammtisch/kernel/testing';
import { describe, expect, test } from 'vitest';

import { game, sampler, type View } from './index.ts';
import type { Card, Playing, State } from './state.ts';
import { after, named, played, plays, seatsOf } from './testing/position.ts';
import { PLAYERS, wholeGame } from './testing/whole-games.ts';

/** What a seat was dealt: the cards it has played, and those it holds. */
const dealtTo = (seat: number, { hands, tricks }: Playing): readonly Card[] => [
  ...tricks.flatMap(({ leader, cards }) =>
    cards.filter((_, place) => (leader + place) % hands.length === seat),
  ),
  ...hands[seat]!,
];

/** Whether the round could have come to this: played again, all cards fall as they fell. */
function isPossible(state: Playing): boolean {
  const players = state.hands.length;
  const { dealer, schlag, trump } = state;
  const hands = seatsOf(players).map(seat => dealtTo(seat, state).join(' '));
  let now: State = named({ players, dealer, hands }, `${schlag}${trump}`);
  for (const { leader, cards } of state.tricks)
    for (const [place, card] of cards.entries()) {
      const played = game.play(now, (leader + place) % players, plays(card));
      if (!played.ok) return false;
      now = played.value;
    }
  return 'tricks' in now && JSON.stringify(now.tricks) === JSON.stringify(state.tricks);
}

describe('a sample', () => {
  test.each([...PLAYERS])('among %i could have come about', players => {
    let count = 0;
    for (let seed = 0; seed < 4; seed++)
      for (const { after: state } of playout(game, wholeGame(players, seed))) {
        if (state.phase !== 'playing') continue;
        for (const viewer of [count % players, 'gallery'] as const) {
          const drawn = game.sample(game.view(state, viewer), seeded(seed, count)) as Playing;
          expect(isPossible(drawn)).toBe(true);
          count++;
        }
      }
    expect(count).toBeGreaterThan(300);
  });

  test('keeps hidden hands in any order (3.2)', () => {
    const draw = sampler(game.view(named(), 1));
    const orders = Array.from({ length: 600 }, (_, seed) => {
      const [hand] = (draw(seeded(seed)) as Playing).hands;
      return german.PACK_32.indexOf(hand![0]!) < german.PACK_32.indexOf(hand![1]!);
    });
    const rising = orders.filter(Boolean).length;
    expect(Math.abs(rising - 300)).toBeLessThan(60);
  });

  test('of what lies open is the state itself', () => {
    const state = played(named({ players: 5 }), '8h Uh');
    expect(game.sample(game.view(state, 'open'), seeded(1))).toEqual(state);
    const between = after(state, ['house', { kind: 'forfeited', seat: 1 }]);
    expect(game.sample(game.view(between, 1), seeded(1))).toEqual(between);
  });
});

type PlayingView = Extract<View, { phase: 'playing' }>;

const unseenIn = (view: PlayingView): readonly Card[] => {
  const seen = new Set<unknown>([
    ...view.hands.flat(),
    ...view.tricks.flatMap(trick => trick.cards),
  ]);
  return german.PACK_32.filter(card => !seen.has(card));
};

/** How often each seat holds each of the cards that the viewer does not see. */
function sharesOf(states: readonly Playing[], unseen: readonly Card[]): readonly number[] {
  return states[0]!.hands.flatMap((_, seat) =>
    unseen.map(
      card => states.filter(({ hands }) => hands[seat]!.includes(card)).length / states.length,
    ),
  );
}

const largestGap = (one: readonly number[], other: readonly number[]): number =>
  Math.max(...one.map((share, at) => Math.abs(share - other[at]!)));

/** Deals until it happens to fit: slow, and plainly right. */
function byTrial(view: PlayingView, random: Random): Playing {
  for (;;) {
    const stock = shuffle(unseenIn(view), random);
    const hands = view.hands.map(held => (typeof held === 'number' ? stock.splice(0, held) : held));
    const state = { ...view, hands } as Playing;
    if (isPossible(state)) return state;
  }
}

/** Every deal that fits, each once. */
function everyDeal(view: PlayingView): readonly Playing[] {
  const fill = (
    hands: readonly (readonly Card[])[],
    unseen: readonly Card[],
  ): readonly Playing[] => {
    const held = view.hands[hands.length];
    if (held === undefined) return [{ ...view, hands } as Playing].filter(isPossible);
    if (typeof held !== 'number') return fill([...hands, held], unseen);
    return handsFrom(unseen, held).flatMap(hand =>
      fill(
        [...hands, hand],
        unseen.filter(card => !hand.includes(card)),
      ),
    );
  };
  return fill([], unseenIn(view));
}

const handsFrom = (from: readonly Card[], size: number): readonly (readonly Card[])[] =>
  size === 0
    ? [[]]
    : from.flatMap((card, at) =>
        handsFrom(from.slice(at + 1), size - 1).map(rest => [card, ...rest]),
      );

// Ober and bells: seat 0 leads the Hauptschlag, and seat 1 can give neither trump nor crit.
const HANDS = ['Ob 8l 9l Tl Ul', 'Th Oh 8h 9h 7h', '8b Kh 8a 9a Ol', 'Oa Ta Ua Ka Aa'];
const oneBare = played(named({ hands: HANDS.with(3, 'Oa Ta Ua 9b Aa') }), 'Ob Th 8b 9b') as Playing;

describe('samples are as likely as chance makes them', () => {
  test.each<Viewer>([0, 1, 2, 'gallery'])(
    'for %s, when seat 1 was bound and had neither (5.3)',
    viewer => {
      const view = game.view(oneBare, viewer) as PlayingView;
      const random = seeded('trial', viewer);
      const draw = sampler(view);
      const drawn = Array.from({ length: 10_000 }, () => draw(random) as Playing);
      const found = Array.from({ length: 1_000 }, () => byTrial(view, random));
      const gap = largestGap(sharesOf(drawn, unseenIn(view)), sharesOf(found, unseenIn(view)));
      // Four and a half standard deviations of a third: many shares are compared.
      expect(gap).toBeLessThan(4.5 * Math.sqrt((2 / 9) * (1 / 1_000 + 1 / 10_000)));
    },
  );

  test('whoever played anything after the Hauptschlag was beaten may hold anything (5.6)', () => {
    const state = played(named({ hands: HANDS.with(1, '7a Oh 8h 9h 7h') }), 'Ob 7a Kh Ta');
    const draw = sampler(game.view(played(state, '9a'), 2));
    const hands = Array.from({ length: 300 }, (_, seed) => (draw(seeded(seed)) as Playing).hands);
    // Six bells are unseen, and any of them may be with seats 1 and 3.
    const isTrump = (card: Card) => card.endsWith('b');
    for (const seat of [1, 3])
      expect(hands.filter(each => each[seat]!.some(isTrump)).length).toBeGreaterThan(150);
  });

  test('before the fifth trick among six, 4·3 × 5·4·3 deals fit, and each is drawn as often', () => {
    // Seats 1 and 3 were bare; of the seven cards that seat 0 does not see, three are high.
    const start = named({ hands: [...HANDS, '9b Ah Uh Tb 7l', 'Kb Al Kl 7a Ub'] });
    const first = played(start, 'Ob Th 8b Ta 9b Kb Ul Oh 8a Ua Ah Al');
    const state = played(first, '8h Kh Aa Uh Kl Tl 9a Oa Tb 7a 9l 9h') as Playing;
    const view = game.view(state, 0) as PlayingView;
    const deals = everyDeal(view).map(({ hands }) => hands.join(' '));
    expect(new Set(deals).size).toBe(4 * 3 * 5 * 4 * 3);

    const draw = sampler(view);
    const random = seeded('exact');
    const counts = new Map(deals.map(deal => [deal, 0]));
    for (let tries = 0; tries < 100 * deals.length; tries++) {
      const deal = (draw(random) as Playing).hands.join(' ');
      counts.set(deal, counts.get(deal)! + 1);
    }
    // Chi-squared with 719 degrees of freedom: four standard deviations above its mean.
    const chi = [...counts.values()].reduce((sum, count) => sum + (count - 100) ** 2 / 100, 0);
    expect(chi).toBeLessThan(719 + 4 * Math.sqrt(2 * 719));
  });
});
