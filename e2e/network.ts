import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** The way from a browser to a house, outside of both: it can be cut and mended. */
export class Network {
  readonly #ends = new Set<Socket>();
  readonly #house: number;
  readonly #refusesUpgrades: boolean;
  #isCut = false;
  /** How many upgrades were refused. */
  refused = 0;
  readonly #server = createServer(near => {
    if (this.#isCut) return near.destroy();
    if (this.#refusesUpgrades)
      near.on('data', (chunk: Buffer) => {
        if (!/^upgrade: *websocket/im.test(chunk.toString('latin1'))) return;
        this.refused++;
        near.unpipe();
        near.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
      });
    const far = connect(this.#house, '127.0.0.1');
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#ends.add(from);
      from.pipe(to);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        this.#ends.delete(from);
        to.destroy();
      });
    }
    return undefined;
  });

  /** With `refusesUpgrades`, it is a proxy that does not know WebSockets. */
  constructor(url: string, { refusesUpgrades = false } = {}) {
    this.#refusesUpgrades = refusesUpgrades;
    this.#house = Number(new URL(url).port);
  }

  /** The address by which the house is reached through here. */
  async open(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  cut(): void {
    this.#isCut = true;
    for (const end of this.#ends) end.destroy();
  }

  mend(): void {
    this.#isCut = false;
  }

  close(): void {
    this.cut();
    this.#server.close();
  }
}
