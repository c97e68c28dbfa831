import type { World } from '@stammtisch/protocol';

/** What a pulse needs of the world. */
interface Rested extends Pick<World, 'now'> {
  /** Does nothing at all, until the time is over or the bell has been rung. */
  rest(bell: Int32Array, milliseconds: number): void;
}

/**
 * The house works in beats. What came in together is written together and told
 * together, at the end of a beat; and where there is a crowd, the house then
 * rests a moment before it looks up again, because ten moves at once cost far
 * less than ten moves one after the other. A lone table is never kept waiting.
 */
export class Pulse {
  /** Rung by the writer when something is on disk: the house does not sleep through it. */
  readonly bell = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  readonly #world: Rested;
  #work: (() => void)[] = [];
  #isBeating = false;
  #heard = 0;
  #since: number;
  #isCrowded = false;

  constructor(world: Rested) {
    this.#world = world;
    this.#since = world.now();
  }

  /** Somebody said something. */
  heard(): void {
    this.#heard++;
    this.#beat();
  }

  /** Does it when everything that came in together has been heard. */
  atEnd(work: () => void): void {
    this.#work.push(work);
    this.#beat();
  }

  #beat(): void {
    if (this.#isBeating) return;
    this.#isBeating = true;
    setImmediate(() => this.#end());
  }

  #end(): void {
    this.#isBeating = false;
    const work = this.#work;
    this.#work = [];
    for (const each of work) each();
    if (this.#lookAround()) this.#world.rest(this.bell, REST_MS);
  }

  /** Whether so many speak that others will come along in a moment. */
  #lookAround(): boolean {
    const elapsed = this.#world.now() - this.#since;
    if (elapsed < LOOK_MS) return this.#isCrowded;
    this.#isCrowded = this.#heard * REST_MS > CROWD * elapsed;
    this.#heard = 0;
    this.#since += elapsed;
    return this.#isCrowded;
  }
}

/** Too short to be seen by anyone. */
const REST_MS = 25;
/** A crowd is so many in that time. */
const CROWD = 5;
const LOOK_MS = 200;

/** From another thread: there is something to be told. */
export function ring(bell: Int32Array): void {
  Atomics.store(bell, 0, 1);
  Atomics.notify(bell, 0);
}
