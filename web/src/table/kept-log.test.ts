import type { Scene } from '@stammtisch/protocol';
import { describe, expect, test } from 'vitest';

import { type Entry, joined, KEPT_OVER_RELOAD, packed, unpacked } from './kept-log.ts';

const OWNER = { table: 't1', person: 'anna' };

const room: Scene['room'] = {
  game: 'counting',
  host: 'anna',
  chairs: [{ person: 'anna' }, { bot: 'Toni' }],
  waiting: [],
  leaving: [],
  started: true,
  listed: true,
  closed: false,
};

const sceneAt = (version: number): Scene => ({
  room,
  view: { sum: version, hands: [['a', 'b', 'c'].slice(version % 3), version] },
});

/** The entries that lead to these versions; between others, something was missed. */
function logOf(...versions: readonly number[]): readonly Entry[] {
  const scenes = new Map<number, Scene>();
  const seenAt = (version: number): Scene => {
    const scene = scenes.get(version) ?? sceneAt(version);
    scenes.set(version, scene);
    return scene;
  };
  const people = { anna: { name: 'Anna', here: true } };
  return versions.map(version => ({
    at: 1_000 + version,
    people: version < 3 ? people : { anna: { name: 'Annerl', here: true } },
    event: {
      version,
      before: seenAt(version - 1),
      after: seenAt(version),
      by: version % 2,
      seen: { kind: 'add', number: version },
    },
  }));
}

describe('W37: the log over a reload', () => {
  test('comes back as it was, also after something was missed', () => {
    const log = logOf(1, 2, 3, 7, 8);
    expect(unpacked(packed(log, OWNER), OWNER)).toEqual(log);
  });

  test('is kept as what changed: a hundred entries take little more than their moves', () => {
    const log = logOf(...Array.from({ length: 100 }, (_, at) => at + 1));
    expect(packed(log, OWNER).length).toBeLessThan(100 * 250);
  });

  test('keeps no more than the last two hundred', () => {
    const log = logOf(...Array.from({ length: 450 }, (_, at) => at + 1));
    const kept = unpacked(packed(log, OWNER), OWNER);
    expect(kept).toHaveLength(KEPT_OVER_RELOAD);
    expect(kept).toEqual(log.slice(-KEPT_OVER_RELOAD));
  });

  test('is nobody else’s, and of no other table', () => {
    const text = packed(logOf(1, 2), OWNER);
    expect(unpacked(text, { ...OWNER, person: 'sepp' })).toEqual([]);
    expect(unpacked(text, { ...OWNER, table: 't2' })).toEqual([]);
  });

  test.each(['', 'x', '{}', '{"format":9,"table":"t1","person":"anna"}'])(
    'what cannot be read (%s) is nothing',
    text => expect(unpacked(text, OWNER)).toEqual([]),
  );

  test('what is told again after a reconnection is there once', () => {
    const versions = joined(logOf(1, 2, 3, 4), logOf(3, 4, 5)).map(({ event }) => event.version);
    expect(versions).toEqual([1, 2, 3, 4, 5]);
  });
});
