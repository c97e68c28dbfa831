import type { Seat, Stamp } from '@stammtisch/kernel';
import type { CallOff, World } from '@stammtisch/protocol';

/** What a seat is asked, and who has to answer. */
export interface Question {
  readonly seat: Seat;
  readonly stamp: Stamp;
}

interface Clock extends Question {
  readonly until: number;
  readonly cancel: CallOff;
}

interface Deps {
  readonly world: World;
  readonly expired: (question: Question) => void;
  /** After every change of what is running. */
  readonly changed: () => void;
}

/** The clocks of a table: each runs for as long as its question is open. */
export class Clocks {
  readonly #deps: Deps;
  readonly #running = new Map<Seat, Clock>();

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Milliseconds that are left, by seat. */
  get left(): Readonly<Record<Seat, number>> {
    const now = this.#deps.world.now();
    return Object.fromEntries(
      [...this.#running].map(([seat, { until }]) => [seat, Math.max(0, until - now)]),
    );
  }

  /** Stops the clocks of questions that are no longer open, and starts those of new ones. */
  run(questions: readonly Question[], seconds: number): void {
    const old = [...this.#running.values()].filter(clock => !questions.some(isSame(clock)));
    for (const { seat, cancel } of old) {
      cancel();
      this.#running.delete(seat);
    }
    const fresh = questions.filter(({ seat }) => !this.#running.has(seat));
    for (const question of fresh) this.#start(question, seconds * 1_000);
    if (old.length + fresh.length > 0) this.#deps.changed();
  }

  #start(question: Question, milliseconds: number): void {
    const { world, expired, changed } = this.#deps;
    this.#running.set(question.seat, {
      ...question,
      until: world.now() + milliseconds,
      cancel: world.after(milliseconds, () => {
        // Whatever becomes of it: a question that stays open gets a new clock.
        this.#running.delete(question.seat);
        changed();
        expired(question);
      }),
    });
  }
}

const isSame =
  (one: Question) =>
  (other: Question): boolean =>
    one.seat === other.seat && one.stamp === other.stamp;
