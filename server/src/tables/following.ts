import type { CallOff, TableId, World } from '@stammtisch/protocol';
import type { LogEntry, Step } from '@stammtisch/table';

import type { Bus } from '../bus/bus.ts';
import type { Store } from '../store/store.ts';
import type { LiveTable } from './live-table.ts';

interface FollowingDeps {
  readonly world: Pick<World, 'after'>;
  readonly store: Store;
  readonly bus: Bus;
  readonly tables: () => Iterable<LiveTable>;
  /** Tells what was said at a table on other nodes. */
  readonly hear: (live: LiveTable) => Promise<void>;
  readonly alarm: (error: unknown) => void;
}

/** Hints can be lost: so often the log is asked itself. */
const LOOK_MS = 2_000;
/** What was said can wait a little longer: each so many times it is looked for, too. */
const LOOKS_FOR_CHAT = 3;

const logOf = (id: TableId): string => `log ${id}`;
const clockOf = (id: TableId): string => `clock ${id}`;
const chatOf = (id: TableId): string => `chat ${id}`;

/** What other nodes write to the tables that are in memory here: heard of by hints, looked for besides. */
export class Following {
  readonly #deps: FollowingDeps;
  readonly #listening = new Map<LiveTable, readonly CallOff[]>();
  #look: CallOff = () => undefined;
  #looks = 0;

  constructor(deps: FollowingDeps) {
    this.#deps = deps;
    deps.bus.onGap(() => void this.#lookAtAll());
    this.#lookLater();
  }

  begin(live: LiveTable): void {
    const { bus } = this.#deps;
    this.#listening.set(live, [
      bus.listen(logOf(live.id), text => this.#hear(live, text)),
      bus.listen(clockOf(live.id), seat => live.giveTime(Number(seat))),
      bus.listen(chatOf(live.id), () => this.#listen(live)),
    ]);
  }

  stop(live: LiveTable): void {
    for (const off of this.#listening.get(live) ?? []) off();
    this.#listening.delete(live);
  }

  written = ({ id }: LiveTable, steps: readonly Step[]): void =>
    this.#deps.bus.publish(logOf(id), JSON.stringify(steps.map(({ entry }) => entry)));

  said = ({ id }: LiveTable, line: number): void =>
    this.#deps.bus.publish(chatOf(id), String(line));

  /** Somebody has been given more time. */
  gaveTime = ({ id }: LiveTable, seat: number): void =>
    this.#deps.bus.publish(clockOf(id), String(seat));

  end(): void {
    this.#look();
    for (const live of this.#listening.keys()) this.stop(live);
  }

  /** The entries come with the hint, unless they are too many: most need not be read. */
  #hear(live: LiveTable, text: string): void {
    const entries: readonly LogEntry[] = text === '' ? [] : JSON.parse(text);
    const news = text === '' ? live.readOn() : live.follow(entries);
    news.catch(this.#deps.alarm);
  }

  #listen = (live: LiveTable): void => void this.#deps.hear(live).catch(this.#deps.alarm);

  #lookLater(): void {
    this.#look = this.#deps.world.after(LOOK_MS, () => {
      void this.#lookAtAll().finally(() => this.#lookLater());
    });
  }

  async #lookAtAll(): Promise<void> {
    const { store, tables } = this.#deps;
    const all = [...tables()];
    if (all.length === 0) return;
    try {
      const heads = await store.tables.heads(all.map(({ id }) => id));
      for (const [at, live] of all.entries())
        if (heads[at]! > live.table.version) live.readOn().catch(this.#deps.alarm);
      if (this.#looks++ % LOOKS_FOR_CHAT === 0)
        for (const live of all) if (live.watching > 0) this.#listen(live);
    } catch (error) {
      this.#deps.alarm(error);
    }
  }
}
