import { pick, seeded } from '@stammtisch/kernel';
import { describe, expect, test } from 'vitest';

import { CORRIDOR, isRoom, neighboursOf, roomBehind } from './board.ts';
import { isShutIn, pathTo, targetsOf, type Walk } from './reach.ts';
import { type Place, ROOMS } from './state.ts';
import { everyEnd } from './testing/brute.ts';
import { place } from './testing/position.ts';

const squares = (text: string): readonly number[] =>
  text
    .split(' ')
    .map(place)
    .filter(each => !isRoom(each));

const places = (text: string): readonly Place[] => text.split(' ').map(place);

const walk = (from: string, pips: number, taken = '', exactRoll = true): Walk => ({
  from: place(from),
  taken: taken === '' ? [] : squares(taken),
  pips,
  exactRoll,
});

/** Any position: five others stand somewhere, now and then close together. */
function anyWalk(seed: number): Walk {
  const random = seeded('walk', seed);
  const from: Place = random.below(3) === 0 ? pick(ROOMS, random) : pick(CORRIDOR, random);
  const middle = isRoom(from) ? pick(CORRIDOR, random) : from;
  const isNear = (square: number) =>
    Math.abs((square % 24) - (middle % 24)) + Math.abs(square - middle) / 24 < 5;
  const field = seed % 2 === 0 ? CORRIDOR : CORRIDOR.filter(isNear);
  const taken = new Set(Array.from({ length: 5 }, () => pick(field, random)));
  if (!isRoom(from)) taken.delete(from);
  return { from, taken: [...taken], pips: 1 + random.below(12), exactRoll: seed % 5 > 0 };
}

const WALKS = Array.from({ length: 600 }, (_, seed) => anyWalk(seed));

describe('where a walk can end', () => {
  test('is the same as by trying every way, in 600 positions (5.3 to 5.7)', () => {
    for (const each of WALKS) expect(new Set(targetsOf(each))).toEqual(everyEnd(each));
  });

  test('is the same from every place on the empty board with 12 pips (5.5)', () => {
    for (const from of [...ROOMS, ...CORRIDOR]) {
      const each = { from, taken: [], pips: 12, exactRoll: true };
      expect(new Set(targetsOf(each))).toEqual(everyEnd(each));
    }
  });

  test('is told in a fixed order, each once', () => {
    const order = [...ROOMS, ...CORRIDOR];
    for (const each of WALKS) {
      const at = targetsOf(each).map(end => order.indexOf(end as never));
      expect(at).toEqual([...new Set(at)].toSorted((a, b) => a - b));
    }
  });

  test('is nowhere only for who is shut in (5.10)', () => {
    let shut = 0;
    for (const each of WALKS) {
      expect(targetsOf(each).length === 0).toBe(isShutIn(each));
      if (isShutIn(each)) shut++;
    }
    expect(shut).toBeGreaterThan(3);
  });
});

describe('a path', () => {
  test('leads to every end, step by step, over no square twice and no square that is taken (5.3)', () => {
    for (const each of WALKS)
      for (const end of targetsOf(each)) {
        const path = pathTo(each, end)!;
        expect([path[0], path.at(-1)]).toEqual([each.from, end]);
        expect(new Set(path).size).toBe(path.length);
        expect(path.length - 1).toBeLessThanOrEqual(each.pips);
        expect(path.some(at => !isRoom(at) && each.taken.includes(at))).toBe(false);
        for (const [at, here] of path.slice(1).entries())
          expect(isStep(path[at]!, here)).toBe(true);
      }
  });

  test('uses all pips in the corridors, or as many as any can (5.5 and 5.6)', () => {
    for (const each of WALKS.filter(({ exactRoll }) => exactRoll)) {
      const inCorridors = targetsOf(each).filter(end => !isRoom(end));
      const lengths = new Set(inCorridors.map(end => pathTo(each, end)!.length - 1));
      expect(lengths.size).toBeLessThanOrEqual(1);
    }
  });

  test('leads nowhere else', () => {
    expect(pathTo(walk('h25', 2), place('h25'))).toBeUndefined();
    expect(pathTo(walk('hall', 12), 'hall')).toBeUndefined();
  });
});

