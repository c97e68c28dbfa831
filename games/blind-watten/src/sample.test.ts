import { german, type Random, seeded, shuffle, type Viewer, viewersOf } from '@stammtisch/kernel';
import { playout } from '@stammtisch/kernel/testing';
import { describe, expect, test } from 'vitest';

import { drawerOf, type RoundView } from './bot-worlds.ts';
import { game, sampler, schlagChooserOf, trumpChooserOf, type View } from './index.ts';
import { readingsOf } from './reading.ts';
import type { Announcing, Card, Chance, Playing, State } from './state.ts';
import {
  ACCEPT,
  after,
  announced,
  asks,
  cards,
  dealt,
  handsThrowing,
  type Made,
  shows,
  thrown,
  throws,
} from './testing/position.ts';
import { wholeGame } from './testing/whole-games.ts';

/** What a seat was dealt: the cards it holds, and those it has thrown. */
const dealtTo = (seat: number, { hands, tricks }: Playing): readonly Card[] => [
  ...hands[seat]!,
  ...tricks.flatMap(({ leader, cards }) => cards.slice((seat - leader + 4) % 4).slice(0, 1)),
];

/** Whether the round could have come to this: announced and played again, all cards fall as they fell. */
function isPossible(state: Playing): boolean {
  const { options, dealer, swapped, announcement } = state;
  const hands = state.hands.map((_, seat) => dealtTo(seat, state).join(' '));
  const line: readonly Made[] = [
    [schlagChooserOf(state), shows(announcement.schlag)],
    [trumpChooserOf(state), shows(announcement.trump)],
    ...state.tricks.flatMap(({ leader, cards }) =>
      cards.map((card, at): Made => [(leader + at) % 4, throws(card)]),
    ),
  ];
  let now: State = { ...dealt({ options, hands }), dealer, swapped };
  for (const [by, move] of line) {
    const played = game.play(now, by, move);
    if (!played.ok) return false;
    now = played.value;
  }
  return 'tricks' in now && JSON.stringify(now.tricks) === JSON.stringify(state.tricks);
}

describe('a sample', () => {
  test('could have come about', () => {
    let count = 0;
    for (let seed = 0; seed < 12; seed++)
      for (const { after: state } of playout(game, wholeGame(seed))) {
        if (state.phase !== 'playing') continue;
        for (const viewer of viewersOf(4)) {
          const drawn = game.sample(game.view(state, viewer), seeded(seed, count)) as Playing;
          expect(isPossible(drawn)).toBe(true);
          count++;
        }
      }
    expect(count).toBeGreaterThan(3_000);
  });

  test('gives partners nothing that was given back (4.6)', () => {
    for (let seed = 0; seed < 30; seed++)
      for (const { after: state } of playout(game, wholeGame(seed))) {
        if (state.phase !== 'announcing' || state.gaveBack.length === 0) continue;
        for (const viewer of viewersOf(4)) {
          const drawn = game.sample(game.view(state, viewer), seeded(seed)) as typeof state;
          const partners = [2, 3].flatMap(by => drawn.hands[(drawn.dealer + by) % 4]!);
          for (const pair of drawn.gaveBack)
            expect(new Set([...partners, ...pair.flat()]).size).toBe(20);
        }
      }
  });

  test('keeps hands in any order, and the card shown is where it happens to be (3.4)', () => {
    const draw = sampler(game.view(announced(), 1));
    const places = Array.from({ length: 500 }, (_, seed) => {
      const { hands, announcement } = draw(seeded(seed)) as Playing;
      return hands[0]!.indexOf(announcement.schlag);
    });
    for (const place of [0, 1, 2, 3, 4])
      expect(places.filter(each => each === place).length).toBeGreaterThan(60);
  });

  test('of what lies open is the state itself', () => {
    const state = thrown(announced(), '9h Ob');
    expect(game.sample(game.view(state, 'open'), seeded(1))).toEqual(state);
    const between = after(state, ['house', { kind: 'forfeited', seat: 1 }]);
    expect(game.sample(game.view(between, 1), seeded(1))).toEqual(between);
  });
});

type PlayingView = Extract<View, { phase: 'playing' }>;

