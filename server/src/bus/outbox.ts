import type { World } from '@stammtisch/protocol';

import { type Hint, MOST_BYTES } from './bus.ts';

/** So long hints are gathered: what is written in the same moment is told together. */
const GATHER_MS = 2;

/** Gathers what is to be told, each once, in pieces that can be carried. */
export class Outbox {
  readonly #world: Pick<World, 'after'>;
  readonly #send: (piece: readonly Hint[]) => void;
  /** By how they read as JSON. */
  #waiting = new Map<string, Hint>();

  constructor(world: Pick<World, 'after'>, send: (piece: readonly Hint[]) => void) {
    this.#world = world;
    this.#send = send;
  }

  add([topic, text]: Hint): void {
    const json = JSON.stringify([topic, text]);
    if (text !== '' && sizeOf(json) > MOST_BYTES) return this.add([topic, '']);
    if (this.#waiting.size === 0) this.#world.after(GATHER_MS, () => this.flush());
    this.#waiting.set(json, [topic, text]);
    return undefined;
  }

  flush(): void {
    const waiting = this.#waiting;
    this.#waiting = new Map();
    let piece: Hint[] = [];
    let bytes = 0;
    for (const [json, hint] of waiting) {
      const size = sizeOf(json);
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

const sizeOf = (json: string): number => Buffer.byteLength(json) + 1;
