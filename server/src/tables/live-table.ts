import { err, ok, type Result } from '@stammtisch/kernel';
import type {
  Answers,
  ErrorCode,
  HouseMessage,
  MoveRequest,
  PersonId,
  Room,
  Scene,
  SentAway,
  TableId,
  Version,
} from '@stammtisch/protocol';
import {
  BotTurn,
  type BotTurnDeps,
  chanceAt,
  type EntryBody,
  type Decided,
  type Duty,
  dutyOf,
  type EntryStamp,
  type Guests,
  hasSecrets,
  knowsSecret,
  leave,
  type LogEntry,
  type MoveRefusal,
  playFor,
  presence,
  questionsTo,
  refusalToWatch,
  replaceHost,
  sceneFor,
  seatOfPerson,
  sit,
  stampBy,
  stayingPeople,
  type Step,
  stepsOf,
  timedOut,
  type Table,
} from '@stammtisch/table';

import { RateLimit } from '../rate-limit.ts';
import type { Store } from '../store/store.ts';
import { Attendance } from './attendance.ts';
import { Balances } from './balances.ts';
import { MOST_ENTRIES, type CatchUp, catchUpFor } from './catch-up.ts';
import { Clocks, type ClocksMessage, type Question } from './clocks.ts';
import type { EntryMessage } from './entry-message.ts';
import { type TablePeople, PeopleUpdates } from './people-updates.ts';
import { type Subscriber, Subscribers } from './subscribers.ts';
import { TableLog } from './table-log.ts';

/** What other nodes have to do with tables. */
interface Elsewhere {
  /** Those who look at a table there. */
  watching(table: TableId): ReadonlySet<PersonId>;
  isWatching(person: PersonId, table: TableId): boolean;
  /** Whether this node does what the table needs and nobody asks for. */
  isKeeper(table: TableId): boolean;
}

export interface TableDeps extends BotTurnDeps {
  readonly store: Store;
  /** Where other nodes serve the same tables. */
  readonly elsewhere?: Elsewhere | undefined;
  /** After every change of who sits where, and of whether the table is open. */
  readonly changed: (live: LiveTable) => void;
  /** There was something that not everyone was to know, and now there is not. */
  readonly secretsEnded: (live: LiveTable) => void;
  readonly isRobot: (person: PersonId) => boolean;
  /** These steps are on disk, and have been shown. */
  readonly written: (live: LiveTable, steps: readonly Step[]) => void;
  /** Who has to do with the table, with their names. */
  readonly tablePeopleOf: (live: LiveTable) => Promise<TablePeople>;
}

/** Lines of chat by all who look on together. */
const SPECTATOR_CHAT = { burst: 10, perSecond: 2 } as const;
/** Whoever lets the clock run out so often without a move has gone without saying so. */
const MOST_LATE = 3;
const AGAIN_MS = 1_000;
const SNAPSHOT_EVERY = 100;

/**
 * One table in memory, kept in step with its log. Changes are made one after
 * the other: decided on the table as it stands, written, and only then shown.
 */
