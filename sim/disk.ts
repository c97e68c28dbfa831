import { type Call, perform, storeBy } from '../server/src/store/calls.ts';
import { SqliteFile } from '../server/src/store/sqlite.ts';
import type { Store, TableStore } from '../server/src/store/store.ts';
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
  readonly file: SqliteFile;
  readonly #world: SimWorld;
  faulty = true;
  /** Every call fails. */
  isAway = false;
  planted: Planted = 'none';

  constructor(world: SimWorld, path = ':memory:') {
    this.#world = world;
    this.file = new SqliteFile(path);
  }

  /** The disk as one process sees it, until it is killed. */
  attach(): Store & { kill(): void } {
    let alive = true;
    const carryOut = (call: Call): Promise<unknown> =>
      new Promise((resolve, reject) => {
        const isUnlucky = this.faulty && this.#world.random.below(1_000) < FAULTS;
        const fails = this.isAway || isUnlucky;
        this.#world.soon(0, 8, async () => {
          if (!alive) return;
          if (fails) return this.#answer(() => reject(new Error('the disk failed')));
          // What the log keeps is text: nothing can be shared with it by accident.
          const copy = structuredClone(call);
          const result = await this.file.transaction(() => perform(this.file, copy));
          return this.#answer(() => alive && resolve(structuredClone(result)));
        });
      });
    const store = storeBy(carryOut, () => Promise.resolve());
    const hasty: TableStore['append'] = append => {
      void store.tables.append(append).catch(() => undefined);
      return Promise.resolve({ ok: true, value: undefined });
    };
    const tables = Object.assign(Object.create(store.tables), { append: hasty }) as TableStore;
    return {
      ...store,
      ...(this.planted !== 'none' && { tables }),
      kill: () => {
        alive = false;
      },
    };
  }

  #answer(run: () => void): void {
    this.#world.soon(0, 8, run);
  }
}
