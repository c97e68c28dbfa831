import { chooseOptions, err, type Game, ok, type Random, type Result } from '@stammtisch/kernel';
import {
  type Answers,
  type ChatLine,
  type ErrorCode,
  type CloseReason,
  type HouseMessage,
  LIMITS,
  newId,
  type OwnTable,
  type Person,
  type PersonId,
  type Request,
  type TableId,
  type TableSummary,
  type World,
} from '@stammtisch/protocol';
import { type LogEntry, seatOfPerson, stayingPeople, type Table } from '@stammtisch/table';

import { Lobby } from './lobby/lobby.ts';
import type { Connection } from './net/connection.ts';
import type { Rate } from './net/rate-limit.ts';
import { Accounts, type PersonOrSession } from './people/accounts.ts';
import { Passkeys } from './people/passkeys.ts';
import { People } from './people/people.ts';
import { PersonLimits } from './people/person-limits.ts';
import type { Store } from './store/store.ts';
import { appendOf } from './tables/append.ts';
import type { ChooseMove } from './tables/bot-pool.ts';
import { LiveTable } from './tables/live-table.ts';
import { openingSteps } from './tables/opening.ts';
import type { TablePeople } from './tables/people-updates.ts';
import { gameNamed, games, Tables } from './tables/tables.ts';
import { cleanText } from './text.ts';

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

const MOST_TABLES = 2_000;
/** Eight tables at once, and thirty an hour. */
const OPENINGS: Rate = { burst: 8, perSecond: 30 / 3_600 };
const CHAT: Rate = { burst: 10, perSecond: 1 };
/** Pages and devices of one person; beyond that, the oldest is closed. */
const MOST_CONNECTIONS = 12;
const MOST_OWN_TABLES = 20;
/** Names of people who look on that are told; all of them are counted. */
const MOST_SPECTATOR_NAMES = 8;
const MOST_SCORES = 50;
/** The house: its tables, its people, its lobby. */
export class House {
  readonly people: People;
  readonly accounts: Accounts;
  readonly passkeys: Passkeys;
  readonly lobby: Lobby;
  readonly #deps: HouseDeps;
  readonly #connections = new Set<Connection>();
  readonly tables: Tables;
  readonly #summaries = new Map<TableId, TableSummary>();
  readonly #openings: PersonLimits;
  readonly #chatting: PersonLimits;

  constructor(deps: HouseDeps) {
    this.#deps = deps;
    this.people = new People(deps);
    const { people } = this;
    this.passkeys = new Passkeys({ ...deps, people });
    this.accounts = new Accounts({
      ...deps,
      people,
      dismiss: (who, why) => this.#dismiss(who, why),
      rename: (person, name) => this.rename(person, name),
      getUp: person => this.#getUp(person),
    });
    this.lobby = new Lobby({
      world: deps.world,
      tables: () => this.#summaries.values(),
      online: () => this.#connections.size,
    });
    this.#openings = new PersonLimits(OPENINGS, deps.world);
    this.#chatting = new PersonLimits(CHAT, deps.world);
    this.tables = new Tables({
      ...deps,
      create: (id, table) => this.#liveTable(id, table),
      alarm: this.alarm,
    });
  }

