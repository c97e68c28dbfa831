import { chooseOptions, err, type Game, ok, type Result, same } from '@stammtisch/kernel';
import {
  type Answers,
  type ErrorCode,
  hasFreeSeat,
  type PersonId,
  type Request,
  type World,
} from '@stammtisch/protocol';
import { refusalToSit, stayingPeople } from '@stammtisch/table';

import type { LiveTable } from './live-table.ts';
import type { NoticesElsewhere } from './notice.ts';
import type { Opener, OpenRequest } from './openings.ts';
import { gameNamed, type Tables } from './tables.ts';

type QuickRequest = Extract<Request, { type: 'quick' }>;
type Taken = Result<Answers['quick'], ErrorCode>;

interface QuickSeatDeps {
  readonly world: Pick<World, 'now'>;
  readonly tables: Tables;
  /** Tables that other nodes have in memory. */
  readonly elsewhere: NoticesElsewhere;
  readonly isRobot: (person: PersonId) => boolean;
  readonly sit: (
    live: LiveTable,
    person: PersonId,
    leaving: boolean,
  ) => Promise<Result<Answers['sit'], ErrorCode>>;
  readonly open: (opener: Opener, wish: OpenRequest) => Promise<Result<LiveTable, ErrorCode>>;
}

/** Whoever has just opened a table does not look at it yet. */
const COMING_MS = 5_000;
/** Among strangers nobody loses a turn for one long thought. */
const QUICK_RESERVE = 60;
/** Of the tables that only other nodes have in memory, so many are looked at. */
const MOST_BROUGHT = 20;
/** After one of these the next table is tried: it was just a little too late for this one. */
const NEXT_TABLE: ReadonlySet<ErrorCode> = new Set([
  'table-full',
  'seat-taken',
  'table-closed',
  'table-locked',
  'needs-password',
  'must-knock',
  'banned',
  'no-robots',
]);

/** Of those who come at the same moment some open tables, and the others wait for these. */
class Rush {
  readonly #others: number;
  #openings = 0;
  readonly #waiting: (() => void)[] = [];

  /** `others`: how many find room at a new table besides whoever opens it. */
  constructor(others: number) {
    this.#others = others;
  }

  /** Whether there is room for one more at the tables that are being opened. */
  get hasRoom(): boolean {
    return this.#waiting.length < this.#openings * this.#others;
  }

