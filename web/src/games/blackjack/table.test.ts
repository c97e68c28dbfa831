import { signal } from '@preact/signals';
import { type Blackjack, type Card, game, type Options, type State } from '@stammtisch/blackjack';
import { french, type Seat } from '@stammtisch/kernel';
import { beforeAll, describe, expect, test, vi } from 'vitest';

import { loadTextsOf, type MadeIn, tableOf } from '../../testing/table.ts';

// There is no browser here: its settings and its line to the house are left out.
vi.mock('../../settings.ts', () => import('../../testing/settings.ts'));
vi.mock('./settings.ts', () => ({ hints: signal('off'), trainer: signal('off') }));
vi.mock('../../connection.ts', () => import('../../testing/connection.ts'));

type Made = MadeIn<Blackjack>;

const { after, statusIn, toldBy } = tableOf(game);

const [bjx, vegas] = game.options.presets.map(({ options }) => options) as [Options, Options];
const bets = (seat: Seat, amount: number): Made => [seat, { kind: 'bet', amount }];
const does = (seat: Seat, kind: 'stand' | 'hit' | 'double' | 'split' | 'insurance'): Made => [
  seat,
  { kind },
];

/** These cards come first, in the order of rule 3.1. */
function betting(options: Options, chips: readonly number[], order: string): State {
  const top = order.split(' ') as Card[];
  const cards = [...top, ...french.PACK.filter(card => !top.includes(card))];
  return after(
    game.start(options, chips.length),
    ...chips.map((each, seat): Made => [
      'house',
      { kind: 'took', seat, by: 'person', chips: each },
    ]),
    ['house', { kind: 'next' }],
    ['house', { kind: 'shuffle', cards }],
  );
}

beforeAll(() => loadTextsOf(import('./texts.ts')));

async function lineOf(state: State, seat: Seat | undefined): Promise<string> {
  const { statusText } = await import('./status-text.ts');
  return statusIn(statusText, state, seat);
}

describe('the state line says what is going on and what is to be done', () => {
  const CARDS = '8s Td 9h 8d 7c 6c';

  test('while bets are made one after another', async () => {
    const state = betting(bjx, [100_000, 100_000], CARDS);
    expect(await lineOf(state, 0)).toBe('* Place your bet');
    expect(await lineOf(state, 1)).toBe('Waiting for a bet: Anna');
    const next = after(state, bets(0, 2_500));
    expect(await lineOf(next, 0)).toBe('You bet $25. Waiting for Sepp');
    expect(await lineOf(next, undefined)).toBe('You are watching. Waiting for a bet: Sepp');
  });

  test('while hands are played, and split', async () => {
    const state = after(betting(vegas, [100_000, 100_000], CARDS), bets(0, 2_500), bets(1, 1_000));
    expect(await lineOf(state, 0)).toBe('* Your turn: 16 against 9');
    expect(await lineOf(state, 1)).toBe('Anna: 16 against 9');
    expect(await lineOf(after(state, does(0, 'split')), 0)).toMatch(
      /^\* First hand: \d+ against 9$/,
    );
  });

  test('what a round brought, and when one has nothing left', async () => {
    const state = after(
      betting(bjx, [2_500, 100_000], CARDS),
      bets(0, 2_500),
      bets(1, 1_000),
      does(0, 'stand'),
      does(1, 'hit'),
      does(1, 'stand'),
    );
    const { last } = state as Extract<State, { phase: 'between' }>;
    expect(last?.profits[0]).toBe(2_500 * Math.sign(last?.profits[0] ?? 0));
    const line = await lineOf(state, 0);
    expect(line).toBe(
      (last?.profits[0] ?? 0) < 0 ? 'You lose $25. You have no chips left.' : 'You win $25',
    );
  });
});

describe('an amount in chips', () => {
  const inChips = async (cents: number) => {
    const { pilesOf } = await import('./piles.ts');
    return pilesOf(cents).map(({ dollars, count }) => `${count}×${dollars}`);
  };

  test('the largest first, and none for half a dollar', async () => {
    expect(await inChips(63_150)).toEqual(['1×500', '1×100', '1×25', '1×5', '1×1']);
    expect(await inChips(50)).toEqual([]);
  });
});

test('money is written as in the visitor’s language', async () => {
  const { money } = await import('../../text/texts.ts');
  const { language } = await import('../../settings.ts');
  expect(money(100_000)).toBe('$1,000');
  expect(money(-1_250, { signed: true })).toBe('−$12.50');
  language.value = 'de';
  expect(money(100_000)).toBe('1.000\u00a0$');
  language.value = 'en';
});

describe('the trainer', () => {
  const dealt = (options: Options, order: string) => {
    const state = after(betting(options, [100_000], order), bets(0, 1_000));
    return game.view(state, 0);
  };
  const verdict = async (
    options: Options,
    order: string,
    choice: 'hit' | 'stand' | 'insurance' | 'decline',
  ) => {
    const { isAsking, oddsOf, verdictOn } = await import('./advice.ts');
    const { odds } = await import('@stammtisch/blackjack/odds');
    const view = dealt(options, order);
    if (!isAsking(view)) throw new Error('nothing is asked');
    const { rules, situation } = oddsOf(view);
    return verdictOn(view, odds(rules, situation, 'knowing-the-pair'), choice);
  };

  test('a hit on 20 costs, and to stand costs nothing', async () => {
    const { cost, better } = await verdict(vegas, 'Ts 6d Jh 8c', 'hit');
    expect(cost).toBeGreaterThan(1);
    expect(better).toBe('stand');
    expect((await verdict(vegas, 'Ts 6d Jh 8c', 'stand')).cost).toBe(0);
  });

  test('insurance is judged before the peek and within a turn', async () => {
    const asked = await verdict(vegas, 'Ts Ad Jh 8c', 'insurance');
    expect(asked).toMatchObject({ choice: 'insurance', better: 'decline' });
    expect(asked.cost).toBeCloseTo(0.5 - (1.5 * 14) / 49);
    expect((await verdict(vegas, 'Ts Ad Jh 8c', 'decline')).cost).toBe(0);
    expect((await verdict(bjx, 'Ts Ad Jh 8c', 'insurance')).cost).toBeCloseTo(asked.cost);
    expect((await verdict(bjx, 'Ts Ad Jh 8c', 'stand')).cost).toBe(0);
  });
});

test('what happens is told, the dealer’s cards one by one', async () => {
  const { describeEvent } = await import('./describe-event.ts');
  const before = after(betting(bjx, [100_000], 'Ts 6d 9h 5c Kd'), bets(0, 1_000));
  expect(toldBy(describeEvent, 0, before, does(0, 'stand'))).toEqual([
    'You stand on 19',
    'The dealer turns the 5 of clubs: 11',
    'The dealer draws the king of diamonds: 21',
    'You: lost, −$10',
  ]);
});

test('every refusal has a sentence in every language, and every card a name', async () => {
  const books = [
    (await import('./text/en.ts')).en,
    (await import('./text/de.ts')).de,
    (await import('./text/it.ts')).it,
  ];
  for (const { refusals, cardName } of books) {
    for (const sentence of Object.values(refusals)) expect(sentence).toMatch(/^.{10,}\.$/);
    expect(new Set(french.PACK.map(cardName)).size).toBe(52);
  }
});
