import { type CallOff, newId, type World } from '@stammtisch/protocol';

import { PostgresConnection } from '../store/postgres-connection.ts';
import type { Bus, Hint } from './bus.ts';
import { Outbox } from './outbox.ts';
import { Topics } from './topics.ts';

const CHANNEL = 'stammtisch';
const NAME_LENGTH = 12;
const AGAIN_MS = 200;
/** A line over which nothing comes is not told from one that is gone: it is asked. */
const LOOK_MS = 5_000;

interface Payload {
  /** The node that tells it. */
  readonly from: string;
  readonly piece: readonly Hint[];
}

/** LISTEN and NOTIFY, on a connection of its own: never within the transaction of what it tells of. */
export async function openPostgresBus(url: string, world: World): Promise<Bus> {
  const bus = new PostgresBus(url, world);
  await bus.open();
  return bus;
}

class PostgresBus implements Bus {
  readonly #url: string;
  readonly #world: World;
  readonly #name: string;
  /** With which what this node tells begins. */
  readonly #ownHead: string;
  readonly #topics = new Topics();
  readonly #outbox: Outbox;
  readonly #gaps: (() => void)[] = [];
  #connection: PostgresConnection | undefined;
  #isClosed = false;
  #look: CallOff = () => undefined;

  constructor(url: string, world: World) {
    this.#url = url;
    this.#world = world;
    this.#name = newId(world, NAME_LENGTH);
    this.#ownHead = `{"from":"${this.#name}"`;
    this.#outbox = new Outbox(world, piece => this.#send(piece));
  }

  publish = (topic: string, text: string): void => this.#outbox.add([topic, text]);

  listen = (topic: string, heard: (text: string) => void): CallOff =>
    this.#topics.listen(topic, heard);

  onGap(missed: () => void): void {
    this.#gaps.push(missed);
  }

  async open(): Promise<void> {
    const connection = await PostgresConnection.open(this.#url, 'stammtisch bus');
    connection.listen((_, payload) => this.#hear(payload));
    await connection.exec(`LISTEN ${CHANNEL}`);
    this.#connection = connection;
    this.#lookAfter(connection);
    if (this.#isClosed) await connection.close();
  }

  async close(): Promise<void> {
    this.#outbox.flush();
    this.#isClosed = true;
    this.#look();
    await this.#connection?.close();
  }

  /** What cannot be told now is not told later: whoever is missed looks for themselves. */
  #send(piece: readonly Hint[]): void {
    const connection = this.#connection;
    if (connection === undefined || this.#isClosed) return;
    const payload = JSON.stringify({ from: this.#name, piece } satisfies Payload);
    connection.get('SELECT pg_notify(?, ?)', CHANNEL, payload).catch(() => this.#lose(connection));
  }

  #hear(payload: string): void {
    // PostgreSQL tells everybody, also the one who has said it: that is seen before it is read.
    if (this.#isClosed || payload.startsWith(this.#ownHead)) return;
    const { piece }: Payload = JSON.parse(payload);
    for (const hint of piece) this.#topics.tell(hint);
  }

  #lookAfter(connection: PostgresConnection): void {
    this.#look = this.#world.after(connection.isLost ? 0 : LOOK_MS, () => {
      connection.get('SELECT 1').then(
        () => this.#connection === connection && this.#lookAfter(connection),
        () => this.#lose(connection),
      );
    });
    connection.onLost(() => this.#lose(connection));
  }

  #lose(connection: PostgresConnection): void {
    if (this.#connection !== connection || this.#isClosed) return;
    this.#connection = undefined;
    this.#look();
    void connection.close();
    this.#openAgain();
  }

  #openAgain(): void {
    if (this.#isClosed) return;
    this.open().then(
      () => {
        for (const missed of this.#gaps) missed();
      },
      () => this.#world.after(AGAIN_MS, () => this.#openAgain()),
    );
  }
}
