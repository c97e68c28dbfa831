import type { ErrorCode, TableId, World } from '@stammtisch/protocol';

import { type Rate, RateLimit } from '../rate-limit.ts';
import { type ClientAddress, isLoopback, limitKeyOf } from './client-address.ts';

/** What one connection may take of what everyone at its address may. */
export interface AddressLimits {
  /** Whether another request is within the rate. */
  readonly request: () => boolean;
  /** Whether another guest may be made. */
  readonly newcomer: () => boolean;
  /** Why no other table may be opened just now. */
  readonly refusalToOpen: () => ErrorCode | undefined;
  /** A table was opened from there. */
  readonly opened: (table: TableId) => void;
  /** The connection has ended. */
  readonly release: () => void;
}

/** A whole inn behind one address still fits in. */
const MOST_CONNECTIONS = 200;
/** After a restart all of them come back at once, and some twice; nobody needs more for long. */
const ARRIVALS: Rate = { burst: 400, perSecond: 20 };
const REQUESTS: Rate = { burst: 1_000, perSecond: 300 };
const NEWCOMERS: Rate = { burst: 60, perSecond: 1 };
/** Sixty tables at once, and 360 an hour. */
const OPENINGS: Rate = { burst: 60, perSecond: 0.1 };

/** Of the two thousand that a house has room for. Tables that nobody looks at any more do not count. */
const MOST_TABLES = 120;

/** What all who come from one address may do, for the documents. */
export const ADDRESS_LIMITS = {
  mostConnections: MOST_CONNECTIONS,
  arrivals: ARRIVALS,
  requests: REQUESTS,
  newcomers: NEWCOMERS,
  openings: OPENINGS,
  mostTables: MOST_TABLES,
} as const;

const SWEEP_MS = 1_000;

interface Address {
  connections: number;
  readonly arrivals: RateLimit;
  readonly requests: RateLimit;
  readonly newcomers: RateLimit;
  readonly openings: RateLimit;
  /** Opened from there, and perhaps still in use. */
  readonly tables: Set<TableId>;
}

export const NO_LIMITS: AddressLimits = {
  request: () => true,
  newcomer: () => true,
  refusalToOpen: () => undefined,
  opened: () => undefined,
  release: () => undefined,
};

interface AdmissionDeps {
  readonly isLocalOnly: boolean;
  /** Whether a table is open and in memory. */
  readonly isInUse: (table: TableId) => boolean;
}

/** Limits by address: nobody takes the house away from all others. */
export class Admission {
  readonly #world: Pick<World, 'now'>;
  readonly #isLocalOnly: boolean;
  readonly #isInUse: (table: TableId) => boolean;
  readonly #addresses = new Map<string, Address>();
  #sweptAt = 0;

  /** With `isLocalOnly` the house listens on loopback alone, and this machine itself has no limits. */
  constructor(
    world: Pick<World, 'now'>,
    { isLocalOnly = false, isInUse = () => false }: Partial<AdmissionDeps> = {},
  ) {
    this.#world = world;
    this.#isLocalOnly = isLocalOnly;
    this.#isInUse = isInUse;
  }

  /** Undefined if there are too many connections from that address already, or too many new ones. */
  enter(client: ClientAddress): AddressLimits | undefined {
    if (this.isExempt(client)) return NO_LIMITS;
    const key = limitKeyOf(client.address);
    const address = this.#addresses.get(key) ?? this.#newAddress();
    this.#addresses.set(key, address);
    if (address.connections >= MOST_CONNECTIONS || !address.arrivals.take(this.#world.now()))
      return undefined;
    address.connections++;
    return {
      request: () => address.requests.take(this.#world.now()),
      newcomer: () => address.newcomers.take(this.#world.now()),
      refusalToOpen: () => this.#refusalToOpen(address),
      opened: table => address.tables.add(table),
      release: () => {
        if (--address.connections === 0) this.#forgetRested();
      },
    };
  }

  /** This machine itself. What a proxy on it passes on comes from elsewhere. */
  isExempt = ({ address, isForwarded }: ClientAddress): boolean =>
    this.#isLocalOnly && !isForwarded && isLoopback(address);

  #refusalToOpen(address: Address): ErrorCode | undefined {
    this.#forgetTables(address);
    if (address.tables.size >= MOST_TABLES) return 'too-many-tables';
    return address.openings.take(this.#world.now()) ? undefined : 'too-fast';
  }

  #forgetTables({ tables }: Address): void {
    for (const table of tables) if (!this.#isInUse(table)) tables.delete(table);
  }

  get known(): number {
    return this.#addresses.size;
  }

  #newAddress(): Address {
    const now = this.#world.now();
    return {
      connections: 0,
      arrivals: new RateLimit(ARRIVALS, now),
      requests: new RateLimit(REQUESTS, now),
      newcomers: new RateLimit(NEWCOMERS, now),
      openings: new RateLimit(OPENINGS, now),
      tables: new Set(),
    };
  }

  /** A limit that is used up is remembered, so that connecting anew does not fill it. */
  #forgetRested(): void {
    const now = this.#world.now();
    if (now - this.#sweptAt < SWEEP_MS) return;
    this.#sweptAt = now;
    for (const [key, address] of this.#addresses) {
      if (address.connections > 0) continue;
      this.#forgetTables(address);
      const { arrivals, newcomers, openings, tables } = address;
      const isRested = [arrivals, newcomers, openings].every(limit => limit.isFull(now));
      if (isRested && tables.size === 0) this.#addresses.delete(key);
    }
  }
}
