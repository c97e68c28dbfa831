import { err, ok, type Result } from '@stammtisch/kernel';
import type {
  Answers,
  CallOff,
  ErrorCode,
  HouseMessage,
  PersonId,
  Room,
  Scene,
  TableId,
  Version,
} from '@stammtisch/protocol';
import {
  abandon,
  attempt,
  type Body,
  type Duty,
  dutyOf,
  extended,
  forfeits,
  type Guests,
  hasSecrets,
  isHushed,
  leave,
  type MoveRefusal,
  presence,
  questionsTo,
  sceneFor,
  seatOfPerson,
  sit,
  start,
  stayingPeople,
  type Table,
} from '@stammtisch/table';

import { Lane } from '../lane.ts';
import type { AppendRefusal, Store } from '../log/store.ts';
import { Clocks, type Question } from './clocks.ts';
import { MOST_MISSED, type Missed, missedBy } from './missed.ts';
import { News } from './news.ts';
import { type Onlooker, Onlookers } from './onlookers.ts';
import { Purses } from './purses.ts';
import { appendOf, type Decided, seatChangesOf, type Step, stepsFrom } from './steps.ts';
import { Thought, type ThoughtParts } from './thought.ts';

export interface TableParts extends ThoughtParts {
  readonly store: Store;
  /** After every change of who sits where, and of whether the table is open. */
  readonly changed: (live: LiveTable) => void;
}

/** After so long without a sign of life the computer plays on. */
const AWAY_MS = 20_000;
/** Where a round can be forfeited, whoever is silent for so long has gone. */
const GONE_MS = 60_000;
/** Whoever lets the clock run out so often without a move has gone without saying so. */
const MOST_LATE = 3;
const AGAIN_MS = 1_000;
const SNAPSHOT_EVERY = 100;
const TRIES = 8;

type Decide<E> = (table: Table) => Result<Decided, E>;

/**
 * One table in memory, kept in step with its log. Changes are made one after
 * the other: decided on the table as it stands, written, and only then shown.
 */
