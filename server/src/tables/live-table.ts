import { diff, err, isHouseMove, ok, type Random, type Result } from '@stammtisch/kernel';
import {
  type CallOff,
  type ErrorCode,
  type HouseMessage,
  LIMITS,
  newId,
  type PersonId,
  type Room,
  type Scene,
  type TableId,
  type Version,
  type World,
} from '@stammtisch/protocol';
import {
  attempt,
  type Body,
  type Duty,
  dutyOf,
  extended,
  leave,
  type LogEntry,
  type MoveRefusal,
  presence,
  sceneFor,
  seatOfPerson,
  seenBy,
  sit,
  start,
  stayingPeople,
  type Table,
  viewerFor,
} from '@stammtisch/table';

import type { SeatChange, Store } from '../log/store.ts';
import type { Think } from './thinker.ts';

/** Someone who looks at the table, and how to tell them. */
export interface Onlooker {
  readonly person: PersonId;
  tell(message: HouseMessage): void;
  /** Who has to do with the table, all of them; told only when it is news. */
  meet(company: Company): void;
}

export type Company = Pick<Extract<HouseMessage, { type: 'people' }>, 'people' | 'watching'>;

export interface TableParts {
  readonly world: World;
  readonly store: Store;
  readonly think: Think;
  readonly chance: Random;
  readonly thinking: number;
  /** After every change of who sits where, and of whether the table is open. */
  readonly changed: (live: LiveTable) => void;
  /** Something that must not happen happened; the house goes on. */
  readonly alarm: (error: unknown) => void;
}

/** After so long without a sign of life the computer plays on. */
const AWAY_MS = 20_000;
const SNAPSHOT_EVERY = 100;
const TRIES = 8;

type Decide<E> = (table: Table) => Result<readonly Body[], E>;

/**
 * One table in memory, kept in step with its log. Changes are made one after
 * the other: decided on the table as it stands, written, and only then shown.
 */
export class LiveTable {
  readonly id: TableId;
  readonly #parts: TableParts;
  #table: Table;
  #line: Promise<unknown> = Promise.resolve();
  readonly #onlookers = new Map<Onlooker, { scene: Scene }>();
  readonly #absences = new Map<PersonId, CallOff>();
  #thinking: { readonly stop: CallOff; readonly version: Version } | undefined;
  #ended = false;
  /** The room as the lobby and the company last heard of it. */
  #toldRoom: Room | undefined;
  #touched: number;

  constructor(id: TableId, table: Table, parts: TableParts) {
    this.id = id;
    this.#table = table;
    this.#parts = parts;
    this.#touched = parts.world.now();
  }

  get table(): Table {
    return this.#table;
  }

  get onlookers(): Iterable<Onlooker> {
    return this.#onlookers.keys();
  }

  get watching(): number {
    return this.#onlookers.size;
  }

