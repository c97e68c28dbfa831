import { Client, type TableEvent, type Identity, type Snapshot } from '@stammtisch/client';
import { fingerprint, type Game, pick, randomMove, seatOf } from '@stammtisch/kernel';
import type { Scene, TableId } from '@stammtisch/protocol';

import type { SimNetwork } from './network.ts';
import type { SimWorld } from './world.ts';

/** What a client was told, to be compared with the log afterwards. */
export interface Journal {
  readonly acknowledged: {
    readonly table: TableId;
    readonly key: string;
    readonly version: number;
  }[];
  readonly refused: { readonly table: TableId; readonly key: string; readonly code: string }[];
  /** Everything that was seen: table, version, viewer, and a fingerprint of the scene. */
  readonly seen: Map<string, { table: TableId; version: number; viewer: string; print: string }>;
  readonly complaints: string[];
}

type View = { readonly viewer: number | 'gallery' | 'open' };

/** A person who plays at random, and whose line is bad. */
export class Robot {
  readonly client: Client;
  readonly journal: Journal = { acknowledged: [], refused: [], seen: new Map(), complaints: [] };
  readonly #world: SimWorld;
  readonly #game: Game;
  readonly #name: string;
  #identity: Identity | undefined;
  #asking = false;
  #lastSeen: Scene | undefined;
  calm = false;

  constructor(
    name: string,
    { world, network, game }: { world: SimWorld; network: SimNetwork; game: Game },
  ) {
    this.#name = name;
    this.#world = world;
    this.#game = game;
    this.client = new Client({
      world: world.process(),
      connect: network.connect,
      memory: {
        load: () => this.#identity,
        save: identity => {
          if (this.#identity !== undefined && this.#identity.person !== identity.person)
            this.journal.complaints.push(`${name} became someone else`);
          this.#identity = identity;
        },
        forget: () => {
          this.journal.complaints.push(`${name} is not recognised`);
          this.#identity = undefined;
        },
      },
      changed: snapshot => this.#changed(snapshot),
      happened: event => this.#happened(event),
    });
  }

  /** Opens the page, at the table of a link perhaps. */
  start(tables: () => Promise<readonly TableId[]>): void {
    this.client.start();
    const live = async (): Promise<void> => {
      this.#live(await tables());
      this.#world.soon(50, 900, () => void live());
    };
    this.#world.soon(1, 500, () => void live());
  }

  get isSettled(): boolean {
    return !this.#asking && this.client.snapshot.connection === 'open';
  }

  #live(tables: readonly TableId[]): void {
    const { table, seat, connection } = this.client.snapshot;
    if (connection !== 'open' || this.#asking) return;
    if (table === undefined) return void this.#ask(this.#goSomewhere(seat, tables));
    if (table.scene.room.closed) return this.client.unwatch();
    if (this.#isSeated(table.scene)) return this.#behave(table.table, table.scene);
    if (this.#world.chance(60)) void this.#ask(this.client.sit(table.table));
    else if (!this.calm && this.#world.chance(20)) this.client.unwatch();
  }

  #goSomewhere(seat: TableId | undefined, tables: readonly TableId[]): Promise<unknown> {
    if (seat !== undefined) return this.client.watch(seat);
    if (tables.length > 0 && this.#world.chance(80))
      return this.client.watch(pick(tables, this.#world.random));
    return this.client
      .open(this.#game.name, { start: this.#world.chance(50) })
      .then(answer => (answer.ok ? this.client.watch(answer.value.table) : undefined));
  }

  #behave(table: TableId, scene: Scene): void {
    const { room } = scene;
    const { me } = this.client.snapshot;
    const isFull = room.chairs.every(holder => !('nobody' in holder));
    if (!isFull && room.host === me?.person && this.#world.chance(room.started ? 5 : 50))
      return void this.#ask(this.client.startGame(table));
    if (!this.calm && this.#world.chance(2)) return void this.#ask(this.client.leave(table));
    if (!this.calm && this.#world.chance(3))
      return void this.client.chat(table, `hello from ${this.#name}`);
    this.#play(table, scene);
  }

  #play(table: TableId, { view }: Scene): void {
    const game = this.#game;
    const decisions = game.decisions(view as View);
    if (decisions.length === 0) return;
    const move = randomMove(game, view as View, this.#world.random);
    const { stamp = '' } = decisions.find(({ kinds }) => kinds.includes(move.kind)) ?? {};
    const wrong = !this.calm && this.#world.chance(5);
    void this.#ask(this.#move(table, wrong ? 'nonsense' : stamp, move));
  }

  async #move(table: TableId, decision: string, move: unknown): Promise<void> {
    const key = this.client.newKey();
    const answer = await this.client.move(table, decision, move, { key });
    if (answer.ok) this.journal.acknowledged.push({ table, key, version: answer.value.version });
    else this.journal.refused.push({ table, key, code: answer.error.code });
  }

  async #ask(work: Promise<unknown>): Promise<void> {
    this.#asking = true;
    await work;
    this.#asking = false;
  }

  #isSeated({ view }: Scene): boolean {
    return seatOf((view as View).viewer) !== undefined;
  }

  #changed({ table }: Snapshot): void {
    if (table !== undefined) this.#saw(table.table, table.version, table.scene);
  }

  #happened({ version, before, after, seen, by }: TableEvent): void {
    const { table } = this.client.snapshot;
    if (table === undefined) return;
    this.#saw(table.table, version, after);
    if (seen !== undefined && by !== undefined)
      this.#game.facts(
        before.view as View,
        { by, move: seen as { kind: string } },
        after.view as View,
      );
  }

  #saw(table: TableId, version: number, scene: Scene): void {
    if (scene === this.#lastSeen) return;
    this.#lastSeen = scene;
    const viewer = String((scene.view as View).viewer);
    const print = fingerprint(scene);
    const key = `${table} ${version} ${viewer}`;
    const known = this.journal.seen.get(key);
    if (known !== undefined && known.print !== print)
      this.journal.complaints.push(`${this.#name} saw two scenes at ${key}`);
    this.journal.seen.set(key, { table, version, viewer, print });
  }
}
