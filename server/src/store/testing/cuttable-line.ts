import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

const COMMIT = Buffer.from('COMMIT\0');

/** The way to a server of any kind, which can be cut. */
export class CuttableLine {
  readonly #server: Server;
  /** With what each client has said first: PostgreSQL is told there what the connection is for. */
  readonly #clients = new Map<Socket, string>();
  readonly #to: URL;
  #cutFor: string | undefined;
  #losesAnswer = false;

  private constructor(to: string) {
    this.#to = new URL(to);
    this.#server = createServer(socket => this.#carry(socket));
  }

  static async to(url: string): Promise<CuttableLine> {
    const line = new CuttableLine(url);
    line.#server.listen(0, '127.0.0.1');
    await once(line.#server, 'listening');
    return line;
  }

  get url(): string {
    const url = new URL(this.#to);
    url.port = String((this.#server.address() as AddressInfo).port);
    return url.href;
  }

  /** Nothing gets through until it is mended, for clients that begin with words in which these occur. */
  cut(words = ''): void {
    this.#cutFor = words;
    for (const client of this.#clients.keys()) this.#endIfCut(client);
  }

  mend(): void {
    this.#cutFor = undefined;
  }

  #endIfCut(client: Socket): void {
    if (this.#cutFor === undefined || !this.#clients.get(client)?.includes(this.#cutFor)) return;
    client.destroy();
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
    if (this.#cutFor === '') return void client.destroy();
    this.#clients.set(client, '');
    client.once('data', data => {
      this.#clients.set(client, data.toString('latin1'));
      this.#endIfCut(client);
    });
    client.once('close', () => this.#clients.delete(client));
    const database = connect({ host: this.#to.hostname, port: Number(this.#to.port) });
    let isDeaf = false;
    for (const [from, to] of [
      [client, database],
      [database, client],
    ] as const) {
      from.on('error', () => from.destroy());
      from.once('close', () => to.destroySoon());
    }
    client.on('data', data => {
      if (client.destroyed) return;
      isDeaf ||= this.#losesAnswer && data.includes(COMMIT);
      if (isDeaf) this.#losesAnswer = false;
      database.write(data);
    });
    database.on('data', data => (isDeaf ? client.destroy() : client.write(data)));
    return undefined;
  }
}
