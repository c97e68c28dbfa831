import type { Transport, TransportEvents } from '@stammtisch/client';

import type { Socket } from '../server/src/net/connection.ts';
import type { SimWorld } from './world.ts';

/** The house's end of a line. */
export interface Receiver {
  receive(text: string): void;
  end(): void;
}

interface Cable {
  /** Both ends hear that it is cut. */
  cut(): void;
  /** Nothing gets through any more, and nobody is told. */
  silence(): void;
}

/** Lines between clients and the house: slow, in order, and cut or deaf at any moment. */
export class SimNetwork {
  readonly #world: SimWorld;
  readonly #cables = new Set<Cable>();
  /** Takes a call, unless the house is closed. */
  answer: ((socket: Socket) => Receiver) | undefined;
  faulty = true;

  constructor(world: SimWorld) {
    this.#world = world;
  }

  connect = (events: TransportEvents): SimTransport => {
    const line = new SimTransport(this.#world, events, () => this.faulty);
    const cable = { cut: () => line.cut(), silence: () => line.silence() };
    this.#cables.add(cable);
    this.#world.soon(1, 60, () => line.open(this.answer));
    return line;
  };

  cutSome(percent: number): void {
    for (const cable of this.#cables) {
      if (!this.#world.chance(percent)) continue;
      if (this.#world.chance(50)) cable.cut();
      else cable.silence();
    }
  }

  /** The house is gone: every line with it, most of them audibly. */
  cutAll(): void {
    for (const cable of this.#cables) {
      if (this.#world.chance(80)) cable.cut();
      else cable.silence();
    }
    this.#cables.clear();
  }
}

export class SimTransport implements Transport {
  readonly #world: SimWorld;
  readonly #events: TransportEvents;
  readonly #isFaulty: () => boolean;
  #receiver: Receiver | undefined;
  #state: 'opening' | 'open' | 'deaf' | 'closed' = 'opening';
  /** Nothing overtakes: the time at which the last message of each direction arrives. */
  #lastDown = 0;
  #lastUp = 0;

  constructor(world: SimWorld, events: TransportEvents, isFaulty: () => boolean) {
    this.#world = world;
    this.#events = events;
    this.#isFaulty = isFaulty;
  }

  open(answer: SimNetwork['answer']): void {
    if (this.#state !== 'opening') return;
    if (answer === undefined) return this.cut();
    this.#state = 'open';
    const world = this.#world;
    this.#receiver = answer({
      send: text => this.#down(text),
      waiting: 0,
      // What was sent still arrives.
      close: () => world.after(Math.max(0, this.#lastDown - world.now), () => this.cut()),
      terminate: () => this.cut(),
    });
    this.#events.opened();
  }

  send(text: string): void {
    this.#lastUp = this.#deliver(this.#lastUp, () => this.#receiver?.receive(text));
    // A request that arrives twice must not be carried out twice.
    if (this.#isFaulty() && this.#world.chance(3) && text.includes('"type":"move"'))
      this.#lastUp = this.#deliver(this.#lastUp, () => this.#receiver?.receive(text));
  }

  close(): void {
    const receiver = this.#receiver;
    if (this.#state === 'open') this.#world.soon(1, 60, () => receiver?.end());
    this.#state = 'closed';
  }

  cut(): void {
    if (this.#state === 'closed') return;
    this.#state = 'closed';
    const receiver = this.#receiver;
    this.#world.soon(0, 40, () => receiver?.end());
    this.#world.soon(0, 40, () => this.#events.closed());
  }

  silence(): void {
    if (this.#state === 'open') this.#state = 'deaf';
  }

  #down(text: string): void {
    this.#lastDown = this.#deliver(this.#lastDown, () => this.#events.received(text));
  }

  #deliver(last: number, arrive: () => void): number {
    const at = Math.max(
      last,
      this.#world.now + 1 + this.#world.random.below(this.#isFaulty() ? 120 : 20),
    );
    this.#world.after(at - this.#world.now, () => this.#state === 'open' && arrive());
    return at;
  }
}
