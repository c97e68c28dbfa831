import type { World } from '@stammtisch/protocol';

import { Bucket, type Rate } from './bucket.ts';

/** What one connection asks at the door, on behalf of everyone at its address. */
export interface Gate {
  /** Whether another request may come in. */
  readonly request: () => boolean;
  /** Whether somebody new may come in. */
  readonly newcomer: () => boolean;
  readonly leave: () => void;
}

/** A whole inn behind one address still fits in. */
const MOST_CONNECTIONS = 200;
const REQUESTS: Rate = { burst: 1_000, perSecond: 300 };
const NEWCOMERS: Rate = { burst: 60, perSecond: 1 };

interface Address {
  connections: number;
  readonly requests: Bucket;
  readonly newcomers: Bucket;
}

/** Nobody asks: for those in the house itself, behind a proxy or on the same machine. */
export const OPEN_GATE: Gate = {
  request: () => true,
  newcomer: () => true,
  leave: () => undefined,
};

/** Keeps one address from taking the house away from all others. */
export class Doorkeeper {
  readonly #world: Pick<World, 'now'>;
  readonly #addresses = new Map<string, Address>();

  constructor(world: Pick<World, 'now'>) {
    this.#world = world;
  }

  /** Undefined if too many from there are inside already. */
  enter(name: string): Gate | undefined {
    if (isOwn(name)) return OPEN_GATE;
    const address = this.#addresses.get(name) ?? this.#newAddress();
    if (address.connections >= MOST_CONNECTIONS) return undefined;
    address.connections++;
    this.#addresses.set(name, address);
    return {
      request: () => address.requests.take(this.#world.now()),
      newcomer: () => address.newcomers.take(this.#world.now()),
      leave: () => {
        // Whoever hangs up and dials again finds the same buckets while anyone else is there.
        if (--address.connections === 0) this.#forgetOnceFull(name, address);
      },
    };
  }

  get known(): number {
    return this.#addresses.size;
  }

  #newAddress(): Address {
    const now = this.#world.now();
    return {
      connections: 0,
      requests: new Bucket(REQUESTS, now),
      newcomers: new Bucket(NEWCOMERS, now),
    };
  }

  /** An empty bucket is remembered until others leave, so that dialling again does not fill it. */
  #forgetOnceFull(name: string, address: Address): void {
    const now = this.#world.now();
    if (address.newcomers.isFull(now)) this.#addresses.delete(name);
    for (const [other, { connections, newcomers }] of this.#addresses)
      if (connections === 0 && newcomers.isFull(now)) this.#addresses.delete(other);
  }
}

/** This machine itself, or a proxy on it. */
export const isOwn = (address: string): boolean =>
  address === '::1' || address.startsWith('127.') || address.startsWith('::ffff:127.');
