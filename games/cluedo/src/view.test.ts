import { diff, patched, type Viewer } from '@stammtisch/kernel';
import { describe, expect, test } from 'vitest';

import { game } from './index.ts';
import type { State } from './state.ts';
import {
  accuses,
  after,
  dealt,
  dice,
  END,
  entered,
  type Made,
  placed,
  ROLL,
  seatsOf,
  shows,
  suspects,
  walks,
} from './testing/position.ts';

describe('a view', () => {
  test('has the viewer’s own cards, and how many the others hold (8.1)', () => {
    const { hands } = dealt();
    for (const seat of seatsOf(4))
      expect(game.view(dealt(), seat)).toMatchObject({
        hands: hands.map((hand, at) => (at === seat ? hand : hand.length)),
      });
    expect(game.view(dealt(), 'gallery')).toMatchObject({ hands: [5, 5, 4, 4] });
    expect(game.view(dealt(), 'open')).toMatchObject({ hands });
  });

  test('has the solution only for who is out (8.2)', () => {
    const out = after(dealt(), [0, accuses('blue rope study')]);
    const seen = (state: State, viewer: Viewer) =>
      JSON.stringify(game.view(state, viewer)).includes('"solution":"hidden"');
    expect(seatsOf(4).map(seat => seen(dealt(), seat))).toEqual([true, true, true, true]);
    expect(seatsOf(4).map(seat => seen(out, seat))).toEqual([false, true, true, true]);
  });

  test('has the cards one has shown or was shown, and that others were shown (8.3)', () => {
    const state = after(entered('hall'), [0, suspects('white rope hall')], [1, shows('hall')]);
    const cards = (['gallery', 0, 1, 2] as const).map(viewer => {
      const view = game.view(state, viewer);
      return 'suspicions' in view ? view.suspicions[0]!.card : undefined;
    });
    expect(cards).toEqual(['hidden', 'hall', 'hall', 'hidden']);
  });

  test('changes little with a move, and what changed restores it', () => {
    const line: readonly (readonly [Made, number])[] = [
      [[0, ROLL], 30],
      [dice(4, 4), 40],
      [[0, walks('hall')], 90],
      [[0, suspects('white rope hall')], 260],
      [[1, shows('white')], 120],
      [[0, END], 100],
    ];
    let state: State = placed({ red: 'l18' });
    for (const [made, most] of line) {
      const next = after(state, made);
      for (const viewer of [0, 1, 2, 'gallery'] as const) {
        const [was, is] = [game.view(state, viewer), game.view(next, viewer)];
        const patch = diff(was, is);
        expect(patched(was, patch)).toEqual(is);
        expect(JSON.stringify(patch).length).toBeLessThan(most);
      }
      state = next;
    }
  });
});
