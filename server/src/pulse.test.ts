import { Worker } from 'node:worker_threads';

import { describe, expect, test } from 'vitest';

import { Pulse, ring } from './pulse.ts';
import { rest, WORLD } from './world.ts';

/** A house whose clock goes on by so much with every turn, and what it did. */
function house({ ms }: { ms: number }) {
  const did: string[] = [];
  const bells: (() => void)[] = [];
  let now = 0;
  const pulse = new Pulse({
    now: () => now,
    after: (_, run) => {
      did.push('set a bell');
      bells.push(run);
      return () => undefined;
    },
    rest: () => void did.push('rested'),
  });
  const turn = (): Promise<void> => {
    now += ms;
    return new Promise(resolve => void setImmediate(resolve));
  };
  return { pulse, did, turn, bells };
}

/** The same, with so many people in it that it rests. */
async function crowdedHouse({ ms }: { ms: number }) {
  const { pulse, did, turn, bells } = house({ ms });
  for (let at = 0; at * ms < 500; at++) {
    for (let each = 0; each < ms; each++) pulse.heard();
    await turn();
  }
  expect(did.at(-1)).toBe('rested');
  did.length = 0;
  return { pulse, did, turn, bells };
}

describe('a beat', () => {
  test('ends when all that came in together has been heard', async () => {
    const { pulse, did, turn } = house({ ms: 1_000 });
    pulse.heard();
    pulse.atEnd(() => did.push('written'));
    did.push('decided');
    pulse.heard();
    did.push('decided');
    pulse.atEnd(() => did.push('told'));
    await turn();
    expect(did).toEqual(['decided', 'decided', 'written', 'told']);
    await turn();
    expect(did).toHaveLength(4);
  });

  test('leaves to the next one what comes up at its end', async () => {
    const { pulse, did, turn } = house({ ms: 1_000 });
    pulse.atEnd(() => {
      did.push('written');
      pulse.atEnd(() => did.push('told'));
    });
    await turn();
    expect(did).toEqual(['written']);
    await turn();
    expect(did).toEqual(['written', 'told']);
  });
});

describe('the house', () => {
  test('never rests while few speak', async () => {
    const { pulse, did, turn } = house({ ms: 10 });
    for (let at = 0; at < 100; at++) {
      pulse.heard();
      await turn();
    }
    expect(did).toEqual([]);
  });

  test('rests after each beat in a crowd, and no longer when the crowd has gone', async () => {
    const { pulse, did, turn } = house({ ms: 1 });
    for (let at = 0; at < 1_000; at++) {
      pulse.heard();
      await turn();
    }
    // It looks around every fifth of a second.
    expect(did.length).toBeGreaterThan(700);
    for (let at = 0; at < 400; at++) {
      pulse.atEnd(() => undefined);
      await turn();
    }
    const before = did.length;
    pulse.heard();
    await turn();
    expect(did).toHaveLength(before);
  });

  test('does not rest when there is nothing to do', async () => {
    const { pulse, did, turn } = house({ ms: 1 });
    for (let at = 0; at < 1_000; at++) {
      pulse.heard();
      await turn();
    }
    const before = did.length;
    await turn();
    await turn();
    expect(did).toHaveLength(before);
  });
});

describe('while somebody is at the door', () => {
  test('the house does not rest, and what is to be written waits for its time all the same', async () => {
    const { pulse, did, turn, bells } = await crowdedHouse({ ms: 5 });
    for (let at = 0; at < 10; at++) await turn();
    pulse.atBeat(() => did.push('first'));
    await turn();
    did.length = 0;
    pulse.hurry();
    pulse.atBeat(() => did.push('second'));
    await turn();
    expect(did).toEqual(['set a bell']);
    for (let at = 0; at < 10; at++) await turn();
    expect(did).toEqual(['set a bell']);
    bells.at(-1)?.();
    await turn();
    expect(did).toEqual(['set a bell', 'second']);
  });

  test('it rests again when nobody has come for a while', async () => {
    const { pulse, did, turn } = await crowdedHouse({ ms: 5 });
    const rests = async (turns: number): Promise<number> => {
      did.length = 0;
      for (let at = 0; at < turns; at++) {
        for (let each = 0; each < 5; each++) pulse.heard();
        await turn();
      }
      return did.filter(each => each === 'rested').length;
    };
    pulse.hurry();
    expect(await rests(15)).toBe(0);
    expect(await rests(20)).toBeGreaterThan(10);
  });
});

describe('what is to be written', () => {
  test('is written at once while few speak', async () => {
    const { pulse, did, turn } = house({ ms: 10 });
    for (let at = 0; at < 10; at++) {
      pulse.atBeat(() => did.push('written'));
      await turn();
      expect(did).toHaveLength(at + 1);
    }
  });

  test('goes together in a crowd, thirty times a second at the most, though what is told is told at once', async () => {
    const { pulse, did, turn } = await crowdedHouse({ ms: 5 });
    for (let at = 0; at < 100; at++) {
      for (let each = 0; each < 5; each++) pulse.heard();
      pulse.atBeat(() => did.push('written'));
      pulse.atEnd(() => did.push('told'));
      await turn();
      expect(did.filter(each => each === 'told')).toHaveLength(at + 1);
    }
    // In half a second, in which time goes by in steps of five milliseconds.
    const batches = did.join(' ').match(/(written ?)+/g) ?? [];
    expect(batches.length).toBeGreaterThanOrEqual(13);
    expect(batches.length).toBeLessThanOrEqual(15);
    expect(did.filter(each => each === 'written').length).toBeGreaterThan(90);
  });

  test('is written though nobody says anything more', async () => {
    const { pulse, did, turn } = await crowdedHouse({ ms: 5 });
    pulse.atBeat(() => did.push('first'));
    for (let at = 0; at < 10; at++) await turn();
    pulse.atBeat(() => did.push('second'));
    pulse.atBeat(() => did.push('third'));
    for (let at = 0; at < 10; at++) await turn();
    expect(did.filter(each => each !== 'rested')).toEqual(['first', 'second', 'third']);
  });

  test('leaves to the next beat what comes up while it is written', async () => {
    const { pulse, did, turn } = house({ ms: 1_000 });
    pulse.atBeat(() => {
      did.push('written');
      pulse.atBeat(() => did.push('written later'));
    });
    await turn();
    expect(did).toEqual(['written']);
    await turn();
    expect(did).toEqual(['written', 'written later']);
  });
});

describe('a rest', () => {
  const A_MINUTE = 60_000;

  test('is over at once if the bell rang before it began, and only that time', () => {
    const { bell } = new Pulse({ ...WORLD, rest });
    ring(bell);
    rest(bell, A_MINUTE);
    expect(Atomics.load(bell, 0)).toBe(0);
  });

  test('is ended by a bell that another thread rings', async () => {
    const { bell } = new Pulse({ ...WORLD, rest });
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
