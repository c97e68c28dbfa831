import { same } from '@stammtisch/kernel';
import type { CallOff, HouseMessage, TableId, TableSummary, World } from '@stammtisch/protocol';

interface Listener {
  /** Sends it unless too much still waits to be sent; says whether it did. */
  offer(text: string): boolean;
}

interface LobbyDeps {
  readonly world: World;
  readonly tables: () => Iterable<TableSummary>;
  readonly online: () => number;
}

/** The list of tables as it was at one moment. */
interface TableList {
  readonly tables: ReadonlyMap<TableId, TableSummary>;
  readonly online: number;
}

/** Changes are gathered for so long, and told once a second at the most. */
const GATHER_MS = 50;
const PAUSE_MS = 1_000;

/**
 * Tells those who want to know which tables there are: all of them once, then what is different,
 * made into text once for all. Whoever could not be told gets the whole list when they can.
 */
export class Lobby {
  readonly #deps: LobbyDeps;
  /** The listeners, and whether they know the list as it was told last. */
  readonly #listeners = new Map<Listener, boolean>();
  #told: TableList = { tables: new Map(), online: 0 };
  #pause: CallOff | undefined;
  #isStale = false;

  constructor(deps: LobbyDeps) {
    this.#deps = deps;
  }

  /** Returns the list as all others know it, so that what is told next fits to it. */
  listen(listener: Listener, on: boolean): { tables: readonly TableSummary[]; online: number } {
    if (this.#listeners.size === 0) this.#told = this.#now();
    if (on) this.#listeners.set(listener, true);
    else this.#listeners.delete(listener);
    const { tables, online } = this.#told;
    return { tables: [...tables.values()], online };
  }

  forget(listener: Listener): void {
    this.#listeners.delete(listener);
  }

  /** Never at once: whoever has just begun to listen gets their answer first. */
  changed(): void {
    this.#isStale = true;
    if (this.#listeners.size > 0) this.#pause ??= this.#tellAfter(GATHER_MS);
  }

  end(): void {
    this.#pause?.();
  }

  #now = (): TableList => ({
    tables: new Map([...this.#deps.tables()].map(each => [each.table, each])),
    online: this.#deps.online(),
  });

  #tellAfter = (milliseconds: number): CallOff =>
    this.#deps.world.after(milliseconds, () => {
      this.#pause = undefined;
      const isAwaited = this.#isStale || [...this.#listeners.values()].includes(false);
      if (!isAwaited || this.#listeners.size === 0) return;
      this.#tell();
      this.#pause = this.#tellAfter(PAUSE_MS);
    });

  #tell(): void {
    this.#isStale = false;
    const now = this.#now();
    const difference = differenceOf(this.#told, now);
    const update = difference && textOf(difference);
    this.#told = now;
    let whole: string | undefined;
    for (const [listener, isInformed] of this.#listeners) {
      whole ??= isInformed ? undefined : textOf({ ...now, whole: true });
      const text = isInformed ? update : whole;
      if (text !== undefined) this.#listeners.set(listener, listener.offer(text));
    }
  }
}

interface Difference {
  readonly tables: ReadonlyMap<TableId, TableSummary>;
  readonly online: number;
  readonly gone?: readonly TableId[];
  readonly whole?: true;
}

/** Undefined if there is none. */
function differenceOf(before: TableList, after: TableList): Difference | undefined {
  const { online } = after;
  const changed = [...after.tables].filter(([id, table]) => !same(before.tables.get(id), table));
  const gone = [...before.tables.keys()].filter(id => !after.tables.has(id));
  if (changed.length + gone.length === 0 && before.online === online) return undefined;
  return { tables: new Map(changed), online, ...(gone.length > 0 && { gone }) };
}

const textOf = ({ tables, ...rest }: Difference): string =>
  JSON.stringify({ type: 'tables', tables: [...tables.values()], ...rest } satisfies HouseMessage);
