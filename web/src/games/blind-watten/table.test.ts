import { game, type State } from '@stammtisch/blind-watten';
import type { Seat } from '@stammtisch/kernel';
import { beforeAll, describe, expect, test, vi } from 'vitest';

import {
  after,
  announced,
  answers,
  asks,
  BET,
  dealt,
  type Made,
  NO_WISH,
  shows,
  statusIn,
  throws,
  toldBy,
} from '../../testing/blind-watten.ts';
import { loadTextsOf } from '../../testing/table.ts';

// There is no browser here: its settings and its line to the house are left out.
vi.mock('../../settings.ts', () => import('../../testing/settings.ts'));
vi.mock('../../connection.ts', () => import('../../testing/connection.ts'));

beforeAll(() => loadTextsOf(import('./texts.ts')));

/** The state line of each seat, and of the gallery. */
async function linesOf(state: State): Promise<readonly string[]> {
  const { statusText } = await import('./status-text.ts');
  return [0, 1, 2, 3, undefined].map(seat => statusIn(statusText, state, seat));
}

describe('the state line says what is going on and what is to be done', () => {
  test('while Schlag and trump are announced', async () => {
    expect(await linesOf(dealt())).toEqual([
      '* Choose a card as Schlag',
      'Anna chooses the Schlag',
      'Anna chooses the Schlag',
      'Anna chooses the Schlag, then you the trump',
      'You are watching. Anna chooses the Schlag',
    ]);
    expect((await linesOf(after(dealt(), [0, shows('Ua')])))[3]).toBe('* Choose a card for trump');
  });

  test('in any order, who has chosen the trump is not to choose it again (4.3)', async () => {
    const state = dealt({ options: { announceOrder: 'any' } });
    expect((await linesOf(state))[3]).toBe('* Choose a card for trump');
    const shown = after(state, [3, shows('Th')]);
    expect((await linesOf(shown)).slice(0, 4)).toEqual([
      '* Choose a card as Schlag',
      'Anna chooses the Schlag',
      'Anna chooses the Schlag',
      'Anna chooses the Schlag',
    ]);
  });

  test('while a computer waits for the wish of a person (4.11)', async () => {
    const state = after(dealt({ computers: [0] }), [0, NO_WISH]);
    expect((await linesOf(state)).slice(1, 4)).toEqual([
      'Anna chooses the Schlag',
      'Anna chooses the Schlag',
      '* Anna waits: do you have a wish?',
    ]);
    expect((await linesOf(after(state, [3, NO_WISH])))[3]).toBe(
      'Anna chooses the Schlag, then you the trump',
    );
    const free = dealt({ computers: [3], options: { announceOrder: 'any' } });
    expect((await linesOf(after(free, [3, NO_WISH])))[0]).toBe(
      '* Choose a card as Schlag. Luis waits: do you have a wish?',
    );
  });

  test('while new cards are dealt, in every case the right one', async () => {
    const state = after(dealt(), [0, asks('schoenere')], [3, answers(true)]);
    const lines = await linesOf(state);
    expect(lines[1]).toBe('New cards for Luis and Anna');
    expect(lines[0]).toBe('New cards for Luis and you');
  });

  test('while a wish waits for its answer', async () => {
    const lines = await linesOf(after(dealt(), [0, asks('schoenere')]));
    expect(lines[0]).toBe('You ask for Schönere; Luis must answer');
    expect(lines[1]).toBe('Anna asks for Schönere; Luis must answer');
    expect(lines[3]).toBe('* Anna asks for Schönere.');
  });

  test('while a bid waits for its answer', async () => {
    const lines = await linesOf(after(announced(), [2, BET]));
    expect(lines.slice(0, 4)).toEqual([
      'Rosi bids three; Luis must answer',
      'Rosi bids three; Luis must answer',
      'You bid three; Luis must answer',
      '* Rosi bids three. Do we hold?',
    ]);
  });

  test('while the four are going', async () => {
    const state = after(dealt({ score: [16, 11] }), [0, shows('Ua')], [3, shows('Th')]);
    const lines = await linesOf(state);
    expect(lines[0]).toBe('* The four are going. Do we hold?');
    expect(lines[1]).toBe('The four are going: Anna must answer');
  });

  test('while tricks are played; only the bound announcer hears of the trump', async () => {
    const state = announced();
    expect((await linesOf(state))[0]).toBe('* Your turn: lead');
    const led = after(state, [0, throws('9h')], [1, throws('Tb')]);
    expect((await linesOf(led))[2]).toBe('* Your turn: play a card');
    const bound = after(led, [2, throws('8a')]);
    expect((await linesOf(bound))[3]).toBe('* Your turn: follow trump');
    for (const seat of [0, 1, 2, 4]) expect((await linesOf(bound))[seat]).not.toMatch(/trump/);
  });
});

