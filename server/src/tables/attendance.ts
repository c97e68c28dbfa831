import type { CallOff, PersonId, World } from '@stammtisch/protocol';
import { forfeits, isAway, stayingPeople, type Table, waitsForAbsent } from '@stammtisch/table';

import { Absences, bySeat } from './absences.ts';

/** After so long without a sign of life the computer plays on. */
const AWAY_MS = 20_000;
/** Where rounds are forfeited, whoever is silent for so long has gone (W23). */
const GONE_MS = 60_000;
/** A host who is gone for so long no longer is one. */
const HOST_MS = 60_000;
const AGAIN_MS = 1_000;
/** Whoever is gone for no longer was only gone for a moment. */
const MOMENT_MS = 120_000;

interface AttendanceDeps {
  readonly world: World;
  readonly table: () => Table;
  readonly isHere: (person: PersonId) => boolean;
  /** Whether it is for this node to act. */
  readonly isKeeper: () => boolean;
  /** From now on the computer plays for them. */
  readonly playFor: (person: PersonId) => void;
  /** They have gone for good. */
  readonly leave: (person: PersonId) => void;
  readonly replaceHost: () => void;
  /** By seat, milliseconds until the table acts on somebody's absence. */
  readonly tell: (left: Readonly<Record<number, number>>) => void;
  /** Nobody who belongs to it has been here for longer than a moment. */
  readonly deserted: () => void;
}

/** What becomes of those who belong to a table and do not look at it. */
export class Attendance {
  readonly #deps: AttendanceDeps;
  readonly #absences: Absences;
  #hostCheck: CallOff | undefined;
  /** The seats whose countdown everyone has been told of. */
  #told = '';
  #isOver = false;
  #momentEnd: number;

  constructor(deps: AttendanceDeps) {
    this.#deps = deps;
    this.#momentEnd = deps.world.now() + MOMENT_MS;
    this.#absences = new Absences({
      world: deps.world,
      patienceMs: () => (forfeits(deps.table()) ? GONE_MS : AWAY_MS),
      due: person => this.#act(person),
    });
  }

  /** By seat, milliseconds until the computer plays for somebody who is gone, or their round is forfeited. */
  get left(): Readonly<Record<number, number>> {
    return bySeat(this.#deps.table(), this.#absences.left);
  }

  /** Whether all have gone only a moment ago. */
  get isMoment(): boolean {
    return this.#deps.world.now() < this.#momentEnd;
  }

  get isWaiting(): boolean {
    return this.#absences.left.size > 0;
  }

  /** Somebody is here again. */
  arrived(person: PersonId): void {
    this.#absences.end(person);
    // After a restart nobody has parted, and yet some may not come back.
    this.missAll();
    this.#checkHost();
  }

  missAll(): void {
    for (const person of this.#members) this.miss(person);
    this.tell();
  }

  /** Begins to count the time that a member is not here. */
  miss(person: PersonId): void {
    const table = this.#deps.table();
    if (this.#isOver || this.#deps.isHere(person) || !this.#members.includes(person)) return;
    if (waitsForAbsent(table) && !table.room.waiting.includes(person)) this.#absences.hold(person);
    else if (!forfeits(table) && isAway(table, person)) this.#absences.note(person);
    else this.#absences.begin(person);
    if (person === table.room.host) this.#watchHost();
  }

  /** Some may have come or gone on other nodes. */
  lookAgain(): void {
    const { isHere } = this.#deps;
    for (const person of this.#members) if (isHere(person)) this.#absences.end(person);
    this.missAll();
    this.#checkHost();
    if (this.#members.some(isHere)) this.#momentEnd = this.#deps.world.now() + MOMENT_MS;
  }

  /** Somebody has gone; perhaps they were the last. */
  parted(person: PersonId): void {
    const { world, isHere, deserted } = this.#deps;
    this.miss(person);
    if (!this.#members.includes(person) || this.#members.some(isHere)) return;
    this.#momentEnd = world.now() + MOMENT_MS;
    world.after(MOMENT_MS, () => this.#isOver || deserted());
  }

  /** Tells whose countdown runs, if that is different. */
  tell(): void {
    const { left } = this;
    const seats = Object.keys(left).join(' ');
    if (this.#isOver || seats === this.#told) return;
    this.#told = seats;
    this.#deps.tell(left);
  }

  end(): void {
    this.#isOver = true;
    this.#absences.endAll();
    this.#hostCheck?.();
  }

  /** Those whom the table misses when they are gone. */
  get #members(): readonly PersonId[] {
    const table = this.#deps.table();
    return [...stayingPeople(table), ...table.room.waiting];
  }

  #act(person: PersonId): void {
    const { table, isHere, leave, playFor } = this.#deps;
    this.tell();
    if (this.#isOver || isHere(person) || this.#absences.lengthOf(person) === 0) return;
    if (!this.#deps.isKeeper())
      // The keeper may be gone.
      return void this.#deps.world.after(AGAIN_MS, () => this.#act(person));
    if (table().room.waiting.includes(person)) leave(person);
    else if (!forfeits(table())) playFor(person);
    // Whoever is alone with a broken network is not to blame: the table waits for someone first.
    else if (stayingPeople(table()).some(isHere)) leave(person);
    return undefined;
  }

  #watchHost(): void {
    this.#hostCheck ??= this.#deps.world.after(HOST_MS, () => {
      this.#hostCheck = undefined;
      this.#checkHost();
    });
  }

  #checkHost(): void {
    const { host } = this.#deps.table().room;
    const gone = this.#absences.lengthOf(host);
    if (this.#isOver || this.#deps.isHere(host) || gone === 0) return;
    if (gone < HOST_MS) this.#watchHost();
    else if (this.#deps.isKeeper()) this.#deps.replaceHost();
    else this.#watchHost();
  }
}
