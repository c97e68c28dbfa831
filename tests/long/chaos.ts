import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

import { game } from '@stammtisch/big-two';
import { type Random, seeded } from '@stammtisch/kernel';
import type { TableId } from '@stammtisch/protocol';

import { Balancer } from '../../scripts/balancer.ts';
import { NodeProcess } from '../../scripts/node-process.ts';
import { NatsServer } from '../../server/src/bus/testing/nats-server.ts';
import { EmbeddedPostgres } from '../../server/src/store/embedded-postgres.ts';
import { PostgresConnection } from '../../server/src/store/postgres-connection.ts';
import { roomsOf } from '../../server/src/store/rooms.ts';
import { CuttableLine } from '../../server/src/store/testing/cuttable-line.ts';
import { checkAll, headsOf } from '../../sim/invariants.ts';
import { pause, until } from './house-process.ts';
import { Player } from './player.ts';

export const SCENARIOS = [
  'kill',
  'stop',
  'cut',
  'bus',
  'clients',
  'clock',
  'restart',
  'outage',
  'nats',
  'roll',
] as const;
export type Scenario = (typeof SCENARIOS)[number];

const HERE = '127.0.0.1';
/** Once all is well again, every table goes on within this. */
const HEALED_MS = 10_000;
const SETTLED_MS = 3_000;
const LOGGED_MS = 20_000;
const OUTAGE_MS = 30_000;
/** What a connection by which a node hears hints is called in PostgreSQL. */
const BUS = 'stammtisch bus';
/** Clocks of machines are apart by so much at the most. */
const SKEW_MS = 60_000;

interface Node {
  readonly process: NodeProcess;
  /** With which it is started the next time. */
  readonly env: NodeJS.ProcessEnv;
  readonly database: CuttableLine;
  /** To NATS; without it, hints go by the database. */
  readonly nats: CuttableLine | undefined;
  /** By which clients come. */
  readonly door: CuttableLine;
}

interface TableAtPlay {
  readonly table: TableId;
  readonly players: readonly Player[];
}

/** Three nodes on one PostgreSQL with people at work, for things to go wrong. */
export class ChaosHouse {
  readonly #postgres: EmbeddedPostgres;
  readonly #nats: NatsServer | undefined;
  readonly #url: string;
  readonly #nodes: readonly Node[];
  readonly #balancer: Balancer;
  readonly #tables: readonly TableAtPlay[];

  private constructor(postgres: EmbeddedPostgres, parts: ChaosParts) {
    this.#postgres = postgres;
    this.#nats = parts.nats;
    this.#url = parts.url;
    this.#nodes = parts.nodes;
    this.#balancer = parts.balancer;
    this.#tables = parts.tables;
  }

  /** Hints go by the database, or by NATS. */
  static async open({
    nodes: count = 3,
    tables: most = 2,
    seed = 1,
    withNats = false,
  } = {}): Promise<ChaosHouse> {
    const postgres = await EmbeddedPostgres.start();
    const nats = withNats ? await NatsServer.start() : undefined;
    const url = await postgres.database();
    const ports = await freePorts(count);
    // The first makes the tables of the database.
    const nodes: Node[] = [];
    for (const [at, port] of ports.entries())
      nodes.push(await openNode({ at, port, url, natsUrl: nats?.url }));
    const doors = nodes.map(({ door }) => Number(new URL(door.url).port));
    const balancer = new Balancer(doors.map(port => ({ host: HERE, port })));
    balancer.server.listen(0, HERE);
    await once(balancer.server, 'listening');
    await until('all nodes are ready', () => balancer.ready === count, { within: 20_000 });
    const { port } = balancer.server.address() as AddressInfo;
    const tables: TableAtPlay[] = [];
    for (let at = 0; at < most; at++) tables.push(await tableOf(port, `${seed} ${at}`));
    return new ChaosHouse(postgres, { nats, url, nodes, balancer, tables });
  }

  get moves(): number {
    return this.#tables.reduce((sum, table) => sum + movesOf(table), 0);
  }

  /** How long moves took, in milliseconds. */
  get times(): readonly number[] {
    return this.#tables.flatMap(({ players }) => players.flatMap(({ times }) => times));
  }

