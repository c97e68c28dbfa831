import { err, ok, type Random, type Result } from '@stammtisch/kernel';
import type {
  Answers,
  ErrorCode,
  HouseMessage,
  PersonId,
  RequestType,
  TableId,
  TableSummary,
  World,
} from '@stammtisch/protocol';
import {
  type ChooseMove,
  houseLinesOf,
  seatOfPerson,
  type Step,
  type Table,
} from '@stammtisch/table';

import { Metrics } from './admin/metrics.ts';
import { Operations } from './admin/operations.ts';
import type { Bus } from './bus/bus.ts';
import { Chat } from './chat/chat.ts';
import { Messages } from './chat/messages.ts';
import { type ConnectedClient, Connections } from './connections.ts';
import { Friends } from './lobby/friends.ts';
import { Lobby } from './lobby/lobby.ts';
import { Presence } from './lobby/presence.ts';
import { Summaries } from './lobby/summaries.ts';
import type { Everyone } from './nodes/everyone.ts';
import type { Note } from './note.ts';
import { OtherNodes } from './other-nodes.ts';
import { Accounts } from './people/accounts.ts';
import { Passkeys } from './people/passkeys.ts';
import { People } from './people/people.ts';
import { Robots } from './people/robots.ts';
import { Replays } from './replays/replays.ts';
import type { Store } from './store/store.ts';
import { seatChangesOf } from './tables/append.ts';
import { Hosting } from './tables/hosting.ts';
import { LiveTable } from './tables/live-table.ts';
import { type Opener, Openings, type OpenRequest } from './tables/openings.ts';
import { QuickSeat } from './tables/quick-seat.ts';
import { tablePeopleOf } from './tables/table-people.ts';
import { games, Tables } from './tables/tables.ts';
import { type Watcher, Watching } from './tables/watching.ts';

export interface HouseDeps {
  readonly world: World;
  readonly store: Store;
  /** Where several nodes are one house: by which they hear of each other. */
  readonly bus?: Bus;
  readonly chooseMove: ChooseMove;
  readonly chance: Random;
  /** How long a computer player seems to think at the least, in milliseconds. */
  readonly thinking: number;
  /** Where others in the same network reach this house. */
  readonly reach?: () => string | undefined;
  readonly note: Note;
  readonly metrics?: Metrics;
  /** How many people may be here at a time. */
  readonly mostPeople?: number;
  /** With so many bytes that wait to be sent to a client, news of the lobby is left out (C5). */
  readonly newsQueueBytes?: number;
  /** For how many days lines of chat are kept; for ever, if it is not said. */
  readonly chatDays?: number;
  /** What everyone is told on coming in. */
  readonly welcome?: string;
  /** Whether whoever opens a table may choose its first deal. */
  readonly arena?: boolean;
  /** How many tables may be in use at a time. */
  readonly mostTables?: number;
}

const MOST_SCORES = 50;
const NEWS_QUEUE_BYTES = 64 * 1024;

/** The house: puts together its people, its tables, its chat and its lobby. */
export class House {
  readonly people: People;
  readonly accounts: Accounts;
  readonly passkeys: Passkeys;
  readonly robots: Robots;
  readonly tables: Tables;
  readonly chat: Chat;
  readonly summaries: Summaries;
  readonly lobby: Lobby;
  readonly replays: Replays;
  readonly presence: Presence;
  readonly messages: Messages;
  readonly friends: Friends;
  readonly store: Store;
  readonly operations: Operations;
  readonly metrics: Metrics;
  readonly connections = new Connections();
  readonly #deps: HouseDeps;
  readonly #openings: Openings;
  readonly #nodes: OtherNodes;
  /** Everyone who is in the house, on whatever node. */
  readonly everyone: Everyone;
  readonly #tableListeners: ((live: LiveTable) => void)[] = [];
  readonly hosting: Hosting;
  readonly quickSeat: QuickSeat;

