import { Admission } from '../server/src/net/admission.ts';
import type { Socket } from '../server/src/net/connection.ts';
import { EventStreams } from '../server/src/net/event-streams.ts';
import type { Door } from './fuzz.ts';
import type { TestHouse } from './test-house.ts';

const STREAMS = new WeakMap<TestHouse, EventStreams>();

/** Reads events, and posts each message as it is, or in pieces of a line. */
class Poster implements Socket {
  readonly heard: unknown[] = [];
  readonly #streams: EventStreams;
  readonly #id: string;
  waiting = 0;
  isClosed = false;

  constructor(streams: EventStreams) {
    this.#streams = streams;
    this.#id = streams.begin(this);
  }

  send(text: string): void {
    this.heard.push(JSON.parse(text));
  }

  close(): void {
    this.isClosed = true;
  }

  terminate(): void {
    this.isClosed = true;
  }

  /** A line feed would make two messages of one, and nothing would be none. */
  say = (message: unknown): void => {
    const text = typeof message === 'string' ? message : JSON.stringify(message);
    const line = text.replaceAll('\n', ' ') || ' ';
    if (!this.#streams.receive(this.#id, Buffer.from(line))) this.isClosed = true;
  };
}

/** Over server-sent events and POST. */
export const byEvents: Door = testHouse => {
  const { house, world } = testHouse;
  const streams =
    STREAMS.get(testHouse) ??
    new EventStreams({
      house,
      world: world.process(),
      admission: new Admission({ now: () => world.now }),
      clientOf: () => ({ address: '192.0.2.1', isForwarded: false }),
      isAllowedOrigin: () => true,
    });
  STREAMS.set(testHouse, streams);
  return new Poster(streams);
};
