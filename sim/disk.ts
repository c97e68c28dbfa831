import type { LogEntry } from '@stammtisch/table';

import { type Call, perform, storeBy } from '../server/src/store/calls.ts';
import { SqliteFile } from '../server/src/store/sqlite.ts';
import type { Append, Store, TableStore } from '../server/src/store/store.ts';
import type { SimWorld } from './world.ts';

/** Mistakes on purpose, to see that they are found. */
export type Planted =
  | 'none'
  | 'answers before it has written'
  /** What others have written lately is not there yet. */
  | 'reads from a replica that lags'
  /** Whatever an entry was decided on. */
  | 'writes on top of anything';

const LAG_MS = 90_000;

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
    const wrong = this.#mistakes(store)[this.planted];
    const tables = Object.assign(Object.create(store.tables), wrong) as TableStore;
    return {
      ...store,
      ...(this.planted !== 'none' && { tables }),
      kill: () => {
        alive = false;
      },
    };
  }

  #mistakes({ tables }: Pick<Store, 'tables'>): Readonly<Record<Planted, Partial<TableStore>>> {
    return {
      none: {},
      'answers before it has written': {
        append(append) {
          void tables.append(append).catch(() => undefined);
          return Promise.resolve({ ok: true, value: undefined });
        },
      },
      'reads from a replica that lags': {
        heads: ids => Promise.resolve(ids.map(() => 0)),
        read: async (table, after) => {
          const stored = await tables.read(table, after);
          const isOld = ({ at }: LogEntry): boolean => at < this.#world.now - LAG_MS;
          return after === undefined
            ? stored
            : { ...stored, entries: stored.entries.filter(isOld) };
        },
      },
      'writes on top of anything': {
        append: async append => {
          const entries = await this.#onTop(append);
          return tables.append({ ...append, entries });
        },
      },
    };
  }

  async #onTop({ table, entries }: Append): Promise<readonly LogEntry[]> {
    let last = (await this.file.tables.read(table, 0)).entries.at(-1);
    return entries.map(entry => {
      const moved = { ...entry, version: (last?.version ?? 0) + 1, previous: last?.id ?? '' };
      last = moved;
      return moved;
    });
  }

  #answer(run: () => void): void {
    this.#world.soon(0, 8, run);
  }
}
