import { SqliteFile } from '../server/src/log/sqlite.ts';
import type { Store } from '../server/src/log/store.ts';
import type { SimWorld } from './world.ts';

/** Mistakes on purpose, to see that they are found. */
export type Planted = 'answers before it has written' | 'none';

/** In a thousand calls, so many fail without a trace. */
const FAULTS = 2;

/**
 * A disk that outlives the processes that use it. A call takes effect after a
 * while and is answered after another; whoever is killed in between never hears.
 */
export class SimDisk {
  readonly file = new SqliteFile(':memory:');
  readonly #world: SimWorld;
  faulty = true;
  planted: Planted = 'none';

  constructor(world: SimWorld) {
    this.#world = world;
  }

  /** The disk as one process sees it, until it is killed. */
  attach(): Store & { kill(): void } {
    let alive = true;
    const call =
      <Args extends unknown[], T>(work: (...args: Args) => T) =>
      (...args: Args): Promise<T> =>
        new Promise((resolve, reject) => {
          const fails = this.faulty && this.#world.random.below(1_000) < FAULTS;
          this.#world.soon(0, 8, () => {
            if (!alive) return;
            if (fails) return this.#answer(() => reject(new Error('the disk failed')));
            // What the log keeps is text: nothing can be shared with it by accident.
            const copy = structuredClone(args);
            const result = structuredClone(this.file.transaction(() => work(...copy)));
            this.#answer(() => alive && resolve(result));
          });
        });
    const { file } = this;
    return {
      append:
        this.planted === 'none'
          ? call(append => file.append(append))
          : append => {
              void call((late: typeof append) => file.append(late))(append).catch(() => undefined);
              return Promise.resolve({ ok: true, value: undefined });
            },
      read: call((table, after) => file.read(table, after)),
      versionOf: call((table, key) => file.versionOf(table, key)),
      snapshot: call((table, version, state) => file.snapshot(table, version, state)),
      openTables: call(() => file.openTables()),
      seatOf: call(person => file.seatOf(person)),
      savePerson: call((person, at) => file.savePerson(person, at)),
      findPerson: call(person => file.findPerson(person)),
      balanceOf: call(person => file.balanceOf(person)),
      resetBalance: call((person, at) => file.resetBalance(person, at)),
      stakeOf: call(table => file.stakeOf(table)),
      adopt: call((table, amount, at) => file.adopt(table, amount, at)),
      addLine: call((table, line) => file.addLine(table, line)),
      lines: call((table, most) => file.lines(table, most)),
      close: () => Promise.resolve(),
      kill: () => {
        alive = false;
      },
    };
  }

  #answer(run: () => void): void {
    this.#world.soon(0, 8, run);
  }
}
