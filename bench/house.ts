import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type BigTwo, game } from '@stammtisch/big-two';
import { patched, type Patch, randomMove, seeded } from '@stammtisch/kernel';
import { pingPace, PROTOCOL, type Scene, SUBPROTOCOL } from '@stammtisch/protocol';
import { WebSocket } from 'ws';

import { measured, type Measured, pause, quantile } from './process.ts';

/** What a durable move costs the house, beside a server that only passes messages on. */
export interface HouseCost {
  readonly tables: number;
  readonly moves: number;
  readonly movesPerSecond: number;
  /** Processor time of the server for a move, in microseconds; the floor's for a message to four. */
  readonly cpuPerMove: number;
  readonly floorCpuPerMove: number;
  readonly timesFloor: number;
  /** From sending a move to the last of the four having seen it, in milliseconds. */
  readonly p50: number;
  readonly p99: number;
  readonly bytesPerMoveAndViewer: number;
  readonly kibPerTable: number;
  /** Share of one processor with all sockets open and nobody moving. */
  readonly idleCpu: number;
  readonly idleSockets: number;
}

/** As `npm start` has them. */
const NODE_FLAGS = ['--max-semi-space-size=8', '--heap-growing-percent=60'];
const SEATS = 4;
/** After so long without anything happening a table is idle. */
const CALM_MS = 75_000;
const WARM_TABLES = 50;
/** Everyone thinks about so long. */
const THINKING_MS = 500;

export async function costOfHouse({
  tables,
  seconds,
}: {
  tables: number;
  seconds: number;
}): Promise<HouseCost> {
  const data = mkdtempSync(join(tmpdir(), 'stammtisch-bench-'));
  const house = ['server/src/main.ts', '--port', '0', '--data', data];
  const server = await measured([...NODE_FLAGS, ...house]);
  const load = new Load(server.port);
  // What the first ones cost is the house's own warming up.
  await load.seat(WARM_TABLES);
  await pause(5_000);
  const before = server.memory();
  await load.seat(tables - WARM_TABLES);
  await pause(2_000);
  const [cpu, moves, started] = [server.cpu(), load.times.length, performance.now()];
  load.bytes = 0;
  load.frames = 0;
  await pause(seconds * 1_000);
  const spent = server.cpu() - cpu;
  const made = load.times.length - moves;
  const elapsed = (performance.now() - started) / 1_000;
  const memory = server.memory() - before;
  load.playing = false;
  await pause(CALM_MS);
  const idle = await idleShare(server);
  load.close();
  await server.stop();
  rmSync(data, { recursive: true });

  const cpuPerMove = spent / made;
  const floorCpuPerMove = await costOfFloor({ tables, perSecond: made / elapsed, seconds });
  return {
    tables,
    moves: made,
    movesPerSecond: made / elapsed,
    cpuPerMove,
    floorCpuPerMove,
    timesFloor: cpuPerMove / floorCpuPerMove,
    p50: quantile(load.times.slice(moves), 0.5),
    p99: quantile(load.times.slice(moves), 0.99),
    bytesPerMoveAndViewer: load.bytes / load.frames,
    kibPerTable: memory / 1_024 / (tables - WARM_TABLES),
    idleCpu: idle,
    idleSockets: tables * SEATS,
  };
}

async function idleShare(server: Measured): Promise<number> {
  const [cpu, started] = [server.cpu(), performance.now()];
  // Every socket gives at least one sign of life in this time.
  await pause(50_000);
  return (server.cpu() - cpu) / ((performance.now() - started) * 1_000);
}

/** As many messages a second as the house had moves, to the same number of sockets. */
async function costOfFloor({
  tables,
  perSecond,
  seconds,
}: {
  tables: number;
  perSecond: number;
  seconds: number;
}) {
  const server = await measured([...NODE_FLAGS, 'bench/floor-server.ts']);
  const sockets = await Promise.all(
    Array.from({ length: tables * SEATS }, (_, at) =>
      opened(`ws://127.0.0.1:${server.port}/${Math.floor(at / SEATS)}`),
    ),
  );
  await pause(1_000);
  const [cpu, started] = [server.cpu(), performance.now()];
  let sent = 0;
  // One after the other, as people play, and not in bunches: a server that is woken once for many has it easier.
  const gap = 1_000 / perSecond;
  const random = seeded('floor', tables);
  while (performance.now() - started < seconds * 1_000) {
    const due = (performance.now() - started) / gap;
    for (; sent < due; sent++) {
      const socket = sockets[random.below(sockets.length)]!;
      setTimeout(() => socket.send('x'.repeat(120)), random.below(THINKING_MS));
    }
    await pause(5);
  }
  await pause(THINKING_MS);
  await pause(500);
  const spent = server.cpu() - cpu;
  for (const socket of sockets) socket.close();
  await server.stop();
  return spent / sent;
}

function opened(url: string, protocol?: string): Promise<WebSocket> {
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

class Load {
  readonly times: number[] = [];
  readonly #url: string;
  readonly #players: Player[] = [];
  playing = true;
  bytes = 0;
  frames = 0;

  constructor(port: number) {
    this.#url = `ws://127.0.0.1:${port}/ws`;
  }

  async seat(tables: number): Promise<void> {
    for (let at = 0; at < tables; at++) {
      const flights = new Map<number, Flight>();
      const players = await Promise.all(
        Array.from(
          { length: SEATS },
          async (_, seat) =>
            new Player(await opened(this.#url, SUBPROTOCOL), this, {
              flights,
              seed: at * SEATS + seat,
            }),
        ),
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
    }
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

  ask(request: object): Promise<Answer> {
    const re = ++this.#number;
    this.#socket.send(JSON.stringify({ re, ...request }));
    return new Promise(resolve => this.#asked.set(re, resolve));
  }

  /** As a client does: less often where nothing happens. */
  #keepTalking(): void {
    clearTimeout(this.#ping);
    this.#ping = setTimeout(() => {
      this.#pings++;
      void this.ask({ type: 'ping', next: pingPace(this.#pings) });
      this.#keepTalking();
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
    this.#think();
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

  #think(): void {
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
    setTimeout(() => this.#move(decision.stamp), THINKING_MS / 2 + this.#random.below(THINKING_MS));
  }

  #move(decision: string): void {
    const view = this.#scene?.view;
    if (view === undefined || game.decisions(view)[0]?.stamp !== decision) return;
    const move = randomMove(game, view, this.#random);
    const key = Array.from({ length: 12 }, () => this.#random.below(36).toString(36)).join('');
    // Between hands several say that they are ready at once, and the next version is a guess.
    if (move.kind !== 'ready')
      this.#flights.set(this.#version + 1, { sent: performance.now(), missing: SEATS });
    void this.ask({ type: 'move', table: this.table, key, decision, move });
  }
}
