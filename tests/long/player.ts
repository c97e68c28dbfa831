import { Client, type Connect, type Identity, type Snapshot } from '@stammtisch/client';
import {
  fingerprint,
  type Game,
  isObject,
  type GameTypes,
  type Random,
  randomMove,
} from '@stammtisch/kernel';
import { type Scene, SOCKET_PATH, SUBPROTOCOL, type TableId } from '@stammtisch/protocol';
import { WebSocket } from 'ws';

import { WORLD } from '../../server/src/world.ts';
import type { Journal } from '../../sim/robot.ts';
import { pause } from './house-process.ts';

/** The house takes 20 requests a second from a connection, and 60 at once. */
const PAUSE_MS = 25;
const TOO_FAST_MS = 300;

interface Repeat {
  readonly table: TableId;
  readonly key: string;
  /** When the connection that answered was made; the move was first sent on an earlier one. */
  readonly backAt: number;
}

/** A person on a real socket who plays at random, as fast as allowed, and notes everything. */
export class Player {
  readonly client: Client;
  readonly journal: Journal = { acknowledged: [], refused: [], seen: new Map(), complaints: [] };
  /** Moves that were answered on a later connection than they were first sent on. */
  readonly repeated: Repeat[] = [];
  /** How long acknowledged moves took, in milliseconds, whatever happened on the way. */
  readonly times: number[] = [];
  /** Why the house hung up, each time that it said so. */
  readonly byes: string[] = [];
  readonly #name: string;
  readonly #game: Game;
  readonly #random: Random;
  #identity: Identity | undefined;
  #welcomes = 0;
  #backAt = 0;
  #seat: number | undefined;
  #isResting = true;
  #isBusy = false;
  #isAsking = false;
  /** `failing`: deaf from the next move on, until the line is made anew. */
  #hearing: 'good' | 'failing' | 'deaf' = 'good';

  constructor(name: string, { port, game, random }: { port: number; game: Game; random: Random }) {
    this.#name = name;
    this.#game = game;
    this.#random = random;
    this.client = new Client({
      world: WORLD,
      connect: connectTo(port, {
        hears: text => this.#hears(text),
        closed: () => (this.#hearing = 'good'),
      }),
      memory: {
        load: () => this.#identity,
        save: identity => this.#remember(identity),
        forget: () => {
          this.journal.complaints.push(`${name} is not recognised`);
          this.#identity = undefined;
        },
      },
      changed: snapshot => this.#changed(snapshot),
      happened: ({ version, after }) =>
        this.#saw(this.client.snapshot.table?.table, version, after),
    });
  }

  get seat(): number | undefined {
    return this.#seat;
  }

  /** Whether a move is on its way, without an answer yet. */
  get isAsking(): boolean {
    return this.#isAsking;
  }

  /** Whether a move was sent whose answer will not be heard on this line. */
  get isDeaf(): boolean {
    return this.#hearing === 'deaf';
  }

  get isIdle(): boolean {
    return this.#isResting && !this.#isBusy;
  }

  /** Connected, with this table in view, and told about the seat if this is not the first time. */
  isBackAt(table: TableId): boolean {
    const { connection, seat, table: seen } = this.client.snapshot;
    const isExpected = this.#welcomes === 1 || seat === table;
    return connection === 'open' && isExpected && seen?.table === table;
  }

  /** From now on this is the seat; any other would be a mistake. */
  settle(): void {
    const { table } = this.client.snapshot;
    this.#seat = table?.scene.room.chairs.findIndex(
      holder => 'person' in holder && holder.person === this.#identity?.person,
    );
  }

  play(): void {
    this.#isResting = false;
    this.#consider();
  }

  rest(): void {
    this.#isResting = true;
  }

  /** The next move gets through, and its answer does not. */
  missTheNextAnswer(): void {
    this.#hearing = 'failing';
  }

  #consider(): void {
    if (this.#isResting || this.#isBusy || this.#question() === undefined) return;
    this.#isBusy = true;
    void this.#turn().finally(() => {
      this.#isBusy = false;
      this.#consider();
    });
  }

  async #turn(): Promise<void> {
    await pause(this.#random.below(PAUSE_MS));
    const question = this.#question();
    if (question === undefined || this.#isResting) return;
    const { table, stamp, view } = question;
    await this.#move(table, stamp, randomMove(this.#game, view, this.#random));
  }

  /** What this person has to decide now, if anything. */
  #question(): { table: TableId; stamp: string; view: GameTypes['View'] } | undefined {
    const { connection, table } = this.client.snapshot;
    if (connection !== 'open' || table === undefined || !isView(table.scene.view)) return undefined;
    const { view } = table.scene;
    const [decision] = this.#game.decisions(view);
    return decision && { table: table.table, stamp: decision.stamp, view };
  }

  async #move(table: TableId, stamp: string, move: unknown): Promise<void> {
    const key = this.client.newKey();
    const welcomes = this.#welcomes;
    this.#isAsking = true;
    if (this.#hearing === 'failing') this.#hearing = 'deaf';
    const since = performance.now();
    const answer = await this.client.move(table, stamp, move, { key });
    if (answer.ok) this.times.push(performance.now() - since);
    this.#isAsking = false;
    if (welcomes < this.#welcomes) this.repeated.push({ table, key, backAt: this.#backAt });
    if (answer.ok) this.journal.acknowledged.push({ table, key, version: answer.value.version });
    else this.journal.refused.push({ table, key, code: answer.error.code });
    if (!answer.ok && answer.error.code === 'too-fast') await pause(TOO_FAST_MS);
  }

  #remember(identity: Identity): void {
    if (this.#identity !== undefined && this.#identity.person !== identity.person)
      this.journal.complaints.push(`${this.#name} became someone else`);
    this.#identity = identity;
    this.#welcomes++;
    this.#backAt = Date.now();
  }

  #hears(text: string): boolean {
    if (this.isDeaf) return false;
    const message: unknown = JSON.parse(text);
    if (isObject(message) && message['type'] === 'bye') this.byes.push(String(message['why']));
    return true;
  }

  #changed({ table }: Snapshot): void {
    if (table !== undefined) this.#saw(table.table, table.version, table.scene);
    this.#consider();
  }

  #saw(table: TableId | undefined, version: number, scene: Scene): void {
    if (table === undefined || !isView(scene.view)) return;
    const viewer = String(scene.view.viewer);
    const print = fingerprint(scene);
    const key = `${table} ${version} ${viewer}`;
    const known = this.journal.seen.get(key);
    if (known !== undefined && known.print !== print)
      this.journal.complaints.push(`${this.#name} saw two scenes at ${key}`);
    if (this.#seat !== undefined && viewer !== String(this.#seat))
      this.journal.complaints.push(`${this.#name} lost the seat at ${key}`);
    this.journal.seen.set(key, { table, version, viewer, print });
  }
}

const isView = (view: unknown): view is GameTypes['View'] => isObject(view) && 'viewer' in view;

interface Listener {
  hears(text: string): boolean;
  closed(): void;
}

const connectTo =
  (port: number, listener: Listener): Connect =>
  events => {
    const socket = new WebSocket(`ws://localhost:${port}${SOCKET_PATH}`, SUBPROTOCOL);
    socket.on('open', () => events.opened());
    socket.on('message', data => {
      const text = data instanceof Buffer ? data.toString('utf8') : '';
      if (listener.hears(text)) events.received(text);
    });
    socket.on('close', () => {
      listener.closed();
      events.closed();
    });
    // It is always followed by `close`.
    socket.on('error', () => undefined);
    return { send: text => socket.send(text), close: () => socket.close() };
  };
