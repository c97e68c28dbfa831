import { CATALOGUE } from '@stammtisch/bots';
import { chooseMove } from '@stammtisch/bots';
import {
  Client,
  type TableEvent,
  type Identity,
  type Transport,
  type TransportEvents,
  type Snapshot,
} from '@stammtisch/client';
import type { Random } from '@stammtisch/kernel';
import { chanceOf } from '@stammtisch/protocol';
import type { ChooseMove } from '@stammtisch/table';

import type { LocalHub } from '../server/src/bus/local-bus.ts';
import { House, type HouseDeps } from '../server/src/house.ts';
import { type Socket, Connection } from '../server/src/net/connection.ts';
import { describedLine } from './described.ts';
import { SimDisk } from './disk.ts';
import { type Receiver, type SimTransport, SimNetwork } from './network.ts';
import { SimWorld } from './world.ts';

/** A quiet testHouse with a house in it: nothing breaks unless a test breaks it. */
export class TestHouse {
  readonly world: SimWorld;
  readonly disk: SimDisk;
  readonly network: SimNetwork;
  readonly alarms: string[] = [];
  house!: House;
  #chance: Random | undefined;
  /** How many tables may be in use at a time, where a test wants it otherwise. */
  mostTables: number | undefined;
  /** What the operator has set otherwise than usual. */
  settings: Pick<HouseDeps, 'mostPeople' | 'chatDays' | 'newsQueueBytes' | 'welcome' | 'arena'> =
    {};
  /** What the operator was told. */
  readonly notes: string[] = [];
  /** What the house has said that the protocol does not describe. */
  readonly undescribed: string[] = [];
  /** How the computers decide. */
  chooseMove: ChooseMove = chooseMove;
  #stop: () => void = () => undefined;

  readonly #hub: LocalHub | undefined;

  /** With a `hub` it is one node of a house, in the world and on the disk of another. */
  constructor(
    seed = 1,
    path?: string,
    others?: { readonly of: TestHouse; readonly hub: LocalHub },
  ) {
    this.world = others?.of.world ?? new SimWorld(seed);
    this.disk = others?.of.disk ?? new SimDisk(this.world, path);
    this.#hub = others?.hub;
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
      chooseMove: (question, asker) => this.chooseMove(question, asker),
      thinking: 500,
      chance: chance ?? chanceOf(process),
      ...(this.mostTables !== undefined && { mostTables: this.mostTables }),
      ...this.settings,
      ...(this.#hub && { bus: this.#hub.node(process) }),
      note: (text, { level } = {}) => {
        this.notes.push(text);
        if (level === 'error') this.alarms.push(text);
      },
    });
    this.#stop = () => {
      process.kill();
      store.kill();
    };
    this.network.answer = describedLine(
      socket => new Connection(this.house, process, socket),
      complaint => this.undescribed.push(complaint),
    );
    await this.#passUntil(
      this.house
        .begin()
        .then(() => this.house.robots.load())
        .then(() => this.house.tables.wake()),
    );
    return this;
  }

  /** Reading takes time of this world, the more the more tables there are. */
  async #passUntil(work: Promise<unknown>): Promise<void> {
    const ending = { isOver: false };
    const over = (): void => {
      ending.isOver = true;
    };
    work.then(over, over);
    do await this.world.pass(100);
    while (!ending.isOver);
    await work;
  }

  /** The process is gone, without a word. */
  kill(): void {
    this.#stop();
    this.network.answer = undefined;
    this.network.cutAll();
  }

  /** Someone at home with a browser, perhaps one who was here before. */
  testClient(identity?: Identity): TestClient {
    return new TestClient(this, identity);
  }

  /** A line to the house without any client on it. */
  dial(): Caller {
    return new Caller(this);
  }

  async pass(milliseconds: number): Promise<void> {
    await this.world.pass(milliseconds);
    const [complaint] = this.undescribed;
    if (complaint !== undefined) throw new Error(complaint);
  }
}

export class TestClient {
  readonly client: Client;
  readonly events: TableEvent[] = [];
  /** Every message that reached this person, and when. */
  readonly received: string[] = [];
  readonly #testHouse: TestHouse;
  identity: Identity | undefined;
  #line: SimTransport | undefined;
  #isPlugged = true;

  constructor(testHouse: TestHouse, identity?: Identity) {
    this.#testHouse = testHouse;
    this.identity = identity;
    this.client = new Client({
      world: testHouse.world.process(),
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
      happened: event => this.events.push(event),
    });
    this.client.start();
  }

  get now(): Snapshot {
    return this.client.snapshot;
  }

  #connect(events: TransportEvents): Transport {
    const { network, world } = this.#testHouse;
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

  /** The line is there, and nothing comes over it any more: as of a house that hangs. */
  silence(): void {
    this.#line?.silence();
  }

  plugIn(): void {
    this.#isPlugged = true;
    this.client.nudge();
  }

  /** Waits for an answer while the world goes on. */
  async ask<T>(asking: Promise<T>, patience = 1_000): Promise<T> {
    await this.#testHouse.pass(patience);
    return asking;
  }
}

/** Sends whatever it likes and hears whatever it gets. */
export class Caller implements Socket {
  readonly heard: unknown[] = [];
  readonly #receiver: Receiver;
  waiting = 0;
  isClosed = false;

  constructor(testHouse: TestHouse) {
    if (testHouse.network.answer === undefined) throw new Error('the house is closed');
    this.#receiver = testHouse.network.answer(this);
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

  say = (message: unknown): void =>
    this.#receiver.receive(typeof message === 'string' ? message : JSON.stringify(message));

  hangUp = (): void => this.#receiver.end();
}
