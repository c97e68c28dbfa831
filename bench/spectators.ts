import {
  besideFloor,
  type Both,
  type BothFigures,
  figuresOf,
  measure,
  play,
  setPace,
  totalOf,
  warmUp,
  withBoth,
  withData,
} from './both.ts';
import { Client } from './client.ts';
import { SEATS } from './load.ts';
import { pause } from './process.ts';

/** What it costs that many look on at one table. */
export type SpectatorsCost = readonly SpectatorsRow[];

interface SpectatorsRow extends BothFigures {
  readonly watching: number;
  /** Bytes for one more who comes: to them, and to each of the others. */
  readonly toNewcomer: number;
  readonly toOther: number;
  /** Bytes to everyone together. */
  readonly inAll: number;
  /** Microseconds of processor for the arrival. */
  readonly arrivalCpu: number;
}

const WATCHING = [10, 50, 100, 200, 400];
const PACE_MS = 50;
/** So many come one after the other, and go again. */
const ARRIVALS = 5;
/** Until everyone has been told of it. */
const TOLD_MS = 700;
/** The work for it is done long before: later, signs of life would count as well. */
const COME_MS = 100;

export const costOfSpectators = (seconds: number): Promise<SpectatorsCost> =>
  withData(data => withBoth(data, both => rowsOf(both, seconds)));

async function rowsOf(both: Both, seconds: number): Promise<SpectatorsCost> {
  await warmUp(both, seconds * 1_000);
  // One that plays, and one that rests: what a newcomer is told depends on how far a hand is.
  const [playing = '', resting = ''] = both.load.ids;
  const spectators: Client[] = [];
  const arrivals: Arrival[] = [];
  for (const watching of WATCHING) {
    while (spectators.length < watching) spectators.push(await Client.connect(both.server.port));
    await watch(resting, spectators);
    arrivals.push(await arrivalAt(resting, both, spectators));
  }
  const rows: SpectatorsRow[] = [];
  for (const [at, watching] of WATCHING.entries()) {
    await watch(playing, spectators.slice(0, watching));
    rows.push({ watching, ...arrivals[at]!, ...(await costOfMove(both, watching, seconds)) });
  }
  return rows;
}

async function watch(table: string, spectators: readonly Client[]): Promise<void> {
  for (const spectator of spectators) await spectator.ask({ type: 'watch', table });
  await pause(TOLD_MS);
}

type Arrival = Pick<SpectatorsRow, 'toNewcomer' | 'toOther' | 'inAll' | 'arrivalCpu'>;

/** The four at the table are told what everyone is. */
async function arrivalAt(
  table: string,
  { server }: Both,
  spectators: readonly Client[],
): Promise<Arrival> {
  let [toNewcomers, toOthers, cpu] = [0, 0, 0];
  const heard = (): number => spectators.reduce((sum, { bytes }) => sum + bytes, 0);
  for (let at = 0; at < ARRIVALS; at++) {
    const [before, newcomer] = [heard(), await Client.connect(server.port)];
    const started = totalOf(server.cpu());
    await newcomer.ask({ type: 'watch', table });
    await pause(COME_MS);
    cpu += totalOf(server.cpu()) - started;
    await pause(TOLD_MS);
    toNewcomers += newcomer.bytes;
    toOthers += heard() - before;
    newcomer.close();
    await pause(TOLD_MS);
  }
  const toOther = toOthers / ARRIVALS / spectators.length;
  const toNewcomer = toNewcomers / ARRIVALS;
  const inAll = toNewcomer + toOther * (spectators.length + SEATS);
  return { toNewcomer, toOther, inAll, arrivalCpu: cpu / ARRIVALS };
}

/** One table plays, on the floor with as many sockets. */
async function costOfMove(both: Both, watching: number, seconds: number): Promise<BothFigures> {
  await both.floor.crowd(SEATS + watching);
  setPace(both, PACE_MS);
  play(both, 1);
  await pause(1_000);
  const stretch = await measure(both, seconds * 1_000);
  play(both, 0);
  await pause(TOLD_MS);
  return figuresOf([stretch]);
}

export const spectatorsPage = (rows: SpectatorsCost): string =>
  [
    'one table with people who look on: one more comes, and a move',
    ...rows.map(
      ({ watching, toNewcomer, toOther, inAll, arrivalCpu, ...figures }) =>
        `  ${`${watching} look on`.padEnd(27)}${toNewcomer.toFixed(0)} bytes to who comes, ${toOther.toFixed(0)} to each other, ${inAll.toFixed(0)} in all, ${arrivalCpu.toFixed(0)} µs; ${besideFloor(figures)}`,
    ),
  ].join('\n');
