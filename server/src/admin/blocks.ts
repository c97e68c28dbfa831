import type { World } from '@stammtisch/protocol';

import type { BlockedAddress, ModerationStore } from '../store/store.ts';

interface BlockDeps {
  readonly world: Pick<World, 'now'>;
  readonly store: { readonly moderation: ModerationStore };
  /** Nobody from that address stays. */
  readonly dismissFrom: (address: string) => void;
}

/** Addresses from which nobody is let in. Kept in the store, and here for every connection to look at. */
export class Blocks {
  readonly #deps: BlockDeps;
  readonly #until = new Map<string, number>();

  constructor(deps: BlockDeps) {
    this.#deps = deps;
  }

  async load(): Promise<void> {
    for (const { address, until } of await this.list()) this.#until.set(address, until);
  }

  list = (): Promise<readonly BlockedAddress[]> =>
    this.#deps.store.moderation.blocked(this.#deps.world.now());

  isBlocked = (address: string): boolean =>
    (this.#until.get(address) ?? 0) > this.#deps.world.now();

  async block(address: string, milliseconds: number): Promise<void> {
    const { world, store, dismissFrom } = this.#deps;
    const at = world.now();
    await store.moderation.block({ address, at, until: at + milliseconds });
    this.#until.set(address, at + milliseconds);
    dismissFrom(address);
  }

  async unblock(address: string): Promise<void> {
    await this.#deps.store.moderation.unblock(address);
    this.#until.delete(address);
  }
}