  /** These go wrong at the same time, each at another node, and are mended; says what should not have come of it. */
  async suffer(scenarios: readonly Scenario[], random: Random): Promise<readonly string[]> {
    await pause(random.below(1_000));
    const first = random.below(this.#nodes.length);
    // Drawn beforehand: the same seed does the same, whatever takes how long.
    const planned = scenarios.map((scenario, at) => ({
      scenario,
      node: this.#nodes[(first + at) % this.#nodes.length]!,
      luck: random.below(1_001) / 1_000,
    }));
    await Promise.all(planned.map(each => this.#hurt(each)));
    const before = this.#tables.map(movesOf);
    const goesOn = (): boolean =>
      this.#tables.every((table, at) => movesOf(table) >= before[at]! + 3);
    const since = performance.now();
    await until('', goesOn, { within: HEALED_MS }).catch(() => undefined);
    const after = Math.round(performance.now() - since);
    if (goesOn()) return [];
    return [
      `${scenarios.join(' and ')}: a table has not gone on ${after} ms after all was well again`,
    ];
  }

  async #hurt({ scenario, node, luck }: Mishap): Promise<void> {
    const between = (least: number, most: number): number => least + (most - least) * luck;
    const { pid } = node.process;
    switch (scenario) {
      case 'kill':
        process.kill(pid!, 'SIGKILL');
        await node.process.ended();
        await pause(between(0, 3_000));
        return node.process.open();
      case 'stop':
        process.kill(pid!, 'SIGSTOP');
        await pause(between(1_000, 60_000));
        process.kill(pid!, 'SIGCONT');
        return undefined;
      case 'cut':
        return without(node.database, between(500, 6_500));
      case 'bus':
        return node.nats === undefined
          ? without(node.database, between(500, 6_500), BUS)
          : without(node.nats, between(500, 6_500));
      case 'clients':
        return without(node.door, between(500, 6_500));
      case 'clock':
        await node.process.close();
        node.env['NODE_OPTIONS'] = withClock(luck < 0.5 ? -SKEW_MS : SKEW_MS);
        return node.process.open();
      case 'restart':
        await this.#postgres.stop('immediate');
        return this.#postgres.start();
      case 'outage':
        await this.#postgres.stop('immediate');
        await pause(OUTAGE_MS);
        return this.#postgres.start();
      case 'nats':
        await this.#nats?.stop();
        await pause(between(500, 6_500));
        return this.#nats?.start();
      case 'roll':
        for (const each of this.#nodes) {
          await each.process.close();
          await each.process.open();
        }
        return undefined;
    }
  }

  /** What the log, the books and everyone's journal say against each other. */
  async complaints(): Promise<readonly string[]> {
    const players = this.#tables.flatMap(table => table.players);
    for (const player of players) player.rest();
    await pause(SETTLED_MS);
    const connection = await PostgresConnection.open(this.#url, 'chaos');
    try {
      const rooms = roomsOf(connection);
      const heads = await headsOf(rooms);
      // Computers go on.
      const isThere = ({ table, players: [player] }: TableAtPlay): boolean =>
        (player!.client.snapshot.table?.version ?? 0) >= (heads.get(table) ?? 0);
      await until('', () => this.#tables.every(isThere), { within: LOGGED_MS }).catch(
        () => undefined,
      );
      return await checkAll(rooms, players, { game, heads });
    } finally {
      await connection.close();
    }
  }

  async close(): Promise<void> {
    for (const { players } of this.#tables) for (const { client } of players) client.stop();
    await this.#balancer.close();
    await Promise.all(this.#nodes.map(({ process: node }) => node.close()));
    const lines = this.#nodes.flatMap(({ database, nats, door }) =>
      [database, nats ?? [], door].flat(),
    );
    await Promise.all(lines.map(line => line.close()));
    await this.#nats?.stop();
    await this.#postgres.remove();
  }
}

interface Mishap {
  readonly scenario: Scenario;
  /** The one that is hurt, where it is one. */
  readonly node: Node;
  /** From 0 to 1: what makes one time differ from another. */
  readonly luck: number;
}

interface NodeOptions {
  readonly at: number;
  readonly port: number;
  readonly url: string;
  readonly natsUrl: string | undefined;
}

interface ChaosParts {
  readonly nats: NatsServer | undefined;
  readonly url: string;
  readonly nodes: readonly Node[];
  readonly balancer: Balancer;
  readonly tables: readonly TableAtPlay[];
}

const movesOf = ({ players }: TableAtPlay): number =>
  players.reduce((sum, { journal }) => sum + journal.acknowledged.length, 0);

async function openNode({ at, port, url, natsUrl }: NodeOptions): Promise<Node> {
  const [database, nats, door] = await Promise.all([
    CuttableLine.to(url),
    natsUrl === undefined ? undefined : CuttableLine.to(natsUrl),
    CuttableLine.to(`http://${HERE}:${port}`),
  ]);
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    BASE_PATH: '',
    CLUEDO_PORT: '',
    DATABASE_URL: database.url,
    HOST: HERE,
    LOG_FORMAT: 'json',
    LOG_LEVEL: 'silent',
    NATS_URL: nats?.url ?? '',
    PUBLIC_URL: '',
    THINKING_MS: '30',
    TRUST_PROXY: '1',
  };
  const node = new NodeProcess(`node ${at + 1}`, { port, env, say: () => undefined });
  await node.open();
  return { process: node, env, database, nats, door };
}

/** Those whose first words name it get nowhere for so long; all of them, if nothing is named. */
async function without(line: CuttableLine, milliseconds: number, words = ''): Promise<void> {
  line.cut(words);
  await pause(milliseconds);
  line.mend();
}

/** For a process whose machine's clock is ahead by so much. */
function withClock(ahead: number): string {
  const module = `const {now}=Date;Date.now=()=>now()+(${ahead})`;
  const others = process.env['NODE_OPTIONS'] ?? '';
  return `${others} --import=data:text/javascript,${encodeURIComponent(module)}`.trim();
}

/** Two people, who come by the balancer, and two computers. */
async function tableOf(port: number, seed: string): Promise<TableAtPlay> {
  const players = ['Anna', 'Bert'].map(
    name => new Player(name, { port, game, random: seeded(seed, name) }),
  );
  for (const { client } of players) client.start();
  const isIn = (): boolean => players.every(({ client }) => client.snapshot.connection === 'open');
  await until('everyone is in', isIn, { within: 20_000 });
  const [host, guest] = players.map(({ client }) => client);
  const opened = await host!.open(game.name);
  if (!opened.ok) throw new Error(opened.error.code);
  const { table } = opened.value;
  for (const client of [host!, guest!]) await client.watch(table);
  for (const answer of [await guest!.sit(table), await host!.startGame(table)])
    if (!answer.ok) throw new Error(answer.error.code);
  for (const player of players) {
    player.settle();
    player.play();
  }
  return { table, players };
}

/** All at once: none is free twice. */
async function freePorts(count: number): Promise<readonly number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, HERE));
  await Promise.all(servers.map(server => once(server, 'listening')));
  const ports = servers.map(server => (server.address() as AddressInfo).port);
  await Promise.all(servers.map(server => new Promise(resolve => void server.close(resolve))));
  return ports;
}