  opened = (): Promise<void> => new Promise(resolve => this.#waiting.push(resolve));

  async open<T>(work: () => Promise<T>): Promise<T> {
    this.#openings++;
    try {
      return await work();
    } finally {
      this.#openings--;
      for (const wake of this.#waiting.splice(0, this.#others)) wake();
    }
  }
}

/** A seat among people without looking for one: at an open table, or at a new one for others to come to. */
export class QuickSeat {
  readonly #deps: QuickSeatDeps;
  /** By game. */
  readonly #rushes = new Map<string, Rush>();

  constructor(deps: QuickSeatDeps) {
    this.#deps = deps;
  }

  async take(opener: Opener, request: QuickRequest): Promise<Taken> {
    const game = await gameNamed(request.game);
    if (game === undefined) return err('no-such-game');
    const wanted = { game, request };
    const { max, usual = max } = game.seats;
    const rush = this.#rushes.get(game.name) ?? new Rush(usual - 1);
    this.#rushes.set(game.name, rush);
    for (;;) {
      const found = await this.#sitSomewhere(opener.person, wanted);
      if (found !== undefined) return found;
      if (!rush.hasRoom) return rush.open(() => this.#open(opener, wanted));
      await rush.opened();
    }
  }

  /** Undefined if there is no table for them. */
  async #sitSomewhere(person: PersonId, wanted: Wanted): Promise<Taken | undefined> {
    const { leaving = false } = wanted.request;
    await this.#bringFromElsewhere(wanted);
    const tried = new Set<LiveTable>();
    for (;;) {
      const tables = this.#tablesFor(person, wanted).filter(live => !tried.has(live));
      if (tables.length === 0) return undefined;
      for (const live of tables) {
        tried.add(live);
        // It may have become full while others were tried.
        if (!this.#isFor(live, person, wanted)) continue;
        const place = await this.#deps.sit(live, person, leaving);
        if (place.ok) return ok({ table: live.id, seated: place.value.seated, opened: false });
        if (!NEXT_TABLE.has(place.error)) return place;
      }
      // Others may have been opened meanwhile: nobody opens one more without having looked again.
    }
  }

  /** Tables of that game that strangers may find, and no node but another has in memory. */
  async #bringFromElsewhere({ game }: Wanted): Promise<void> {
    const { elsewhere, tables } = this.#deps;
    const ids = [...elsewhere()].flatMap(([id, { summary }]) =>
      summary?.game === game.name && hasFreeSeat(summary) ? [id] : [],
    );
    await Promise.all(ids.slice(0, MOST_BROUGHT).map(id => tables.get(id)));
  }

  #isFor = (live: LiveTable, person: PersonId, wanted: Wanted): boolean =>
    isFor(live, person, {
      ...wanted,
      now: this.#deps.world.now(),
      isRobot: this.#deps.isRobot,
    });

  async #open(opener: Opener, { game, request }: Wanted): Promise<Taken> {
    const { re, skill, clock, leaving } = request;
    const wish: OpenRequest = {
      re,
      type: 'open',
      game: game.name,
      listed: true,
      start: true,
      reserve: QUICK_RESERVE,
      ...(game.quick && { options: { ...game.quick } }),
      ...(skill !== undefined && { skill }),
      ...(clock !== undefined && { clock }),
      ...(leaving !== undefined && { leaving }),
    };
    const opened = await this.#deps.open(opener, wish);
    return opened.ok ? ok({ table: opened.value.id, seated: true, opened: true }) : opened;
  }

  /** Where somebody could sit down, best first. */
  #tablesFor(person: PersonId, wanted: Wanted): readonly LiveTable[] {
    return [...this.#deps.tables.all]
      .filter(live => this.#isFor(live, person, wanted))
      .map(live => ({ live, rank: rankOf(live, wanted) }))
      .toSorted((one, other) => compare(one.rank, other.rank))
      .map(({ live }) => live);
  }
}

interface Wanted {
  readonly game: Game;
  readonly request: QuickRequest;
}

interface Looking extends Wanted {
  readonly now: number;
  readonly isRobot: (person: PersonId) => boolean;
}

/**
 * Whether strangers may come there, somebody is there, and nobody is hurried more than they asked
 * for. Who asks for a seat among people is not led to robots alone.
 */
function isFor(
  live: LiveTable,
  person: PersonId,
  { game, request, now, isRobot }: Looking,
): boolean {
  const { table } = live;
  const { room } = table;
  const people = stayingPeople(table);
  const taken = people.length + room.waiting.length;
  return (
    room.game === game.name &&
    room.listed &&
    !room.closed &&
    people.some(each => isRobot(person) || !isRobot(each)) &&
    hasOrExpectsCompany(live, now) &&
    !people.includes(person) &&
    taken < room.chairs.length &&
    isSlowEnough(room.clock ?? 0, clockOf(game, request)) &&
    refusalToSit(table, person, { hasPassword: false, isRobot: isRobot(person) }) === undefined
  );
}

const clockOf = (game: Game, { clock = game.clock ?? 0 }: QuickRequest): number => clock;

/** Whoever waits for a chair is there, too; and whoever has just opened a table comes in a moment. */
const hasOrExpectsCompany = (live: LiveTable, now: number): boolean =>
  live.hasCompany ||
  live.table.room.waiting.some(live.isHere) ||
  (live.isUnseen && live.idleFor(now) < COMING_MS);

/** 0 is as long as one likes. */
const isSlowEnough = (seconds: number, wished: number): boolean =>
  seconds === 0 || (wished > 0 && seconds >= wished);

/** Less is better: the pace one asked for, the usual rules, more people, the older table. */
function rankOf({ table }: LiveTable, { game, request }: Wanted): readonly number[] {
  const { room, options } = table;
  const usual = chooseOptions(game.options, game.quick ?? {});
  return [
    (room.clock ?? 0) === clockOf(game, request) ? 0 : 1,
    usual.ok && same(usual.value, options) ? 0 : 1,
    -stayingPeople(table).length,
    room.number ?? 0,
  ];
}

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at === -1 ? 0 : one[at]! - other[at]!;
}
