import { describe, expect, test } from 'vitest';

import { type Appearance, Settling } from './settling.ts';

const at = (thing: string, x: number, y: number, means = ''): Appearance<string> => ({
  thing,
  x,
  y,
  means,
});

/** What is there at a tap, and what is seen some milliseconds later. */
function after(
  before: readonly Appearance<string>[],
  ...later: readonly (readonly [number, readonly Appearance<string>[]])[]
): Settling<string> {
  const settling = new Settling<string>();
  settling.begin(before, 0);
  for (const [now, seen] of later) settling.look(seen, now);
  return settling;
}

describe('a second tap', () => {
  test('counts on what has not moved: chips are laid as fast as one likes', () => {
    const settling = after([at('chip', 10, 10)], [70, [at('chip', 10, 10)]]);
    expect(settling.isSettled('chip', 70)).toBe(true);
  });

  test('does not count on a card that has just been raised, and does 400 ms later', () => {
    const settling = after([at('card', 10, 40)], [16, [at('card', 10, 28)]]);
    expect(settling.isSettled('card', 70)).toBe(false);
    expect(settling.isSettled('card', 415)).toBe(false);
    expect(settling.isSettled('card', 416)).toBe(true);
  });

  test('counts on a card that only lifts itself under the mouse', () => {
    const settling = after([at('card', 10, 40)], [16, [at('card', 10, 35)]]);
    expect(settling.isSettled('card', 70)).toBe(true);
  });

  test('does not count on what has just come, however long after the first', () => {
    const settling = after([at('play', 10, 10)], [900, [at('yes', 10, 10)]]);
    expect(settling.isSettled('yes', 920)).toBe(false);
    expect(settling.isSettled('yes', 1_300)).toBe(true);
  });

  test('does not count where the same button asks something new', () => {
    const settling = after([at('hit', 10, 10, 'one')], [30, [at('hit', 10, 10, 'two')]]);
    expect(settling.isSettled('hit', 70)).toBe(false);
  });

  test('does not wait for the end of a long way: it counts from its beginning', () => {
    const settling = after(
      [at('card', 0, 0)],
      [100, [at('card', 50, 0)]],
      [300, [at('card', 150, 0)]],
    );
    expect(settling.isSettled('card', 499)).toBe(false);
    expect(settling.isSettled('card', 500)).toBe(true);
  });

  test('counts on what was scrolled to this place', () => {
    const settling = after([at('tab', 10, 10)]);
    settling.scroll([at('row', 10, 12), at('tab', 10, -80)]);
    settling.look([at('row', 10, 12), at('tab', 10, -80)], 50);
    expect(settling.isSettled('row', 60)).toBe(true);
    expect(settling.isSettled('tab', 60)).toBe(true);
  });

  test('a tap beside it does not make it older', () => {
    const settling = after([at('play', 10, 10)], [50, [at('yes', 10, 10), at('no', 40, 10)]]);
    settling.begin([at('yes', 10, 10), at('no', 40, 10)], 100);
    expect(settling.isSettled('yes', 200)).toBe(false);
  });
});