  constructor(deps: HouseDeps) {
    const { world, store } = deps;
    this.#deps = deps;
    this.store = store;
    this.metrics = deps.metrics ?? new Metrics();
    this.people = new People(deps);
    const { people } = this;
    this.tables = new Tables({
      ...deps,
      create: (id, table) => this.#liveTable(id, table),
      dropped: live => {
        this.summaries.forget(live);
        this.#nodes.drop(live);
      },
      alarm: this.alarm,
    });
    const { tables } = this;
    const said = (live: LiveTable, line: number) => this.#nodes.said(live, line);
    this.chat = new Chat({ ...deps, people, tables, ...(deps.bus && { said }) });
    const elsewhere = () => this.#nodes.notices();
    this.summaries = new Summaries({ store, people, tables, elsewhere });
    const online = () => this.everyone.people.size;
    this.lobby = new Lobby({ world, tables: () => this.summaries.listed, online });
    const { connections, chat, alarm } = this;
    this.#nodes = this.#otherNodes();
    const { everyone } = this.#nodes;
    this.everyone = everyone;
    const hasOthers = () => this.#nodes.areThere;
    const operating = { ...deps, people, tables, chat, connections, alarm, hasOthers };
    this.operations = new Operations(operating);
    this.replays = new Replays({ store, people, tables });
    this.presence = new Presence({ ...deps, people, tables, elsewhere, connections: everyone });
    this.messages = new Messages({ ...deps, people, tables, elsewhere, tell: everyone.tell });
    const { tell, isHere, dismiss } = everyone;
    this.friends = new Friends({ ...deps, people, tables, elsewhere, tell, isHere });
    const getUp = (person: PersonId) => this.#getUp(person);
    this.#openings = new Openings({ ...deps, tables, getUp, isRobot: people.isRobot });
    this.hosting = this.#hosting();
    this.quickSeat = this.#quickSeat();
    this.passkeys = new Passkeys({ ...deps, people });
    this.robots = new Robots({ ...deps, people, getUp, dismiss });
    this.accounts = new Accounts({
      ...deps,
      people,
      robots: this.robots,
      getUp,
      dismiss,
      rename: (person, name) => this.rename(person, name),
    });
  }

  alarm = (error: unknown): void => {
    const stack = error instanceof Error ? error.stack : undefined;
    const text = error instanceof Error ? error.message : String(error);
    this.#deps.note(text, { level: 'error', ...(stack !== undefined && { stack }) });
  };

  /** Counts an answer. Why a request was refused is of use where somebody asks why something does not work. */
  answered(request: RequestType, person: PersonId, code?: ErrorCode): void {
    this.metrics.answered(request, code);
    if (code === undefined) return;
    const who = person === '' ? {} : { person };
    this.#deps.note('refused', { level: 'debug', request, code, ...who });
  }

  get newsQueueBytes(): number {
    return this.#deps.newsQueueBytes ?? NEWS_QUEUE_BYTES;
  }

  get note(): Note {
    return this.#deps.note;
  }

  now = (): number => this.#deps.world.now();

  get reach(): string | undefined {
    return this.#deps.reach?.();
  }

  arrived(client: ConnectedClient): void {
    this.connections.add(client);
    for (const text of this.operations.news) client.send(text);
    this.lobby.changed();
    this.presence.arrived(client.person).catch(this.alarm);
    this.personChanged(client.person);
  }

  /** Whoever has come in is told where they are invited, and what they have not read. */
  greet(client: ConnectedClient): void {
    this.#tellPages(client.person);
    this.messages.greet(client).catch(this.alarm);
    this.friends.greet(client.person).catch(this.alarm);
    this.#tellInvitations(client.person).catch(this.alarm);
  }

  async #tellInvitations(person: PersonId): Promise<void> {
    const there = [...this.#nodes.notices()].filter(([, { invited }]) => invited.includes(person));
    await Promise.all(there.map(([id]) => this.tables.get(id)));
    await this.hosting.tellInvitations(person, this.tables.all);
  }

