import { err, ok, type Result } from '@stammtisch/kernel';
import {
  type Answers,
  type ErrorCode,
  type HouseMessage,
  LIMITS,
  type PersonCard,
  type PersonId,
  type TablePlace,
  type TableSummary,
  type Visitor,
  type World,
} from '@stammtisch/protocol';
import { stayingPeople } from '@stammtisch/table';

import type { People } from '../people/people.ts';
import type { Store } from '../store/store.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { type NoticesElsewhere, secretTableOf } from '../tables/notice.ts';
import { secretPlayers } from '../tables/secret-players.ts';
import type { Tables } from '../tables/tables.ts';
import { type Listener, ListUpdates } from './list-updates.ts';

interface PresenceDeps {
  readonly world: World;
  readonly store: Store;
  readonly people: People;
  readonly tables: Tables;
  /** Tables that other nodes have in memory. */
  readonly elsewhere: NoticesElsewhere;
  readonly connections: {
    /** In the order they came, each once. */
    readonly people: ReadonlyMap<PersonId, unknown>;
    isHere(person: PersonId): boolean;
    isAway(person: PersonId): boolean;
  };
}

interface Reader extends Listener {
  readonly person: PersonId;
}

/** Who is in the house, and where. */
export class Presence {
  readonly #deps: PresenceDeps;
  readonly #list: ListUpdates<Visitor, Reader>;

  constructor(deps: PresenceDeps) {
    this.#deps = deps;
    this.#list = new ListUpdates({
      world: deps.world,
      read: () => ({ rows: this.#visitors(), count: deps.connections.people.size }),
      textOf: ({ rows, count, ...rest }) =>
        JSON.stringify({
          type: 'visitors',
          people: rows,
          total: count,
          ...rest,
        } satisfies HouseMessage),
      // Anybody may take a name that tells a secret; whoever still plays for it reads the list later.
      withheld: () => {
        const players = secretPlayers(deps.tables.all);
        const elsewhere = [...deps.elsewhere().values()].flatMap(({ secret }) => secret);
        return ({ person }) => players.has(person) || elsewhere.includes(person);
      },
    });
  }

  listen(reader: Reader, on: boolean): Answers['people'] {
    const { rows, count } = this.#list.listen(reader, on);
    return { people: rows, total: count };
  }

  forget = (reader: Reader): void => this.#list.forget(reader);
  changed = (): void => this.#list.changed();
  end = (): void => this.#list.end();

  /** Somebody has come in; the list has their name once it is known. */
  async arrived(person: PersonId): Promise<void> {
    await this.#deps.people.nameOf(person);
    this.changed();
  }

  /** A person as `asker` may know them (C21). */
  async cardOf(person: PersonId, asker: PersonId): Promise<Result<PersonCard, ErrorCode>> {
    const { store, tables, connections } = this.#deps;
    const known = await store.people.known(person);
    if (known === undefined) return err('no-such-person');
    if (this.#isKeptFrom(person, asker)) return err('not-now');
    const here = connections.isHere(person);
    const live = here ? this.#tablesOf(tables.all).get(person) : undefined;
    const mayInvite = here ? await this.#mayInvite(person, asker) : undefined;
    return ok({
      person,
      name: known.name,
      ...this.#deps.people.robotMark(person),
      here,
      ...(live && { at: isFor(live, asker) ? placeOf(live) : {} }),
      ...(here && connections.isAway(person) && { away: true }),
      account: known.hasAccount,
      since: known.since,
      records: await store.records.of(person),
      ...(mayInvite !== undefined && { mayInvite }),
    });
  }

  /** A name can tell a secret: whoever plays for it is told only those that stand at their table anyway. */
  #isKeptFrom(person: PersonId, asker: PersonId): boolean {
    const live = secretPlayers(this.#deps.tables.all).get(asker);
    if (live !== undefined) return !stayingPeople(live.table).includes(person);
    const [, notice] = secretTableOf(this.#deps.elsewhere, asker) ?? [];
    return notice !== undefined && !notice.seated.includes(person);
  }

  /** The table where the asker sits and is host, if the person has no seat in the house. */
  async #mayInvite(person: PersonId, asker: PersonId): Promise<string | undefined> {
    const { store, tables } = this.#deps;
    if (person === asker) return undefined;
    const [own, other] = await Promise.all([
      store.tables.seatOf(asker),
      store.tables.seatOf(person),
    ]);
    if (own === undefined || other !== undefined) return undefined;
    return (await tables.get(own))?.table.room.host === asker ? own : undefined;
  }

  #visitors(): ReadonlyMap<PersonId, Visitor> {
    const { people, tables, connections } = this.#deps;
    const places = this.#tablesOf(tables.all);
    const elsewhere = this.#placesElsewhere();
    const visitors = new Map<PersonId, Visitor>();
    for (const person of connections.people.keys()) {
      if (visitors.size === LIMITS.people) break;
      const name = people.knownNameOf(person);
      if (name === undefined) continue;
      const live = places.get(person);
      const at = live === undefined ? elsewhere.get(person) : listedPlaceOf(live);
      visitors.set(person, {
        person,
        name,
        ...people.robotMark(person),
        ...(at && { at }),
        ...(connections.isAway(person) && { away: true }),
      });
    }
    return visitors;
  }

  /** Where people sit whose table is in memory on another node only. */
  #placesElsewhere(): ReadonlyMap<PersonId, TablePlace | Record<string, never>> {
    return new Map(
      [...this.#deps.elsewhere().values()].flatMap(({ seated, summary }) =>
        seated.map(person => [person, summary === undefined ? {} : placeIn(summary)] as const),
      ),
    );
  }

  /** Where people sit, and where the others look on. */
  #tablesOf(tables: Iterable<LiveTable>): ReadonlyMap<PersonId, LiveTable> {
    const seated = new Map<PersonId, LiveTable>();
    const looking = new Map<PersonId, LiveTable>();
    for (const live of tables) {
      if (live.table.room.closed) continue;
      for (const person of stayingPeople(live.table)) seated.set(person, live);
      for (const person of live.lookers) looking.set(person, live);
    }
    return new Map([...looking, ...seated]);
  }
}

const placeOf = ({ id, table: { room } }: LiveTable): TablePlace => ({
  table: id,
  ...(room.number !== undefined && { number: room.number }),
  ...(room.name !== undefined && { name: room.name }),
  game: room.game,
});

const listedPlaceOf = (live: LiveTable) => (live.table.room.listed ? placeOf(live) : {});

const placeIn = ({ table, number, name, game }: TableSummary): TablePlace => ({
  table,
  ...(number !== undefined && { number }),
  ...(name !== undefined && { name }),
  game,
});

/** Whether somebody may know which table this is: everyone, or they belong to it. */
const isFor = ({ table: { room } }: LiveTable, asker: PersonId): boolean =>
  room.listed ||
  room.host === asker ||
  room.members?.includes(asker) === true ||
  room.viewers?.includes(asker) === true ||
  room.invited?.includes(asker) === true;
