import type { World } from '@stammtisch/protocol';

/** So many guesses are free. */
const FREE = 5;
/** Then each makes the next one wait twice as long, up to a bound. */
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 5 * 60_000;
/** After so long without any, all is forgotten. */
const FORGOTTEN_MS = 60 * 60_000;
const MOST_KNOWN = 50_000;

interface Known {
  readonly guesses: number;
  readonly at: number;
  /** Before that, no further guess. */
  readonly until: number;
}

/**
 * Guesses at an account from one address: wherever an attacker is, the owner is somewhere else, and
 * nobody can lock them out. A guess counts when it begins, so that many at once are many.
 */
export class Guesses {
  readonly #world: Pick<World, 'now'>;
  /** The latest last. */
  readonly #known = new Map<string, Known>();

  constructor(world: Pick<World, 'now'>) {
    this.#world = world;
  }

  /** Whether one more guess may be made from this address at this account. */
  mayTry(from: string, account: string): boolean {
    this.#forget();
    const now = this.#world.now();
    const key = `${from} ${account}`;
    const { guesses, until } = this.#known.get(key) ?? { guesses: 0, until: now };
    if (now < until) return false;
    this.#known.delete(key);
    this.#known.set(key, { guesses: guesses + 1, at: now, until: now + waitAfter(guesses + 1) });
    return true;
  }

  /** It was no guess: they knew. */
  wasRight(from: string, account: string): void {
    this.#known.delete(`${from} ${account}`);
  }

  #forget(): void {
    const now = this.#world.now();
    for (const [key, { at }] of this.#known) {
      if (now - at < FORGOTTEN_MS && this.#known.size < MOST_KNOWN) return;
      this.#known.delete(key);
    }
  }
}

const waitAfter = (guesses: number): number =>
  guesses < FREE ? 0 : Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (guesses - FREE));
