import { type BigTwo, game } from '@stammtisch/big-two';
import { patched, type Patch, type Random, randomMove, seeded } from '@stammtisch/kernel';
import type { Scene } from '@stammtisch/protocol';

import { Client } from './client.ts';

export const SEATS = 4;
/** Everyone thinks about so long, in milliseconds. */
export const THINKING_MS = 500;
/** So many tables are seated at once. */
const GROUP = 10;

/** At once where nobody thinks; otherwise after half to one and a half times as long. */
export function afterThinking(thinking: number, random: Random, act: () => void): void {
  if (thinking === 0) act();
  else setTimeout(act, thinking / 2 + random.below(thinking));
}

interface News {
  readonly type: string;
  readonly v?: number;
  readonly version?: number;
  readonly patch?: Patch;
  readonly scene?: Scene<BigTwo['View']>;
}

/** A move under way: when it was sent, and how many have not seen it yet. */
type Flight = { readonly sent: number; missing: number };

interface PlayedTable {
  readonly at: number;
  readonly players: Player[];
  /** By version. */
  readonly flights: Map<number, Flight>;
  id: string;
  /** Entries in its log. */
  length: number;
}

/** Tables of four who play at random. */
export class Load {
  readonly #ports: readonly number[];
  readonly #tables: PlayedTable[] = [];
  #playing = { first: 0, tables: Infinity };
  /** How long somebody thinks once all four have seen the last move, in milliseconds. */
  thinking = THINKING_MS;
  /** From sending a move to the last of the four having seen it, in milliseconds. */
  times: number[] = [];
  bytes = 0;
  frames = 0;

  /** Those who play together are on different nodes, where there are several. */
  constructor(...ports: readonly number[]) {
    this.#ports = ports;
  }

  /** Entries of the tables' logs that all four were told: moves, and also deals and being ready. */
  get entries(): number {
    return this.frames / SEATS;
  }

  get ids(): readonly string[] {
    return this.#tables.map(({ id }) => id);
  }

  isPlaying = ({ at }: PlayedTable): boolean =>
    at >= this.#playing.first && at < this.#playing.first + this.#playing.tables;

  /** Entries in the longest log of those tables that play. */
  get length(): number {
    return Math.max(...this.#tables.filter(this.isPlaying).map(({ length }) => length));
  }

  /** From now on so many tables play, and the others rest. */
  play(tables: number, first = 0): void {
    this.#playing = { first, tables };
    for (const { players } of this.#tables) for (const player of players) player.think();
  }

  async seat(tables: number): Promise<void> {
    const first = this.#tables.length;
    for (let at = 0; at < tables; at += GROUP) {
      const group = Array.from({ length: Math.min(GROUP, tables - at) }, (_, each) => at + each);
      await Promise.all(group.map(each => this.#seatTable(first + each)));
    }
  }

  async #seatTable(at: number): Promise<void> {
    const table: PlayedTable = { at, players: [], flights: new Map(), id: '', length: 0 };
    this.#tables[at] = table;
    const seats = Array.from({ length: SEATS }, (_, seat) => at * SEATS + seat);
    const players = await Promise.all(
      seats.map(seed =>
        Player.arrive(this.#ports[seed % this.#ports.length]!, { load: this, table, seed }),
      ),
    );
    table.id = await players[0]!.open();
    for (const player of players) await player.sit();
    table.players.push(...players);
    for (const player of players) player.think();
  }

  close(): void {
    this.play(0);
    for (const { players } of this.#tables) for (const player of players) player.close();
  }
}

interface Place {
  readonly load: Load;
  readonly table: PlayedTable;
  readonly seed: number;
}

/** Someone who follows the game and plays at random. */
class Player {
  readonly #load: Load;
  readonly #table: PlayedTable;
  readonly #random: Random;
  #client: Client | undefined;
  #scene: Scene<BigTwo['View']> | undefined;
  #version = 0;
  /** The question that is being answered. */
  #stamp = '';

  private constructor({ load, table, seed }: Place) {
    this.#load = load;
    this.#table = table;
    this.#random = seeded('load', seed);
  }

  static async arrive(port: number, place: Place): Promise<Player> {
    const player = new Player(place);
    player.#client = await Client.connect(port, text => player.#hear(text));
    return player;
  }

  async open(): Promise<string> {
    const { table = '' } = await this.#ask({ type: 'open', game: 'big-two', listed: false });
    return table;
  }

  async sit(): Promise<void> {
    await this.#ask({ type: 'watch', table: this.#table.id });
    await this.#ask({ type: 'sit', table: this.#table.id });
  }

  close(): void {
    this.#client!.close();
  }

  #ask: Client['ask'] = request => this.#client!.ask(request);

  #hear(text: string): void {
    const news = JSON.parse(text) as News;
    if (news.type === 'table') {
      this.#scene = news.scene;
      this.#version = news.version ?? 0;
    } else if (news.type === 'entry') this.#follow(news, text);
    else return;
    this.think();
  }

  #follow({ v = 0, patch = {} }: News, text: string): void {
    const { flights, players } = this.#table;
    this.#scene = patched(this.#scene, patch) as Scene<BigTwo['View']>;
    this.#version = v;
    this.#table.length = v;
    this.#load.bytes += text.length;
    this.#load.frames++;
    const flight = flights.get(v);
    if (flight === undefined || --flight.missing > 0) return;
    this.#load.times.push(performance.now() - flight.sent);
    flights.delete(v);
    for (const player of players) player.think();
  }

  get #question(): string | undefined {
    return this.#scene && game.decisions(this.#scene.view)[0]?.stamp;
  }

  think(): void {
    if (this.#table.flights.size > 0 || !this.#load.isPlaying(this.#table)) return;
    const stamp = this.#question;
    if (stamp === undefined || stamp === this.#stamp) return;
    this.#stamp = stamp;
    afterThinking(this.#load.thinking, this.#random, () => this.#move(stamp));
  }

  #move(decision: string): void {
    this.#stamp = '';
    if (this.#question !== decision || !this.#load.isPlaying(this.#table)) return;
    this.#stamp = decision;
    const move = randomMove(game, this.#scene!.view, this.#random);
    const key = Array.from({ length: 12 }, () => this.#random.below(36).toString(36)).join('');
    // Between hands several say that they are ready at once, and the next version is a guess.
    if (move.kind !== 'ready')
      this.#table.flights.set(this.#version + 1, { sent: performance.now(), missing: SEATS });
    void this.#ask({ type: 'move', table: this.#table.id, key, decision, move });
  }
}
