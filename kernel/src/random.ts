import { hash } from './json.ts';

/** A source of chance. It is always passed in: rules never make one. */
export interface Random {
  /** A whole number from 0 up to, and not including, `bound`; every one equally likely. */
  below(bound: number): number;
}

const UINT32 = 2 ** 32;

/** Chance from a stream of 32-bit words, without the bias of a plain remainder. */
export function randomFrom(nextUint32: () => number): Random {
  return {
    below(bound) {
      if (!Number.isInteger(bound) || bound < 1 || bound > UINT32)
        throw new Error(`there is no whole number below ${bound} to draw`);
      const fair = UINT32 - (UINT32 % bound);
      let word = nextUint32();
      while (word >= fair) word = nextUint32();
      return word % bound;
    },
  };
}

/**
 * The stream that `path` names: the same path gives the same stream on every
 * machine, and different paths give unrelated ones (`seeded(7, 'deal', 3)`).
 * For tests, simulations and bots; real decks are shuffled by the house.
 */
export function seeded(...path: readonly (string | number)[]): Random {
  const name = path.join('/');
  const lane = (salt: number) => hash(name, salt);
  return randomFrom(xoshiro([lane(0x9e3779b9), lane(0x85ebca6b), lane(0xc2b2ae35), lane(1) | 1]));
}

/** xoshiro128**, after Blackman and Vigna. */
function xoshiro([a, b, c, d]: [number, number, number, number]): () => number {
  return () => {
    const word = Math.imul(rotate(Math.imul(b, 5), 7), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = rotate(d, 11);
    return word;
  };
}

const rotate = (word: number, by: number): number => (word << by) | (word >>> (32 - by));

export function shuffle<T>(items: readonly T[], random: Random): T[] {
  const shuffled = [...items];
  for (let last = shuffled.length - 1; last > 0; last--) {
    const other = random.below(last + 1);
    [shuffled[last], shuffled[other]] = [shuffled[other]!, shuffled[last]!];
  }
  return shuffled;
}

export function pick<T>(items: readonly T[], random: Random): T {
  if (items.length === 0) throw new Error('there is nothing to pick from');
  return items[random.below(items.length)]!;
}