/** Deals until it happens to fit: slow, and plainly right. Seat 3 is the dealer. */
function byTrial(view: PlayingView, unseen: readonly Card[], random: Random): Playing {
  for (;;) {
    const stock = shuffle(unseen, random);
    const hands = view.hands.map(held => (typeof held === 'number' ? stock.splice(0, held) : held));
    const state = { ...view, hands } as Playing;
    const returned = view.gaveBack.flat().flatMap(held => (typeof held === 'number' ? [] : held));
    if ([...hands[1]!, ...hands[2]!].some(card => returned.includes(card))) continue;
    const [schlag, trump] = [0, 3].map(seat => dealtTo(seat, state)[random.below(5)]!);
    const guess = { ...state, announcement: { schlag: schlag!, trump: trump! } };
    const whole = view.announcement === 'hidden' ? guess : state;
    if (isPossible(whole)) return whole;
  }
}

/** How far the samples are from what trial and error finds, in any of these questions. */
function distance(state: Playing, viewer: Viewer, questions: readonly Question[]): number {
  const view = game.view(state, viewer) as PlayingView;
  const seen = new Set<unknown>([
    ...view.hands.flat(),
    ...view.tricks.flatMap(trick => trick.cards),
  ]);
  const unseen = german.PACK_33.filter(card => !seen.has(card));
  const random = seeded('distance', viewer);
  const draw = sampler(view);
  const drawn = Array.from({ length: 10_000 }, () => draw(random) as Playing);
  const found = Array.from({ length: 2_000 }, () => byTrial(view, unseen, random));
  const share = (states: readonly Playing[], question: Question) =>
    states.filter(question).length / states.length;
  return Math.max(
    ...questions.map(question => Math.abs(share(drawn, question) - share(found, question))),
  );
}

type Question = (state: Playing) => boolean;

const schlagIs =
  (value: string): Question =>
  ({ announcement: { schlag } }) =>
    schlag.startsWith(value);
const trumpIs =
  (suit: string): Question =>
  ({ announcement: { trump } }) =>
    trump.endsWith(suit);
const holds =
  (seat: number) =>
  (card: Card): Question =>
  ({ hands }) =>
    hands[seat]!.includes(card);

/** Four standard deviations of a half, from 2,000 and from 10,000 tries. */
const CLOSE = 4 * Math.sqrt(0.25 / 2_000 + 0.25 / 10_000);

test('before the fifth trick, every reading has exactly as many ways as can be counted', () => {
  const lines = ['Ka 7a 8a 9a', '7b Kb 8b 9b', '7l 8l Kl 9l', 'Tb Ab Tl Ol', 'Ua Ta Oa 8h'];
  const start = announced({ hands: handsThrowing(...lines) }, ['Ua', '8h']);
  const state = thrown(start, 'Ka 7a 8a 9a 7b Kb 8b 9b 8l Kl 9l 7l Tl Ol Tb Ab') as Playing;
  const seen = state.tricks.flatMap(trick => trick.cards);
  const unseen = german.PACK_33.filter(card => !seen.includes(card));

  const counted = new Map<string, number>();
  for (const [forehands, dealers] of pairsFrom(unseen)) {
    const rest = unseen.filter(card => card !== forehands && card !== dealers);
    const deal = { ...state, hands: [[forehands], [rest[0]!], [rest[1]!], [dealers]] };
    for (const schlag of dealtTo(0, deal))
      for (const trump of dealtTo(3, deal))
        if (isPossible({ ...deal, announcement: { schlag, trump } })) {
          const name = `${schlag} ${trump}`;
          counted.set(name, (counted.get(name) ?? 0) + 1);
        }
  }

  const view = game.view(state, 'gallery') as PlayingView;
  const readings = readingsOf(view, unseen).flatMap(({ choices, ways }) =>
    choices.map(({ schlag, trump }) => [`${schlag} ${trump}`, ways / choices.length] as const),
  );
  expect(new Map(readings)).toEqual(counted);
});

const pairsFrom = (from: readonly Card[]): readonly (readonly [Card, Card])[] =>
  from.flatMap(one => from.filter(other => other !== one).map(other => [one, other] as const));

