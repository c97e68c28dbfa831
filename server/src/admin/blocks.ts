import type { World } from '@stammtisch/protocol';

import type { BlockedAddress, ModerationStore } from '../store/store.ts';

interface BlockDeps {
  readonly world: Pick<World, 'now'>;
  readonly store: { readonly moderation: ModerationStore };
  /** Nobody from that address stays. */
  readonly dismissFrom: (address: string) => void;
  /** The other nodes look again. */
  readonly tellOthers: () => void;
}

/** Addresses from which nobody is let in. Kept in the store, and here for every connection to look at. */
export class Blocks {
  readonly #deps: BlockDeps;
  readonly #until = new Map<string, number>();

  constructor(deps: BlockDeps) {
    this.#deps = deps;
  }

  /** As they stand in the store: whoever is new among them goes. */
  async load(): Promise<void> {
    const known = new Set(this.#until.keys());
    const blocks = await this.list();
    this.#until.clear();
    for (const { address, until } of blocks) {
      this.#until.set(address, until);
      if (!known.has(address)) this.#deps.dismissFrom(address);
    }
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
    this.#deps.tellOthers();
  }

  async unblock(address: string): Promise<void> {
    await this.#deps.store.moderation.unblock(address);
    this.#until.delete(address);
    this.#deps.tellOthers();
  }
}
