import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Floor } from './floor.ts';
import { Load } from './load.ts';
import { type Cpu, measured, type Measured, pause, quantile } from './process.ts';

/**
 * A house and a floor under the same load at the same time, so that both have the same weather:
 * on a shared machine one minute can be twice as dear as the next.
 */
export interface Both {
  readonly server: Measured;
  readonly load: Load;
  readonly floor: Floor;
}

/** What a server did in a stretch of time. */
interface Sample {
  readonly seconds: number;
  /** Moves of the house, messages of the floor. */
  readonly moves: number;
  readonly cpu: Cpu;
  readonly times: readonly number[];
}

export interface Stretch {
  readonly house: Sample;
  readonly floor: Sample;
  /** Bytes that the house has sent to tell one viewer of one move. */
  readonly bytes: number;
}

/** A server in one or more stretches of time. */
export interface Figures {
  readonly moves: number;
  readonly perSecond: number;
  /** Microseconds of processor a move; signs of life are in it, which weigh where few play. */
  readonly cpu: number;
  /** From sending a move to all four having seen it, in milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

export interface BothFigures {
  readonly house: Figures;
  readonly floor: Figures;
}

/** Few tables that play fast compile a server as well as many that do not. */
export const WARM_TABLES = 50;
const WARM_THINKING_MS = 50;

export async function withData<T>(work: (data: string) => Promise<T>): Promise<T> {
  const data = mkdtempSync(join(tmpdir(), 'stammtisch-bench-'));
  try {
    return await work(data);
  } finally {
    rmSync(data, { recursive: true });
  }
}

export async function withBoth<T>(data: string, work: (both: Both) => Promise<T>): Promise<T> {
  const both = await openBoth(data);
  try {
    return await work(both);
  } finally {
    both.load.close();
    await both.floor.close();
    await both.server.stop();
  }
}

async function openBoth(data: string): Promise<Both> {
  // On loopback alone, where this machine's own address has no limits.
  const house = ['server/src/main.ts', '--host', '127.0.0.1', '--port', '0', '--data', data];
  const server = await measured(house);
  return { server, load: new Load(server.port), floor: await Floor.open() };
}

export const seatBoth = ({ load, floor }: Both, tables: number): Promise<unknown> =>
  Promise.all([load.seat(tables), floor.seat(tables)]);

export function setPace({ load, floor }: Both, thinking: number): void {
  load.thinking = thinking;
  floor.thinking = thinking;
}

export function play({ load, floor }: Both, tables: number): void {
  load.play(tables);
  floor.play(tables);
}

/** Until then servers are mostly compiled. Whoever has warmed them rests. */
export async function warmUp(both: Both, milliseconds: number): Promise<void> {
  setPace(both, WARM_THINKING_MS);
  await seatBoth(both, WARM_TABLES);
  await pause(milliseconds);
  play(both, 0);
}

export async function measure(
  { server, load, floor }: Both,
  milliseconds: number,
): Promise<Stretch> {
  const [cpu, floorCpu, started] = [server.cpu(), floor.server.cpu(), performance.now()];
  const { entries, bytes, frames } = load;
  load.times = [];
  floor.times = [];
  await pause(milliseconds);
  const seconds = (performance.now() - started) / 1_000;
  return {
    house: {
      seconds,
      moves: load.entries - entries,
      cpu: since(cpu, server.cpu()),
      times: load.times,
    },
    floor: {
      seconds,
      moves: floor.times.length,
      cpu: since(floorCpu, floor.server.cpu()),
      times: floor.times,
    },
    bytes: (load.bytes - bytes) / (load.frames - frames),
  };
}

export const figuresOf = (stretches: readonly Stretch[]): BothFigures => ({
  house: figuresOfOne(stretches.map(({ house }) => house)),
  floor: figuresOfOne(stretches.map(({ floor }) => floor)),
});

function figuresOfOne(samples: readonly Sample[]): Figures {
  const moves = sumOf(samples, sample => sample.moves);
  const times = samples.flatMap(sample => sample.times);
  return {
    moves,
    perSecond: moves / sumOf(samples, ({ seconds }) => seconds),
    cpu: sumOf(samples, ({ cpu }) => totalOf(cpu)) / moves,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
  };
}

/** The house's processor time by kind of thread, in microseconds a move. */
export function threadsOf(stretches: readonly Stretch[]): Readonly<Record<string, number>> {
  const samples = stretches.map(({ house }) => house);
  const moves = sumOf(samples, sample => sample.moves);
  const names = [...new Set(samples.flatMap(({ cpu }) => Object.keys(cpu)))];
  const threads = names.map((name): [string, number] => [
    name,
    sumOf(samples, ({ cpu }) => cpu[name] ?? 0) / moves,
  ]);
  return Object.fromEntries(threads.filter(([, each]) => each >= 0.5));
}

export const threadsText = (threads: Readonly<Record<string, number>>): string =>
  Object.entries(threads)
    .map(([name, cpu]) => `${name} ${cpu.toFixed(0)}`)
    .join(', ');

/** The house beside the floor, in one line. */
export const besideFloor = ({ house, floor }: BothFigures): string =>
  `p50 ${timeText(house)}, floor ${timeText(floor)}; ${cpuText(house)} µs a move, floor ${cpuText(floor)}`;

const timeText = ({ p50, p99 }: Figures): string =>
  `${p50.toFixed(2).padStart(5)} p99 ${p99.toFixed(1).padStart(6)} ms`;

const cpuText = ({ cpu }: Figures): string => cpu.toFixed(0).padStart(5);

const sumOf = <T>(items: readonly T[], of: (item: T) => number): number =>
  items.reduce((sum, item) => sum + of(item), 0);

export const totalOf = (cpu: Cpu): number => sumOf(Object.values(cpu), each => each);

export const since = (before: Cpu, after: Cpu): Cpu =>
  Object.fromEntries(Object.entries(after).map(([name, cpu]) => [name, cpu - (before[name] ?? 0)]));
