import {
  type Both,
  type BothFigures,
  figuresOf,
  measure,
  play,
  seatBoth,
  setPace,
  type Stretch,
  threadsOf,
  threadsText,
  WARM_TABLES,
  warmUp,
  withBoth,
  withData,
} from './both.ts';
import { pause } from './process.ts';

/** Each table's next move is sent as soon as all four have seen the last one. */
export interface CapacityCost extends BothFigures {
  readonly tables: number;
  /** Of the house, in microseconds a move. */
  readonly threads: Readonly<Record<string, number>>;
  /** How many processors this process took to play at the house: it may be what ends first. */
  readonly players: number;
}

/** House and floor take turns, in so many pieces each: at once they would take the machine from each other. */
const PIECES = 4;
/** Until play is under way, and until nothing is any more. */
const DRAIN_MS = 1_000;

interface Wish {
  readonly tables: number;
  readonly seconds: number;
}

export const costOfCapacity = (wish: Wish): Promise<CapacityCost> =>
  withData(data => withBoth(data, both => inClosedLoop(both, wish)));

async function inClosedLoop(both: Both, { tables, seconds }: Wish): Promise<CapacityCost> {
  await warmUp(both, seconds * 1_000);
  await seatBoth(both, tables - WARM_TABLES);
  setPace(both, 0);
  const [house, floor]: [Turn[], Turn[]] = [[], []];
  const milliseconds = (seconds * 1_000) / PIECES;
  for (let at = 0; at < PIECES; at++) {
    both.load.play(tables);
    house.push(await turn(both, milliseconds));
    both.floor.play(tables);
    floor.push(await turn(both, milliseconds));
  }
  return {
    tables,
    house: figuresOf(house).house,
    floor: figuresOf(floor).floor,
    threads: threadsOf(house),
    players: house.reduce((sum, { players }) => sum + players, 0) / PIECES,
  };
}

interface Turn extends Stretch {
  readonly players: number;
}

async function turn(both: Both, milliseconds: number): Promise<Turn> {
  await pause(DRAIN_MS);
  const before = process.cpuUsage();
  const stretch = await measure(both, milliseconds);
  const { user, system } = process.cpuUsage(before);
  play(both, 0);
  await pause(DRAIN_MS);
  return { ...stretch, players: (user + system) / 1e6 / stretch.house.seconds };
}

export const capacityPage = ({ tables, house, floor, threads, players }: CapacityCost): string =>
  [
    `closed loop, ${tables} tables: the next move as soon as all four have seen the last`,
    `  durable moves a second     ${house.perSecond.toFixed(0)}, floor ${floor.perSecond.toFixed(0)}`,
    `  a move                     ${house.cpu.toFixed(0)} µs of processor, floor ${floor.cpu.toFixed(0)}`,
    `  by thread                  ${threadsText(threads)}: the busiest allows ${(1e6 / Math.max(...Object.values(threads))).toFixed(0)} a second`,
    `  sent to seen by all four   p50 ${house.p50.toFixed(1)} ms, p99 ${house.p99.toFixed(1)} ms; floor p50 ${floor.p50.toFixed(1)} ms, p99 ${floor.p99.toFixed(1)} ms`,
    `  who plays                  ${players.toFixed(2)} processors`,
  ].join('\n');
