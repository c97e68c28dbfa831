import type { CallOff, World } from '@stammtisch/protocol';

import type { Store } from '../store/store.ts';

const HOUR_MS = 60 * 60 * 1_000;
const DAY_MS = 24 * HOUR_MS;
/** Soon after the start, so that a house that is opened for evenings only cleans up as well. */
const FIRST_MS = 60_000;
/** Reports that were dealt with, and blocks that have ended, are of no use for longer. */
const MODERATION_DAYS = 30;

interface RetentionDeps {
  readonly world: World;
  readonly store: Store;
  /** For how many days lines of chat and private messages are kept; for ever, if it is not said. */
  readonly chatDays?: number;
  readonly alarm: (error: unknown) => void;
}

/** Removes what is not to be kept any longer, once an hour. */
export class Retention {
  readonly #deps: RetentionDeps;
  #next: CallOff;

  constructor(deps: RetentionDeps) {
    this.#deps = deps;
    this.#next = deps.world.after(FIRST_MS, () => this.#clean());
  }

  end(): void {
    this.#next();
  }

  #clean(): void {
    const { world, store, chatDays, alarm } = this.#deps;
    this.#next = world.after(HOUR_MS, () => this.#clean());
    const before = (days: number): number => world.now() - days * DAY_MS;
    if (chatDays !== undefined) {
      store.chat.removeOlder(before(chatDays)).catch(alarm);
      store.messages.removeOlder(before(chatDays)).catch(alarm);
    }
    store.moderation.removeOlder(before(MODERATION_DAYS)).catch(alarm);
  }
}
