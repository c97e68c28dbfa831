import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

const COMMIT = Buffer.from('COMMIT\0');

/** The way of one node to the database, which can be cut. */
export class DatabaseLine {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  readonly #to: URL;
  #isCut = false;
  #losesAnswer = false;

  private constructor(to: string) {
    this.#to = new URL(to);
    this.#server = createServer(socket => this.#carry(socket));
  }

  static async to(url: string): Promise<DatabaseLine> {
    const line = new DatabaseLine(url);
    line.#server.listen(0, '127.0.0.1');
    await once(line.#server, 'listening');
    return line;
  }

  get url(): string {
    const url = new URL(this.#to);
    url.port = String((this.#server.address() as AddressInfo).port);
    return url.href;
  }

  /** Nothing gets through until it is mended. */
  cut(): void {
    this.#isCut = true;
    for (const socket of this.#sockets) socket.destroy();
  }

  mend(): void {
    this.#isCut = false;
  }

  /** The next commit reaches the database, and nobody hears what became of it. */
  loseNextCommit(): void {
    this.#losesAnswer = true;
  }

  async close(): Promise<void> {
    this.cut();
    const closed = once(this.#server, 'close');
    this.#server.close();
    await closed;
  }

  #carry(client: Socket): void {
    if (this.#isCut) return void client.destroy();
    const database = connect({ host: this.#to.hostname, port: Number(this.#to.port) });
    let isDeaf = false;
    for (const [from, to] of [
      [client, database],
      [database, client],
    ] as const) {
      this.#sockets.add(from);
      from.on('error', () => from.destroy());
      from.once('close', () => {
        this.#sockets.delete(from);
        to.destroy();
      });
    }
    client.on('data', data => {
      isDeaf ||= this.#losesAnswer && data.includes(COMMIT);
      if (isDeaf) this.#losesAnswer = false;
      database.write(data);
    });
    database.on('data', data => (isDeaf ? client.destroy() : client.write(data)));
    return undefined;
  }
}
