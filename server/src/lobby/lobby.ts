import type { HouseMessage, TableSummary, World } from '@stammtisch/protocol';

import { type Listener, ListUpdates } from './list-updates.ts';

interface LobbyDeps {
  readonly world: World;
  readonly tables: () => Iterable<TableSummary>;
  readonly online: () => number;
}

/** Tells those who want to know which tables there are, and how many people are in the house. */
export class Lobby {
  readonly #list: ListUpdates<TableSummary>;

  constructor({ world, tables, online }: LobbyDeps) {
    this.#list = new ListUpdates({
      world,
      read: () => ({
        rows: new Map([...tables()].map(each => [each.table, each])),
        count: online(),
      }),
      textOf: ({ rows, count, ...rest }) =>
        JSON.stringify({
          type: 'tables',
          tables: rows,
          online: count,
          ...rest,
        } satisfies HouseMessage),
    });
  }

  listen(listener: Listener, on: boolean): { tables: readonly TableSummary[]; online: number } {
    const { rows, count } = this.#list.listen(listener, on);
    return { tables: rows, online: count };
  }

  forget = (listener: Listener): void => this.#list.forget(listener);
  changed = (): void => this.#list.changed();
  end = (): void => this.#list.end();
}
