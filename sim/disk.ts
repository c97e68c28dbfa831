import { SqliteFile } from '../server/src/store/sqlite.ts';
import { type Method, type Store, storeOf } from '../server/src/store/store.ts';
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
  planted: Planted = 'none';

  constructor(world: SimWorld, path = ':memory:') {
    this.#world = world;
    this.file = new SqliteFile(path);
  }

  /** The disk as one process sees it, until it is killed. */
  attach(): Store & { kill(): void } {
    let alive = true;
    const call = (name: Method, args: unknown[]): Promise<unknown> =>
      new Promise((resolve, reject) => {
        const fails = this.faulty && this.#world.random.below(1_000) < FAULTS;
        this.#world.soon(0, 8, () => {
          if (!alive) return;
          if (fails) return this.#answer(() => reject(new Error('the disk failed')));
          // What the log keeps is text: nothing can be shared with it by accident.
          const copy = structuredClone(args);
          const result = structuredClone(perform(this.file, name, copy));
          this.#answer(() => alive && resolve(result));
        });
      });
    const method = <Name extends Method>(name: Name) =>
      ((...args: unknown[]) => call(name, args)) as Store[Name];
    const store = storeOf(method, () => Promise.resolve());
    const hasty: Store['append'] = append => {
      void store.append(append).catch(() => undefined);
      return Promise.resolve({ ok: true, value: undefined });
    };
    return {
      ...store,
      ...(this.planted !== 'none' && { append: hasty }),
      kill: () => {
        alive = false;
      },
    };
  }

  #answer(run: () => void): void {
    this.#world.soon(0, 8, run);
  }
}

function perform(file: SqliteFile, name: Method, args: unknown[]): unknown {
  const method = file[name] as (...args: unknown[]) => unknown;
  return file.transaction(() => method.apply(file, args));
}
