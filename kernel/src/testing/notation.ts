import fc from 'fast-check';
import { expect, test } from 'vitest';

import type { Game, GameTypes } from '../game.ts';

type Notation<P extends GameTypes> = Pick<Game<P>, 'formatMove' | 'parseMove'>;

/** Moves as players write them; `words` are those of which texts are made that may be anything. */
export function readsAndWrites<P extends GameTypes>(
  { formatMove, parseMove }: Notation<P>,
  { moves, none, words }: Record<'moves' | 'none', readonly string[]> & { words?: string[] },
): void {
  test.each(moves)('"%s" is read and written again', text => {
    expect(formatMove(parseMove(text)!)).toBe(text);
  });

  test.each(none)('"%s" is no move', text => {
    expect(parseMove(text)).toBeUndefined();
  });

  if (words === undefined) return;
  test('whatever is written, nothing is thrown', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...words), { maxLength: 30 }), some => {
        const move = parseMove(some.join(' '));
        expect(move === undefined || parseMove(formatMove(move)) !== undefined).toBe(true);
      }),
    );
  });
}

/** What strangers may send: these moves, whatever comes with them, and none of the others. */
export function decodes(
  { decodeMove }: { readonly decodeMove: (value: unknown) => unknown },
  { moves = [], none }: { readonly moves?: readonly object[]; readonly none: readonly unknown[] },
): void {
  test.each(moves)('%j is one', move => {
    expect(decodeMove(move)).toEqual(move);
    expect(decodeMove({ ...move, note: 'I hold the king' })).toEqual(move);
  });

  test.each(none)('%j is none', value => {
    expect(decodeMove(value)).toBeUndefined();
  });

  test('whatever it is, nothing is thrown', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true }), value => {
        expect(['undefined', 'object']).toContain(typeof decodeMove(value));
      }),
    );
  });
}