  /** A table by its number, for those who may know of it. */
  async find(person: PersonId, number: number): Promise<Result<TableSummary, ErrorCode>> {
    const id = await this.store.tables.numbered(number);
    const live = id === undefined ? undefined : await this.tables.get(id);
    if (live === undefined) return err('no-such-table');
    const { room } = live.table;
    if (room.closed) return err('table-closed');
    const isTheirs =
      room.members?.includes(person) === true || room.invited?.includes(person) === true;
    if (!room.listed && !isTheirs) return err('no-such-table');
    return ok(await this.summaries.summaryOf(live));
  }

  /** Why nobody new may come in just now. Whoever is here already may have another page open. */
  refusalTo(person?: PersonId): ErrorCode | undefined {
    const { people } = this.everyone;
    if (person !== undefined && people.has(person)) return undefined;
    if (this.operations.drain.isOn) return 'house-closing';
    return people.size >= (this.#deps.mostPeople ?? Infinity) ? 'house-full' : undefined;
  }

  gone(client: ConnectedClient & { offer(text: string): boolean }): void {
    const { person } = client;
    this.connections.remove(client);
    this.#tellPages(person, { alsoOne: true });
    this.lobby.forget(client);
    this.lobby.changed();
    this.presence.forget(client);
    this.personChanged(person);
  }

  /** Whoever asks stays; every other page and device of theirs is closed, and says that it can be opened again. */
  takeOver(asker: { readonly person: PersonId }): void {
    for (const client of this.connections.people.get(asker.person) ?? [])
      if (client !== asker) client.dismiss('replaced');
    this.everyone.replaceElsewhere(asker.person);
  }

  /** Each page knows whether there are others: two of them can answer the same question. */
  #tellPages(person: PersonId, { alsoOne = false } = {}): void {
    const count = this.everyone.pagesOf(person);
    if (count > 1 || alsoOne) this.connections.tell(person, { type: 'pages', count });
  }

  watching = (watcher: Watcher): Watching =>
    new Watching(
      {
        store: this.store,
        tables: this.tables,
        chat: this.chat,
        peopleChanged: live => {
          this.#peopleChanged(live);
          this.personChanged(watcher.person);
        },
      },
      watcher,
    );

  async open(opener: Opener, wish: OpenRequest): Promise<Result<LiveTable, ErrorCode>> {
    const { person } = opener;
    if (this.operations.drain.isOn) return err('house-closing');
    const opened = await this.#openings.open(opener, wish);
    if (!opened.ok) return opened;
    this.#tableChanged(opened.value);
    this.#tellSeat(person, opened.value.id);
    const { welcome } = this.#deps;
    if (welcome !== undefined)
      this.chat.tell(opened.value, { kind: 'welcome', text: welcome }).catch(this.alarm);
    this.#deps.note('table opened', { table: opened.value.id, game: wish.game, person });
    return opened;
  }

