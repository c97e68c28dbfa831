import { connect, type Socket } from 'node:net';

import type { World } from '@stammtisch/protocol';

interface NatsEvents {
  readonly heard: (subject: string, text: string) => void;
  readonly lost: () => void;
}

const DEFAULT_PORT = 4222;
const CONNECT_MS = 3_000;
const LINE = '\r\n';

/** One connection to a NATS server, in its own words: https://docs.nats.io/reference/reference-protocols/nats-protocol. */
export class NatsConnection {
  readonly #socket: Socket;
  readonly #events: NatsEvents;
  readonly #world: Pick<World, 'after'>;
  #unread = Buffer.alloc(0);
  #pongs: (() => void)[] = [];

  private constructor(socket: Socket, world: Pick<World, 'after'>, events: NatsEvents) {
    this.#world = world;
    this.#socket = socket;
    this.#events = events;
    socket.on('data', data => this.#receive(data));
    socket.on('error', () => socket.destroy());
    socket.once('close', () => events.lost());
  }

  static async open(
    url: string,
    world: Pick<World, 'after'>,
    events: NatsEvents,
  ): Promise<NatsConnection> {
    const { hostname, port, username, password } = new URL(url);
    const socket = connect({ host: hostname, port: Number(port || DEFAULT_PORT), noDelay: true });
    const connection = new NatsConnection(socket, world, events);
    const who = username === '' ? {} : { user: decoded(username), pass: decoded(password) };
    connection.#say(`CONNECT ${JSON.stringify({ verbose: false, echo: false, ...who })}`);
    await connection.answers(CONNECT_MS);
    return connection;
  }

  publish(subject: string, text: string): void {
    this.#say(`PUB ${subject} ${Buffer.byteLength(text)}${LINE}${text}`);
  }

  subscribe = (subject: string, number: number): void => this.#say(`SUB ${subject} ${number}`);

  unsubscribe = (number: number): void => this.#say(`UNSUB ${number}`);

  /** Fulfilled once the server has answered; a line over which nothing comes is ended. */
  answers(within: number): Promise<void> {
    const answered = new Promise<void>((resolve, reject) => {
      const late = this.#world.after(within, () => this.#socket.destroy());
      this.#pongs.push(late, resolve);
      this.#socket.once('close', () => {
        late();
        reject(new Error('the connection to NATS is lost'));
      });
    });
    this.#say('PING');
    return answered;
  }

  close = (): Promise<void> => new Promise(resolve => void this.#socket.end(() => resolve()));

  #say(line: string): void {
    if (!this.#socket.destroyed) this.#socket.write(`${line}${LINE}`);
  }

  #receive(data: Buffer): void {
    this.#unread = Buffer.concat([this.#unread, data]);
    for (;;) {
      const end = this.#unread.indexOf(LINE);
      if (end === -1) return;
      const line = this.#unread.toString('utf8', 0, end);
      const used = this.#take(line, end + LINE.length);
      if (used === undefined) return;
      this.#unread = this.#unread.subarray(used);
    }
  }

  /** How many bytes this line and what belongs to it take; undefined if some are still to come. */
  #take(line: string, begin: number): number | undefined {
    const [word = '', subject = '', ...rest] = line.split(' ');
    if (word === 'PING') this.#say('PONG');
    else if (word === 'PONG') for (const answered of this.#pongs.splice(0)) answered();
    else if (word === '-ERR') this.#socket.destroy();
    if (word !== 'MSG') return begin;
    const end = begin + Number(rest.at(-1));
    if (this.#unread.length < end + LINE.length) return undefined;
    this.#events.heard(subject, this.#unread.toString('utf8', begin, end));
    return end + LINE.length;
  }
}

const decoded = (text: string): string => decodeURIComponent(text);
