import { seeded } from '@stammtisch/kernel';
import type { WebSocket } from 'ws';

import { opened, SEATS, THINKING_MS } from './load.ts';
import { measured, type Measured, pause } from './process.ts';

/** A server that only passes 600 bytes on to the four at a table, and as many sockets as the house has. */
export class Floor {
  readonly server: Measured;
  readonly #sockets: readonly WebSocket[];
  readonly #random = seeded('floor');
  /** Messages so far. */
  sent = 0;

  private constructor(server: Measured, sockets: readonly WebSocket[]) {
    this.server = server;
    this.#sockets = sockets;
  }

  static async open(tables: number): Promise<Floor> {
    const server = await measured(['bench/floor-server.ts']);
    const sockets = await Promise.all(
      Array.from({ length: tables * SEATS }, (_, at) =>
        opened(`ws://127.0.0.1:${server.port}/${Math.floor(at / SEATS)}`),
      ),
    );
    return new Floor(server, sockets);
  }

  /**
   * Sends so many messages a second, one after the other as people play, and not in bunches:
   * a server that is woken once for many has it easier.
   */
  start(perSecond: number): { stop(): Promise<void> } {
    const started = performance.now();
    let asked = 0;
    const timer = setInterval(() => {
      const due = ((performance.now() - started) / 1_000) * perSecond;
      for (; asked < due; asked++) setTimeout(() => this.#send(), this.#random.below(THINKING_MS));
    }, 5);
    const stop = (): Promise<void> => {
      clearInterval(timer);
      return pause(THINKING_MS * 2);
    };
    return { stop };
  }

  #send(): void {
    this.#sockets[this.#random.below(this.#sockets.length)]!.send('x'.repeat(120));
    this.sent++;
  }

  close(): Promise<void> {
    for (const socket of this.#sockets) socket.close();
    return this.server.stop();
  }
}
