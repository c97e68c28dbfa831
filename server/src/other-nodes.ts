import type { PersonId, TableId, World } from '@stammtisch/protocol';
import type { Step } from '@stammtisch/table';

import type { Bus } from './bus/bus.ts';
import type { Connections } from './connections.ts';
import { Everyone } from './nodes/everyone.ts';
import { Others } from './nodes/others.ts';
import type { Store } from './store/store.ts';
import { Following } from './tables/following.ts';
import type { LiveTable } from './tables/live-table.ts';
import type { TableNotice } from './tables/notice.ts';

interface OtherNodesDeps {
  readonly world: World;
  readonly store: Store;
  /** Where several nodes are one house. */
  readonly bus?: Bus;
  readonly connections: Connections;
  readonly tables: {
    readonly all: Iterable<LiveTable>;
    get(id: TableId): Promise<LiveTable | undefined>;
  };
  /** Tells what was said at a table on other nodes. */
  readonly hear: (live: LiveTable) => Promise<void>;
  /** These people and tables stand otherwise on other nodes than before. */
  readonly changed: (people: ReadonlySet<PersonId>, tables: ReadonlySet<TableId>) => void;
  /** On another node somebody has got another name, or has turned out to be a robot. */
  readonly renamed: (person: PersonId, isRobot: boolean) => void;
  readonly alarm: (error: unknown) => void;
}

/** Within a second. */
const LEAVING_STEPS = 20;
const LEAVING_STEP_MS = 50;

/** What a house has to do with its other nodes; where there are none, nothing. */
export class OtherNodes {
  readonly #deps: OtherNodesDeps;
  readonly #others: Others<TableNotice> | undefined;
  readonly #following: Following | undefined;
  /** Everyone who is in the house, on whatever node. */
  readonly everyone: Everyone;
  /** Since when tables are in memory. */
  readonly #since = new Map<TableId, number>();

  constructor(deps: OtherNodesDeps) {
    const { bus } = deps;
    this.#deps = deps;
    if (bus !== undefined) {
      const orphaned = (ids: readonly TableId[]): void => {
        for (const id of ids) deps.tables.get(id).catch(deps.alarm);
      };
      this.#others = new Others<TableNotice>({ ...deps, bus, orphaned });
      this.#following = new Following({ ...deps, bus, tables: () => deps.tables.all });
    }
    this.everyone = new Everyone({ ...deps, others: this.#others });
  }

  /** Before anybody comes in: who else is there. */
  begin = async (): Promise<void> => this.#others?.begin();

  get elsewhere(): Others<TableNotice> | undefined {
    return this.#others;
  }

  /** Tables that other nodes have in memory, and what is told of them. */
  notices = (): ReadonlyMap<TableId, TableNotice> => {
    const notices = new Map<TableId, TableNotice>();
    for (const { tables } of this.#others?.living ?? [])
      for (const [id, { notice }] of tables)
        if (notice !== undefined && !notices.has(id)) notices.set(id, notice);
    return notices;
  };

  /** A table is in memory from now on. */
  follow(live: LiveTable): void {
    if (this.#others === undefined) return;
    const since = this.#deps.world.now();
    this.#since.set(live.id, since);
    this.#others.tellTable(live.id, { since });
    this.#following?.begin(live);
  }

  drop(live: LiveTable): void {
    this.#since.delete(live.id);
    this.#others?.tellTable(live.id, undefined);
    this.#following?.stop(live);
  }

  tellNotice({ id }: LiveTable, notice: TableNotice): void {
    const since = this.#since.get(id);
    if (since !== undefined) this.#others?.tellTable(id, { since, notice });
  }

  written = (live: LiveTable, steps: readonly Step[]): void =>
    this.#following?.written(live, steps);

  said = (live: LiveTable, line: number): void => this.#following?.said(live, line);

  gaveTime = (live: LiveTable, seat: number): void => this.#following?.gaveTime(live, seat);

  /** Somebody has come or gone, or looks at another table. */
  tellPerson(person: PersonId): void {
    if (this.#others === undefined) return;
    const { connections } = this.#deps;
    const clients = [...(connections.people.get(person) ?? [])];
    const tables = new Set(clients.flatMap(({ watching }) => watching.table ?? []));
    const away = connections.isAway(person) && ({ away: true } as const);
    const here = { pages: clients.length, tables: [...tables], ...away };
    this.#others.tellPerson(person, clients.length === 0 ? undefined : here);
  }

  /** Whether there is anybody else to serve this node's people. */
  get areThere(): boolean {
    return (this.#others?.living.length ?? 0) > 0;
  }

  /** This node's people are led to the others, a few at a time: all at once would be a storm. */
  async takeAll(): Promise<void> {
    const { connections, world } = this.#deps;
    const most = Math.ceil(connections.count / LEAVING_STEPS);
    while (this.areThere && connections.count > 0) {
      connections.dismissSome(most, 'restart');
      await new Promise(resolve => void world.after(LEAVING_STEP_MS, () => resolve(undefined)));
    }
  }

  /** Nothing is looked for any more. */
  stop = (): void => this.#following?.end();

  async end(): Promise<void> {
    await this.#others?.end();
    await this.#deps.bus?.close();
  }
}
