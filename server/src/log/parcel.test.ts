import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { type Call, packed, packedOutcomes, unpacked, unpackedOutcomes } from './parcel.ts';

const id = fc.stringMatching(/^[a-z0-9]{1,20}$/);

const entry = fc.record({
  version: fc.nat(),
  id,
  previous: fc.option(id, { nil: '' }),
  at: fc.nat(),
  key: fc.option(id),
  body: fc.json({ stringUnit: 'binary' }),
});

const append = fc.record(
  {
    table: id,
    entries: fc.array(entry, { maxLength: 4 }),
    seats: fc.array(fc.record({ person: fc.string(), took: fc.constant(true) })),
    closed: fc.boolean(),
    transfers: fc.array(fc.record({ from: fc.string(), to: fc.string(), amount: fc.nat() })),
    tallies: fc.array(fc.record({ person: fc.string(), score: fc.integer() })),
  },
  { requiredKeys: ['table', 'entries'], noNullPrototype: true },
);

const call: fc.Arbitrary<Call> = fc.oneof(
  fc.record({ name: fc.constant('append' as const), args: append.map(each => [each]) }),
  fc.record({
    name: fc.constantFrom('read', 'seatOf', 'addLine'),
    args: fc.array(fc.oneof(fc.string(), fc.nat(), fc.boolean(), fc.constant(undefined))),
  }),
);

test('whatever is packed is the same when it is unpacked', () => {
  fc.assert(
    fc.property(fc.array(call), calls => {
      expect(unpacked(packed(calls))).toEqual(calls);
    }),
  );
});

test('a move travels without the names of its fields', () => {
  const move = { version: 7, id: 'b', previous: 'a', at: 5, key: 'k', body: '{}' };
  const calls: Call[] = [{ name: 'append', args: [{ table: 't', entries: [move] }] }];
  expect(packed(calls).split('\n')).toEqual(['t', '', '1', '7', 'b', 'a', '5', 'k', '{}']);
});

test('a parcel that was cut is not taken for a shorter one', () => {
  const move = { version: 7, id: 'b', previous: 'a', at: 5, key: 'k', body: '{}' };
  const lines = packed([{ name: 'append', args: [{ table: 't', entries: [move] }] }]).split('\n');
  for (let length = 1; length < lines.length; length++)
    expect(() => unpacked(lines.slice(0, length).join('\n'))).toThrow('in the middle');
});

test('what came of calls is the same on the other side', () => {
  const outcomes = [
    { value: { ok: true, value: undefined } },
    { value: { ok: true, value: 0 } },
    { value: { ok: false, error: 'conflict' } },
    { value: 12 },
    { value: 'a name' },
    { error: 'the disk is full' },
  ];
  expect(unpackedOutcomes(packedOutcomes(outcomes))).toEqual(outcomes);
});
