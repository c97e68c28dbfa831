import { Worker } from 'node:worker_threads';

import { describe, expect, test } from 'vitest';

import { Pulse, ring } from './pulse.ts';
import { rest, WORLD } from './world.ts';

const beat = (): Promise<void> => new Promise(resolve => void setImmediate(resolve));

/** A house whose clock goes on by so much with every beat, and what it did. */
function house({ msABeat }: { msABeat: number }) {
  const did: string[] = [];
  let now = 0;
  const pulse = new Pulse({ now: () => (now += msABeat), rest: () => void did.push('rested') });
  return { pulse, did };
}

describe('a beat', () => {
  test('ends when all that came in together has been heard', async () => {
    const { pulse, did } = house({ msABeat: 1_000 });
    pulse.heard();
    pulse.atEnd(() => did.push('written'));
    did.push('decided');
    pulse.heard();
    did.push('decided');
    pulse.atEnd(() => did.push('told'));
    await beat();
    expect(did).toEqual(['decided', 'decided', 'written', 'told']);
    await beat();
    expect(did).toHaveLength(4);
  });

  test('leaves to the next one what comes up at its end', async () => {
    const { pulse, did } = house({ msABeat: 1_000 });
    pulse.atEnd(() => {
      did.push('written');
      pulse.atEnd(() => did.push('told'));
    });
    await beat();
    expect(did).toEqual(['written']);
    await beat();
    expect(did).toEqual(['written', 'told']);
  });
});

describe('the house', () => {
  test('never rests while few speak', async () => {
    const { pulse, did } = house({ msABeat: 10 });
    for (let at = 0; at < 100; at++) {
      pulse.heard();
      await beat();
    }
    expect(did).toEqual([]);
  });

  test('rests after each beat in a crowd, and no longer when the crowd has gone', async () => {
    const { pulse, did } = house({ msABeat: 1 });
    for (let at = 0; at < 1_000; at++) {
      pulse.heard();
      await beat();
    }
    // It looks around every fifth of a second.
    expect(did.length).toBeGreaterThan(700);
    for (let at = 0; at < 400; at++) {
      pulse.atEnd(() => undefined);
      await beat();
    }
    const before = did.length;
    pulse.heard();
    await beat();
    expect(did).toHaveLength(before);
  });

  test('does not rest when there is nothing to do', async () => {
    const { pulse, did } = house({ msABeat: 1 });
    for (let at = 0; at < 1_000; at++) {
      pulse.heard();
      await beat();
    }
    const before = did.length;
    await beat();
    await beat();
    expect(did).toHaveLength(before);
  });
});

describe('a rest', () => {
  const A_MINUTE = 60_000;

  test('is over at once if the bell rang before it began, and only that time', () => {
    const { bell } = new Pulse({ now: () => WORLD.now(), rest });
    ring(bell);
    rest(bell, A_MINUTE);
    expect(Atomics.load(bell, 0)).toBe(0);
  });

  test('is ended by a bell that another thread rings', async () => {
    const { bell } = new Pulse({ now: () => WORLD.now(), rest });
    const url = new URL('pulse.ts', import.meta.url).href;
    const ringer = new Worker(
      `import(${JSON.stringify(url)}).then(({ ring }) => ring(require('node:worker_threads').workerData))`,
      { eval: true, workerData: bell },
    );
    rest(bell, A_MINUTE);
    await ringer.terminate();
    expect(Atomics.load(bell, 0)).toBe(0);
  });
});
