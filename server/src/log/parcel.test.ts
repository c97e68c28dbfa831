import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { type Call, packed, unpacked } from './parcel.ts';

const entry = fc.record({
  version: fc.nat(),
  id: fc.string(),
  previous: fc.string(),
  at: fc.nat(),
  key: fc.option(fc.string()),
  body: fc.string({ unit: 'binary' }),
});

const append = fc.record(
  {
    table: fc.string(),
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
  expect(packed(calls)).toBe('[["append","t",null,[7,"b","a",5,"k","{}"]]]');
});
