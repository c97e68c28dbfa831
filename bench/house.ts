import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Floor } from './floor.ts';
import { Load, SEATS, THINKING_MS } from './load.ts';
import { type Cpu, measured, type Measured, pause, quantile } from './process.ts';

/** What a durable move costs the house, beside a server that only passes messages on. */
export interface HouseCost {
  readonly tables: number;
  /** Entries that were written and then told to all four: what is played, and also deals and being ready. */
  readonly moves: number;
  readonly movesPerSecond: number;
  /** Processor time of the server for a move, in microseconds; the floor's for a message to four. */
  readonly cpuPerMove: number;
  readonly floorCpuPerMove: number;
  readonly timesFloor: number;
  /** The same for each piece of the time: how far they lie apart says how quiet the machine was. */
  readonly pieces: readonly number[];
  /** By kind of thread, in microseconds a move. */
  readonly threads: Readonly<Record<string, number>>;
  /** From sending a move to the last of the four having seen it, in milliseconds. */
  readonly p50: number;
  readonly p99: number;
  readonly bytesPerMoveAndViewer: number;
  readonly kibPerTable: number;
  /** Share of one processor with all sockets open and nobody moving. */
  readonly idleCpu: number;
  readonly idleSockets: number;
}

/** After so long without anything happening a table is idle. */
const CALM_MS = 75_000;
/** Few tables that play fast keep the house as busy as many that do not: what they differ by is the tables. */
const WARM_TABLES = 50;
/** So long both servers run before anything counts: until then they are mostly compiled. */
const WARM_MS = 15_000;
/** The time of measuring is cut into so many pieces. */
const PIECES = 8;

export async function costOfHouse(wish: { tables: number; seconds: number }): Promise<HouseCost> {
  const { tables } = wish;
  const data = mkdtempSync(join(tmpdir(), 'stammtisch-bench-'));
  const house = ['server/src/main.ts', '--host', '127.0.0.1', '--port', '0', '--data', data];
  const server = await measured(house);
  const load = new Load(server.port);
  load.thinking = (THINKING_MS * WARM_TABLES) / tables;
  await load.seat(WARM_TABLES);
  await pause(WARM_MS);
  const before = server.memory();
  load.thinking = THINKING_MS;
  await load.seat(tables - WARM_TABLES);
  await pause(WARM_MS);
  const kibPerTable = (server.memory() - before) / 1_024 / (tables - WARM_TABLES);
  const floor = await Floor.open(tables);
  // Both at once, so that both have the same weather: on a shared machine one minute can be twice as dear as the next.
  const sending = floor.start(await load.pace());
  await pause(WARM_MS / 2);
  load.countAnew();
  const pieces: Piece[] = [];
  for (let at = 0; at < PIECES; at++)
    pieces.push(await measure({ server, load, floor }, (wish.seconds * 1_000) / PIECES));
  load.playing = false;
  await sending.stop();
  await floor.close();
  const { times, bytes, frames } = load;
  await pause(CALM_MS);
  const idleCpu = await idleShare(server);
  load.close();
  await server.stop();
  rmSync(data, { recursive: true });

  return {
    ...summaryOf(pieces),
    tables,
    movesPerSecond: sumOf(pieces, ({ moves }) => moves) / wish.seconds,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    bytesPerMoveAndViewer: bytes / frames,
    kibPerTable,
    idleCpu,
    idleSockets: tables * SEATS,
  };
}

interface Piece {
  readonly moves: number;
  readonly cpu: Cpu;
  /** Of the floor, for a message. */
  readonly floor: number;
}

interface Both {
  readonly server: Measured;
  readonly load: Load;
  readonly floor: Floor;
}

async function measure({ server, load, floor }: Both, milliseconds: number): Promise<Piece> {
  const [cpu, floorCpu] = [server.cpu(), floor.server.cpu()];
  const [{ entries }, { sent }] = [load, floor];
  await pause(milliseconds);
  return {
    moves: load.entries - entries,
    cpu: since(cpu, server.cpu()),
    floor: totalOf(since(floorCpu, floor.server.cpu())) / (floor.sent - sent),
  };
}

function summaryOf(pieces: readonly Piece[]) {
  const moves = sumOf(pieces, piece => piece.moves);
  const cpuPerMove = sumOf(pieces, ({ cpu }) => totalOf(cpu)) / moves;
  const floorCpuPerMove = sumOf(pieces, piece => piece.floor * piece.moves) / moves;
  const names = [...new Set(pieces.flatMap(({ cpu }) => Object.keys(cpu)))];
  const threads = names.map((name): [string, number] => [
    name,
    sumOf(pieces, ({ cpu }) => cpu[name] ?? 0) / moves,
  ]);
  return {
    moves,
    cpuPerMove,
    floorCpuPerMove,
    timesFloor: cpuPerMove / floorCpuPerMove,
    pieces: pieces.map(({ cpu, moves: made, floor }) => totalOf(cpu) / made / floor),
    threads: Object.fromEntries(threads.filter(([, each]) => each >= 0.5)),
  };
}

const sumOf = <T>(items: readonly T[], of: (item: T) => number): number =>
  items.reduce((sum, item) => sum + of(item), 0);

const totalOf = (cpu: Cpu): number => sumOf(Object.values(cpu), each => each);

const since = (before: Cpu, after: Cpu): Cpu =>
  Object.fromEntries(Object.entries(after).map(([name, cpu]) => [name, cpu - (before[name] ?? 0)]));

async function idleShare(server: Measured): Promise<number> {
  const [before, started] = [server.cpu(), performance.now()];
  // Every socket gives at least one sign of life in this time.
  await pause(50_000);
  return totalOf(since(before, server.cpu())) / ((performance.now() - started) * 1_000);
}
