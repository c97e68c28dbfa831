import type { HouseMessage, World } from '@stammtisch/protocol';

import type { LiveTable } from '../tables/live-table.ts';

interface DrainDeps {
  readonly world: World;
  readonly tables: () => Iterable<LiveTable>;
  readonly tellAll: (text: string) => void;
  /** Whether there are other nodes to serve this one's people. */
  readonly hasOthers: () => boolean;
}

const CHECK_MS = 1_000;

/**
 * The way to an empty house: nobody new comes in, no table is opened, and it is over when no game
 * is running any more or the time is up. Nothing is lost then: every move is on disk.
 */
export class Drain {
  readonly #deps: DrainDeps;
  #until: number | undefined;
  readonly #over = Promise.withResolvers<void>();
  /** Fulfilled when the house may close. */
  readonly over = this.#over.promise;

  constructor(deps: DrainDeps) {
    this.#deps = deps;
  }

  get isOn(): boolean {
    return this.#until !== undefined;
  }

  /** What everyone is told who is here or comes back. */
  get message(): Extract<HouseMessage, { type: 'closing' }> | undefined {
    if (this.#until === undefined) return undefined;
    return { type: 'closing', left: Math.max(0, this.#until - this.#deps.world.now()) };
  }

  begin(mostMs: number): void {
    if (this.isOn) return;
    // Nobody has to wait for a game to end that goes on elsewhere.
    if (this.#deps.hasOthers()) return this.#over.resolve();
    const { world, tellAll } = this.#deps;
    this.#until = world.now() + mostMs;
    tellAll(JSON.stringify(this.message));
    world.after(CHECK_MS, () => this.#check());
    return undefined;
  }

  #check(): void {
    const { world, tables } = this.#deps;
    const isLate = world.now() >= (this.#until ?? 0);
    if (isLate || ![...tables()].some(isRunning)) this.#over.resolve();
    else world.after(CHECK_MS, () => this.#check());
  }
}

/** A match that somebody at the table is looking at, and that is not over. */
const isRunning = ({ table, hasCompany }: LiveTable): boolean =>
  hasCompany &&
  table.room.started &&
  !table.room.closed &&
  table.game.outcome(table.state) === undefined;