  alarm = (error: unknown): void => {
    this.#deps.note(`! ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  };

  arrived(connection: Connection): void {
    this.#connections.delete(connection);
    this.#connections.add(connection);
    const own = [...this.#connections].filter(({ person }) => person === connection.person);
    for (const oldest of own.slice(0, -MOST_CONNECTIONS)) oldest.dismiss('replaced');
    this.lobby.changed();
  }

  gone(connection: Connection): void {
    this.#connections.delete(connection);
    this.lobby.forget(connection);
    this.lobby.changed();
  }

  /** What the account API over HTTP needs. */
  get accountApi(): Pick<House, 'accounts' | 'passkeys'> {
    return { accounts: this.accounts, passkeys: this.passkeys };
  }

  #dismiss(who: PersonOrSession, why: CloseReason): void {
    for (const connection of this.#connections) if (connection.is(who)) connection.dismiss(why);
  }

  async #getUp(person: PersonId): Promise<void> {
    const seat = await this.seatOf(person);
    const live = seat === undefined ? undefined : await this.tables.get(seat);
    await live?.leave(person);
    for (const { table, leave } of this.tables.all)
      if (table.room.waiting.includes(person) || seatOfPerson(table, person) !== undefined)
        await leave(person);
  }

  get reach(): string | undefined {
    return this.#deps.reach?.();
  }

  seatOf = (person: PersonId): Promise<TableId | undefined> =>
    this.#deps.store.tables.seatOf(person);

  balance(person: PersonId, reset: boolean): Promise<Result<Answers['balance'], ErrorCode>> {
    const { store, world } = this.#deps;
    return reset
      ? store.ledger.reset(person, world.now())
      : store.ledger.balanceOf(person).then(ok);
  }

  async scoresFor(person: PersonId): Promise<Answers['scores']> {
    const { store } = this.#deps;
    // Where people play against the bank, nobody can be made rich by friends.
    const bankGame = (await games()).find(({ againstBank }) => againstBank === true);
    const best =
      bankGame === undefined ? [] : await store.records.highScores(bankGame.name, MOST_SCORES);
    return { best, mine: await store.records.of(person) };
  }

  notesOf = (person: PersonId, table: TableId): Promise<string> =>
    this.#deps.store.records.notesOf(person, table);

  /** Kept, and shown on every device of theirs that looks at the table. */
  async saveNotes(live: LiveTable, person: PersonId, text: string): Promise<void> {
    await this.#deps.store.records.saveNotes(person, live.id, text);
    const message = { type: 'notes', table: live.id, text } satisfies HouseMessage;
    for (const subscriber of live.subscribers)
      if (subscriber.person === person) subscriber.send(JSON.stringify(message));
  }

  async rename(person: PersonId, wish: string): Promise<Result<string, ErrorCode>> {
    if (await this.#mustNotSpeak(person)) return err('knows-secret');
    const renamed = await this.people.rename(person, wish);
    if (renamed.ok)
      for (const live of this.tables.all) if (concerns(live, person)) this.#tableChanged(live);
    return renamed;
  }

  /** Whether a new name would be a word to those who still play at a table whose secret this person may know. */
  async #mustNotSpeak(person: PersonId): Promise<boolean> {
    const inMemory = [...this.tables.all].map(({ id }) => id);
    // Tables that rest are looked at again by those who come back to them.
    const naming = await this.#deps.store.tables.naming(person);
    for (const id of new Set([...inMemory, ...naming])) {
      const live = await this.tables.get(id);
      if (live?.knowsSecret(person) !== true) continue;
      if (concerns(live, person) || (await this.#hasSpoken(live, person))) return true;
    }
    return false;
  }

  /** What was said stands there under the name that its speaker has now. */
  async #hasSpoken({ id }: LiveTable, person: PersonId): Promise<boolean> {
    const lines = await this.#deps.store.chat.last(id, LIMITS.chatHistory);
    return lines.some(({ from }) => from === person);
  }

  /** Opens a table with its first person seated, in one step: there is no table without them. */
  async open(
    person: PersonId,
    wish: Extract<Request, { type: 'open' }>,
    mayOpen: () => boolean,
  ): Promise<Result<TableId, ErrorCode>> {
    const game = await gameNamed(wish.game);
    if (game === undefined) return err('no-such-game');
    const opening = openingOf(game, person, wish);
    if (opening === undefined) return err('bad-options');
    if (this.tables.inUse >= (this.#deps.mostTables ?? MOST_TABLES)) return err('too-many-tables');
    if ((await this.seatOf(person)) !== undefined) {
      if (wish.leaving !== true) return err('seated-elsewhere');
      await this.#getUp(person);
    }
    if (!this.#openings.take(person) || !mayOpen()) return err('too-fast');
    const created = await this.#create(game, opening, wish.start === true);
    if (!created.ok) return created;
    this.#tableChanged(created.value);
    this.#deps.note(`table ${created.value.id}: ${game.name} opened`);
    return ok(created.value.id);
  }

  async #create(
    game: Game,
    opening: Opening,
    starts: boolean,
  ): Promise<Result<LiveTable, ErrorCode>> {
    const { world, store } = this.#deps;
    const id = newId(world, LIMITS.tableId);
    for (let tries = 0; tries < OPENING_TRIES; tries++) {
      const bankGame = game.againstBank && game.name;
      const balance =
        game.chips === undefined ? 0 : await store.ledger.spendableOf(opening.host, bankGame);
      const steps = openingSteps(game, opening, { world, balance, starts });
      const written = await store.tables.append(appendOf(id, steps));
      if (written.ok) return ok(this.tables.keep(id, steps.at(-1)!.after));
      if (written.error === 'seated-elsewhere') return err(written.error);
    }
    throw new Error('a new table cannot be written');
  }

  /** Open tables at which somebody has sat, those in which something happened last first (W20). */
  async tablesOf(person: PersonId): Promise<readonly OwnTable[]> {
    const ids = await this.#deps.store.tables.satAt(person, MOST_OWN_TABLES);
    const tables = await Promise.all(ids.map(id => this.#ownTable(id)));
    return tables.flatMap(table => table ?? []).toSorted((one, other) => other.at - one.at);
  }

  async #ownTable(id: TableId): Promise<OwnTable | undefined> {
    const live = await this.tables.get(id);
    if (live === undefined || live.table.room.closed) return undefined;
    return { ...(await this.#summaryOf(live)), at: live.table.at };
  }

  #liveTable(id: TableId, table: Table): LiveTable {
    return new LiveTable(id, table, {
      ...this.#deps,
      changed: changed => this.#tableChanged(changed),
      tablePeopleOf: live => this.#tablePeopleOf(live),
      alarm: this.alarm,
    });
  }

  #tableChanged(live: LiveTable): void {
    this.peopleChanged(live);
    if (live.table.room.closed) this.#deps.note(`table ${live.id}: closed`);
  }

  async #summarise(live: LiveTable): Promise<void> {
    const { room } = live.table;
    const summary = await this.#summaryOf(live);
    if (!room.closed && room.listed && live.hasCompany) this.#summaries.set(live.id, summary);
    else this.#summaries.delete(live.id);
    this.lobby.changed();
  }

  async #summaryOf({ id, table }: LiveTable): Promise<TableSummary> {
    const { room, options } = table;
    // All names at once: one that cannot be read while another is awaited would be nobody's to catch.
    const [host, ...people] = await Promise.all(
      [room.host, ...stayingPeople(table)].map(person => this.people.nameOf(person)),
    );
    return {
      table: id,
      game: room.game,
      host: host!,
      options,
      seats: room.chairs.length,
      people,
      bots: room.chairs.filter(holder => 'bot' in holder).length,
      started: room.started,
      ...(room.leavers && { leavers: room.leavers }),
      ...(room.clock && { clock: room.clock }),
      ...(room.skill && { skill: room.skill }),
    };
  }

  /** Tells a table's subscribers who everybody is, and who is there; and the lobby. */
  peopleChanged(live: LiveTable): void {
    if (live.table.room.closed && live.watching === 0) this.tables.drop(live);
    this.#summarise(live).catch(this.alarm);
    live.peopleChanged();
  }

  async #tablePeopleOf(live: LiveTable): Promise<TablePeople> {
    const { chairs, waiting, host } = live.table.room;
    const seated = chairs.flatMap(holder => ('person' in holder ? [holder.person] : []));
    // Whoever looks on may know a secret, and a name can tell it.
    const isQuiet = live.hasSecrets;
    const members = new Set([...seated, ...(isQuiet ? [] : waiting), host]);
    const looking = new Set([...live.subscribers].map(({ person }) => person));
    const others = [...looking].filter(person => !members.has(person));
    const named = [...members, ...others.slice(0, isQuiet ? 0 : MOST_SPECTATOR_NAMES)].map(
      async (person): Promise<[PersonId, Person]> => [
        person,
        { name: await this.people.nameOf(person), here: live.isHere(person) },
      ],
    );
    return { people: Object.fromEntries(await Promise.all(named)), watching: live.spectators };
  }

  async chat(
    live: LiveTable,
    from: PersonId,
    words: string,
  ): Promise<Result<Answers['chat'], { code: ErrorCode }>> {
    const text = cleanText(words);
    if (text === undefined) return err({ code: 'bad-text' });
    if (!this.#chatting.take(from) || !live.maySay(from)) return err({ code: 'too-fast' });
    const at = this.#deps.world.now();
    const isPrivate = live.knowsSecret(from);
    const line = await this.#deps.store.chat.add(live.id, { from, text, at }, isPrivate);
    if (line === undefined) return err({ code: 'not-you' });
    const name = await this.people.nameOf(from);
    const said = { type: 'chat', line, from, name, text, at } satisfies HouseMessage;
    live.say(JSON.stringify(said), isPrivate);
    return ok({ line });
  }

  /** What was said, as far as it was for this person's ears; after a match, all of it. */
  async linesFor(live: LiveTable, person: PersonId): Promise<readonly ChatLine[]> {
    const withPrivate = live.hearsPrivateLines(person);
    const lines = await this.#deps.store.chat.last(live.id, LIMITS.chatHistory, withPrivate);
    return Promise.all(
      lines.map(async line => ({ ...line, name: await this.people.nameOf(line.from) })),
    );
  }

  /** Tells everyone goodbye and finishes what is being written. */
  async close(): Promise<void> {
    this.lobby.end();
    for (const connection of this.#connections) connection.dismiss('restart');
    await this.tables.end();
    await this.#deps.store.close();
  }
}

const OPENING_TRIES = 3;

type Opening = Extract<LogEntry['body'], { kind: 'opened' }>;

type Wish = Extract<Request, { type: 'open' }>;

/** The first entry of a table as someone wants it; undefined if it cannot be had. */
function openingOf(game: Game, host: PersonId, wish: Wish): Opening | undefined {
  const { min, max, usual = max } = game.seats;
  const { options = {}, seats = usual, listed = false } = wish;
  const chosen = chooseOptions(game.options, options);
  if (!chosen.ok || seats < min || seats > max) return undefined;
  return {
    kind: 'opened',
    game: game.name,
    rules: game.version,
    options: chosen.value,
    seats,
    host,
    listed,
    ...habitsOf(game, wish),
  };
}

/** How they play at a table, beyond the rules: what is as usual is not written down. */
const habitsOf = (
  game: Game,
  { leavers, skill, clock = game.clock ?? 0 }: Wish,
): Pick<Opening, 'leavers' | 'skill' | 'clock'> => ({
  ...(leavers && { leavers }),
  ...(skill && { skill }),
  ...(clock > 0 && { clock }),
});

const concerns = (live: LiveTable, person: PersonId): boolean =>
  live.table.room.host === person ||
  live.table.room.chairs.some(holder => 'person' in holder && holder.person === person) ||
  live.isHere(person);
