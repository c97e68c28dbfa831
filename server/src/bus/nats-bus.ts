import type { CallOff, World } from '@stammtisch/protocol';

import type { Bus, Hint } from './bus.ts';
import { NatsConnection } from './nats-connection.ts';
import { Outbox } from './outbox.ts';
import { Topics } from './topics.ts';

const AGAIN_MS = 200;
const LOOK_MS = 5_000;

/** Topics are subjects: the server sends a node only what it listens to. */
export async function openNatsBus(url: string, world: World): Promise<Bus> {
  const bus = new NatsBus(url, world);
  await bus.open();
  return bus;
}

class NatsBus implements Bus {
  readonly #url: string;
  readonly #world: World;
  readonly #topics = new Topics();
  readonly #outbox: Outbox;
  readonly #gaps: (() => void)[] = [];
  /** By topic, the number of its subscription and how many listen to it. */
  readonly #subscribed = new Map<string, { readonly number: number; listeners: number }>();
  #numbers = 0;
  #connection: NatsConnection | undefined;
  #isClosed = false;
  #look: CallOff = () => undefined;

  constructor(url: string, world: World) {
    this.#url = url;
    this.#world = world;
    this.#outbox = new Outbox(world, piece => this.#send(piece));
  }

  publish = (topic: string, text: string): void => this.#outbox.add([topic, text]);

  listen(topic: string, heard: (text: string) => void): CallOff {
    const known = this.#subscribed.get(topic);
    if (known === undefined) {
      const number = ++this.#numbers;
      this.#subscribed.set(topic, { number, listeners: 1 });
      this.#connection?.subscribe(subjectOf(topic), number);
    } else known.listeners++;
    const off = this.#topics.listen(topic, heard);
    return () => {
      off();
      this.#forget(topic);
    };
  }

  onGap(missed: () => void): void {
    this.#gaps.push(missed);
  }

  async open(): Promise<void> {
    let opened: NatsConnection | undefined;
    const connection = await NatsConnection.open(this.#url, this.#world, {
      heard: (subject, text) => this.#isClosed || this.#topics.tell([topicOf(subject), text]),
      lost: () => this.#lose(opened),
    });
    opened = connection;
    for (const [topic, { number }] of this.#subscribed)
      connection.subscribe(subjectOf(topic), number);
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

  #forget(topic: string): void {
    const known = this.#subscribed.get(topic);
    if (known === undefined || --known.listeners > 0) return;
    this.#subscribed.delete(topic);
    this.#connection?.unsubscribe(known.number);
  }

  #send(piece: readonly Hint[]): void {
    for (const [topic, text] of piece) this.#connection?.publish(subjectOf(topic), text);
  }

  #lookAfter(connection: NatsConnection): void {
    this.#look = this.#world.after(LOOK_MS, () => {
      connection.answers(LOOK_MS).then(
        () => this.#connection === connection && this.#lookAfter(connection),
        () => undefined,
      );
    });
  }

  #lose(connection: NatsConnection | undefined): void {
    if (this.#isClosed || connection === undefined || this.#connection !== connection) return;
    this.#connection = undefined;
    this.#look();
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

/** Topics are words with spaces between them, subjects with dots. */
const PREFIX = 'stammtisch.';
const subjectOf = (topic: string): string => PREFIX + topic.replaceAll(' ', '.');
const topicOf = (subject: string): string => subject.slice(PREFIX.length).replaceAll('.', ' ');
