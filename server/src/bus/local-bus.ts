import type { CallOff, World } from '@stammtisch/protocol';

import type { Bus, Hint } from './bus.ts';
import { Outbox } from './outbox.ts';
import { Topics } from './topics.ts';

/** How a piece gets to one node: at once, unless a test makes it late, double or lost. */
type Carry = (deliver: () => void) => void;

/** The bus between nodes in one process. */
export class LocalHub {
  readonly #carry: Carry;
  readonly #nodes = new Set<LocalBus>();

  constructor(carry: Carry = deliver => deliver()) {
    this.#carry = carry;
  }

  node(world: Pick<World, 'after'>): Bus {
    const node = new LocalBus(world, {
      send: piece => {
        for (const other of this.#nodes) if (other !== node) this.#carry(() => other.hear(piece));
      },
      close: () => void this.#nodes.delete(node),
    });
    this.#nodes.add(node);
    return node;
  }
}

interface LocalDeps {
  readonly send: (piece: readonly Hint[]) => void;
  readonly close: () => void;
}

class LocalBus implements Bus {
  readonly #topics = new Topics();
  readonly #outbox: Outbox;
  readonly #close: () => void;
  #isClosed = false;

  constructor(world: Pick<World, 'after'>, { send, close }: LocalDeps) {
    this.#outbox = new Outbox(world, piece => this.#isClosed || send(piece));
    this.#close = close;
  }

  publish = (topic: string, text: string): void => this.#outbox.add([topic, text]);

  listen = (topic: string, heard: (text: string) => void): CallOff =>
    this.#topics.listen(topic, heard);

  /** Within a process nothing is missed. */
  onGap(): void {}

  hear(piece: readonly Hint[]): void {
    if (!this.#isClosed) for (const hint of piece) this.#topics.tell(hint);
  }

  close(): Promise<void> {
    this.#outbox.flush();
    this.#isClosed = true;
    this.#close();
    return Promise.resolve();
  }
}
