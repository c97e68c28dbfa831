import type { World } from '@stammtisch/protocol';

/** What a pulse needs of the world. */
interface Rested extends Pick<World, 'now' | 'after'> {
  /** Does nothing at all, until the time is over or the bell has been rung. */
  rest(bell: Int32Array, milliseconds: number): void;
}

/**
 * The house works in beats. What came in together is written together and told
 * together; and where there is a crowd, there are only so many beats a second,
 * with a rest in between, because ten moves at once cost far less than ten moves
 * one after the other. A lone table is never kept waiting.
 */
export class Pulse {
  /** Rung by the writer when something is on disk: the house does not sleep through it. */
  readonly bell = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  readonly #world: Rested;
  readonly #telling: (() => void)[] = [];
  readonly #writing: (() => void)[] = [];
  #isAwake = false;
  #heard = 0;
  #since: number;
  #isCrowded = false;
  /** In a crowd, nothing is written before then. */
  #nextBeat = 0;
  /** Until then there is no rest. */
  #hurryUntil = 0;
  #isCalled = false;

  constructor(world: Rested) {
    this.#world = world;
    this.#since = world.now();
  }

  /** Somebody said something. */
  heard(): void {
    this.#heard++;
    this.#wake();
  }

  /** Does it when everything that came in together has been heard. */
  atEnd(tell: () => void): void {
    this.#telling.push(tell);
    this.#wake();
  }

  /** Does it with the next beat: what others want to do by then is done together with it. */
  atBeat(write: () => void): void {
    this.#writing.push(write);
    this.#wake();
  }

  /**
   * Somebody is at the door. They are let in one a turn, and a page's files take several,
   * so that for a moment there is no rest: whoever comes would wait for it again and again.
   */
  hurry(): void {
    this.#hurryUntil = this.#world.now() + HURRY_MS;
  }

  #wake(): void {
    if (this.#isAwake) return;
    this.#isAwake = true;
    setImmediate(() => this.#end());
  }

  #end(): void {
    this.#isAwake = false;
    const now = this.#world.now();
    const isCrowded = this.#lookAround(now);
    if (!isCrowded || now >= this.#nextBeat) {
      this.#nextBeat = now + BEAT_MS;
      doAll(this.#writing);
    }
    doAll(this.#telling);
    if (isCrowded) this.#rest();
  }

  #rest(): void {
    const now = this.#world.now();
    const left = this.#nextBeat - now;
    const isWriting = this.#writing.length > 0;
    if (now < this.#hurryUntil) {
      if (isWriting) this.#wakeAfter(Math.max(0, left));
      return;
    }
    if (isWriting) this.#wake();
    if (left > 0) this.#world.rest(this.bell, left);
  }

  #wakeAfter(milliseconds: number): void {
    if (this.#isCalled) return;
    this.#isCalled = true;
    this.#world.after(milliseconds, () => {
      this.#isCalled = false;
      this.#wake();
    });
  }

  /** Whether so many speak that others will come along in a moment. */
  #lookAround(now: number): boolean {
    const elapsed = now - this.#since;
    if (elapsed < LOOK_MS) return this.#isCrowded;
    this.#isCrowded = this.#heard * BEAT_MS > CROWD * elapsed;
    this.#heard = 0;
    this.#since += elapsed;
    return this.#isCrowded;
  }
}

/** All that is there now; what is added meanwhile waits for the next time. */
function doAll(work: (() => void)[]): void {
  const count = work.length;
  for (let at = 0; at < count; at++) work[at]!();
  work.splice(0, count);
}

/** From one beat to the next in a crowd: too short to be seen by anyone. */
const BEAT_MS = 33;
/** A crowd is so many in that time. */
const CROWD = 6;
const LOOK_MS = 200;
const HURRY_MS = 100;

/** From another thread: there is something to be told. */
export function ring(bell: Int32Array): void {
  Atomics.store(bell, 0, 1);
  Atomics.notify(bell, 0);
}
