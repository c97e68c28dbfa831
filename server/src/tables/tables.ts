import { CATALOGUE } from '@stammtisch/bots';
import { type Game, ok } from '@stammtisch/kernel';
import {
  type CallOff,
  type ErrorCode,
  madeUpTableName,
  type TableId,
  type World,
} from '@stammtisch/protocol';
import { abandon, holdingsAt, type LogEntry, type Table } from '@stammtisch/table';

import type { Note } from '../note.ts';
import type { Store, StoredTable } from '../store/store.ts';
import { restored } from './catch-up.ts';
import type { LiveTable } from './live-table.ts';

interface TablesDeps {
  readonly world: World;
  readonly store: Store;
  readonly create: (id: TableId, table: Table) => LiveTable;
  /** It is no longer in memory. */
  readonly dropped: (live: LiveTable) => void;
  readonly note: Note;
  readonly alarm: (error: unknown) => void;
}

/** A table that nobody has touched for so long is closed (W24). */
const FORGOTTEN_MS = 12 * 60 * 60 * 1_000;
/** One that nobody looks at leaves memory, and does not count as in use. */
const RESTING_MS = 5 * 60 * 1_000;
const SWEEP_MS = 60_000;

/** The tables that are in memory, and the way of the others into it and out of it. */
export class Tables {
  readonly #deps: TablesDeps;
  readonly #live = new Map<TableId, LiveTable>();
  readonly #loading = new Map<TableId, Promise<LiveTable | undefined>>();
  /** Open tables that are not in memory, and when they are to be closed. */
  readonly #resting = new Map<TableId, number>();
  /** Tables whose log cannot be read. */
  readonly #unreadable = new Set<TableId>();
  #sweep: CallOff;

  constructor(deps: TablesDeps) {
    this.#deps = deps;
    this.#sweep = deps.world.after(SWEEP_MS, () => this.#sweepAll());
  }

  /** Looks at all open tables; those that nobody waits for rest until somebody comes. */
  async wake(): Promise<number> {
    const ids = await this.#deps.store.tables.open();
    for (const id of ids) {
      const live = await this.get(id);
      if (live !== undefined && live.table.room.number === undefined) await this.#number(live);
      if (live?.isResting === true) this.#unload(live);
    }
    return ids.length - this.#unreadable.size;
  }

  /** A table that an older house opened. */
  async #number(live: LiveTable): Promise<void> {
    const number = await this.#deps.store.tables.number(live.id);
    const name = `${madeUpTableName(number)} ${number}`;
    await live.decide(() => ok([{ kind: 'numbered', number, name }]));
  }

  get all(): Iterable<LiveTable> {
    return this.#live.values();
  }

  /** How many are open and in memory. */
  get inUse(): number {
    return [...this.#live.values()].filter(({ table }) => !table.room.closed).length;
  }

  isInUse = (id: TableId): boolean => this.#live.get(id)?.table.room.closed === false;

  /** The table with that id if it is in memory. */
  atHand = (id: TableId): LiveTable | undefined => this.#live.get(id);

  /** The table with that id, brought into memory if it is not there. */
  async get(id: TableId): Promise<LiveTable | undefined> {
    const live = this.#live.get(id);
    if (live !== undefined) return live;
    const loading = this.#loading.get(id) ?? this.#load(id);
    this.#loading.set(id, loading);
    try {
      return await loading;
    } finally {
      this.#loading.delete(id);
    }
  }

  /** Why there is no such table here. */
  missing = (id: TableId): ErrorCode =>
    this.#unreadable.has(id) ? 'unreadable-table' : 'no-such-table';

  keep(id: TableId, table: Table): LiveTable {
    const live = this.#deps.create(id, table);
    this.#live.set(id, live);
    this.#resting.delete(id);
    return live;
  }

  drop(live: LiveTable): void {
    this.#live.delete(live.id);
    this.#deps.dropped(live);
    live.end().catch(this.#deps.alarm);
  }

  async end(): Promise<void> {
    this.#sweep();
    await Promise.all([...this.#live.values()].map(live => live.end()));
  }

  /** A table that cannot be read is left out; the house and all others stay open. */
  async #load(id: TableId): Promise<LiveTable | undefined> {
    const { store, note } = this.#deps;
    try {
      return await this.#restore(id);
    } catch (error) {
      if (!(error instanceof UnreadableTable)) throw error;
      if (!this.#unreadable.has(id))
        note(`table ${id} cannot be read and is left out: ${error.message}`, {
          level: 'error',
          table: id,
        });
      this.#unreadable.add(id);
      // Whoever sat there can sit elsewhere.
      await store.tables.releaseSeats(id);
      return undefined;
    }
  }

  async #restore(id: TableId): Promise<LiveTable | undefined> {
    const { store, world } = this.#deps;
    const stored = await store.tables.read(id);
    const isNone = stored.snapshot === undefined && stored.entries.length === 0;
    if (isNone && stored.isDamaged !== true) return undefined;
    const table = await restoredTable(stored);
    const chips = table.game.chips?.(table.state).seats ?? [];
    const total = chips.reduce((sum, each) => sum + each, 0);
    const people = holdingsAt(table);
    if (total > 0 || people.length > 0)
      await store.ledger.adopt(id, { total, people }, world.now());
    return this.keep(id, table);
  }

  #unload(live: LiveTable): void {
    this.#resting.set(live.id, live.table.at + FORGOTTEN_MS);
    this.drop(live);
  }

  /** Closes what nobody has touched for long, and unloads what nobody looks at. */
  #sweepAll(): void {
    const { world, alarm } = this.#deps;
    this.#sweep = world.after(SWEEP_MS, () => this.#sweepAll());
    const now = world.now();
    for (const live of this.#live.values()) {
      if (live.watching > 0) continue;
      const idle = live.idleFor(now);
      if (live.table.room.closed) this.drop(live);
      else if (idle > FORGOTTEN_MS) live.decide(table => ok(abandon(table))).catch(alarm);
      else if (idle > RESTING_MS && live.isResting) this.#unload(live);
    }
    // What is due comes back into memory, where the next sweep closes it.
    for (const [id, at] of this.#resting) if (now > at) this.get(id).catch(alarm);
  }
}

export const games = async (): Promise<readonly Game[]> =>
  (await Promise.all(Object.values(CATALOGUE).map(load => load()))).map(({ game }) => game);

export async function gameNamed(name: string): Promise<Game | undefined> {
  if (!Object.hasOwn(CATALOGUE, name)) return undefined;
  return (await CATALOGUE[name]!()).game;
}

/** Something about one table that another version, or nobody, wrote. */
class UnreadableTable extends Error {
  override readonly name = 'UnreadableTable';
}

/** The table that a log leads to. Whatever is wrong with the log is wrong with this table alone. */
async function restoredTable(stored: StoredTable): Promise<Table> {
  try {
    const { snapshot, entries, isDamaged } = stored;
    if (isDamaged === true) throw new Error('an entry of its log is no JSON');
    const name = snapshot === undefined ? openedGame(entries) : snapshot.table.room.game;
    const game = await gameNamed(name);
    if (game === undefined) throw new Error(`there is no game ${name} here`);
    return restored(game, stored);
  } catch (cause) {
    throw new UnreadableTable(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

function openedGame([first]: readonly LogEntry[]): string {
  if (first?.body.kind !== 'opened') throw new Error('the first entry of a table opens it');
  return first.body.game;
}
