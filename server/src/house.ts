import { CATALOGUE } from '@stammtisch/bots';
import { chooseOptions, err, type Game, ok, type Random, type Result } from '@stammtisch/kernel';
import {
  type Answers,
  type CallOff,
  type ChatLine,
  type ErrorCode,
  type Farewell,
  type HouseMessage,
  LIMITS,
  newId,
  type Person,
  type PersonId,
  type Request,
  type TableId,
  type TableSummary,
  type World,
} from '@stammtisch/protocol';
import { type LogEntry, stayingPeople, type Table, unfold } from '@stammtisch/table';

import { Lobby } from './lobby/lobby.ts';
import { type Store, stored } from './log/store.ts';
import type { Visit } from './net/visit.ts';
import { Accounts, type Whom } from './people/accounts.ts';
import { Passkeys } from './people/passkeys.ts';
import { People } from './people/people.ts';
import { LiveTable } from './tables/live-table.ts';
import { restored } from './tables/missed.ts';
import type { Think } from './tables/thinker.ts';
import { cleanText } from './text.ts';

export interface HouseParts {
  readonly world: World;
  readonly store: Store;
  readonly think: Think;
  readonly chance: Random;
  /** How long a computer player seems to think at the least, in milliseconds. */
  readonly thinking: number;
  /** Where others in the same network reach this house. */
  readonly reach?: () => string | undefined;
  /** A line for the operator. */
  readonly note: (text: string) => void;
}

const MOST_TABLES = 2_000;
/** Where people play against the bank alone, so that nobody can be made rich by friends. */
const BANK_GAME = 'blackjack';
const MOST_SCORES = 50;
/** A table that nobody has touched for so long is closed. */
const FORGOTTEN_MS = 12 * 60 * 60 * 1_000;
const ROUNDS_MS = 10 * 60 * 1_000;

/** The house: its tables, its people, its lobby. */
export class House {
  readonly people: People;
  readonly accounts: Accounts;
  readonly passkeys: Passkeys;
  readonly lobby: Lobby;
  readonly #parts: HouseParts;
  readonly #visits = new Set<Visit>();
  readonly #tables = new Map<TableId, LiveTable>();
  readonly #loading = new Map<TableId, Promise<LiveTable | undefined>>();
  #summaries = new Map<TableId, TableSummary>();
  #round: CallOff;