  /** Whoever has a seat elsewhere gives it up, if they say so. */
  async #freeFor(
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
    if ((await this.chat.wouldTell(person)) || (await this.messages.wouldName(person)))
      return err('knows-secret');
    const renamed = await this.people.rename(person, wish);
    this.presence.changed();
    this.everyone.renamed(person, this.people.isRobot(person));
    if (renamed.ok)
      for (const live of this.tables.all) if (live.names(person)) this.#tableChanged(live);
    return renamed;
  }

  /** Before anybody comes in: who else is there. */
  begin = (): Promise<void> => this.#nodes.begin();

  #otherNodes = (): OtherNodes =>
    new OtherNodes({
      ...this.#deps,
      connections: this.connections,
      tables: this.tables,
      hear: this.chat.hear,
      changed: (people, tables) => this.#changedElsewhere(people, tables),
      renamed: (person, isRobot) => this.#renamedElsewhere(person, isRobot),
      alarm: this.alarm,
    });

  #renamedElsewhere(person: PersonId, isRobot: boolean): void {
    this.people.forgetName(person);
    if (isRobot) this.people.markRobot(person);
    this.presence.arrived(person).catch(this.alarm);
    for (const live of this.tables.all) if (live.names(person)) this.#tableChanged(live);
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

  /** Where other nodes go on, everyone is led to them. */
  moveOut = (): Promise<void> => this.#nodes.takeAll();

  /** Tells everyone goodbye and finishes what is being written. */
  async close(): Promise<void> {
    this.lobby.end();
    this.operations.end();
    this.presence.end();
    this.#nodes.stop();
    this.connections.dismissAll('restart');
    await this.tables.end();
    await this.#nodes.end();
    await this.store.close();
  }

  #changedElsewhere(people: ReadonlySet<PersonId>, tables: ReadonlySet<TableId>): void {
    for (const id of tables) this.tables.atHand(id)?.elsewhereChanged();
    for (const person of people) {
      this.presence.arrived(person).catch(this.alarm);
      if (this.connections.isHere(person)) this.#tellPages(person, { alsoOne: true });
    }
    this.lobby.changed();
    this.presence.changed();
  }

  /** Somebody looks at another table, or no longer at any of their pages. */
  personChanged(person: PersonId): void {
    this.presence.changed();
    this.#nodes.tellPerson(person);
  }

  /** Tells in the chat what is told there, and everyone who has a seat by it that they do. */
  #written(live: LiveTable, steps: readonly Step[]): void {
    this.#nodes.written(live, steps);
    for (const change of steps.flatMap(seatChangesOf))
      if ('took' in change) this.#tellSeat(change.person, live.id);
    this.hosting.invitationsChanged(live, steps).catch(this.alarm);
    for (const line of steps.flatMap(houseLinesOf)) this.chat.tell(live, line).catch(this.alarm);
  }

  /** On every page and device: a program that waits elsewhere for a seat learns of it. */
  #tellSeat = (person: PersonId, table: TableId): void =>
    this.everyone.tell(person, { type: 'seat', table });

  #hosting = (): Hosting =>
    new Hosting({
      ...this.#deps,
      tellInChat: (live, line) => void this.chat.tell(live, line).catch(this.alarm),
      summaryOf: live => this.summaries.summaryOf(live),
      gaveTime: this.#nodes.gaveTime,
      nameOf: person => this.people.nameOf(person),
      isRobot: this.people.isRobot,
      isOnline: person => this.everyone.isHere(person),
      tell: (person, message) => this.everyone.tell(person, message),
      freeFor: (person, { table, leaving }) =>
        this.#freeFor(person, { table, leaving: leaving === true }),
    });

  #quickSeat = (): QuickSeat =>
    new QuickSeat({
      world: this.#deps.world,
      tables: this.tables,
      elsewhere: this.#nodes.notices,
      isRobot: this.people.isRobot,
      sit: (live, person, leaving) =>
        this.hosting.sit(live, person, { re: 0, type: 'sit', table: live.id, leaving }),
      open: (opener, wish) => this.open(opener, wish),
    });

  #liveTable(id: TableId, table: Table): LiveTable {
    const live = new LiveTable(id, table, {
      ...this.#deps,
      elsewhere: this.#nodes.elsewhere,
      changed: changed => this.#tableChanged(changed),
      written: (live, steps) => this.#written(live, steps),
      secretsEnded: live => void this.chat.reveal(live).catch(this.alarm),
      isRobot: person => this.people.isRobot(person),
      tablePeopleOf: live => tablePeopleOf(live, this.people),
      alarm: this.alarm,
    });
    this.#nodes.follow(live);
    return live;
  }

  /** Calls `listener` when somebody has sat down or gone, and when a table has begun or ended. */
  onTableChanged(listener: (live: LiveTable) => void): void {
    this.#tableListeners.push(listener);
  }

  #tableChanged(live: LiveTable): void {
    this.#peopleChanged(live);
    for (const listener of this.#tableListeners) listener(live);
    if (live.table.room.closed) this.#deps.note('table closed', { table: live.id });
  }

  /** Tells a table's subscribers who everybody is, and who is there; and the lobby. */
  #peopleChanged(live: LiveTable): void {
    if (live.table.room.closed && live.watching === 0) this.tables.drop(live);
    this.summaries.update(live).then(notice => {
      this.lobby.changed();
      this.#nodes.tellNotice(live, notice);
    }, this.alarm);
    live.peopleChanged();
    this.presence.changed();
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
