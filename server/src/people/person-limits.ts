import type { PersonId, World } from '@stammtisch/protocol';

import { type Rate, RateLimit } from '../rate-limit.ts';

const SWEEP_AT = 1_000;

/** A rate limit for each person, over all of their connections. */
export class PersonLimits {
  readonly #rate: Rate;
  readonly #world: Pick<World, 'now'>;
  readonly #limits = new Map<PersonId, RateLimit>();
  #sweepAt = SWEEP_AT;

  constructor(rate: Rate, world: Pick<World, 'now'>) {
    this.#rate = rate;
    this.#world = world;
  }

  take(person: PersonId): boolean {
    const now = this.#world.now();
    const limit = this.#limits.get(person) ?? new RateLimit(this.#rate, now);
    this.#limits.set(person, limit);
    if (this.#limits.size > this.#sweepAt) this.#forgetRested(now);
    return limit.take(now);
  }

  /** Those who have used nothing lately need not be remembered. */
  #forgetRested(now: number): void {
    for (const [person, limit] of this.#limits) if (limit.isFull(now)) this.#limits.delete(person);
    this.#sweepAt = Math.max(SWEEP_AT, 2 * this.#limits.size);
  }
}
