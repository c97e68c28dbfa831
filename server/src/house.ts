import { err, ok, type Random, type Result } from '@stammtisch/kernel';
import type {
  Answers,
  ErrorCode,
  HouseMessage,
  PersonId,
  TableId,
  World,
} from '@stammtisch/protocol';
import { seatOfPerson, type Table } from '@stammtisch/table';

import { Chat } from './chat/chat.ts';
import { type ConnectedClient, Connections } from './connections.ts';
import { Lobby } from './lobby/lobby.ts';
import { Summaries } from './lobby/summaries.ts';
import { Accounts } from './people/accounts.ts';
import { Passkeys } from './people/passkeys.ts';
import { People } from './people/people.ts';
import type { Store } from './store/store.ts';
import type { ChooseMove } from './tables/bot-pool.ts';
import { LiveTable } from './tables/live-table.ts';
import { Openings, type OpenRequest } from './tables/openings.ts';
import { tablePeopleOf } from './tables/table-people.ts';
import { games, Tables } from './tables/tables.ts';
import { type Watcher, Watching } from './tables/watching.ts';

export interface HouseDeps {
  readonly world: World;
  readonly store: Store;
  readonly chooseMove: ChooseMove;
  readonly chance: Random;
  /** How long a computer player seems to think at the least, in milliseconds. */
  readonly thinking: number;
  /** Where others in the same network reach this house. */
  readonly reach?: () => string | undefined;
  /** A line for the operator. */
  readonly note: (text: string) => void;
  /** How many tables may be in use at a time. */
  readonly mostTables?: number;
}

const MOST_SCORES = 50;

/** The house: puts together its people, its tables, its chat and its lobby. */
export class House {
  readonly people: People;
  readonly accounts: Accounts;
  readonly passkeys: Passkeys;
  readonly tables: Tables;
  readonly chat: Chat;
  readonly summaries: Summaries;
  readonly lobby: Lobby;
  readonly store: Store;
  readonly #deps: HouseDeps;
  readonly #connections = new Connections();
  readonly #openings: Openings;

  constructor(deps: HouseDeps) {
    const { world, store } = deps;
    this.#deps = deps;
    this.store = store;
    this.people = new People(deps);
    const { people } = this;
    this.tables = new Tables({
      ...deps,
      create: (id, table) => this.#liveTable(id, table),
      alarm: this.alarm,
    });
    const { tables } = this;
    this.chat = new Chat({ world, store, people, tables });
    this.summaries = new Summaries({ store, people, tables });
    this.lobby = new Lobby({
      world,
      tables: () => this.summaries.listed,
      online: () => this.#connections.count,
    });
    const getUp = (person: PersonId) => this.#getUp(person);
    this.#openings = new Openings({ ...deps, tables, getUp });
    this.passkeys = new Passkeys({ ...deps, people });
    this.accounts = new Accounts({
      ...deps,
      people,
      getUp,
      dismiss: (who, why) => this.#connections.dismiss(who, why),
      rename: (person, name) => this.rename(person, name),
    });
  }

  alarm = (error: unknown): void => {
    this.#deps.note(`! ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  };

  now = (): number => this.#deps.world.now();

  get reach(): string | undefined {
    return this.#deps.reach?.();
  }

  arrived(client: ConnectedClient): void {
    this.#connections.add(client);
    this.lobby.changed();
  }

  gone(client: ConnectedClient & { offer(text: string): boolean }): void {
    this.#connections.remove(client);
    this.lobby.forget(client);
    this.lobby.changed();
  }

  watching = (watcher: Watcher): Watching =>
    new Watching(
      {
        store: this.store,
        tables: this.tables,
        chat: this.chat,
        peopleChanged: live => this.#peopleChanged(live),
      },
      watcher,
    );

  async open(
    person: PersonId,
    wish: OpenRequest,
    mayOpen: () => boolean,
  ): Promise<Result<LiveTable, ErrorCode>> {
    const opened = await this.#openings.open(person, wish, mayOpen);
    if (!opened.ok) return opened;
    this.#tableChanged(opened.value);
    this.#deps.note(`table ${opened.value.id}: ${wish.game} opened`);
    return opened;
  }

  /** Whoever has a seat elsewhere gives it up, if they say so. */
  async freeFor(
    person: PersonId,
    { table, leaving }: { readonly table: TableId; readonly leaving: boolean },
  ): Promise<Result<void, ErrorCode>> {
    const seat = await this.store.tables.seatOf(person);
    if (seat === undefined || seat === table) return ok(undefined);
    if (!leaving) return err('seated-elsewhere');
    await this.#getUp(person);
    return ok(undefined);
  }

  async rename(person: PersonId, wish: string): Promise<Result<string, ErrorCode>> {
    if (await this.chat.wouldTell(person)) return err('knows-secret');
    const renamed = await this.people.rename(person, wish);
    if (renamed.ok)
      for (const live of this.tables.all) if (live.names(person)) this.#tableChanged(live);
    return renamed;
  }

  async scoresFor(person: PersonId): Promise<Answers['scores']> {
    const { records } = this.store;
    // Where people play against the bank, nobody can be made rich by friends.
    const bankGame = (await games()).find(({ againstBank }) => againstBank === true);
    const best = bankGame === undefined ? [] : await records.highScores(bankGame.name, MOST_SCORES);
    return { best, mine: await records.of(person) };
  }

  /** Kept, and shown on every device of theirs that looks at the table. */
  async saveNotes(live: LiveTable, person: PersonId, text: string): Promise<void> {
    await this.store.records.saveNotes(person, live.id, text);
    const message = { type: 'notes', table: live.id, text } satisfies HouseMessage;
    for (const subscriber of live.subscribers)
      if (subscriber.person === person) subscriber.send(JSON.stringify(message));
  }

  /** Tells everyone goodbye and finishes what is being written. */
  async close(): Promise<void> {
    this.lobby.end();
    this.#connections.dismissAll('restart');
    await this.tables.end();
    await this.store.close();
  }

  #liveTable(id: TableId, table: Table): LiveTable {
    return new LiveTable(id, table, {
      ...this.#deps,
      changed: changed => this.#tableChanged(changed),
      secretsEnded: live => void this.chat.reveal(live).catch(this.alarm),
      tablePeopleOf: live => tablePeopleOf(live, person => this.people.nameOf(person)),
      alarm: this.alarm,
    });
  }

  #tableChanged(live: LiveTable): void {
    this.#peopleChanged(live);
    if (live.table.room.closed) this.#deps.note(`table ${live.id}: closed`);
  }

  /** Tells a table's subscribers who everybody is, and who is there; and the lobby. */
  #peopleChanged(live: LiveTable): void {
    if (live.table.room.closed && live.watching === 0) this.tables.drop(live);
    this.summaries.update(live).then(() => this.lobby.changed(), this.alarm);
    live.peopleChanged();
  }

  /** From wherever they sit or wait. */
  async #getUp(person: PersonId): Promise<void> {
    const seat = await this.store.tables.seatOf(person);
    const live = seat === undefined ? undefined : await this.tables.get(seat);
    await live?.leave(person);
    for (const { table, leave } of this.tables.all)
      if (table.room.waiting.includes(person) || seatOfPerson(table, person) !== undefined)
        await leave(person);
  }
}
