import fc from 'fast-check';
import { expect, test } from 'vitest';

import { diff, diffText, type Made, patched } from './diff.ts';
import { fingerprint, same } from './json.ts';

/** Anything JSON can say, with names that have tripped others up. */
const json = fc.letrec(tie => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom(null, true, false, 0, 1, -1, 1.5, '', 'a', '@', '0', '-'),
    fc.array(tie('value'), { maxLength: 5 }),
    fc.dictionary(
      fc.constantFrom('a', 'b', '@', '0', '1', '-', '__proto__', 'constructor', 'length'),
      tie('value'),
      { maxKeys: 5 },
    ),
  ),
})).value;

const sent = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

test('a patch, sent and applied, turns one thing into the other', () => {
  fc.assert(
    fc.property(json, json, (a, b) => {
      const after = patched(a, sent(diff(a, b)));
      expect(same(after, b)).toBe(true);
    }),
    { numRuns: 3_000 },
  );
});

test('no change is an empty patch', () => {
  fc.assert(
    fc.property(json, value => {
      expect(diff(value, sent(value))).toEqual({});
    }),
  );
});

test.each([
  ['a field', { a: 1, b: 2 }, { a: 1, b: 3 }, { b: 3 }],
  ['a field gone and one come', { a: 1 }, { b: 2 }, { a: null, b: 2 }],
  ['deep down', { hands: [13, 13, 13, 13] }, { hands: [13, 12, 13, 13] }, { hands: { 1: 12 } }],
  ['cards played from a hand', ['3d', '4d', '5d'], ['3d', '5d'], { '@': [1, 1] }],
  ['a play more', [{ seat: 0 }], [{ seat: 0 }, { seat: 3 }], { '@': [1, 0, { seat: 3 }] }],
  ['another kind of thing', [1], { a: 1 }, [{ a: 1 }]],
  ['nothing instead of something', { a: 1 }, { a: null }, { a: [null] }],
  ['a field of nought', { a: 1, b: 1 }, { a: 0 }, { a: 0, b: null }],
])('the patch says only what changed: %s', (_, before, after, patch) => {
  expect(diff(before, after)).toEqual(patch);
});

test('a patch does not touch what it is put on', () => {
  const before = Object.freeze({ hand: Object.freeze(['3d', '4d']) });
  expect(patched(before, diff(before, { hand: ['4d'] }))).toEqual({ hand: ['4d'] });
  expect(before).toEqual({ hand: ['3d', '4d'] });
});

test('a patch for something else is noticed', () => {
  expect(() => patched(5, { a: [1] })).toThrow('does not fit');
  expect(() => patched([5], { 0: null })).toThrow('taken away');
  expect(() => patched([5], { 1: [6] })).toThrow('does not fit');
});

test('a fingerprint does not mind the order of keys, and minds everything else', () => {
  expect(fingerprint({ a: 1, b: [2, { c: 3, d: 4 }] })).toBe(
    fingerprint({ b: [2, { d: 4, c: 3 }], a: 1 }),
  );
  fc.assert(
    fc.property(json, json, (a, b) => {
      expect(fingerprint(a) === fingerprint(b)).toBe(same(a, b));
    }),
    { numRuns: 2_000 },
  );
});

test('patches that were made for others change nothing', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(json, json), { maxLength: 4 }), pairs => {
      const made: Made = [];
      // The same pieces in several views, and the other way round.
      const views = [...pairs, ...pairs, ...pairs.map(([a, b]) => [b, a] as const)];
      for (const [a, b] of views) {
        const [before, after] = [
          { shared: a, own: 1 },
          { shared: b, own: 2 },
        ];
        expect(diffText(before, after, made)).toBe(diffText(before, after));
      }
    }),
    { numRuns: 1_000 },
  );
});

test('what is no plain data becomes nothing, and the patch can still be read', () => {
  expect(diff({ a: 1 }, { a: Number.NaN })).toEqual({ a: [null] });
  expect(diff([1, 2], [1, undefined])).toEqual({ 1: [null] });
  expect(diff([1], [1, undefined])).toEqual({ '@': [1, 0, null] });
  expect(diff({ a: undefined, c: 1 }, { b: 2, c: 1 })).toMatchObject({ b: 2 });
});
