import {
  hasFreeSeat,
  type HouseMessage,
  LIMITS,
  type Request,
  type TableList,
  type TableSummary,
  type World,
} from '@stammtisch/protocol';

import { type Listener, ListUpdates } from './list-updates.ts';

interface LobbyDeps {
  readonly world: World;
  readonly tables: () => Iterable<TableSummary>;
  readonly online: () => number;
}

/** Which tables somebody wants to be told of, and how many of them. */
export type TableWish = Pick<Extract<Request, { type: 'lobby' }>, 'game' | 'free' | 'rows'>;

type Counts = Omit<TableList, 'tables'>;
type Part = ListUpdates<TableSummary, Listener, Counts>;

/**
 * Tells those who want to know which tables there are, and how many people are in the house.
 * Whoever wants the same part of the list is told the same.
 */
export class Lobby {
  readonly #deps: LobbyDeps;
  readonly #parts = new Map<string, Part>();

  constructor(deps: LobbyDeps) {
    this.#deps = deps;
  }

  listen(listener: Listener, on: boolean, wish: TableWish = {}): TableList {
    this.forget(listener);
    const { game = '', free = false, rows = LIMITS.tablesShown } = wish;
    const key = JSON.stringify([game, free, rows]);
    const part = this.#parts.get(key) ?? this.#part(wish);
    if (on) this.#parts.set(key, part);
    const { rows: tables, count } = part.listen(listener, on);
    return { tables, ...count };
  }

  forget(listener: Listener): void {
    for (const [key, part] of this.#parts) {
      part.forget(listener);
      if (part.hasReaders) continue;
      part.end();
      this.#parts.delete(key);
    }
  }

  changed(): void {
    for (const part of this.#parts.values()) part.changed();
  }

  end(): void {
    for (const part of this.#parts.values()) part.end();
  }

  #part(wish: TableWish): Part {
    const { world, tables, online } = this.#deps;
    return new ListUpdates<TableSummary, Listener, Counts>({
      world,
      read: () => {
        const all = [...tables()];
        const found = all.filter(table => isWanted(table, wish));
        const rows = firstOf(found, wish.rows);
        return {
          rows: new Map(rows.map(each => [each.table, each])),
          count: { found: found.length, total: all.length, online: online() },
        };
      },
      textOf: ({ rows, count, ...rest }) =>
        JSON.stringify({ type: 'tables', tables: rows, ...count, ...rest } satisfies HouseMessage),
    });
  }
}

const isWanted = (table: TableSummary, { game, free }: TableWish): boolean =>
  (game === undefined || table.game === game) && (free !== true || hasFreeSeat(table));

/** Where one could sit down comes first. */
const firstOf = (
  tables: readonly TableSummary[],
  rows: number = LIMITS.tablesShown,
): readonly TableSummary[] => {
  if (tables.length <= rows) return tables;
  const full = tables.filter(table => !hasFreeSeat(table));
  return [...tables.filter(hasFreeSeat), ...full].slice(0, rows);
};