export class LiveTable {
  readonly id: TableId;
  readonly #deps: TableDeps;
  readonly #log: TableLog;
  readonly #subscribers = new Subscribers();
  readonly #attendance: Attendance;
  readonly #people: PeopleUpdates;
  readonly #spectatorChat: RateLimit;
  readonly #botTurn: BotTurn;
  readonly #stamp: EntryStamp;
  readonly #clocks: Clocks;
  /** How often in a row someone has run out of time. */
  readonly #lateness = new Map<PersonId, number>();
  readonly #balances: Balances;
  readonly #guests: Guests = {
    isHere: person => this.isHere(person),
    balance: person => this.#balances.of(person),
    isRobot: person => this.#deps.isRobot(person),
    reserveLeft: person => this.#clocks.reserveLeft(person),
  };
  #said = 0;
  /** Whether nobody has looked at it yet since it is in memory. */
  isUnseen = true;
  #ended = false;
  /** The room as the lobby and the company last heard of it. */
  #toldRoom: Room | undefined;

  constructor(id: TableId, table: Table, deps: TableDeps) {
    this.id = id;
    this.#deps = deps;
    this.#balances = new Balances(deps.store, { game: table.game, table: id });
    this.#botTurn = new BotTurn(deps);
    this.#stamp = stampBy(deps.world);
    this.#log = new TableLog(id, table, {
      ...deps,
      isShared: deps.elsewhere !== undefined,
      stamp: this.#stamp,
      messageOf: step => this.#subscribers.messageOf(step),
      show: message => this.#show(message),
      settle: count => this.#settle(count),
      written: steps => deps.written(this, steps),
      learnBalances: this.#balances.learnAgain,
    });
    this.#spectatorChat = new RateLimit(SPECTATOR_CHAT, deps.world.now());
    this.#attendance = new Attendance({
      world: deps.world,
      table: () => this.#table,
      isHere: person => this.isHere(person),
      isKeeper: () => this.#isKeeper,
      playFor: person => this.#inBackground(this.#presence(person, 'away')),
      leave: person => this.#inBackground(this.leave(person)),
      replaceHost: () =>
        this.#inBackground(this.#change<never>(table => ok(replaceHost(table, this.#guests)))),
      tell: left => this.#tell({ type: 'absences', table: id, left }),
      deserted: () => deps.changed(this),
    });
    this.#people = new PeopleUpdates({
      table: id,
      world: deps.world,
      read: () => deps.tablePeopleOf(this),
      listeners: () => this.#subscribers.all,
      alarm: deps.alarm,
    });
    this.#clocks = new Clocks({
      world: deps.world,
      table: () => this.#table,
      expired: question => this.#expired(question),
      changed: () => this.#tell(this.clocks()),
    });
  }

  get table(): Table {
    return this.#log.table;
  }

  get #table(): Table {
    return this.#log.table;
  }

  /** Of the nodes that have this table one does what it needs; the others do it when that one is gone. */
  get #isKeeper(): boolean {
    return this.#deps.elsewhere?.isKeeper(this.id) ?? true;
  }

  /** Everyone who looks at it, on whatever node. */
  get lookers(): ReadonlySet<PersonId> {
    const here = this.#subscribers.people;
    const there = this.#deps.elsewhere?.watching(this.id);
    return there === undefined ? here : new Set([...here, ...there]);
  }

  get subscribers(): Iterable<Subscriber> {
    return this.#subscribers.all;
  }

  get watching(): number {
    return this.#subscribers.count;
  }

  /** How many people look on without a chair. */
  get spectators(): number {
    return [...this.lookers].filter(person => seatOfPerson(this.#table, person) === undefined)
      .length;
  }

  /** Whether somebody's name is told to those who look at this table. */
  names = (person: PersonId): boolean =>
    this.#table.room.host === person ||
    seatOfPerson(this.#table, person) !== undefined ||
    this.isHere(person);

  isWaiting = (person: PersonId): boolean => this.#table.room.waiting.includes(person);

  /** Whether anyone who has a chair here is looking. */
  get hasCompany(): boolean {
    return stayingPeople(this.#table).some(person => this.isHere(person));
  }

  /** Whether somebody who has a chair here is looking, or was a moment ago. */
  get isAttended(): boolean {
    return this.hasCompany || this.#attendance.isMoment;
  }

  /** By seat, milliseconds until the table acts on somebody's absence. */
  get absences(): Readonly<Record<number, number>> {
    return this.#attendance.left;
  }

  /** Milliseconds that seats have left to decide. */
  clocks = (): ClocksMessage => this.#clocks.messageFor(this.id);

  giveTime = (seat: number): boolean => this.#clocks.giveTime(seat);

  /** Whether what this person says and hears is not for those who still play. */
  knowsSecret = (person: PersonId): boolean => knowsSecret(this.#table, person);

  get hasSecrets(): boolean {
    return hasSecrets(this.#table);
  }

  /** Counts what is said here: whoever reads up on it notices if it was not the last word. */
  get said(): number {
    return this.#said;
  }

  say(message: string, isPrivate: boolean): void {
    this.#said++;
    for (const subscriber of this.#subscribers.all)
      if (!isPrivate || this.hearsPrivateLines(subscriber.person)) subscriber.send(message);
  }

  /** Whoever knows what there is to know; and everyone, once there are no secrets any more. */
  hearsPrivateLines = (person: PersonId): boolean => !this.hasSecrets || this.knowsSecret(person);

  isHere = (person: PersonId): boolean =>
    this.#subscribers.isHere(person) || this.#deps.elsewhere?.isWatching(person, this.id) === true;

  /** Others look at it on other nodes than before, or another node keeps it. */
  elsewhereChanged(): void {
    if (this.#deps.elsewhere?.watching(this.id).size !== 0) this.isUnseen = false;
    this.#attendance.lookAgain();
    this.#attend();
    this.peopleChanged();
  }

  /** From now on the subscriber is told everything; the scene to begin with is returned. */
  join(subscriber: Subscriber): { readonly version: Version; readonly scene: Scene } {
    this.isUnseen = false;
    const viewer = this.#subscribers.add(subscriber, this.#table);
    this.#inBackground(this.#presence(subscriber.person, 'back'));
    this.#attendance.arrived(subscriber.person);
    this.#attend();
    this.#people.forget(subscriber);
    this.peopleChanged();
    return { version: this.#table.version, scene: sceneFor(this.#table, viewer) };
  }

  /** What someone was not told since they saw that version. Undefined if it is so much that they better look anew. */
  async catchUpFor(person: PersonId, since: Version): Promise<CatchUp | undefined> {
    const { version, game } = this.#table;
    if (since === version) return { texts: [], version };
    if (since > version || version - since > MOST_ENTRIES) return undefined;
    return catchUpFor(person, since, { game, stored: await this.#deps.store.tables.read(this.id) });
  }

  part(subscriber: Subscriber): void {
    this.#subscribers.remove(subscriber);
    this.#attendance.parted(subscriber.person);
    this.#attend();
    this.peopleChanged();
  }

  /** Names or presence are different, or the countdown of somebody's absence. */
  peopleChanged(): void {
    this.#people.changed();
    this.#attendance.tell();
  }

  /** Decides something on the table as it stands; `bringers` may bring money to it by that. */
  async decide(
    decide: (table: Table, guests: Guests) => Decided,
    bringers: readonly PersonId[] = [],
  ): Promise<Result<Version, ErrorCode>> {
    await this.#balances.learn(bringers);
    return this.#change(table => decide(table, this.#guests));
  }

  sit = (person: PersonId, seat?: number): Promise<Result<Version, ErrorCode>> =>
    this.decide((table, guests) => sit(table, guests, person, seat), [person]);

  /** Cents that somebody could put on this table. */
  spendableOf = (person: PersonId): Promise<number> => this.#balances.look(person);

  leave = (person: PersonId): Promise<Result<Version, ErrorCode>> =>
    this.#change(table => leave(table, this.#guests, person));

  /** Nobody of that person looks at this table any more. */
  #sendAway(person: PersonId, why: SentAway): void {
    for (const subscriber of this.#subscribers.all)
      if (subscriber.person === person) subscriber.sendAway?.(this.id, why);
  }

  /** Whoever may not look on any more is sent away. */
  #clearGallery(): void {
    for (const person of this.#subscribers.people) {
      const refused = refusalToWatch(this.#table, person);
      if (refused !== undefined)
        this.#sendAway(person, refused === 'banned' ? 'banned' : 'no-spectators');
    }
  }

  /** A repeat of a move that was written is answered as it was then. */
  async move(
    person: PersonId,
    request: Pick<MoveRequest, 'key' | 'decision' | 'move'>,
  ): Promise<Result<Answers['move'], MoveRefusal>> {
    const answer = await this.#log.write<MoveRefusal>(table => {
      const step = playFor(table, this.#guests, person, { ...request, stamp: this.#stamp });
      return step.ok ? ok([step.value]) : step;
    }, request.key);
    if (answer.ok) {
      this.#lateness.delete(person);
      return ok({ version: answer.value });
    }
    return typeof answer.error === 'string' ? err({ code: answer.error }) : err(answer.error);
  }

  /** Takes over what other nodes have written since; says whether there was something. */
  readOn = (): Promise<boolean> => this.#log.readOn();

  /** Takes over what another node has told that it has written. */
  follow = (entries: readonly LogEntry[]): Promise<void> => this.#log.follow(entries);

  idleFor = (now: number): number => now - this.#table.at;

  /** No more timers, no more thoughts. What is being written is still written. */
  async end(): Promise<void> {
    this.#ended = true;
    this.#botTurn.stop();
    this.#clocks.run([]);
    this.#attendance.end();
    this.#people.end();
    await this.#log.quiet();
  }

  /** Whether nobody looks and nothing is under way: then it need not be in memory. */
  get isResting(): boolean {
    return (
      this.#subscribers.count === 0 &&
      !this.#attendance.isWaiting &&
      !this.#botTurn.isOpen &&
      this.#log.isQuiet &&
      (dutyOf(this.#table, this.#guests) === undefined || !this.#isKeeper)
    );
  }

  /** People without a chair share what they may say: they cannot drown out those who play. */
  maySay = (person: PersonId): boolean =>
    seatOfPerson(this.#table, person) !== undefined ||
    this.#spectatorChat.take(this.#deps.world.now());

  #presence = (person: PersonId, kind: 'away' | 'back') =>
    this.#change<never>(table => ok(presence(table, this.#guests, person, kind)));

  /** One after the other; the next waits until this one is on disk. */
  #change<E>(
    decide: (table: Table) => Result<readonly EntryBody[], E>,
  ): Promise<Result<Version, E | ErrorCode>> {
    return this.#log.write(table => {
      const bodies = decide(table);
      return bodies.ok ? ok(stepsOf(table, bodies.value, this.#stamp)) : bodies;
    });
  }

  /** Tells everyone what they may see of an entry that is on disk. */
  #show(message: EntryMessage): void {
    this.#subscribers.show(message);
    const { body } = message.step.entry;
    if (body.kind === 'removed' || body.kind === 'banned') this.#sendAway(body.person, body.kind);
    if (hasSecrets(message.step.before) && !this.hasSecrets) this.#deps.secretsEnded(this);
  }

  #settle(count: number): void {
    const { version } = this.#table;
    if (Math.floor(version / SNAPSHOT_EVERY) > Math.floor((version - count) / SNAPSHOT_EVERY)) {
      const { game, ...rest } = this.#table;
      const kept = { ...rest, rules: game.version };
      this.#inBackground(this.#deps.store.tables.snapshot(this.id, version, kept));
    }
    if (this.#table.room !== this.#toldRoom) {
      this.#toldRoom = this.#table.room;
      this.#clearGallery();
      this.#attendance.missAll();
      this.#deps.changed(this);
    }
    this.#attend();
  }

  /** Does what the table needs and nobody asks for. */
  #attend(): void {
    if (this.#ended) return;
    const duty = this.#isKeeper ? dutyOf(this.#table, this.#guests) : undefined;
    const { version } = this.#table;
    this.#clocks.run(this.#timedQuestions);
    this.#botTurn.outdate(version);
    if (duty?.do === 'write' || duty?.do === 'chance') this.#inBackground(this.#keepHouse());
    else if (duty !== undefined && !this.#botTurn.isOpen) this.#think(duty, version);
  }

  /** Whoever is alone with the computer keeps nobody waiting, and has no clock. */
  get #timedQuestions(): readonly Question[] {
    const { closed, clock } = this.#table.room;
    const isTimed = clock !== undefined && !closed && this.hasCompany;
    return isTimed && stayingPeople(this.#table).length > 1 ? questionsTo(this.#table) : [];
  }

  #expired(question: Question): void {
    if (this.#isKeeper) return this.#inBackground(this.#timeOut(question));
    const isOpen = this.#timedQuestions.some(
      ({ seat, stamp }) => seat === question.seat && stamp === question.stamp,
    );
    // The keeper may be gone.
    if (isOpen && !this.#ended) this.#deps.world.after(AGAIN_MS, () => this.#expired(question));
    return undefined;
  }

  /** Nobody can make the others wait for ever: their turn passes, and in the end their chair. */
  async #timeOut({ seat, stamp }: Question): Promise<void> {
    let late: { readonly person: PersonId; readonly times: number } | undefined;
    await this.#change<ErrorCode>(table => {
      const holder = table.room.chairs[seat];
      const isOpen = questionsTo(table).some(each => each.seat === seat && each.stamp === stamp);
      late = undefined;
      if (!isOpen || holder === undefined || !('person' in holder)) return ok([]);
      late = { person: holder.person, times: (this.#lateness.get(holder.person) ?? 0) + 1 };
      return late.times < MOST_LATE
        ? ok([timedOut(table, seat)])
        : leave(table, this.#guests, late.person);
    });
    if (late !== undefined) this.#lateness.set(late.person, late.times % MOST_LATE);
  }

  #tell(message: HouseMessage): void {
    if (!this.#ended) this.#subscribers.send(JSON.stringify(message));
  }

  async #keepHouse(): Promise<void> {
    // After a restart nobody knows what those who wait will bring.
    await this.#balances.learnNew(this.#table.room.waiting);
    await this.#change<never>(table => this.#housework(table));
  }

  #housework(table: Table): Result<readonly EntryBody[], never> {
    const duty = dutyOf(table, this.#guests);
    if (duty?.do === 'write') return ok(duty.bodies);
    if (duty?.do !== 'chance') return ok([]);
    return ok([{ kind: 'move', by: 'house', move: chanceAt(table, this.#deps.chance) }]);
  }

  #think(duty: Extract<Duty, { do: 'think' }>, version: Version): void {
    this.#botTurn.begin(this.#table, duty, move =>
      this.#inBackground(this.#playFor(duty.seat, move, version)),
    );
  }

  #playFor(seat: number, sent: unknown, version: Version): Promise<unknown> {
    return this.#change<never>(table => {
      this.#botTurn.end(version);
      const duty = dutyOf(table, this.#guests);
      if (table.version !== version || duty?.do !== 'think' || duty.seat !== seat) return ok([]);
      return ok([{ kind: 'move', by: seat, move: this.#botTurn.soundMove(table, seat, sent) }]);
    });
  }

  #inBackground(work: Promise<unknown>): void {
    work.catch((error: unknown) => {
      this.#deps.alarm(error);
      // What could not be written now may be later: nobody else would ask for it.
      this.#deps.world.after(AGAIN_MS, () => {
        this.#botTurn.stop();
        this.#attend();
      });
    });
  }
}
