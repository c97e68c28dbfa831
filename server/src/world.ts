import { randomBytes } from 'node:crypto';

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