  /** How many people look on without a chair. */
  get spectators(): number {
    const people = new Set([...this.#onlookers.keys()].map(({ person }) => person));
    return [...people].filter(person => seatOfPerson(this.#table, person) === undefined).length;
  }

  /** Whether anyone who has a chair here is looking. */
  get hasCompany(): boolean {
    return stayingPeople(this.#table).some(person => this.isHere(person));
  }

  isHere(person: PersonId): boolean {
    return [...this.#onlookers.keys()].some(onlooker => onlooker.person === person);
  }

  /** From now on the onlooker is told everything; the scene to begin with is returned. */
  join(onlooker: Onlooker): { readonly version: Version; readonly scene: Scene } {
    const scene = sceneFor(this.#table, viewerFor(this.#table, onlooker.person));
    this.#onlookers.set(onlooker, { scene });
    this.#absences.get(onlooker.person)?.();
    this.#absences.delete(onlooker.person);
    this.#inBackground(this.#presence(onlooker.person, 'back'));
    // After a restart nobody has parted, and yet some may not come back.
    for (const person of stayingPeople(this.#table)) this.#miss(person);
    this.#attend();
    return { version: this.#table.version, scene };
  }

  part(onlooker: Onlooker): void {
    this.#onlookers.delete(onlooker);
    this.#miss(onlooker.person);
  }

  /** Begins to count the time that someone with a chair is not here. */
  #miss(person: PersonId): void {
    if (this.#ended || this.isHere(person) || this.#absences.has(person)) return;
    const callOff = this.#parts.world.after(AWAY_MS, () => {
      this.#absences.delete(person);
      if (!this.isHere(person)) this.#inBackground(this.#presence(person, 'away'));
    });
    this.#absences.set(person, callOff);
  }

  sit = (person: PersonId, seat?: number): Promise<Result<Version, ErrorCode>> =>
    this.#change(table => sit(table, person, seat));

  leave = (person: PersonId): Promise<Result<Version, ErrorCode>> =>
    this.#change(table => leave(table, person));

  start = (person: PersonId): Promise<Result<Version, ErrorCode>> =>
    this.#change(table => start(table, person));

  /** A repeat of a move that was written is answered as it was then. */
  async move(
    person: PersonId,
    move: { readonly key: string; readonly decision: string; readonly move: unknown },
  ): Promise<Result<Version, MoveRefusal>> {
    const answer = await this.#change<MoveRefusal>(table => attempt(table, person, move), move.key);
    if (answer.ok) return answer;
    return typeof answer.error === 'string' ? err({ code: answer.error }) : err(answer.error);
  }

  /** When a person who left is really gone: at once, or when the computer has played the round to its end. */
  async settled(person: PersonId): Promise<void> {
    const { world } = this.#parts;
    for (let waits = 0; waits < 500 && this.#table.room.leaving.includes(person); waits++)
      await new Promise<void>(resolve => void world.after(10, resolve));
  }

  idleFor = (now: number): number => now - this.#touched;

  /** Everyone leaves. */
  async abandon(): Promise<void> {
    for (const person of stayingPeople(this.#table)) await this.leave(person);
  }

  /** No more timers, no more thoughts. What is being written is still written. */
  async end(): Promise<void> {
    this.#ended = true;
    this.#thinking?.stop();
    for (const callOff of this.#absences.values()) callOff();
    await this.#line.catch(() => undefined);
  }

  #presence = (person: PersonId, kind: 'away' | 'back') =>
    this.#change<never>(table => ok(presence(table, person, kind)));

  /** One after the other; the next waits until this one is on disk. */
  #change<E>(decide: Decide<E>, key?: string): Promise<Result<Version, E | ErrorCode>> {
    const result = this.#line.then(() => this.#write(decide, key));
    this.#line = result.catch(() => undefined);
    return result;
  }

  async #write<E>(decide: Decide<E>, key?: string): Promise<Result<Version, E | ErrorCode>> {
    for (let tries = 0; tries < TRIES; tries++) {
      const decided = decide(this.#table);
      // Before a move is refused, or tried again: it may have been written already.
      const doubtful = !decided.ok || tries > 0;
      const written = doubtful && key !== undefined ? await this.#versionOf(key) : undefined;
      if (written !== undefined) return ok(written);
      if (!decided.ok) return decided;
      const entries = this.#entries(decided.value);
      const answer = await this.#append(entries);
      if (answer.ok) {
        for (const entry of entries) this.#show(entry);
        this.#settle(entries);
        return ok(this.#table.version);
      }
      if (answer.error === 'seated-elsewhere') return err(answer.error);
      await this.#catchUp();
    }
    throw new Error(`table ${this.id} cannot be written`);
  }

  #versionOf = (key: string): Promise<Version | undefined> =>
    this.#parts.store.versionOf(this.id, key);

  #append(entries: readonly LogEntry[]) {
    const closed = entries.some(({ body }) => body.kind === 'closed') || this.#table.room.closed;
    return this.#parts.store.append({
      table: this.id,
      entries,
      closed,
      seats: this.#seats(entries),
    });
  }

  #entries(bodies: readonly Body[]): readonly LogEntry[] {
    const { world } = this.#parts;
    let { version, head } = this.#table;
    return bodies.map(body => {
      const entry = {
        version: ++version,
        id: newId(world, LIMITS.entryId),
        previous: head,
        at: world.now(),
        body,
      };
      head = entry.id;
      return entry;
    });
  }

  /** Who takes or gives up a seat by these entries. */
  #seats(entries: readonly LogEntry[]): readonly SeatChange[] {
    return entries.flatMap(({ body }): readonly SeatChange[] => {
      if (body.kind !== 'move') return [];
      const { move, holder } = body;
      if (move.kind === 'took' && holder !== undefined && 'person' in holder)
        return [{ person: holder.person, took: true }];
      if (!isHouseMove(move) || move.kind !== 'left') return [];
      const gone = this.#table.room.chairs[move.seat];
      return gone !== undefined && 'person' in gone ? [{ person: gone.person, left: true }] : [];
    });
  }

  /** Someone else has written to this log: read on. */
  async #catchUp(): Promise<void> {
    const { entries } = await this.#parts.store.read(this.id, this.#table.version);
    for (const entry of entries) this.#show(entry);
  }

  /** Applies an entry that is on disk, and tells everyone what they may see of it. */
  #show(entry: LogEntry): void {
    const before = this.#table;
    this.#table = extended(before, entry);
    this.#touched = entry.at;
    for (const [onlooker, known] of this.#onlookers) {
      const viewer = viewerFor(this.#table, onlooker.person);
      const scene = sceneFor(this.#table, viewer);
      const patch = diff(known.scene, scene);
      known.scene = scene;
      onlooker.tell({
        type: 'entry',
        v: entry.version,
        ...seenBy(before, entry.body, viewer),
        patch,
      });
    }
  }

  #settle(entries: readonly LogEntry[]): void {
    if (entries.length === 0) return;
    const { version } = this.#table;
    if (
      Math.floor(version / SNAPSHOT_EVERY) > Math.floor((version - entries.length) / SNAPSHOT_EVERY)
    ) {
      const { game: _, ...rest } = this.#table;
      this.#inBackground(this.#parts.store.snapshot(this.id, version, rest));
    }
    if (this.#table.room !== this.#toldRoom) {
      this.#toldRoom = this.#table.room;
      this.#parts.changed(this);
    }
    this.#attend();
  }

  /** Does what the table needs and nobody asks for. */
  #attend(): void {
    if (this.#ended) return;
    const duty = dutyOf(this.#table, person => this.isHere(person));
    const { version } = this.#table;
    if (this.#thinking !== undefined && this.#thinking.version !== version) {
      this.#thinking.stop();
      this.#thinking = undefined;
    }
    if (duty === undefined) return;
    if (duty.do !== 'think')
      this.#inBackground(this.#change<never>(table => this.#housework(table)));
    else if (this.#thinking === undefined) this.#think(duty, version);
  }

  #housework(table: Table): Result<readonly Body[], never> {
    const duty = dutyOf(table, person => this.isHere(person));
    if (duty?.do === 'write') return ok(duty.bodies);
    if (duty?.do !== 'chance') return ok([]);
    const move = table.game.chance(table.state, this.#parts.chance);
    return ok([{ kind: 'move', by: 'house', move }]);
  }

  /** Asked once for each decision; the answer comes after a time that says nothing. */
  #think({ seat, hurry }: Extract<Duty, { do: 'think' }>, version: Version): void {
    const { world, think, chance, thinking } = this.#parts;
    const { game, state } = this.#table;
    const view = game.view(state, seat);
    const answer = think({ game: game.name, view, seed: newId(world, 12) });
    // The same whatever it holds, so that it says nothing.
    const pause = hurry ? 0 : thinking + chance.below(thinking + 1);
    const stop = world.after(pause, () => {
      this.#inBackground(answer.then(move => this.#playFor(seat, move, version)));
    });
    this.#thinking = { stop, version };
  }

  #playFor(seat: number, sent: unknown, version: Version): Promise<unknown> {
    return this.#change<never>(table => {
      if (this.#thinking?.version === version) this.#thinking = undefined;
      const duty = dutyOf(table, person => this.isHere(person));
      if (table.version !== version || duty?.do !== 'think' || duty.seat !== seat) return ok([]);
      const move = table.game.decodeMove(sent);
      if (move === undefined)
        throw new Error(`a computer player of ${table.game.name} has no move`);
      return ok([{ kind: 'move', by: seat, move }]);
    });
  }

  #inBackground(work: Promise<unknown>): void {
    work.catch((error: unknown) => this.#parts.alarm(error));
  }
}
