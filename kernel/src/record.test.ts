import { describe, expect, test } from 'vitest';

import { formatRecord, isHouseMove, parseRecord, replay } from './record.ts';
import { type HouseMove } from './seating.ts';
import { counting } from './testing/counting.ts';

const TEXT = `game counting 1
seats 2
options {"goal":3}
house took 0 person 25
house took 1 bot 0
house next
0 add 1
1 add 2
`;

describe('a record', () => {
  test('is written as it is read', () => {
    const record = parseRecord(counting, TEXT);
    if (!record.ok) throw new Error(record.error.error);
    expect(record.value.entries[3]).toEqual({ by: 0, move: { kind: 'add', amount: 1 } });
    expect(formatRecord(counting, record.value)).toBe(TEXT);
  });

  test('may have remarks and empty lines', () => {
    const remarked = TEXT.replace('0 add 1', '\n0 add 1 ; a careful start');
    expect(parseRecord(counting, remarked)).toEqual(parseRecord(counting, TEXT));
  });

  test('leads from the empty table to its end', () => {
    const record = parseRecord(counting, TEXT);
    if (!record.ok) throw new Error(record.error.error);
    const states = [...replay(counting, record.value)];
    expect(states).toHaveLength(6);
    expect(states.at(-1)).toMatchObject({ sum: 3 });
  });

  test('names the entry the rules refuse', () => {
    const record = parseRecord(counting, TEXT.replace('1 add 2', '0 add 2'));
    if (!record.ok) throw new Error(record.error.error);
    expect(() => [...replay(counting, record.value)]).toThrow(
      'entry 5, "0 add 2", is refused: not-your-turn',
    );
  });

  test.each([
    ['game counting 1', 'game counting 2', 1],
    ['game counting 1', 'game chess 1', 1],
    ['seats 2', 'seats 9', 2],
    ['seats 2', 'seats 1', 2],
    ['seats 2', 'seats two', 2],
    ['{"goal":3}', '{"goal":0}', 3],
    ['{"goal":3}', '{"goal":', 3],
    ['{"goal":3}', '{}', 3],
    ['0 add 1', '0 add', 7],
    ['0 add 1', 'add 1', 7],
    ['house next', 'house next 1', 6],
    ['took 0 person 25', 'took 0 king 25', 4],
    ['took 0 person 25', 'took 0 person', 4],
    ['took 0 person 25', 'took 0 person -1', 4],
  ])('with "%s" as "%s" cannot be read at line %i', (from, to, line) => {
    expect(parseRecord(counting, TEXT.replace(from, to))).toMatchObject({
      ok: false,
      error: { line },
    });
  });
});

test.each<HouseMove>([
  { kind: 'took', seat: 1, by: 'bot', chips: 5 },
  { kind: 'brought', seat: 1, chips: 7 },
  { kind: 'left', seat: 0 },
  { kind: 'away', seat: 0 },
  { kind: 'back', seat: 0 },
  { kind: 'timedOut', seat: 0 },
  { kind: 'forfeited', seat: 1 },
  { kind: 'next' },
  { kind: 'closed' },
  { kind: 'again' },
])('%j is written and read again', move => {
  const record = { options: { goal: 3 }, seats: 2, entries: [{ by: 'house', move } as const] };
  expect(isHouseMove(move)).toBe(true);
  expect(parseRecord(counting, formatRecord(counting, record))).toEqual({
    ok: true,
    value: record,
  });
});