  constructor(parts: HouseParts) {
    this.#parts = parts;
    this.people = new People(parts);
    const { people } = this;
    this.passkeys = new Passkeys({ ...parts, people });
    this.accounts = new Accounts({
      ...parts,
      people,
      dismiss: (who, why) => this.#dismiss(who, why),
      rename: (person, name) => this.rename(person, name),
      getUp: person => this.#getUp(person),
    });
    this.lobby = new Lobby({
      world: parts.world,
      tables: () => [...this.#summaries.values()],
      online: () => this.#visits.size,
    });
    this.#round = parts.world.after(ROUNDS_MS, () => this.#makeRounds());
  }

  /** Brings the open tables of the last time back to life. */
  async wake(): Promise<number> {
    const tables = await this.#parts.store.openTables();
    for (const table of tables) {
      const live = await this.table(table);
      if (live !== undefined) await this.#summarise(live);
    }
    return tables.length;
  }

  alarm = (error: unknown): void => {
    this.#parts.note(
      `! ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
    );
  };

  arrived(visit: Visit): void {
    this.#visits.add(visit);
    this.lobby.changed();
  }

  gone(visit: Visit): void {
    this.#visits.delete(visit);
    this.lobby.forget(visit);
    this.lobby.changed();
  }

  /** The desk where accounts are asked for. */
  get desk(): Pick<House, 'accounts' | 'passkeys'> {
    return { accounts: this.accounts, passkeys: this.passkeys };
  }

  #dismiss(who: Whom, why: Farewell): void {
    for (const visit of this.#visits) if (visit.is(who)) visit.dismiss(why);
  }

  async #getUp(person: PersonId): Promise<void> {
    const seat = await this.seatOf(person);
    const live = seat === undefined ? undefined : await this.table(seat);
    await live?.leave(person);
    for (const other of this.#tables.values())
      if (other.table.room.waiting.includes(person)) await other.leave(person);
  }

  get reach(): string | undefined {
    return this.#parts.reach?.();
  }

  seatOf = (person: PersonId): Promise<TableId | undefined> => this.#parts.store.seatOf(person);

  purse(person: PersonId, reset: boolean): Promise<Result<number, ErrorCode>> {
    const { store, world } = this.#parts;
    return reset ? store.resetBalance(person, world.now()) : store.balanceOf(person).then(ok);
  }

  async scoresFor(person: PersonId): Promise<Answers['scores']> {
    const { store } = this.#parts;
    const best = await store.highScores(BANK_GAME, MOST_SCORES);
    return { best, mine: await store.recordsOf(person) };
  }

  notesOf = (person: PersonId, table: TableId): Promise<string> =>
    this.#parts.store.notesOf(person, table);

  /** Kept, and shown on every device of theirs that looks at the table. */
  async saveNotes(live: LiveTable, person: PersonId, text: string): Promise<void> {
    await this.#parts.store.saveNotes(person, live.id, text);
    const message = { type: 'notes', table: live.id, text } satisfies HouseMessage;
    for (const onlooker of live.onlookers)
      if (onlooker.person === person) onlooker.hear(JSON.stringify(message));
  }

  async rename(person: PersonId, wish: string): Promise<Result<string, ErrorCode>> {
    const renamed = await this.people.rename(person, wish);
    if (renamed.ok)
      for (const live of this.#tables.values())
        if (concerns(live, person)) this.#tableChanged(live);
    return renamed;
  }

  async open(
    person: PersonId,
    wish: Extract<Request, { type: 'open' }>,
  ): Promise<Result<TableId, ErrorCode>> {
    const game = await gameOf(wish.game);
    if (game === undefined) return err('no-such-game');
    const opening = openingOf(game, person, wish);
    if (opening === undefined) return err('bad-options');
    if (this.#openTables >= MOST_TABLES) return err('too-many-tables');
    if (!(await this.#leaveLonelyTable(person))) return err('seated-elsewhere');

    const live = await this.#create(game, opening);
    const seated = await live.sit(person);
    if (!seated.ok) return seated;
    if (wish.start === true) await live.start(person);
    this.#parts.note(`table ${live.id}: ${game.name} opened`);
    return ok(live.id);
  }

  get #openTables(): number {
    return [...this.#tables.values()].filter(({ table }) => !table.room.closed).length;
  }

  async #create(game: Game, body: Opening): Promise<LiveTable> {
    const { world, store } = this.#parts;
    const id = newId(world, LIMITS.tableId);
    const entry: LogEntry = {
      version: 1,
      id: newId(world, LIMITS.entryId),
      previous: '',
      at: world.now(),
      body,
    };
    const written = await store.append({
      table: id,
      entries: [stored(entry)],
      seats: [],
      closed: false,
      transfers: [],
    });
    if (!written.ok) throw new Error('a new table has an id that is taken');
    return this.#keep(id, unfold(game, [entry]));
  }

  /** Whoever opens a table gives up one where nobody else sits. */
  async #leaveLonelyTable(person: PersonId): Promise<boolean> {
    const seat = await this.seatOf(person);
    const live = seat === undefined ? undefined : await this.table(seat);
    if (live === undefined) return true;
    if (stayingPeople(live.table).some(each => each !== person)) return false;
    await live.leave(person);
    await live.settled(person);
    return (await this.seatOf(person)) === undefined;
  }

  /** The table of that name if it is in memory. */
  tableAtHand = (id: TableId): LiveTable | undefined => this.#tables.get(id);

  /** The table of that name, brought into memory if it is not there. */
  async table(id: TableId): Promise<LiveTable | undefined> {
    const live = this.#tables.get(id);
    if (live !== undefined) return live;
    const loading = this.#loading.get(id) ?? this.#load(id);
    this.#loading.set(id, loading);
    try {
      return await loading;
    } finally {
      this.#loading.delete(id);
    }
  }

  async #load(id: TableId): Promise<LiveTable | undefined> {
    const stored = await this.#parts.store.read(id);
    const { snapshot, entries } = stored;
    if (snapshot === undefined && entries.length === 0) return undefined;
    const name = snapshot === undefined ? openedGame(entries) : snapshot.table.room.game;
    const game = await gameOf(name);
    if (game === undefined) throw new Error(`table ${id} is of a game that is not here: ${name}`);
    const table = restored(game, stored);
    const chips = game.chips?.(table.state).seats ?? [];
    const total = chips.reduce((sum, each) => sum + each, 0);
    if (total > 0) await this.#parts.store.adopt(id, total, this.#parts.world.now());
    return this.#keep(id, table);
  }

  #keep(id: TableId, table: Table): LiveTable {
    const live = new LiveTable(id, table, {
      ...this.#parts,
      changed: changed => this.#tableChanged(changed),
      alarm: this.alarm,
    });
    this.#tables.set(id, live);
    return live;
  }

  #tableChanged(live: LiveTable): void {
    this.peopleChanged(live);
    if (live.table.room.closed) this.#parts.note(`table ${live.id}: closed`);
  }

  #drop(live: LiveTable): void {
    this.#tables.delete(live.id);
    live.end().catch(this.alarm);
  }

  async #summarise(live: LiveTable): Promise<void> {
    const { room, options } = live.table;
    const people = await Promise.all(
      stayingPeople(live.table).map(person => this.people.nameOf(person)),
    );
    const host = await this.people.nameOf(room.host);
    const isOpen = !room.closed && room.listed && live.hasCompany;
    if (!isOpen) this.#summaries.delete(live.id);
    else
      this.#summaries.set(live.id, {
        table: live.id,
        game: room.game,
        host,
        options,
        seats: room.chairs.length,
        people,
        bots: room.chairs.filter(holder => 'bot' in holder).length,
        started: room.started,
        ...(room.leavers && { leavers: room.leavers }),
        ...(room.clock && { clock: room.clock }),
        ...(room.skill && { skill: room.skill }),
      });
    this.lobby.changed();
  }

  /** Tells a table's onlookers who everybody is, and who is there; and the lobby, who may be told less. */
  peopleChanged(live: LiveTable): void {
    if (live.table.room.closed && live.watching === 0) this.#drop(live);
    this.#summarise(live).catch(this.alarm);
    this.#peopleOf(live)
      .then(people => {
        for (const onlooker of live.onlookers) onlooker.meet({ people, watching: live.spectators });
      })
      .catch(this.alarm);
  }

  async #peopleOf(live: LiveTable): Promise<Record<PersonId, Person>> {
    const { chairs, waiting, host } = live.table.room;
    const seated = chairs.flatMap(holder => ('person' in holder ? [holder.person] : []));
    const looking = [...live.onlookers].map(({ person }) => person);
    const all = [...new Set([...seated, ...waiting, host, ...looking])];
    const named = all.map(async (person): Promise<[PersonId, Person]> => [
      person,
      { name: await this.people.nameOf(person), here: live.isHere(person) },
    ]);
    return Object.fromEntries(await Promise.all(named));
  }

  async chat(
    live: LiveTable,
    from: PersonId,
    words: string,
  ): Promise<Result<Answers['chat'], { code: ErrorCode }>> {
    const text = cleanText(words);
    if (text === undefined) return err({ code: 'bad-text' });
    const at = this.#parts.world.now();
    const isAside = live.isHushed(from);
    const line = await this.#parts.store.addLine(live.id, { from, text, at }, isAside);
    const name = await this.people.nameOf(from);
    const said = { type: 'chat', line, from, name, text, at } satisfies HouseMessage;
    live.say(JSON.stringify(said), isAside);
    return ok({ line });
  }

  /** What was said, as far as it was for this person's ears; after a match, all of it. */
  async linesFor(live: LiveTable, person: PersonId): Promise<readonly ChatLine[]> {
    const asides = live.hearsAsides(person);
    const lines = await this.#parts.store.lines(live.id, LIMITS.chatHistory, asides);
    return Promise.all(
      lines.map(async line => ({ ...line, name: await this.people.nameOf(line.from) })),
    );
  }

  /** Tells everyone goodbye and finishes what is being written. */
  async close(): Promise<void> {
    this.#round();
    this.lobby.end();
    for (const visit of this.#visits) visit.dismiss('restart');
    await Promise.all([...this.#tables.values()].map(live => live.end()));
    await this.#parts.store.close();
  }

  /** Tables that nobody has touched for half a day are closed; those nobody looks at leave memory. */
  #makeRounds(): void {
    this.#round = this.#parts.world.after(ROUNDS_MS, () => this.#makeRounds());
    for (const live of this.#tables.values()) {
      if (live.watching > 0) continue;
      if (live.table.room.closed) this.#drop(live);
      else if (live.idleFor(this.#parts.world.now()) > FORGOTTEN_MS)
        live.abandon().catch(this.alarm);
    }
  }
}

type Opening = Extract<LogEntry['body'], { kind: 'opened' }>;

type Wish = Extract<Request, { type: 'open' }>;

/** The first entry of a table as someone wants it; undefined if it cannot be had. */
function openingOf(game: Game, host: PersonId, wish: Wish): Opening | undefined {
  const { min, max, usual = max } = game.seats;
  const { options = {}, seats = usual, listed = true } = wish;
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

async function gameOf(name: string): Promise<Game | undefined> {
  if (!Object.hasOwn(CATALOGUE, name)) return undefined;
  return (await CATALOGUE[name]!()).game;
}

function openedGame([first]: readonly LogEntry[]): string {
  if (first?.body.kind !== 'opened') throw new Error('the first entry of a table opens it');
  return first.body.game;
}

const concerns = (live: LiveTable, person: PersonId): boolean =>
  live.table.room.host === person ||
  live.table.room.chairs.some(holder => 'person' in holder && holder.person === person) ||
  live.isHere(person);
