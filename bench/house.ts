import {
  type Both,
  figuresOf,
  measure,
  play,
  setPace,
  since,
  threadsOf,
  threadsText,
  totalOf,
  WARM_TABLES,
  warmUp,
  withBoth,
  withData,
} from './both.ts';
import { SEATS, THINKING_MS } from './load.ts';
import { type Measured, pause } from './process.ts';

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
const WARM_MS = 15_000;
/** The time of measuring is cut into so many pieces. */
const PIECES = 8;

export const costOfHouse = (wish: { tables: number; seconds: number }): Promise<HouseCost> =>
  withData(data => withBoth(data, both => measureHouse(both, wish)));

async function measureHouse(
  both: Both,
  { tables, seconds }: { readonly tables: number; readonly seconds: number },
): Promise<HouseCost> {
  const { server, load, floor } = both;
  await warmUp(both, WARM_MS);
  setPace(both, THINKING_MS);
  play(both, tables);
  const before = server.memory();
  await load.seat(tables - WARM_TABLES);
  await pause(WARM_MS);
  const kibPerTable = (server.memory() - before) / 1_024 / (tables - WARM_TABLES);
  await floor.seat(tables - WARM_TABLES);
  await pause(WARM_MS / 2);
  const stretches = [];
  for (let at = 0; at < PIECES; at++)
    stretches.push(await measure(both, (seconds * 1_000) / PIECES));
  play(both, 0);
  await pause(CALM_MS);
  const idleCpu = await idleShare(server);
  const { house, floor: beneath } = figuresOf(stretches);
  const frames = stretches.map(({ bytes, house: { moves } }) => bytes * moves);
  return {
    tables,
    moves: house.moves,
    movesPerSecond: house.perSecond,
    cpuPerMove: house.cpu,
    floorCpuPerMove: beneath.cpu,
    timesFloor: house.cpu / beneath.cpu,
    pieces: stretches
      .map(stretch => figuresOf([stretch]))
      .map(each => each.house.cpu / each.floor.cpu),
    threads: threadsOf(stretches),
    p50: house.p50,
    p99: house.p99,
    bytesPerMoveAndViewer: frames.reduce((sum, each) => sum + each, 0) / house.moves,
    kibPerTable,
    idleCpu,
    idleSockets: tables * SEATS,
  };
}

async function idleShare(server: Measured): Promise<number> {
  const [before, started] = [server.cpu(), performance.now()];
  // Every socket gives at least one sign of life in this time.
  await pause(50_000);
  return totalOf(since(before, server.cpu())) / ((performance.now() - started) * 1_000);
}

export function housePage(cost: HouseCost): string {
  return [
    `the house, ${cost.tables} tables of 4 people`,
    `  durable moves a second     ${cost.movesPerSecond.toFixed(0)} (${cost.moves.toFixed(0)} in all)`,
    `  floor: 600 bytes to four   ${cost.floorCpuPerMove.toFixed(0)} µs of processor a message`,
    `  a move                     ${cost.cpuPerMove.toFixed(0)} µs of processor, ${cost.timesFloor.toFixed(2)} times the floor (${range(cost.pieces)})`,
    `  by thread                  ${threadsText(cost.threads)}`,
    `  sent to seen by all four   p50 ${cost.p50.toFixed(1)} ms, p99 ${cost.p99.toFixed(1)} ms`,
    `  bytes a move and viewer    ${cost.bytesPerMoveAndViewer.toFixed(0)}`,
    `  memory a table             ${cost.kibPerTable.toFixed(0)} KiB`,
    `  idle, ${cost.idleSockets} sockets         ${(cost.idleCpu * 100).toFixed(1)} % of one processor`,
  ].join('\n');
}

const range = (values: readonly number[]): string =>
  `${Math.min(...values).toFixed(2)} to ${Math.max(...values).toFixed(2)} over time`;
