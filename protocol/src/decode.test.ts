import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { decode } from './decode.ts';
import { ERROR_CODES } from './errors.ts';
import { LIMITS } from './limits.ts';
import { REQUEST } from './requests.ts';
import { newId } from './world.ts';

const TABLE = 'abcdefgh';

describe('a request', () => {
  test.each([
    { re: 0, type: 'hello', protocol: 3 },
    {
      re: 1,
      type: 'hello',
      protocol: 3,
      resume: { person: 'a'.repeat(10), secret: 'b'.repeat(32) },
    },
    { re: 2, type: 'open', game: 'big-two', options: { stake: 5 }, start: true, listed: false },
    { re: 3, type: 'watch', table: TABLE, since: 7 },
    { re: 4, type: 'sit', table: TABLE, seat: 2 },
    {
      re: 5,
      type: 'move',
      table: TABLE,
      key: 'k'.repeat(12),
      decision: 'play 1.0',
      move: { kind: 'pass' },
    },
    { re: 6, type: 'chat', table: TABLE, text: 'Servus' },
    { re: 7, type: 'ping' },
  ])('%j is read as it was sent', request => {
    expect(decode(JSON.stringify(request))).toEqual({ ok: true, value: request });
  });

  test.each([
    ['', undefined],
    ['null', undefined],
    ['[]', undefined],
    ['{"re":1}', 1],
    ['{"re":1,"type":"ping","more":1}', 1],
    ['{"re":-1,"type":"ping"}', undefined],
    ['{"re":1.5,"type":"ping"}', undefined],
    ['{"re":1e309,"type":"ping"}', undefined],
    ['{"re":1,"type":"sit","table":"../../etc"}', 1],
    ['{"re":1,"type":"sit","table":"abcdefgh","seat":-1}', 1],
    ['{"re":1,"type":"chat","table":"abcdefgh"}', 1],
    ['{"__proto__":{"type":"ping","re":1}}', undefined],
  ])('%s is none; its number, if it has one, comes back: %s', (text, re) => {
    expect(decode(text)).toEqual({
      ok: false,
      error: { code: 'bad-message', ...(re === undefined ? {} : { re }) },
    });
  });

  /** Anything one could send in the place of a move's fields. */
  const odd = fc.constantFrom<unknown>(
    0,
    7,
    -1,
    1.5,
    2 ** 53,
    '',
    TABLE,
    'k'.repeat(12),
    'K',
    null,
  );
  const field = (usual: unknown) => fc.oneof({ weight: 6, arbitrary: fc.constant(usual) }, odd);

  test('that is a move is read as the list of requests has it', () => {
    const fields = fc.record(
      {
        re: field(5),
        type: fc.constant('move'),
        table: field(TABLE),
        key: field('k'.repeat(12)),
        decision: fc.oneof(field('play 1.0'), fc.constant('d'.repeat(LIMITS.decision + 1))),
        move: fc.oneof(fc.constant({ kind: 'pass' }), odd),
        more: odd,
      },
      { requiredKeys: ['type', 're', 'table', 'key', 'decision', 'move'] },
    );
    fc.assert(
      fc.property(fields, request => {
        const text = JSON.stringify(request);
        const listed = REQUEST.safeParse(JSON.parse(text));
        const read = decode(text);
        expect(read.ok && read.value).toEqual(listed.success && listed.data);
      }),
      { numRuns: 2_000 },
    );
  });

  test('of more than 8 KiB is not even looked at', () => {
    expect(decode('x'.repeat(LIMITS.messageBytes + 1))).toEqual({
      ok: false,
      error: { code: 'too-large' },
    });
  });
});

test('no error code stands twice', () => {
  expect(new Set(ERROR_CODES).size).toBe(ERROR_CODES.length);
});

test('an id has five bits of chance in every character, and none that look alike', () => {
  const bytes = (count: number) => Uint8Array.from({ length: count }, (_, at) => at);
  const id = newId({ bytes }, 32);
  expect(new Set(id).size).toBe(32);
  expect(id).toMatch(/^[a-z0-9]+$/);
  expect(id).not.toMatch(/[lo01]/);
});
