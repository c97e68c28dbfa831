import type { Seat } from '@stammtisch/kernel';
import { type Card, game, type State } from '@stammtisch/watten';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { drawn } from '../../testing/drawn.ts';
import { loadTextsOf } from '../../testing/table.ts';
import {
  after,
  gameUiProps,
  type Made,
  named,
  RAISE,
  contextOf,
  throws,
} from '../../testing/watten.ts';

beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  await loadTextsOf(import('./texts.ts'));
});

describe('points and tricks of both sides', () => {
  const REST: readonly Card[] = ['Tb', '8a', '8h', '8b', '7a'];

  /** Seat 0 has taken the first trick. */
  const oneTrick = (seats: number, scores: readonly number[]): State =>
    after(
      named(seats, scores),
      [0, throws('Kh')],
      ...REST.slice(0, seats - 1).map((card, at): Made => [at + 1, throws(card)]),
    );

  /** Name, points, tricks in words, and the boxes that are filled. */
  async function sidesOf(part: 'ScoreLine' | 'Score', state: State, seat: Seat | undefined) {
    const score = await import('./score.tsx');
    const sides = drawn(score[part], { context: contextOf(state, seat) }).all('.team');
    return sides.map(side => [
      ...['.tn', '.pts', '.vh'].map(each => side.all(each)[0]?.text),
      side.all('.on').length,
    ]);
  }

  describe.each(['ScoreLine', 'Score'] as const)('in the %s', part => {
    test.each([4, 6])('among %i: ours first, each with its own', async seats => {
      const state = oneTrick(seats, [5, 8]);
      for (const seat of [0, 2])
        expect(await sidesOf(part, state, seat)).toEqual([
          ['Us', '5', 'tricks: 1', 1],
          ['Them', '8', 'tricks: 0', 0],
        ]);
      for (const seat of [1, 3])
        expect(await sidesOf(part, state, seat)).toEqual([
          ['Us', '8', 'tricks: 0', 0],
          ['Them', '5', 'tricks: 1', 1],
        ]);
      expect(await sidesOf(part, state, undefined)).toEqual([
        ['Team 1', '5', 'tricks: 1', 1],
        ['Team 2', '8', 'tricks: 0', 0],
      ]);
    });

    test('among three: tricks are of a side, and points are not', async () => {
      const state = oneTrick(3, [5, 8, 2]);
      expect(await sidesOf(part, state, 0)).toEqual([
        ['You', undefined, 'tricks: 1', 1],
        ['Them', undefined, 'tricks: 0', 0],
      ]);
      expect(await sidesOf(part, state, 1)).toEqual([
        ['Us', undefined, 'tricks: 0', 0],
        ['Anna', undefined, 'tricks: 1', 1],
      ]);
    });
  });

  test('among three everyone has points of their own, the reader first', async () => {
    const { Score } = await import('./score.tsx');
    const list = drawn(Score, { context: contextOf(oneTrick(3, [5, 8, 2]), 1) }).all('li');
    expect(list.map(each => ['.nm', '.pts'].map(part => each.all(part)[0]?.text))).toEqual([
      ['You', '8'],
      ['Rosi', '2'],
      ['Anna', '5'],
    ]);
  });

  test('and read out', async () => {
    const { read } = await import('./read.ts');
    const heard = (seat: Seat) => read.score(contextOf(oneTrick(4, [5, 8]), seat));
    expect(heard(1)).toMatch(/^Us: 8 points\. Them: 5 points\. Us: 0 tricks\. Them: 1 trick\./);
    expect(heard(2)).toMatch(/^Us: 5 points\. Them: 8 points\. Us: 1 trick\. Them: 0 tricks\./);
  });
});

/** From here on in another language. */
async function speak(wanted: 'en' | 'de', us: string): Promise<void> {
  const { language } = await import('../../settings.ts');
  const { texts } = await import('./texts.ts');
  language.value = wanted;
  await vi.waitFor(() => expect(texts().us).toBe(us));
}

describe('V22: the buttons for a raise and the question it becomes', () => {
  beforeAll(() => speak('de', 'Wir'));
  afterAll(() => speak('en', 'Us'));

  /** What a seat reads in one place of what lies before it. */
  async function textAt(place: string, state: State, seat: Seat): Promise<string | undefined> {
    const { PlayerArea } = await import('./player-area.tsx');
    return drawn(PlayerArea, gameUiProps(state, seat)).all(place)[0]?.text;
  }

  // Among three, seat 0 plays alone against the two others.
  test.each<[number, Seat, string]>([
    [2, 0, 'Gehst du?'],
    [2, 1, 'Gehst du?'],
    [3, 0, 'Geht ihr?'],
    [3, 1, 'Gehst du?'],
    [3, 2, 'Gehst du?'],
    [4, 3, 'Geht ihr?'],
  ])('among %i, seat %i says »%s«', async (seats, seat, phrase) => {
    const { ConfirmRaise } = await import('./actions.tsx');
    const state = { ...named(seats), tricks: [{ leader: seat, cards: [] }] } as State;
    expect(await textAt('.bid', state, seat)).toBe(phrase);
    const view = game.view(state, seat) as Parameters<typeof ConfirmRaise>[0]['view'];
    const confirm = drawn(ConfirmRaise, { view, send: () => undefined, sending: false });
    expect(confirm.all('.main')[0]?.text).toContain(`»${phrase}« Um 3`);
    const raised = after(state, [seat, RAISE]);
    expect(await textAt('h2', raised, Number(game.toMove(raised)[0]))).toContain(phrase);
  });
});