function isStep(from: Place, to: Place): boolean {
  if (isRoom(from)) return !isRoom(to) && roomBehind(to) === from;
  return isRoom(to) ? roomBehind(from) === to : neighboursOf(from).includes(to);
}

describe('a walk', () => {
  test('goes straight or round a corner, but not diagonally and not back (5.3)', () => {
    expect(targetsOf(walk('h25', 2))).toEqual(places('h23 i24'));
    expect(targetsOf(walk('h25', 3))).toEqual(places('h22 i23'));
  });

  test('neither enters nor crosses a square where another token stands (5.3)', () => {
    expect(targetsOf(walk('h25', 3, 'h23'))).toEqual(places('i23'));
    expect(targetsOf(walk('h25', 4, 'i22'))).toEqual(places('h21 h23 i24'));
    expect(targetsOf(walk('h25', 4, 'i22 i24'))).toEqual(places('h21'));
  });

  test('enters no square twice, not even the one it began on (5.3)', () => {
    expect(targetsOf(walk('b7', 3))).toContain(place('b8'));
    for (const pips of [2, 4, 6, 12])
      expect(targetsOf(walk('b7', pips))).not.toContain(place('b7'));
  });

  test('leaves a room by any free door, with the first step (5.4)', () => {
    expect(targetsOf(walk('ballroom', 1))).toEqual(places('h4 q4 k7 n7'));
    expect(targetsOf(walk('ballroom', 1, 'h4 n7'))).toEqual(places('q4 k7'));
  });

  test('enters a room from before its door, with one step, and loses the rest (5.4)', () => {
    expect(targetsOf(walk('d7', 1))).toContain('kitchen');
    expect(targetsOf(walk('d7', 12))).toContain('kitchen');
    expect(targetsOf(walk('d8', 1))).not.toContain('kitchen');
    expect(pathTo(walk('d8', 12), 'kitchen')).toEqual(places('d8 d7 kitchen'));
  });

  test('does not enter the room that it has left, not even by another door (5.4)', () => {
    for (const pips of [3, 4, 8, 12]) expect(targetsOf(walk('hall', pips))).not.toContain('hall');
  });

  test('does not lead through a room (5.4)', () => {
    expect(targetsOf(walk('v14', 3))).toContain('billiard');
    expect(targetsOf(walk('v14', 3))).not.toContain(place('q11'));
  });

  test('may be shorter only into a room, if all pips must be used (5.5)', () => {
    expect(targetsOf(walk('v14', 2))).toEqual(['billiard', place('t14')]);
    expect(targetsOf(walk('v14', 4))).toEqual(['billiard', 'library', place('r14')]);
  });

  test('is as long as possible where there is no longer one, and who can may enter a room (5.6)', () => {
    expect(targetsOf(walk('v14', 12, 's14'))).toEqual(['billiard', 'library', place('t14')]);
    expect(targetsOf(walk('u14', 12, 's14'))).toEqual([
      'billiard',
      'library',
      place('t14'),
      place('v14'),
    ]);
  });

  test('may stop on the way without `exactRoll`, but not where it began (5.7)', () => {
    expect(targetsOf(walk('v14', 3, '', false))).toEqual([
      'billiard',
      'library',
      ...places('s14 t14 u14'),
    ]);
    expect(targetsOf(walk('kitchen', 2, '', false))).toEqual(places('c7 d7 e7 d8'));
  });

  test('cannot begin with every door blocked, or every square next to it (5.10)', () => {
    expect(isShutIn(walk('kitchen', 2, 'd7'))).toBe(true);
    expect(isShutIn(walk('hall', 2, 'l18 m18'))).toBe(false);
    expect(isShutIn(walk('hall', 2, 'l18 m18 p22'))).toBe(true);
    expect(isShutIn(walk('h25', 2, 'h24'))).toBe(true);
    expect(isShutIn(walk('b7', 2, 'c7'))).toBe(false);
    expect(isShutIn(walk('b7', 2, 'c7 b8'))).toBe(true);
  });
});
