import {
  besideFloor,
  type Both,
  type BothFigures,
  figuresOf,
  measure,
  play,
  setPace,
  type Stretch,
  totalOf,
  warmUp,
  WARM_TABLES,
  withBoth,
  withData,
} from './both.ts';
import { Client } from './client.ts';
import { pause } from './process.ts';

/** What the list of tables costs while people sit down and get up, and what it does to those who play. */
export type LobbyCost = readonly LobbyRow[];

interface LobbyRow extends BothFigures {
  readonly listed: number;
  readonly listeners: number;
  /** Seconds from one change of a table to its next; 0 if nothing changes. */
  readonly pace: number;
  readonly changesPerSecond: number;
  /** To all who listen together. */
  readonly bytesPerSecond: number;
  /** Share of one processor. */
  readonly share: number;
}

const LISTED = 500;
const LISTENERS = [0, 500];
const PACES = [0, 10, 1];
const MOVE_MS = 1_000;
const GROUP = 20;

export const costOfLobby = (seconds: number): Promise<LobbyCost> =>
  withData(data => withBoth(data, both => rowsOf(both, seconds)));

async function rowsOf(both: Both, seconds: number): Promise<LobbyCost> {
  await warmUp(both, seconds * 1_000);
  const { port } = both.server;
  const tables = await inGroups(LISTED, () => ListedTable.open(port));
  const listeners: Client[] = [];
  const rows: LobbyRow[] = [];
  setPace(both, MOVE_MS);
  for (const count of LISTENERS) {
    listeners.push(...(await inGroups(count, () => listenerAt(port))));
    for (const pace of PACES)
      rows.push(await costOfList(both, { tables, listeners, pace, seconds }));
  }
  return rows;
}

async function inGroups<T>(count: number, make: () => Promise<T>): Promise<readonly T[]> {
  const made: T[] = [];
  while (made.length < count) {
    const group = Array.from({ length: Math.min(GROUP, count - made.length) }, make);
    made.push(...(await Promise.all(group)));
  }
  return made;
}

async function listenerAt(port: number): Promise<Client> {
  const listener = await Client.connect(port);
  await listener.ask({ type: 'lobby', on: true });
  return listener;
}

/** A table in the list whose host waits, while a guest sits down and gets up again. */
class ListedTable {
  readonly #table: string;
  readonly #guest: Client;
  #timer: NodeJS.Timeout | undefined;
  #isSeated = false;
  changes = 0;

  private constructor(table: string, guest: Client) {
    this.#table = table;
    this.#guest = guest;
  }

  static async open(port: number): Promise<ListedTable> {
    const [host, guest] = await Promise.all([Client.connect(port), Client.connect(port)]);
    const { table = '' } = await host.ask({ type: 'open', game: 'big-two', listed: true });
    await host.ask({ type: 'watch', table });
    await guest.ask({ type: 'watch', table });
    return new ListedTable(table, guest);
  }

  /** So many milliseconds apart; never, if it is 0. */
  change(pace: number): void {
    clearInterval(this.#timer);
    if (pace > 0) this.#timer = setInterval(() => this.#change(), pace);
  }

  #change(): void {
    const type = this.#isSeated ? 'leave' : 'sit';
    this.#isSeated = !this.#isSeated;
    this.changes++;
    void this.#guest.ask({ type, table: this.#table });
  }
}

interface Wish {
  readonly tables: readonly ListedTable[];
  readonly listeners: readonly Client[];
  readonly pace: number;
  readonly seconds: number;
}

async function costOfList(
  both: Both,
  { tables, listeners, pace, seconds }: Wish,
): Promise<LobbyRow> {
  const changes = (): number => tables.reduce((sum, each) => sum + each.changes, 0);
  const heard = (): number => listeners.reduce((sum, { bytes }) => sum + bytes, 0);
  play(both, WARM_TABLES);
  for (const [at, table] of tables.entries())
    setTimeout(() => table.change(pace * 1_000), (at * pace * 1_000) / tables.length);
  await pause((pace + 1) * 1_000);
  const [changed, bytes] = [changes(), heard()];
  const stretch = await measure(both, seconds * 1_000);
  const row = {
    listed: tables.length,
    listeners: listeners.length,
    pace,
    changesPerSecond: (changes() - changed) / stretch.house.seconds,
    bytesPerSecond: (heard() - bytes) / stretch.house.seconds,
    share: shareOf(stretch),
    ...figuresOf([stretch]),
  };
  for (const table of tables) table.change(0);
  play(both, 0);
  await pause(MOVE_MS);
  return row;
}

const shareOf = ({ house: { cpu, seconds } }: Stretch): number => totalOf(cpu) / 1e6 / seconds;

export const lobbyPage = (rows: LobbyCost): string =>
  [
    `the list of ${LISTED} tables, while ${WARM_TABLES} others make a move a second`,
    ...rows.map(
      ({ listeners, pace, changesPerSecond, bytesPerSecond, share, ...figures }) =>
        `  ${`${listeners} listen, ${paceText(pace)}`.padEnd(34)}${changesPerSecond.toFixed(0)} changes/s, ${(bytesPerSecond / 1e6).toFixed(2)} MB/s, ${(share * 100).toFixed(0)} % of a processor; ${besideFloor(figures)}`,
    ),
  ].join('\n');

const paceText = (pace: number): string =>
  pace === 0 ? 'no changes' : `each changes in ${pace} s`;
