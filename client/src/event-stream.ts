import { EVENTS_PATH } from '@stammtisch/protocol';

import type { Connect, Transport, TransportEvents } from './transport.ts';

/** What the platform has to bring for it. */
export interface EventStreamDeps {
  /** Where the house is: `https://example.org/games`. */
  readonly url: string;
  /** Reads what comes from an address, until it ends; returns how to stop. */
  readonly read: (
    url: string,
    on: { readonly text: (piece: string) => void; readonly ended: () => void },
  ) => () => void;
  /** Whether it was taken. */
  readonly post: (url: string, body: string) => Promise<boolean>;
}

/** What the house says comes as server-sent events, and what is said to it goes by POST: where WebSockets do not get through. */
export const overEvents =
  (deps: EventStreamDeps): Connect =>
  events =>
    new EventStream(deps, events);

class EventStream implements Transport {
  readonly #deps: EventStreamDeps;
  readonly #events: TransportEvents;
  readonly #stop: () => void;
  /** Where to post; known with the first event. */
  #line: string | undefined;
  /** What is to be said with the next request: one is under way at a time, so that nothing overtakes. */
  #unsent: string[] = [];
  #isSending = false;
  #isOver = false;

  constructor(deps: EventStreamDeps, events: TransportEvents) {
    this.#deps = deps;
    this.#events = events;
    const lines = new EventLines(data => this.#receive(data));
    this.#stop = deps.read(`${deps.url}${EVENTS_PATH}`, {
      text: piece => lines.read(piece),
      ended: () => this.#lost(),
    });
  }

  send(text: string): void {
    this.#unsent.push(text);
    if (!this.#isSending) void this.#post();
  }

  close(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#stop();
  }

  #lost(): void {
    if (this.#isOver) return;
    this.close();
    this.#events.closed();
  }

  #receive(data: string): void {
    if (this.#isOver) return undefined;
    if (this.#line !== undefined) return this.#events.received(data);
    this.#line = data;
    return this.#events.opened();
  }

  async #post(): Promise<void> {
    const { url, post } = this.#deps;
    this.#isSending = true;
    while (this.#unsent.length > 0 && !this.#isOver) {
      const body = this.#unsent.join('\n');
      this.#unsent = [];
      const isTaken = await post(`${url}${EVENTS_PATH}/${this.#line}`, body).catch(() => false);
      if (!isTaken) this.#lost();
    }
    this.#isSending = false;
  }
}

/** Reads events out of what arrives in pieces. The house sends no event of more than one line. */
class EventLines {
  #rest = '';
  readonly #received: (data: string) => void;

  constructor(received: (data: string) => void) {
    this.#received = received;
  }

  read(text: string): void {
    const lines = (this.#rest + text).split('\n');
    this.#rest = lines.pop() ?? '';
    for (const line of lines) if (line.startsWith('data: ')) this.#received(line.slice(6));
  }
}
