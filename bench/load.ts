import { type BigTwo, game } from '@stammtisch/big-two';
import { patched, type Patch, randomMove, seeded } from '@stammtisch/kernel';
import { pingPace, PROTOCOL, type Scene, SUBPROTOCOL } from '@stammtisch/protocol';
import { WebSocket } from 'ws';

import { pause } from './process.ts';

export const SEATS = 4;
/** Everyone thinks about so long, in milliseconds. */
export const THINKING_MS = 500;
/** So many tables are seated at once. */
const GROUP = 10;

export function opened(url: string, protocol?: string): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(url, protocol, { perMessageDeflate: false });
    socket.once('open', () => resolve(socket));
    socket.once('error', reject);
  });
}

interface Answer {
  readonly type: string;
  readonly re?: number;
  readonly result?: { readonly table?: string };
  readonly v?: number;
  readonly version?: number;
  readonly patch?: Patch;
  readonly scene?: Scene<BigTwo['View']>;
}

/** Moves under way: when they were sent, and who has not seen them yet. */
type Flight = { readonly sent: number; missing: number };

export class Load {
  readonly times: number[] = [];
  readonly #url: string;
  readonly #players: Player[] = [];
  /** Everyone thinks about so many milliseconds. */
  thinking = THINKING_MS;
  #isPlaying = true;
  bytes = 0;
  frames = 0;

  constructor(port: number) {
    this.#url = `ws://127.0.0.1:${port}/ws`;
  }

  /** Entries of the tables' logs that all four were told: moves, and also deals and being ready. */
  get entries(): number {
    return this.frames / SEATS;
  }

  /** What was counted until now was only to get warm. */
  countAnew(): void {
    this.times.length = 0;
    this.bytes = 0;
    this.frames = 0;
  }

  get playing(): boolean {
    return this.#isPlaying;
  }

  set playing(playing: boolean) {
    this.#isPlaying = playing;
    if (playing) for (const player of this.#players) player.think();
  }

  /** Entries a second. */
  async pace(): Promise<number> {
    const [entries, started] = [this.entries, performance.now()];
    await pause(5_000);
    return ((this.entries - entries) * 1_000) / (performance.now() - started);
  }

  /** Returns their ids. */
  async seat(tables: number): Promise<readonly string[]> {
    const ids: string[] = [];
    for (let at = 0; at < tables; at += GROUP) {
      const group = Array.from({ length: Math.min(GROUP, tables - at) }, (_, each) => at + each);
      ids.push(...(await Promise.all(group.map(each => this.#seatTable(each)))));
    }
    return ids;
  }

  async #seatTable(at: number): Promise<string> {
    const flights = new Map<number, Flight>();
    const players = await Promise.all(
      Array.from({ length: SEATS }, async (_, seat) => {
        const socket = await opened(this.#url, SUBPROTOCOL);
        return new Player(socket, this, { flights, seed: at * SEATS + seat });
      }),
    );
    this.#players.push(...players);
    await Promise.all(players.map(player => player.ask({ type: 'hello', protocol: PROTOCOL })));
    const { table = '' } =
      (await players[0]!.ask({ type: 'open', game: 'big-two', listed: false })).result ?? {};
    for (const player of players) {
      await player.ask({ type: 'watch', table });
      await player.ask({ type: 'sit', table });
      player.table = table;
    }
    return table;
  }

  close(): void {
    for (const player of this.#players) player.close();
  }
}

/** Someone who follows the game and plays at random. */
class Player {
  readonly #socket: WebSocket;
  readonly #load: Load;
  readonly #flights: Map<number, Flight>;
  readonly #random;
  #ping: NodeJS.Timeout | undefined;
  #pings = 0;
  readonly #asked = new Map<number, (answer: Answer) => void>();
  #number = 0;
  #scene: Scene<BigTwo['View']> | undefined;
  #version = 0;
  #stamp = '';
  table = '';

  constructor(
    socket: WebSocket,
    load: Load,
    { flights, seed }: { flights: Map<number, Flight>; seed: number },
  ) {
    this.#socket = socket;
    this.#load = load;
    this.#flights = flights;
    this.#random = seeded('load', seed);
    socket.on('message', (data: Buffer) => this.#hear(String(data)));
    this.#keepTalking();
  }

  ask(request: { readonly type: string; readonly [field: string]: unknown }): Promise<Answer> {
    const re = ++this.#number;
    if (request.type !== 'ping') this.#pings = 0;
    this.#keepTalking();
    this.#socket.send(JSON.stringify({ re, ...request }));
    return new Promise(resolve => this.#asked.set(re, resolve));
  }

  /** As a client does: only who has said nothing for long, and less often where nothing happens. */
  #keepTalking(): void {
    clearTimeout(this.#ping);
    this.#ping = setTimeout(() => {
      this.#pings++;
      void this.ask({ type: 'ping', next: pingPace(this.#pings) });
    }, pingPace(this.#pings));
  }

  close(): void {
    clearTimeout(this.#ping);
    this.#socket.close();
  }

  #hear(text: string): void {
    const message = JSON.parse(text) as Answer;
    if (message.re !== undefined) {
      this.#asked.get(message.re)?.(message);
      this.#asked.delete(message.re);
    } else if (message.type === 'table') {
      this.#scene = message.scene;
      this.#version = message.version ?? 0;
    } else if (message.type === 'entry') this.#follow(message, text);
    if (message.type === 'entry') this.#pings = 0;
    this.think();
  }

  #follow({ v = 0, patch = {} }: Answer, text: string): void {
    this.#scene = patched(this.#scene, patch) as Scene<BigTwo['View']>;
    this.#version = v;
    this.#load.bytes += text.length;
    this.#load.frames++;
    const flight = this.#flights.get(v);
    if (flight === undefined || --flight.missing > 0) return;
    this.#load.times.push(performance.now() - flight.sent);
    this.#flights.delete(v);
  }

  think(): void {
    const view = this.#scene?.view;
    const [decision] = view === undefined ? [] : game.decisions(view);
    if (
      view === undefined ||
      decision === undefined ||
      decision.stamp === this.#stamp ||
      !this.#load.playing
    )
      return;
    this.#stamp = decision.stamp;
    const { thinking } = this.#load;
    const after = thinking / 2 + this.#random.below(thinking);
    setTimeout(() => this.#move(decision.stamp), after);
  }

  #move(decision: string): void {
    const view = this.#scene?.view;
    this.#stamp = '';
    if (!this.#load.playing || view === undefined) return;
    if (game.decisions(view)[0]?.stamp !== decision) return;
    this.#stamp = decision;
    const move = randomMove(game, view, this.#random);
    const key = Array.from({ length: 12 }, () => this.#random.below(36).toString(36)).join('');
    // Between hands several say that they are ready at once, and the next version is a guess.
    if (move.kind !== 'ready')
      this.#flights.set(this.#version + 1, { sent: performance.now(), missing: SEATS });
    void this.ask({ type: 'move', table: this.table, key, decision, move });
  }
}
