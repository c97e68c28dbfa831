/** So many at once, and so many more a second. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** A token bucket: lets through what the rate allows. */
export class RateLimit {
  readonly #rate: Rate;
  #left: number;
  #at: number;

  constructor(rate: Rate, now: number) {
    this.#rate = rate;
    this.#left = rate.burst;
    this.#at = now;
  }

  isFull(now: number): boolean {
    this.#fill(now);
    return this.#left === this.#rate.burst;
  }

  #fill(now: number): void {
    const gained = (Math.max(0, now - this.#at) / 1_000) * this.#rate.perSecond;
    this.#left = Math.min(this.#rate.burst, this.#left + gained);
    this.#at = now;
  }

  take(now: number, amount = 1): boolean {
    this.#fill(now);
    if (this.#left < amount) return false;
    this.#left -= amount;
    return true;
  }
}
