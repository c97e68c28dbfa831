import type {
  Holder,
  OwnTable,
  PersonId,
  SeatSummary,
  TableId,
  TableSummary,
} from '@stammtisch/protocol';
import { stayingPeople } from '@stammtisch/table';

import type { People } from '../people/people.ts';
import type { Store } from '../store/store.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { noticeOf, type NoticesElsewhere, type TableNotice } from '../tables/notice.ts';
import type { Tables } from '../tables/tables.ts';

const MOST_OWN_TABLES = 20;

interface SummaryDeps {
  readonly store: Store;
  readonly people: People;
  readonly tables: Tables;
  /** Tables that other nodes have in memory. */
  readonly elsewhere: NoticesElsewhere;
}

/** What is said of tables to those who do not look at them. */
export class Summaries {
  readonly #deps: SummaryDeps;
  readonly #listed = new Map<TableId, TableSummary>();

  constructor(deps: SummaryDeps) {
    this.#deps = deps;
  }

  /** Tables that strangers may find: listed, open, and somebody is there. */
  get listed(): Iterable<TableSummary> {
    const { elsewhere, tables } = this.#deps;
    const others = [...elsewhere()].flatMap(([id, { summary }]) =>
      summary === undefined || tables.atHand(id) !== undefined ? [] : [summary],
    );
    return others.length === 0 ? this.#listed.values() : [...this.#listed.values(), ...others];
  }

  /** It is no longer in memory. */
  forget(live: LiveTable): void {
    this.#listed.delete(live.id);
  }

  /** What the other nodes are told of it. */
  async update(live: LiveTable): Promise<TableNotice> {
    const { room } = live.table;
    const summary = await this.summaryOf(live);
    const isListed = !room.closed && room.listed && summary.people.length > 0;
    const isShown = isListed && live.isAttended;
    if (isShown) this.#listed.set(live.id, summary);
    else this.#listed.delete(live.id);
    return noticeOf(live, isShown ? summary : undefined);
  }

  /** Open tables at which somebody has sat, those in which something happened last first (W20). */
  async ownTables(person: PersonId): Promise<readonly OwnTable[]> {
    const ids = await this.#deps.store.tables.satAt(person, MOST_OWN_TABLES);
    const tables = await Promise.all(ids.map(id => this.#ownTable(id)));
    return tables.flatMap(table => table ?? []).toSorted((one, other) => other.at - one.at);
  }

  async #ownTable(id: TableId): Promise<OwnTable | undefined> {
    const live = await this.#deps.tables.get(id);
    if (live === undefined || live.table.room.closed) return undefined;
    return { ...(await this.summaryOf(live)), at: live.table.at };
  }

  async summaryOf(live: LiveTable): Promise<TableSummary> {
    const { id, table } = live;
    const { room, options } = table;
    const ids = [room.host, ...stayingPeople(table)];
    // All names at once: one that cannot be read while another is awaited would be nobody's to catch.
    const names = await Promise.all(ids.map(person => this.#deps.people.nameOf(person)));
    const [host, ...people] = names;
    const nameOf = (person: PersonId): string | undefined => names[ids.indexOf(person)];
    const robots = names.filter((_, at) => this.#deps.people.isRobot(ids[at]!));
    return {
      table: id,
      ...(room.number && { number: room.number }),
      ...(room.name !== undefined && { name: room.name }),
      game: room.game,
      host: host!,
      options,
      seats: room.chairs.length,
      people,
      chairs: room.chairs.map(holder => seatOf(live, holder, nameOf)),
      ...(robots.length > 0 && { robots: [...new Set(robots)] }),
      ...(room.robots === false && { noRobots: true as const }),
      bots: room.chairs.filter(holder => 'bot' in holder).length,
      watching: live.spectators,
      started: room.started,
      ...(room.access && { access: room.access }),
      ...(room.locked && { locked: room.locked }),
      ...(room.leavers && { leavers: room.leavers }),
      ...(room.clock && { clock: room.clock }),
      ...(room.skill && { skill: room.skill }),
    };
  }
}

/** Whoever has left a round is not told any more, and their chair will be free. */
function seatOf(
  live: LiveTable,
  holder: Holder,
  nameOf: (person: PersonId) => string | undefined,
): SeatSummary {
  if ('bot' in holder) return { bot: holder.bot };
  const { leaving } = live.table.room;
  const isThere = 'person' in holder && !leaving.includes(holder.person);
  const name = isThere ? nameOf(holder.person) : undefined;
  if (!isThere || name === undefined) return { nobody: true };
  // Whoever has just opened it is on the way.
  const isAway = !live.isUnseen && !live.isHere(holder.person);
  return { person: name, ...(isAway && { away: true }) };
}
