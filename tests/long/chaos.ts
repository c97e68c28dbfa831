import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

import { game } from '@stammtisch/big-two';
import { type Random, seeded } from '@stammtisch/kernel';
import type { TableId } from '@stammtisch/protocol';

import { Balancer } from '../../scripts/balancer.ts';
import { NodeProcess } from '../../scripts/node-process.ts';
import { EmbeddedPostgres } from '../../server/src/store/embedded-postgres.ts';
import { PostgresConnection } from '../../server/src/store/postgres-connection.ts';
import { roomsOf } from '../../server/src/store/rooms.ts';
import { DatabaseLine } from '../../server/src/store/testing/database-line.ts';
import { checkAll, headsOf } from '../../sim/invariants.ts';
import { pause, until } from './house-process.ts';
import { Player } from './player.ts';

export const SCENARIOS = ['kill', 'stop', 'cut', 'restart', 'outage', 'roll'] as const;
export type Scenario = (typeof SCENARIOS)[number];

const HERE = '127.0.0.1';
/** Once all is well again, every table goes on within this. */
const HEALED_MS = 10_000;
const SETTLED_MS = 3_000;
const LOGGED_MS = 20_000;

interface Node {
  readonly process: NodeProcess;
  readonly line: DatabaseLine;
}

interface TableAtPlay {
  readonly table: TableId;
  readonly players: readonly Player[];
}

/** Three nodes on one PostgreSQL with people at work, for things to go wrong. */
export class ChaosHouse {
  readonly #postgres: EmbeddedPostgres;
  readonly #url: string;
  readonly #nodes: readonly Node[];
  readonly #balancer: Balancer;
  readonly #tables: readonly TableAtPlay[];

  private constructor(
    postgres: EmbeddedPostgres,
    parts: Pick<ChaosParts, 'url' | 'nodes' | 'balancer' | 'tables'>,
  ) {
    this.#postgres = postgres;
    this.#url = parts.url;
    this.#nodes = parts.nodes;
    this.#balancer = parts.balancer;
    this.#tables = parts.tables;
  }

  static async open({ nodes: count = 3, tables: most = 2, seed = 1 } = {}): Promise<ChaosHouse> {
    const postgres = await EmbeddedPostgres.start();
    const url = await postgres.database();
    const ports = await freePorts(count);
    // The first makes the tables of the database.
    const nodes: Node[] = [];
    for (const [at, port] of ports.entries()) nodes.push(await openNode(url, { at, port }));
    const balancer = new Balancer(ports.map(port => ({ host: HERE, port })));
    balancer.server.listen(0, HERE);
    await once(balancer.server, 'listening');
    await until('all nodes are ready', () => balancer.ready === count, { within: 20_000 });
    const { port } = balancer.server.address() as AddressInfo;
    const tables: TableAtPlay[] = [];
    for (let at = 0; at < most; at++) tables.push(await tableOf(port, `${seed} ${at}`));
    return new ChaosHouse(postgres, { url, nodes, balancer, tables });
  }

  get moves(): number {
    return this.#tables.reduce((sum, table) => sum + movesOf(table), 0);
  }

  /** How long moves took, in milliseconds. */
  get times(): readonly number[] {
    return this.#tables.flatMap(({ players }) => players.flatMap(({ times }) => times));
  }

  /** One thing goes wrong, and is mended; says what should not have come of it. */
  async suffer(scenario: Scenario, random: Random): Promise<readonly string[]> {
    await pause(random.below(1_000));
    const node = this.#nodes[random.below(this.#nodes.length)]!;
    await this.#hurt(scenario, node, random);
    const before = this.#tables.map(movesOf);
    const goesOn = (): boolean =>
      this.#tables.every((table, at) => movesOf(table) >= before[at]! + 3);
    const since = performance.now();
    await until('', goesOn, { within: HEALED_MS }).catch(() => undefined);
    const after = Math.round(performance.now() - since);
    if (goesOn()) return [];
    return [`${scenario}: a table has not gone on ${after} ms after all was well again`];
  }

  async #hurt(scenario: Scenario, { process: node, line }: Node, random: Random): Promise<void> {
    switch (scenario) {
      case 'kill':
        process.kill(node.pid!, 'SIGKILL');
        await node.ended();
        await pause(random.below(3_000));
        return node.open();
      case 'stop': {
        const { pid } = node;
        process.kill(pid!, 'SIGSTOP');
        await pause(1_000 + random.below(8_000));
        process.kill(pid!, 'SIGCONT');
        return undefined;
      }
      case 'cut':
        line.cut();
        await pause(500 + random.below(6_000));
        return line.mend();
      case 'restart':
        await this.#postgres.stop('immediate');
        return this.#postgres.start();
      case 'roll':
        for (const each of this.#nodes) {
          await each.process.close();
          await each.process.open();
        }
        return undefined;
      case 'outage':
        await this.#postgres.stop('immediate');
        await pause(8_000 + random.below(4_000));
        return this.#postgres.start();
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
    await Promise.all(this.#nodes.map(({ line }) => line.close()));
    await this.#postgres.remove();
  }
}

interface ChaosParts {
  readonly url: string;
  readonly nodes: readonly Node[];
  readonly balancer: Balancer;
  readonly tables: readonly TableAtPlay[];
}

const movesOf = ({ players }: TableAtPlay): number =>
  players.reduce((sum, { journal }) => sum + journal.acknowledged.length, 0);

async function openNode(
  url: string,
  { at, port }: { readonly at: number; readonly port: number },
): Promise<Node> {
  const line = await DatabaseLine.to(url);
  const env = {
    ...process.env,
    BASE_PATH: '',
    CLUEDO_PORT: '',
    DATABASE_URL: line.url,
    HOST: HERE,
    LOG_FORMAT: 'json',
    LOG_LEVEL: 'silent',
    PUBLIC_URL: '',
    THINKING_MS: '30',
    TRUST_PROXY: '1',
  };
  const node = new NodeProcess(`node ${at + 1}`, { port, env, say: () => undefined });
  await node.open();
  return { process: node, line };
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
