import type { World } from '@stammtisch/protocol';

import { type Hint, MOST_BYTES } from './bus.ts';

/** So long hints are gathered: what is written in the same moment is told together. */
const GATHER_MS = 2;

/** Gathers what is to be told, each once, in pieces that can be carried. */
export class Outbox {
  readonly #world: Pick<World, 'after'>;
  readonly #send: (piece: readonly Hint[]) => void;
  #waiting = new Map<string, Hint>();

  constructor(world: Pick<World, 'after'>, send: (piece: readonly Hint[]) => void) {
    this.#world = world;
    this.#send = send;
  }

  add([topic, text]: Hint): void {
    const hint: Hint = [topic, sizeOf([topic, text]) > MOST_BYTES ? '' : text];
    if (this.#waiting.size === 0) this.#world.after(GATHER_MS, () => this.flush());
    this.#waiting.set(JSON.stringify(hint), hint);
  }

  flush(): void {
    const waiting = [...this.#waiting.values()];
    this.#waiting = new Map();
    let piece: Hint[] = [];
    let bytes = 0;
    for (const hint of waiting) {
      const size = sizeOf(hint);
      if (bytes + size > MOST_BYTES && piece.length > 0) {
        this.#send(piece);
        piece = [];
        bytes = 0;
      }
      piece.push(hint);
      bytes += size;
    }
    if (piece.length > 0) this.#send(piece);
  }
}

const sizeOf = (hint: Hint): number => Buffer.byteLength(JSON.stringify(hint)) + 1;
