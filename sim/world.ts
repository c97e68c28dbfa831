import { type Random, seeded } from '@stammtisch/kernel';
import type { CallOff, World } from '@stammtisch/protocol';

interface Appointment {
  readonly at: number;
  /** Breaks ties in the order they were made. */
  readonly order: number;
  readonly run: () => void;
  off: boolean;
}

const BEGINNING = Date.UTC(2026, 0, 1);

/** Time and chance under a seed. Nothing happens but what was arranged, one thing after the other. */
export class SimWorld {
  readonly random: Random;
  #now = BEGINNING;
  #order = 0;
  #appointments: Appointment[] = [];

  constructor(seed: number) {
    this.random = seeded('sim', seed);
  }

  get now(): number {
    return this.#now;
  }

  /** A part of this world that can be stopped as a whole, like a process. Its clock may be wrong. */
  process(skew = 0): World & { kill(): void } {
    let alive = true;
    return {
      now: () => this.#now + skew,
      after: (milliseconds, run) => this.after(milliseconds, () => alive && run()),
      bytes: count => Uint8Array.from({ length: count }, () => this.random.below(256)),
      kill: () => {
        alive = false;
      },
    };
  }

  after(milliseconds: number, run: () => void): CallOff {
    const appointment = {
      at: this.#now + Math.max(0, Math.ceil(milliseconds)),
      order: this.#order++,
      run,
      off: false,
    };
    this.#insert(appointment);
    return () => {
      appointment.off = true;
    };
  }

  /** Between `least` and `most` milliseconds from now. */
  soon(least: number, most: number, run: () => void): CallOff {
    return this.after(least + this.random.below(most - least + 1), run);
  }

  chance(percent: number): boolean {
    return this.random.below(100) < percent;
  }

  /** Lets so much time pass. */
  async pass(milliseconds: number): Promise<void> {
    const end = this.#now + milliseconds;
    for (;;) {
      await everythingSettled();
      const next = this.#appointments.at(-1);
      if (next === undefined || next.at > end) break;
      this.#appointments.pop();
      if (next.off) continue;
      this.#now = next.at;
      next.run();
    }
    this.#now = end;
  }

  /** The soonest last, so that it can be taken off the end. */
  #insert(appointment: Appointment): void {
    let low = 0;
    let high = this.#appointments.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (isSooner(appointment, this.#appointments[middle]!)) low = middle + 1;
      else high = middle;
    }
    this.#appointments.splice(low, 0, appointment);
  }
}

const isSooner = (a: Appointment, b: Appointment): boolean =>
  a.at < b.at || (a.at === b.at && a.order < b.order);

/** All promises that can go on have gone on. */
const everythingSettled = (): Promise<void> => new Promise(resolve => void setImmediate(resolve));