/** Everything said about a line of play, as one seat hears it. */
async function toldTo(seat: Seat | undefined, from: State, ...line: readonly Made[]) {
  const { describeEvent } = await import('./describe-event.ts');
  return toldBy(describeEvent, seat, from, ...line);
}

describe('what happens is told', () => {
  const line: readonly Made[] = [
    [0, shows('Ua')],
    [3, shows('Th')],
  ];

  test('the cards shown only to those who may know them', async () => {
    expect((await toldTo(3, dealt(), ...line)).join()).toContain('Unter of acorns');
    for (const seat of [1, 2, undefined])
      expect((await toldTo(seat, dealt(), ...line)).join()).not.toMatch(/Unter|hearts/);
  });

  test('who has no wish (4.10)', async () => {
    expect(await toldTo(3, dealt(), [0, NO_WISH], [3, NO_WISH])).toEqual([
      'Anna has no wish',
      'You have no wish',
    ]);
  });

  test('chosen together, the first card when the second has been chosen (4.3)', async () => {
    const state = dealt({ options: { announceOrder: 'together' } });
    expect(await toldTo(3, state, ...line.slice(0, 1))).toEqual(['Anna has chosen the Schlag']);
    expect(await toldTo(3, state, ...line)).toEqual([
      'Anna has chosen the Schlag',
      'You have chosen the trump: ten of hearts',
      'Anna has chosen the Schlag: Unter of acorns',
      'Schlag and trump are announced. Anna leads',
    ]);
    expect((await toldTo(1, state, ...line)).join()).not.toMatch(/Unter|hearts/);
  });

  test('a bid, its answer, and what it brought', async () => {
    const told = await toldTo(1, announced(), [2, BET], [3, answers(false)]);
    expect(told.join('. ')).toMatch(/Rosi bids three.*Luis does not hold.*Them: 2 points/);
    expect(told.join('. ')).toContain('Schlag was Unter, trump was hearts');
    const held = await toldTo(2, announced(), [2, BET], [3, answers(true)]);
    expect(held).toEqual([
      'You bid three. Luis must answer',
      'Luis holds: the round is worth 3 points',
    ]);
  });
});

describe('what only the announcers may see', () => {
  test('who is ahead in a trick that is not over', async () => {
    const { takerOf } = await import('./rules.ts');
    const state = after(announced(), [0, throws('9h')], [1, throws('Tb')]);
    const seen = [0, 1, 2, 3, undefined].map(seat => {
      const view = game.view(state, seat ?? 'gallery');
      return 'tricks' in view ? takerOf(view, view.tricks.at(-1)!) : 'no trick';
    });
    expect(seen).toEqual([0, undefined, undefined, 0, undefined]);
  });

  test('Schlag, trump and the order of the cards', async () => {
    const { knownAnnouncement } = await import('./rules.ts');
    const known = [0, 1, 2, 3, undefined].map(
      seat => knownAnnouncement(game.view(announced(), seat ?? 'gallery')) !== undefined,
    );
    expect(known).toEqual([true, false, false, true, false]);
  });
});

test('a trick stays on the table until the next card is led', async () => {
  const { lastTrick, onTable } = await import('../german/on-table.ts');
  const full = after(
    announced(),
    [0, throws('9h')],
    [1, throws('Tb')],
    [2, throws('8a')],
    [3, throws('8h')],
  );
  const view = game.view(full, 1);
  if (view.phase !== 'playing') throw new Error('the round goes on');
  expect(onTable(view.tricks)).toMatchObject({ number: 1, taken: true });
  expect(lastTrick(view.tricks)).toBe(undefined);
  const next = game.view(after(full, [0, throws('7b')]), 1);
  if (next.phase !== 'playing') throw new Error('the round goes on');
  expect(onTable(next.tricks)).toMatchObject({ number: 2, taken: false });
  expect(lastTrick(next.tricks)).toMatchObject({ number: 1, taken: true });
});
