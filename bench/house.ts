import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Floor } from './floor.ts';
import { Load, SEATS, THINKING_MS } from './load.ts';
import { type Cpu, measured, type Measured, pause, quantile } from './process.ts';

/** What a durable move costs the house, beside a server that only passes messages on. */
export interface HouseCost {
  readonly tables: number;
  readonly moves: number;
  readonly movesPerSecond: number;
  /** Processor time of the server for a move, in microseconds; the floor's for a message to four. */
  readonly cpuPerMove: number;
  readonly floorCpuPerMove: number;
  readonly timesFloor: number;
  /** The same for each turn of measuring: how far they lie apart says how quiet the machine was. */
  readonly turns: readonly number[];
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
/** House and floor take turns, so that both have the machine in the same mood. */
const TURNS = 8;

export async function costOfHouse(wish: { tables: number; seconds: number }): Promise<HouseCost> {
  const { tables } = wish;
  const turnMs = (wish.seconds * 1_000) / TURNS;
  const data = mkdtempSync(join(tmpdir(), 'stammtisch-bench-'));
  const house = ['server/src/main.ts', '--port', '0', '--data', data];
  const server = await measured([...flagsOfStart(), ...house]);
  const load = new Load(server.port);
  load.thinking = (THINKING_MS * WARM_TABLES) / tables;
  await load.seat(WARM_TABLES);
  await pause(WARM_MS);
  const before = server.memory();
  load.thinking = THINKING_MS;
  await load.seat(tables - WARM_TABLES);
  await pause(WARM_MS);
  const kibPerTable = (server.memory() - before) / 1_024 / (tables - WARM_TABLES);
  const floor = await Floor.open(tables, flagsOfStart());
  load.playing = false;
  await floor.send(500, WARM_MS / 2);
  load.countAnew();
  const turns: Turn[] = [];
  for (let turn = 0; turn < TURNS; turn++) {
    const cost = await houseTurn(server, load, turnMs);
    turns.push({ ...cost, floor: await floorTurn(floor, cost.moves / (turnMs / 1_000), turnMs) });
  }
  await floor.close();
  const { times, bytes, frames } = load;
  await pause(CALM_MS);
  const idleCpu = await idleShare(server);
  load.close();
  await server.stop();
  rmSync(data, { recursive: true });

  return {
    ...summaryOf(turns),
    tables,
    movesPerSecond: sumOf(turns, ({ moves }) => moves) / wish.seconds,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    bytesPerMoveAndViewer: bytes / frames,
    kibPerTable,
    idleCpu,
    idleSockets: tables * SEATS,
  };
}

/** Node's own flags, as `npm start` has them. */
function flagsOfStart(): readonly string[] {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: { start: string };
  };
  return scripts.start.split(' ').filter(word => word.startsWith('--'));
}

interface Turn {
  readonly moves: number;
  readonly cpu: Cpu;
  /** Of the floor, for a message. */
  readonly floor: number;
}

async function houseTurn(server: Measured, load: Load, ms: number): Promise<Omit<Turn, 'floor'>> {
  load.playing = true;
  await pause(THINKING_MS * 2);
  const [before, moves] = [server.cpu(), load.times.length];
  await pause(ms);
  const cpu = since(before, server.cpu());
  const made = load.times.length - moves;
  load.playing = false;
  await pause(THINKING_MS * 2);
  return { moves: made, cpu };
}

async function floorTurn(floor: Floor, perSecond: number, ms: number): Promise<number> {
  const before = floor.server.cpu();
  const sent = await floor.send(perSecond, ms);
  return totalOf(since(before, floor.server.cpu())) / sent;
}

function summaryOf(turns: readonly Turn[]) {
  const moves = sumOf(turns, turn => turn.moves);
  const cpuPerMove = sumOf(turns, ({ cpu }) => totalOf(cpu)) / moves;
  const floorCpuPerMove = sumOf(turns, turn => turn.floor * turn.moves) / moves;
  const names = [...new Set(turns.flatMap(({ cpu }) => Object.keys(cpu)))];
  return {
    moves,
    cpuPerMove,
    floorCpuPerMove,
    timesFloor: cpuPerMove / floorCpuPerMove,
    turns: turns.map(({ cpu, moves: made, floor }) => totalOf(cpu) / made / floor),
    threads: Object.fromEntries(
      names.map(name => [name, sumOf(turns, ({ cpu }) => cpu[name] ?? 0) / moves]),
    ),
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