export class LiveTable {
  readonly id: TableId;
  readonly #parts: TableParts;
  #table: Table;
  readonly #lane = new Lane();
  readonly #onlookers = new Onlookers();
  readonly #absences = new Map<PersonId, CallOff>();
  readonly #thought: Thought;
  readonly #clocks: Clocks;
  /** How often in a row someone has run out of time. */
  readonly #lateness = new Map<PersonId, number>();
  readonly #purses: Purses;
  readonly #guests: Guests = {
    isHere: person => this.isHere(person),
    purse: person => this.#purses.of(person),
  };
  #said = 0;
  #ended = false;
  /** The room as the lobby and the company last heard of it. */
  #toldRoom: Room | undefined;

  constructor(id: TableId, table: Table, parts: TableParts) {
    this.id = id;
    this.#table = table;
    this.#parts = parts;
    this.#purses = new Purses(parts.store, table.game);
    this.#thought = new Thought(parts);
    this.#clocks = new Clocks({
      world: parts.world,
      rang: question => this.#inBackground(this.#ringOut(question)),
      changed: () => this.#tellClocks(),
    });
  }

  get table(): Table {
    return this.#table;
  }

  get onlookers(): Iterable<Onlooker> {
    return this.#onlookers.all;
  }

  get watching(): number {
    return this.#onlookers.count;
  }

  /** How many people look on without a chair. */
  get spectators(): number {
    const { people } = this.#onlookers;
    return [...people].filter(person => seatOfPerson(this.#table, person) === undefined).length;
  }

  /** Whether anyone who has a chair here is looking. */
  get hasCompany(): boolean {
    return stayingPeople(this.#table).some(person => this.isHere(person));
  }

  /** Milliseconds that seats have left to decide. */
  get clocks(): Readonly<Record<number, number>> {
    return this.#clocks.left;
  }

  /** Whether what this person says and hears is not for those who still play. */
  isHushed = (person: PersonId): boolean => isHushed(this.#table, person);

  get hasSecrets(): boolean {
    return hasSecrets(this.#table);
  }

  /** Counts what is said here: whoever reads up on it notices if it was not the last word. */
  get said(): number {
    return this.#said;
  }

  say(message: string, isAside: boolean): void {
    this.#said++;
    for (const onlooker of this.#onlookers.all)
      if (!isAside || this.hearsAsides(onlooker.person)) onlooker.hear(message);
  }

  /** Whoever knows what there is to know; and everyone, once there are no secrets any more. */
  hearsAsides = (person: PersonId): boolean => !this.hasSecrets || this.isHushed(person);

  isHere = (person: PersonId): boolean => this.#onlookers.isHere(person);

  /** From now on the onlooker is told everything; the scene to begin with is returned. */
  join(onlooker: Onlooker): { readonly version: Version; readonly scene: Scene } {
    const viewer = this.#onlookers.add(onlooker, this.#table);
    this.#absences.get(onlooker.person)?.();
    this.#absences.delete(onlooker.person);
    this.#inBackground(this.#presence(onlooker.person, 'back'));
    // After a restart nobody has parted, and yet some may not come back.
    this.#missAll();
    this.#attend();
    return { version: this.#table.version, scene: sceneFor(this.#table, viewer) };
  }

  /** What someone was not told since they saw that version. Undefined if it is so much that they better look anew. */
  async missedBy(person: PersonId, since: Version): Promise<Missed | undefined> {
    const { version, game } = this.#table;
    if (since === version) return { texts: [], version };
    if (since > version || version - since > MOST_MISSED) return undefined;
    return missedBy(person, since, { game, stored: await this.#parts.store.read(this.id) });
  }

  part(onlooker: Onlooker): void {
    this.#onlookers.remove(onlooker);
    this.#miss(onlooker.person);
    this.#attend();
  }

  #missAll(): void {
    for (const person of [...stayingPeople(this.#table), ...this.#table.room.waiting])
      this.#miss(person);
  }

  /** Begins to count the time that someone with a chair is not here. */
  #miss(person: PersonId, patience = AWAY_MS): void {
    if (this.#ended || this.isHere(person) || this.#absences.has(person)) return;
    const callOff = this.#parts.world.after(patience, () => {
      this.#absences.delete(person);
      if (this.isHere(person)) return;
      if (this.#table.room.waiting.includes(person)) this.#inBackground(this.leave(person));
      else if (!forfeits(this.#table)) this.#inBackground(this.#presence(person, 'away'));
      else if (patience === AWAY_MS) this.#miss(person, GONE_MS - AWAY_MS);
      // Whoever is here alone with their network is not to blame: the table waits for someone first.
      else if (this.hasCompany) this.#inBackground(this.leave(person));
    });
    this.#absences.set(person, callOff);
  }

  async sit(person: PersonId, seat?: number): Promise<Result<Version, ErrorCode>> {
    await this.#purses.learn([person]);
    return this.#change(table => sit(table, this.#guests, person, seat));
  }

  leave = (person: PersonId): Promise<Result<Version, ErrorCode>> =>
    this.#change(table => leave(table, this.#guests, person));

  start = (person: PersonId): Promise<Result<Version, ErrorCode>> =>
    this.#change(table => start(table, person));

  /** A repeat of a move that was written is answered as it was then. */
  async move(
    person: PersonId,
    move: { readonly key: string; readonly decision: string; readonly move: unknown },
  ): Promise<Result<Answers['move'], MoveRefusal>> {
    const answer = await this.#change<MoveRefusal>(table => attempt(table, person, move), move.key);
    if (answer.ok) {
      this.#lateness.delete(person);
      return ok({ version: answer.value });
    }
    return typeof answer.error === 'string' ? err({ code: answer.error }) : err(answer.error);
  }

  /** When a person who left is really gone: at once, or when the computer has played the round to its end. */
  async settled(person: PersonId): Promise<void> {
    const { world } = this.#parts;
    for (let waits = 0; waits < 500 && this.#table.room.leaving.includes(person); waits++)
      await new Promise<void>(resolve => void world.after(10, resolve));
  }

  idleFor = (now: number): number => now - this.#table.at;

  abandon = (): Promise<unknown> => this.#change<never>(table => ok(abandon(table, this.#guests)));

  /** No more timers, no more thoughts. What is being written is still written. */
  async end(): Promise<void> {
    this.#ended = true;
    this.#thought.stop();
    this.#clocks.run([], 0);
    for (const callOff of this.#absences.values()) callOff();
    await this.#lane.empty();
  }

  #presence = (person: PersonId, kind: 'away' | 'back') =>
    this.#change<never>(table => ok(presence(table, person, kind)));

  /** One after the other; the next waits until this one is on disk. */
  #change<E>(decide: Decide<E>, key?: string): Promise<Result<Version, E | ErrorCode>> {
    return this.#lane.run(() => this.#write(decide, key));
  }

  async #write<E>(decide: Decide<E>, key?: string): Promise<Result<Version, E | ErrorCode>> {
    for (let tries = 0; tries < TRIES; tries++) {
      const decided = decide(this.#table);
      // Before a move is refused, or tried again: it may have been written already.
      const doubtful = !decided.ok || tries > 0;
      const written = doubtful && key !== undefined ? await this.#versionOf(key) : undefined;
      if (written !== undefined) return ok(written);
      if (!decided.ok) return decided;
      const steps = stepsFrom(this.#table, decided.value, this.#parts.world);
      if (steps.length === 0) return ok(this.#table.version);
      // What everyone will be told is worked out while the table is at hand: it is told once it is written.
      const news = steps.map(step => this.#onlookers.newsOf(step));
      const answer = await this.#append(steps);
      if (answer.ok) {
        for (const each of news) this.#show(each);
        this.#settle(steps.length);
        return ok(this.#table.version);
      }
      const final = await this.#learn(answer.error, steps);
      if (final !== undefined) return err(final);
    }
    throw new Error(`table ${this.id} cannot be written`);
  }

  /** Finds out why the log has refused this; if there is no use in deciding again, that is the answer. */
  async #learn(why: AppendRefusal, steps: readonly Step[]): Promise<ErrorCode | undefined> {
    if (why === 'seated-elsewhere' && !(await this.#dropWaiting(steps))) return why;
    if (why === 'no-cover') await this.#purses.learnAgain();
    else await this.#catchUp();
    return undefined;
  }

  /** Whoever waited for a chair and has found one elsewhere no longer waits for this one. */
  async #dropWaiting(steps: readonly Step[]): Promise<boolean> {
    const taking = steps.flatMap(seatChangesOf).map(({ person }) => person);
    const bodies = this.#table.room.waiting
      .filter(person => taking.includes(person))
      .map((person): Body => ({ kind: 'gave up', person }));
    const given = stepsFrom(this.#table, bodies, this.#parts.world);
    if (given.length === 0 || !(await this.#append(given)).ok) return false;
    for (const step of given) this.#show(new News(step));
    return true;
  }

  #versionOf = (key: string): Promise<Version | undefined> =>
    this.#parts.store.versionOf(this.id, key);

  #append = (steps: readonly Step[]) => this.#parts.store.append(appendOf(this.id, steps));

  /** Someone else has written to this log: read on. */
  async #catchUp(): Promise<void> {
    const { entries } = await this.#parts.store.read(this.id, this.#table.version);
    for (const entry of entries)
      this.#show(new News({ before: this.#table, entry, after: extended(this.#table, entry) }));
  }

  /** Takes over an entry that is on disk, and tells everyone what they may see of it. */
  #show(news: News): void {
    this.#table = news.step.after;
    this.#onlookers.show(news);
  }

  #settle(count: number): void {
    const { version } = this.#table;
    if (Math.floor(version / SNAPSHOT_EVERY) > Math.floor((version - count) / SNAPSHOT_EVERY)) {
      const { game: _, ...rest } = this.#table;
      this.#inBackground(this.#parts.store.snapshot(this.id, version, rest));
    }
    if (this.#table.room !== this.#toldRoom) {
      this.#toldRoom = this.#table.room;
      this.#missAll();
      this.#parts.changed(this);
    }
    this.#attend();
  }

  #tryAgain(): void {
    this.#thought.stop();
    this.#attend();
  }

  /** Does what the table needs and nobody asks for. */
  #attend(): void {
    if (this.#ended) return;
    const duty = dutyOf(this.#table, this.#guests);
    const { version, room } = this.#table;
    if (room.clock !== undefined)
      this.#clocks.run(this.hasCompany && !room.closed ? questionsTo(this.#table) : [], room.clock);
    this.#thought.outdate(version);
    if (duty === undefined) return;
    if (duty.do !== 'think') this.#inBackground(this.#keepHouse());
    else if (!this.#thought.isOpen) this.#think(duty, version);
  }

  /** Nobody can make the others wait for ever: their turn passes, and in the end their chair. */
  async #ringOut({ seat, stamp }: Question): Promise<void> {
    let late: { readonly person: PersonId; readonly times: number } | undefined;
    await this.#change<ErrorCode>(table => {
      const holder = table.room.chairs[seat];
      const isOpen = questionsTo(table).some(each => each.seat === seat && each.stamp === stamp);
      late = undefined;
      if (!isOpen || holder === undefined || !('person' in holder)) return ok([]);
      const { person } = holder;
      late = { person, times: (this.#lateness.get(person) ?? 0) + 1 };
      return late.times < MOST_LATE
        ? ok([{ kind: 'move', by: 'house', move: { kind: 'timedOut', seat } }])
        : leave(table, this.#guests, person);
    });
    if (late !== undefined) this.#lateness.set(late.person, late.times % MOST_LATE);
  }

  #tellClocks(): void {
    if (this.#ended) return;
    const told = { type: 'clocks', table: this.id, left: this.clocks } satisfies HouseMessage;
    this.#onlookers.hear(JSON.stringify(told));
  }

  async #keepHouse(): Promise<void> {
    // After a restart nobody knows what those who wait will bring.
    await this.#purses.learnNew(this.#table.room.waiting);
    await this.#change<never>(table => this.#housework(table));
  }

  #housework(table: Table): Result<readonly Body[], never> {
    const duty = dutyOf(table, this.#guests);
    if (duty?.do === 'write') return ok(duty.bodies);
    if (duty?.do !== 'chance') return ok([]);
    const move = table.game.chance(table.state, this.#parts.chance);
    return ok([{ kind: 'move', by: 'house', move }]);
  }

  #think(duty: Extract<Duty, { do: 'think' }>, version: Version): void {
    this.#thought.begin(this.#table, duty, answer =>
      this.#inBackground(answer.then(move => this.#playFor(duty.seat, move, version))),
    );
  }

  #playFor(seat: number, sent: unknown, version: Version): Promise<unknown> {
    return this.#change<never>(table => {
      this.#thought.end(version);
      const duty = dutyOf(table, this.#guests);
      if (table.version !== version || duty?.do !== 'think' || duty.seat !== seat) return ok([]);
      return ok([{ kind: 'move', by: seat, move: this.#thought.soundMove(table, seat, sent) }]);
    });
  }

  #inBackground(work: Promise<unknown>): void {
    work.catch((error: unknown) => {
      this.#parts.alarm(error);
      // What could not be written now may be later: nobody else would ask for it.
      this.#parts.world.after(AGAIN_MS, () => this.#tryAgain());
    });
  }
}