describe('chosen together, the first card is as likely as chance makes it (4.3, 4.6)', () => {
  const redeal: Chance = {
    kind: 'redeal',
    hands: [cards('Ua 6b 9b 8b Kh'), cards('Th Kl Ol 9h 7h')],
  };
  const state = after(
    dealt({ options: { announceOrder: 'together' } }),
    [3, asks('schoenere')],
    [0, ACCEPT],
    ['house', redeal],
    [0, shows('Kl')],
  );
  const returned = cards('Th Ah 8h 9b Tl');

  /** The dealer holds 9b again, and the other four given back may be with forehand, but not with the partners. */
  function byTrial(random: Random): Card {
    const own = redeal.hands[0];
    for (;;) {
      const stock = shuffle(
        german.PACK_33.filter(card => !own.includes(card)),
        random,
      );
      const forehands = stock.splice(0, 5);
      if (stock.slice(0, 10).some(card => returned.includes(card))) continue;
      return forehands[random.below(5)]!;
    }
  }

  const share = (shown: readonly Card[]): number =>
    shown.filter(card => returned.includes(card)).length / shown.length;

  test('for the other announcer, who has given cards back', () => {
    const random = seeded('together');
    const found = share(Array.from({ length: 2_000 }, () => byTrial(random)));
    // Four of 28 unseen cards, were it not for what the partners cannot hold.
    expect(found).toBeGreaterThan(4 / 28 + CLOSE);
    const view = game.view(state, 3) as RoundView;
    const [sample, draw] = [sampler(view), drawerOf(view)];
    const slow = Array.from({ length: 5_000 }, () => (sample(random) as Announcing).shown.schlag!);
    const fast = Array.from({ length: 5_000 }, () => draw(random).choice.schlag!);
    for (const shown of [slow, fast]) expect(Math.abs(share(shown) - found)).toBeLessThan(CLOSE);
  });

  test('and for everyone else, who has not', () => {
    const random = seeded('together', 'partner');
    const sample = sampler(game.view(state, 1));
    const shown = Array.from({ length: 5_000 }, () => (sample(random) as Announcing).shown.schlag!);
    expect(Math.abs(share(shown) - 5 / 28)).toBeLessThan(CLOSE);
  });
});

describe('samples are as likely as chance makes them', () => {
  const hands = handsThrowing(
    '9h Tb 8a Kl',
    'Uh 9a Kb 9b',
    'Ua Al Ta Tl',
    '8l 7l Ka 9l',
    '7b 8b Ob Ab',
  );
  const start = announced({ hands }, ['Ua', 'Kl']);
  const twoTricks = thrown(start, '9h Tb 8a Kl 9b Uh 9a Kb') as Playing;

  test.each<Viewer>([1, 2, 'gallery'])('for %s, who does not know Schlag and trump', viewer => {
    const questions = [
      ...['9', 'U', 'K', 'A', '6'].map(schlagIs),
      ...german.SUITS.map(trumpIs),
      ...cards('Ua Ah 6b').map(holds(0)),
      ...cards('Al 7h Tl').map(holds(3)),
    ];
    expect(distance(twoTricks, viewer, questions)).toBeLessThan(CLOSE);
  });

  test('for a partner before a card is thrown', () => {
    const questions = [...['U', '8', 'A', '6'].map(schlagIs), ...german.SUITS.map(trumpIs)];
    expect(distance(start, 2, questions)).toBeLessThan(CLOSE);
  });

  // Forehand leads trump twice; the second time the dealer cannot follow, so what is left is plain.
  const redeal: Chance = {
    kind: 'redeal',
    hands: [cards('Tl 6b 9b 8b 9h'), cards('Ua Kl Ol Kh Th')],
  };
  const renewed = after(
    dealt(),
    [3, asks('schoenere')],
    [0, ACCEPT],
    ['house', redeal],
    [0, shows('Ua')],
    [3, shows('Tl')],
  );
  const short = thrown(renewed, 'Kl Tb 8a Tl Ol Ob Kb 6b') as Playing;

  test.each([
    [0, [...cards('9h 7b 7h Ka 8l').map(holds(3)), ...cards('Al 7h Ta').map(holds(1))]],
    [3, [...cards('Ah Th Uh 7h Ua').map(holds(0)), ...cards('Al 7h Ta').map(holds(2))]],
  ])('for seat %i, an announcer who has given cards back (4.6, 6.4)', (seat, questions) => {
    expect(distance(short, seat, questions)).toBeLessThan(CLOSE);
  });
});
