import type { CallOff } from '@stammtisch/protocol';

import type { Hint } from './bus.ts';

type Heard = (text: string) => void;

/** Who on this node listens to what. */
export class Topics {
  readonly #topics = new Map<string, Set<Heard>>();

  listen(topic: string, heard: Heard): CallOff {
    const all = this.#topics.get(topic) ?? new Set();
    this.#topics.set(topic, all.add(heard));
    return () => {
      all.delete(heard);
      if (all.size === 0 && this.#topics.get(topic) === all) this.#topics.delete(topic);
    };
  }

  tell([topic, text]: Hint): void {
    for (const heard of this.#topics.get(topic) ?? []) heard(text);
  }
}
