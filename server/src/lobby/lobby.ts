import type { CallOff, HouseMessage, TableSummary, World } from '@stammtisch/protocol';

interface Listener {
  tell(message: HouseMessage): void;
}

interface Parts {
  readonly world: World;
  readonly tables: () => readonly TableSummary[];
  readonly online: () => number;
}

/** News is gathered for so long before it is told. */
const PAUSE_MS = 400;

/** Tells those who want to know which tables there are. */
export class Lobby {
  readonly #parts: Parts;
  readonly #listeners = new Set<Listener>();
  #pause: CallOff | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  listen(listener: Listener, on: boolean) {
    if (on) this.#listeners.add(listener);
    else this.#listeners.delete(listener);
    return this.#news();
  }

  forget(listener: Listener): void {
    this.#listeners.delete(listener);
  }

  changed(): void {
    if (this.#pause !== undefined || this.#listeners.size === 0) return;
    this.#pause = this.#parts.world.after(PAUSE_MS, () => {
      this.#pause = undefined;
      const news = this.#news();
      for (const listener of this.#listeners) listener.tell({ type: 'tables', ...news });
    });
  }

  end(): void {
    this.#pause?.();
  }

  #news = () => ({ tables: this.#parts.tables(), online: this.#parts.online() });
}
