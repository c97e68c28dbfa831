import { seeded } from '@stammtisch/kernel';
import type { WebSocket } from 'ws';

import { opened, SEATS, THINKING_MS } from './load.ts';
import { measured, type Measured, pause } from './process.ts';

/** A server that only passes 600 bytes on to the four at a table, and as many sockets as the house has. */
export class Floor {
  readonly server: Measured;
  readonly #sockets: readonly WebSocket[];
  readonly #random = seeded('floor');

  private constructor(server: Measured, sockets: readonly WebSocket[]) {
    this.server = server;
    this.#sockets = sockets;
  }

  static async open(tables: number, flags: readonly string[]): Promise<Floor> {
    const server = await measured([...flags, 'bench/floor-server.ts']);
    const sockets = await Promise.all(
      Array.from({ length: tables * SEATS }, (_, at) =>
        opened(`ws://127.0.0.1:${server.port}/${Math.floor(at / SEATS)}`),
      ),
    );
    return new Floor(server, sockets);
  }

  /**
   * Sends so many messages a second, one after the other as people play, and not in bunches:
   * a server that is woken once for many has it easier. Returns how many.
   */
  async send(perSecond: number, milliseconds: number): Promise<number> {
    const started = performance.now();
    let sent = 0;
    while (performance.now() - started < milliseconds) {
      const due = ((performance.now() - started) / 1_000) * perSecond;
      for (; sent < due; sent++) {
        const socket = this.#sockets[this.#random.below(this.#sockets.length)]!;
        setTimeout(() => socket.send('x'.repeat(120)), this.#random.below(THINKING_MS));
      }
      await pause(5);
    }
    await pause(THINKING_MS);
    return sent;
  }

  close(): Promise<void> {
    for (const socket of this.#sockets) socket.close();
    return this.server.stop();
  }
}
