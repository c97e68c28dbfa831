import { err, ok, type Result } from '@stammtisch/kernel';

interface Limits {
  /** So much is done at a time. */
  readonly atOnce: number;
  /** So many from one address may wait. */
  readonly waitingFromOne: number;
  readonly waiting: number;
}

/** Told whether it may begin. */
type Waiting = (begins: boolean) => void;

/**
 * Work of which only little is done at a time. Addresses take turns, so that a flood from one of
 * them waits behind itself: anybody else is next.
 */
export class FairQueue {
  readonly #limits: Limits;
  #running = 0;
  /** By address; the first of them is the next. */
  readonly #waiting = new Map<string, Waiting[]>();

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  async run<T>(from: string, work: () => Promise<T>): Promise<Result<T, 'too-fast'>> {
    if (!(await this.#turn(from))) return err('too-fast');
    try {
      return ok(await work());
    } finally {
      this.#next();
    }
  }

  #turn(from: string): boolean | Promise<boolean> {
    if (this.#running < this.#limits.atOnce) {
      this.#running++;
      return true;
    }
    const own = this.#waiting.get(from) ?? [];
    if (own.length >= this.#limits.waitingFromOne || !this.#hasRoomBeside(own)) return false;
    this.#waiting.set(from, own);
    return new Promise(resolve => own.push(resolve));
  }

  /** When all places are taken, whoever has most of them gives one up for those who have fewer. */
  #hasRoomBeside(own: readonly Waiting[]): boolean {
    const queues = [...this.#waiting.values()];
    const all = queues.reduce((sum, { length }) => sum + length, 0);
    if (all < this.#limits.waiting) return true;
    const longest = queues.reduce((one, other) => (other.length > one.length ? other : one));
    if (longest.length <= own.length + 1) return false;
    longest.pop()!(false);
    return true;
  }

  #next(): void {
    const [first] = this.#waiting;
    if (first === undefined) {
      this.#running--;
      return;
    }
    const [from, queue] = first;
    const begin = queue.shift()!;
    this.#waiting.delete(from);
    if (queue.length > 0) this.#waiting.set(from, queue);
    begin(true);
  }
}
