import { seeded } from '@stammtisch/kernel';
import { newId } from '@stammtisch/protocol';
import { expect, test } from 'vitest';

import { COLORS, colorOf } from './person-color.ts';

const random = seeded('colours', 1);
const world = {
  bytes: (count: number) => Uint8Array.from({ length: count }, () => random.below(256)),
};

test('every person has one of eight colours, always the same, and each is given to many (D32)', () => {
  const people = Array.from({ length: 800 }, () => newId(world, 10));
  const given = new Map<number, number>();
  for (const person of people) {
    expect(colorOf(person)).toBe(colorOf(person));
    given.set(colorOf(person), (given.get(colorOf(person)) ?? 0) + 1);
  }
  expect(given.size).toBe(COLORS);
  for (const count of given.values()) expect(count).toBeGreaterThan(50);
});
