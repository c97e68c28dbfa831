import { seeded } from '@stammtisch/kernel';
import type { WebSocket } from 'ws';

import { opened } from './client.ts';
import { afterThinking, SEATS, THINKING_MS } from './load.ts';
import { measured, type Measured } from './process.ts';

interface FloorTable {
  readonly at: number;
  readonly sockets: WebSocket[];
  /** Whether someone thinks, or a message is under way. */
  isBusy: boolean;
  sent: number;
  missing: number;
}

/** A server that only passes 600 bytes on to all at a table, under the same load as the house. */
export class Floor {
  readonly server: Measured;
  readonly #random = seeded('floor');
  readonly #tables: FloorTable[] = [];
  #playing = Infinity;
  thinking = THINKING_MS;
  /** From sending a message to the last having it, in milliseconds. */
  times: number[] = [];

  private constructor(server: Measured) {
    this.server = server;
  }

  static async open(): Promise<Floor> {
    return new Floor(await measured(['bench/floor-server.ts']));
  }

  play(tables: number): void {
    this.#playing = tables;
    for (const table of this.#tables) this.#think(table);
  }

  async seat(tables: number): Promise<void> {
    for (let left = tables; left > 0; left--) {
      const at = this.#tables.length;
      const table: FloorTable = { at, sockets: [], isBusy: false, sent: 0, missing: 0 };
      this.#tables.push(table);
      await this.#join(table, SEATS);
      this.#think(table);
    }
  }

  /** At the first table there are so many in all. Nobody plays meanwhile. */
  async crowd(viewers: number): Promise<void> {
    const [table] = this.#tables;
    if (table !== undefined) await this.#join(table, viewers - table.sockets.length);
  }

  async #join(table: FloorTable, people: number): Promise<void> {
    const url = `ws://127.0.0.1:${this.server.port}/${table.at}`;
    const sockets = await Promise.all(Array.from({ length: people }, () => opened(url)));
    for (const socket of sockets) socket.on('message', () => this.#hear(table));
    table.sockets.push(...sockets);
  }

  #think(table: FloorTable): void {
    if (table.isBusy || table.at >= this.#playing) return;
    table.isBusy = true;
    afterThinking(this.thinking, this.#random, () => this.#send(table));
  }

  #send(table: FloorTable): void {
    table.isBusy = table.at < this.#playing;
    if (!table.isBusy) return;
    table.missing = table.sockets.length;
    table.sent = performance.now();
    table.sockets[this.#random.below(table.missing)]!.send('x'.repeat(120));
  }

  #hear(table: FloorTable): void {
    if (--table.missing > 0) return;
    this.times.push(performance.now() - table.sent);
    table.isBusy = false;
    this.#think(table);
  }

  close(): Promise<void> {
    this.play(0);
    for (const { sockets } of this.#tables) for (const socket of sockets) socket.close();
    return this.server.stop();
  }
}
