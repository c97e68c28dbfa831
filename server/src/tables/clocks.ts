import type { Seat, Stamp } from '@stammtisch/kernel';
import {
  type CallOff,
  type HouseMessage,
  LIMITS,
  type PersonId,
  type TableId,
  type World,
} from '@stammtisch/protocol';
import type { Table } from '@stammtisch/table';

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

/** How long people may think, in milliseconds. */
interface Pace {
  readonly clock: number;
  readonly reserve: number;
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
/** With every round so much of the reserve comes back. */
const SHARE_BACK = 0.25;

/** The clocks of a table: each runs for as long as its question is open, and then on the reserve of who is asked. */
export class Clocks {
  readonly #deps: Deps;
  readonly #running = new Map<Seat, Clock>();
  /** What is left of people's reserves; whoever is not named has all of it. */
  readonly #reserves = new Map<PersonId, number>();
  /** Those who played the round that runs: it is another object with every round. */
  #round: unknown;

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
    this.#refill();
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

  get #pace(): Pace {
    const { clock = 0, reserve = 0 } = this.#deps.table().room;
    return { clock: clock * 1_000, reserve: reserve * 1_000 };
  }

  #refill(): void {
    const { players } = this.#deps.table().room;
    if (players === this.#round) return;
    this.#round = players;
    const { reserve } = this.#pace;
    for (const [person, left] of this.#reserves)
      this.#reserves.set(person, Math.min(reserve, left + reserve * SHARE_BACK));
  }

  #start(question: Question): void {
    const holder = this.#deps.table().room.chairs[question.seat];
    const person = holder !== undefined && 'person' in holder ? holder.person : undefined;
    const until = this.#deps.world.now() + this.#pace.clock;
    this.#set({ ...question, person, until, isReserve: false, given: 0 });
  }

  /** What they have not used of their reserve is theirs. */
  #stop({ seat, person, isReserve, until, cancel }: Clock): void {
    cancel();
    this.#running.delete(seat);
    const left = Math.max(0, until - this.#deps.world.now());
    if (isReserve && person !== undefined)
      this.#reserves.set(person, Math.min(left, this.#pace.reserve));
  }

  #set(clock: Omit<Clock, 'cancel'>): void {
    const { world } = this.#deps;
    const wait = clock.until - world.now();
    this.#running.set(clock.seat, { ...clock, cancel: world.after(wait, () => this.#end(clock)) });
  }

  #end({ person, isReserve, ...clock }: Omit<Clock, 'cancel'>): void {
    const { world, changed, expired } = this.#deps;
    const { reserve } = this.#pace;
    const left = isReserve || person === undefined ? 0 : (this.#reserves.get(person) ?? reserve);
    if (left > 0) this.#set({ ...clock, person, isReserve: true, until: world.now() + left });
    // Whatever becomes of it: a question that stays open gets a new clock.
    else this.#running.delete(clock.seat);
    if (isReserve && person !== undefined) this.#reserves.set(person, 0);
    changed();
    if (left === 0) expired({ seat: clock.seat, stamp: clock.stamp });
  }
}

const isSame =
  (one: Question) =>
  (other: Question): boolean =>
    one.seat === other.seat && one.stamp === other.stamp;
