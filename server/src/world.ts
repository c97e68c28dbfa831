import { randomBytes } from 'node:crypto';

import { type Random, randomFrom } from '@stammtisch/kernel';
import type { World } from '@stammtisch/protocol';

const POOL_BYTES = 8_192;

/** Randomness of the operating system, fetched in larger pieces: each piece is given away once. */
function pooledBytes(): (count: number) => Uint8Array {
  let pool = new Uint8Array(0);
  let at = 0;
  return count => {
    if (at + count > pool.length) {
      pool = new Uint8Array(randomBytes(Math.max(POOL_BYTES, count)));
      at = 0;
    }
    const bytes = pool.slice(at, at + count);
    pool.fill(0, at, at + count);
    at += count;
    return bytes;
  };
}

/** The real one. */
export const WORLD: World = {
  now: () => Date.now(),
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
  bytes: pooledBytes(),
};

const WORDS = 64;

/** Chance for deals: every word from the operating system, drawn without bias. */
export function chanceOf(world: Pick<World, 'bytes'>): Random {
  let words: DataView = new DataView(new ArrayBuffer(0));
  let at = 0;
  return randomFrom(() => {
    if (at >= words.byteLength) {
      const bytes = world.bytes(4 * WORDS);
      words = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      at = 0;
    }
    const word = words.getUint32(at);
    at += 4;
    return word;
  });
}
