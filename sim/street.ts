import { CATALOGUE } from '@stammtisch/bots';
import {
  Client,
  type Happening,
  type Identity,
  type Line,
  type LineEvents,
  type Snapshot,
} from '@stammtisch/client';
import type { Random } from '@stammtisch/kernel';

import { House } from '../server/src/house.ts';
import { type Socket, Visit } from '../server/src/net/visit.ts';
import { choose } from '../server/src/tables/choose.ts';
import type { Think } from '../server/src/tables/thinker.ts';
import { chanceOf } from '../server/src/world.ts';
import { SimDisk } from './disk.ts';
import { type Receiver, type SimLine, SimNetwork } from './network.ts';
import { SimWorld } from './world.ts';

/** A quiet street with a house in it: nothing breaks unless a test breaks it. */
export class Street {
  readonly world: SimWorld;
  readonly disk: SimDisk;
  readonly network: SimNetwork;
  readonly alarms: string[] = [];
  house!: House;
  #chance: Random | undefined;
  /** How the computers decide. */
  think: Think = choose;
  #stop: () => void = () => undefined;

  constructor(seed = 1) {
    this.world = new SimWorld(seed);
    this.disk = new SimDisk(this.world);
    this.network = new SimNetwork(this.world);
    this.disk.faulty = false;
    this.network.faulty = false;
  }

  /** With `chance`, the packs are shuffled as a test wants them. */
  async open(chance = this.#chance): Promise<this> {
    // Loading a game takes real time, of which there is none here.
    await Promise.all(Object.values(CATALOGUE).map(load => load()));
    this.#chance = chance;
    const process = this.world.process();
    const store = this.disk.attach();
    this.house = new House({
      world: process,
      store,
      think: question => this.think(question),
      thinking: 500,
      chance: chance ?? chanceOf(process),
      note: text => {
        if (text.startsWith('!')) this.alarms.push(text);
      },
    });
    this.#stop = () => {
      process.kill();
      store.kill();
    };
    this.network.answer = socket => new Visit(this.house, process, socket);
    const woken = this.house.wake();
    await this.world.pass(100);
    await woken;
    return this;
  }

  /** The process is gone, without a word. */
  kill(): void {
    this.#stop();
    this.network.answer = undefined;
    this.network.cutAll();
  }

  /** Someone at home with a browser, perhaps one who was here before. */
  visitor(identity?: Identity): Visitor {
    return new Visitor(this, identity);
  }

  /** A line to the house without any client on it. */
  dial(): Caller {
    return new Caller(this);
  }

  pass = (milliseconds: number): Promise<void> => this.world.pass(milliseconds);
}

export class Visitor {
  readonly client: Client;
  readonly happenings: Happening[] = [];
  /** Every message that reached this person, and when. */
  readonly received: string[] = [];
  readonly #street: Street;
  identity: Identity | undefined;
  #line: SimLine | undefined;
  #isPlugged = true;

  constructor(street: Street, identity?: Identity) {
    this.#street = street;
    this.identity = identity;
    this.client = new Client({
      world: street.world.process(),
      connect: events => this.#connect(events),
      memory: {
        load: () => this.identity,
        save: identity => {
          this.identity = identity;
        },
        forget: () => {
          this.identity = undefined;
        },
      },
      changed: () => undefined,
      happened: happening => this.happenings.push(happening),
    });
    this.client.start();
  }

  get now(): Snapshot {
    return this.client.snapshot;
  }

  #connect(events: LineEvents): Line {
    const { network, world } = this.#street;
    this.#line = network.connect({
      ...events,
      received: text => {
        this.received.push(`${world.now} ${text}`);
        events.received(text);
      },
    });
    if (!this.#isPlugged) this.#line.cut();
    return this.#line;
  }

  /** For this one alone the network is gone. */
  unplug(): void {
    this.#isPlugged = false;
    this.#line?.cut();
  }

  plugIn(): void {
    this.#isPlugged = true;
    this.client.nudge();
  }

  /** Waits for an answer while the world goes on. */
  async ask<T>(asking: Promise<T>, patience = 1_000): Promise<T> {
    await this.#street.pass(patience);
    return asking;
  }
}

/** Sends whatever it likes and hears whatever it gets. */
export class Caller implements Socket {
  readonly heard: unknown[] = [];
  readonly #receiver: Receiver;
  waiting = 0;
  isClosed = false;

  constructor(street: Street) {
    if (street.network.answer === undefined) throw new Error('the house is closed');
    this.#receiver = street.network.answer(this);
  }

  send(text: string): void {
    this.heard.push(JSON.parse(text));
  }

  close(): void {
    this.isClosed = true;
  }

  say = (message: unknown): void =>
    this.#receiver.receive(typeof message === 'string' ? message : JSON.stringify(message));

  hangUp = (): void => this.#receiver.end();
}
