import type { Seat, Stamp } from '@stammtisch/kernel';
import {
  type CallOff,
  type HouseMessage,
  LIMITS,
  type PersonId,
  type TableId,
  type World,
} from '@stammtisch/protocol';
import { reserveOf, type Table } from '@stammtisch/table';

/** What a seat is asked, and who has to answer. */
export interface Question {
  readonly seat: Seat;
  readonly stamp: Stamp;
}

export type ClocksMessage = Extract<HouseMessage, { type: 'clocks' }>;

interface Clock extends Question {
  readonly person: PersonId | undefined;
  readonly isReserve: boolean;
  readonly until: number;
  readonly cancel: CallOff;
  /** Milliseconds that others have given for this question. */
  readonly given: number;
}

interface Deps {
  readonly world: World;
  readonly table: () => Table;
  readonly expired: (question: Question) => void;
  /** After every change of what is running. */
  readonly changed: () => void;
}

/** For one question others give no more than this. */
const MOST_GIVEN_MS = 300_000;

/** The clocks of a table: each runs for as long as its question is open, and then on the reserve of who is asked. */
export class Clocks {
  readonly #deps: Deps;
  readonly #running = new Map<Seat, Clock>();

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Milliseconds that are left, by seat, and who thinks on their reserve. */
  messageFor(table: TableId): ClocksMessage {
    const now = this.#deps.world.now();
    const clocks = [...this.#running.values()];
    const left = Object.fromEntries(
      clocks.map(({ seat, until }) => [seat, Math.max(0, until - now)]),
    );
    const reserve = clocks.flatMap(({ isReserve, seat }) => (isReserve ? [seat] : []));
    return { type: 'clocks', table, left, ...(reserve.length > 0 && { reserve }) };
  }

  /** Stops the clocks of questions that are no longer open, and starts those of new ones. */
  run(questions: readonly Question[]): void {
    const old = [...this.#running.values()].filter(clock => !questions.some(isSame(clock)));
    for (const clock of old) this.#stop(clock);
    const fresh = questions.filter(({ seat }) => !this.#running.has(seat));
    for (const question of fresh) this.#start(question);
    if (old.length + fresh.length > 0) this.#deps.changed();
  }

  /** Somebody else gives whoever sits there more time; says whether there was a clock to give it to. */
  giveTime(seat: Seat): boolean {
    const clock = this.#running.get(seat);
    const more = LIMITS.moreTime * 1_000;
    if (clock === undefined || clock.given + more > MOST_GIVEN_MS) return false;
    clock.cancel();
    this.#set({ ...clock, until: clock.until + more, given: clock.given + more });
    this.#deps.changed();
    return true;
  }

  /** What is left of the reserve of whoever thinks on it: an entry that ends this says so. */
  reserveLeft(person: PersonId): number | undefined {
    const clock = [...this.#running.values()].find(each => each.person === person);
    if (clock?.isReserve !== true) return undefined;
    const { reserve = 0 } = this.#deps.table().room;
    return Math.min(Math.max(0, clock.until - this.#deps.world.now()), reserve * 1_000);
  }

  #start(question: Question): void {
    const { chairs, clock = 0 } = this.#deps.table().room;
    const holder = chairs[question.seat];
    const person = holder !== undefined && 'person' in holder ? holder.person : undefined;
    const until = this.#deps.world.now() + clock * 1_000;
    this.#set({ ...question, person, until, isReserve: false, given: 0 });
  }

  #stop({ seat, cancel }: Clock): void {
    cancel();
    this.#running.delete(seat);
  }

  #set(clock: Omit<Clock, 'cancel'>): void {
    const { world } = this.#deps;
    const wait = clock.until - world.now();
    this.#running.set(clock.seat, { ...clock, cancel: world.after(wait, () => this.#end(clock)) });
  }

  #end({ person, isReserve, ...clock }: Omit<Clock, 'cancel'>): void {
    const { world, table, changed, expired } = this.#deps;
    const left = isReserve || person === undefined ? 0 : reserveOf(table().room, person);
    if (left > 0) this.#set({ ...clock, person, isReserve: true, until: world.now() + left });
    // Whatever becomes of it: a question that stays open gets a new clock.
    else this.#running.delete(clock.seat);
    changed();
    if (left === 0) expired({ seat: clock.seat, stamp: clock.stamp });
  }
}

const isSame =
  (one: Question) =>
  (other: Question): boolean =>
    one.seat === other.seat && one.stamp === other.stamp;
