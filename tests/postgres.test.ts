import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { game } from '@stammtisch/big-two';
import { seeded } from '@stammtisch/kernel';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';

import { RealHouse } from '../e2e/house.ts';
import { collected } from '../server/src/collected.ts';
import { CATALOGUE } from '../server/src/store/catalogue.ts';
import { EmbeddedPostgres } from '../server/src/store/embedded-postgres.ts';
import { PostgresConnection } from '../server/src/store/postgres-connection.ts';
import { roomsOf } from '../server/src/store/rooms.ts';
import { until } from './long/house-process.ts';
import { Player } from './long/player.ts';

let server: Promise<EmbeddedPostgres> | undefined;

/** With all it promises: what it has acknowledged is on disk. */
const postgres = (): Promise<EmbeddedPostgres> => (server ??= EmbeddedPostgres.start());

afterAll(async () => await (await server)?.remove());

const PATIENCE = { within: 20_000 };

interface Evening {
  readonly url: string;
  readonly house: RealHouse;
  readonly players: readonly Player[];
  /** Everybody has made some more moves. */
  goesOn(): Promise<void>;
  acknowledged(): number;
}

/** Two people and two computers at a table of Big Two, in a house on PostgreSQL. */
async function evening(): Promise<Evening> {
  const url = await (await postgres()).database();
  const house = await new RealHouse(undefined, undefined, { DATABASE_URL: url }).open();
  onTestFinished(async () => void (await house.kill()));
  const port = Number(new URL(house.url).port);
  const players = ['Anna', 'Bert'].map(
    name => new Player(name, { port, game, random: seeded(7, name) }),
  );
  for (const player of players) {
    onTestFinished(() => player.client.stop());
    player.client.start();
  }
  const isIn = () => players.every(({ client }) => client.snapshot.connection === 'open');
  await until('everyone is in', isIn, PATIENCE);
  const [host, guest] = players.map(({ client }) => client);
  const opened = await host!.open(game.name);
  if (!opened.ok) throw new Error(opened.error.code);
  const { table } = opened.value;
  await host!.watch(table);
  await guest!.watch(table);
  expect(await guest!.sit(table)).toMatchObject({ ok: true });
  expect(await host!.startGame(table)).toMatchObject({ ok: true });
  for (const player of players) {
    player.settle();
    player.play();
  }
  const acknowledged = () =>
    players.reduce((sum, { journal }) => sum + journal.acknowledged.length, 0);
  const goesOn = async (): Promise<void> => {
    const before = acknowledged();
    await until('the table goes on', () => acknowledged() >= before + 3, PATIENCE);
  };
  return { url, house, players, goesOn, acknowledged };
}

/** Every move that was acknowledged is in the log once, where it was said to be, and the books balance. */
async function complaints({ url, players }: Evening): Promise<readonly string[]> {
  const connection = await PostgresConnection.open(url, 'test');
  try {
    const { tables, ledger } = roomsOf(connection);
    const moves = players.flatMap(({ journal }) => journal.acknowledged);
    const lost = await collected(moves, async ({ table, key, version }) =>
      (await tables.versionOf(table, key)) === version ? [] : [`${key} is not at ${version}`],
    );
    const heard = players.flatMap(({ journal }) => journal.complaints);
    return [...lost, ...heard, ...(await ledger.audit())];
  } finally {
    await connection.close();
  }
}

const rowsIn = async (url: string): Promise<unknown> => {
  const connection = await PostgresConnection.open(url, 'test');
  try {
    const tables = Object.entries(CATALOGUE).map(async ([table, key]) => [
      table,
      await connection.all(`SELECT * FROM ${table} ORDER BY ${key.join(', ')}`),
    ]);
    return await Promise.all(tables);
  } finally {
    await connection.close();
  }
};

const run = (
  script: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<{ readonly code: number; readonly text: string }> =>
  new Promise(resolve => {
    const options = { env: { ...process.env, ...env } };
    execFile(
      process.execPath,
      [`scripts/${script}.ts`, ...args],
      options,
      (error, out, complaint) => resolve({ code: error === null ? 0 : 1, text: out + complaint }),
    );
  });

describe('a house on PostgreSQL', () => {
  test('goes on where it was after it was killed', { timeout: 60_000 }, async () => {
    const night = await evening();
    await night.goesOn();
    await night.house.kill();
    await night.house.open();
    await night.goesOn();
    expect(await complaints(night)).toEqual([]);
  });

  test(
    'plays on when the database is back, and says meanwhile that it is away',
    { timeout: 90_000 },
    async () => {
      const night = await evening();
      await night.goesOn();
      const database = await postgres();
      await database.stop('immediate');
      const [anna] = night.players;
      const renamed = await anna!.client.rename('Annamirl');
      expect(renamed).toMatchObject({ ok: false, error: { code: 'unavailable' } });
      expect((await fetch(`${night.house.url}/healthz`)).status).toBe(200);
      expect((await fetch(`${night.house.url}/readyz`)).status).toBe(503);
      await database.start();
      await night.goesOn();
      expect(await complaints(night)).toEqual([]);
    },
  );

  test(
    'moves into a file and back with every row, and is sound there',
    { timeout: 90_000 },
    async () => {
      const night = await evening();
      await night.goesOn();
      const file = join(mkdtempSync(join(tmpdir(), 'stammtisch-move-')), 'house.db');
      const back = await (await postgres()).database();
      // Not while a node is at work, whether it is read or written there.
      for (const [from, to, which] of [
        [night.url, file, '--from'],
        [back, night.url, '--to'],
      ] as const)
        expect(await run('move-house', ['--from', from, '--to', to])).toMatchObject({
          code: 1,
          text: expect.stringContaining(`a house is open on the database of ${which}`),
        });
      await night.house.kill('SIGTERM');
      for (const [from, to] of [
        [night.url, file],
        [file, back],
      ] as const)
        expect(await run('move-house', ['--from', from, '--to', to])).toMatchObject({
          code: 0,
          text: expect.stringMatching(/1 tables with \d+ entries, all replayed/),
        });
      expect(await rowsIn(back)).toEqual(await rowsIn(night.url));
      expect(await run('ledger-check', [], { DATABASE_URL: back })).toMatchObject({
        code: 0,
        text: expect.stringContaining('1 open tables, 0 complaints'),
      });
      // Nothing is overwritten, in either direction.
      for (const [from, to] of [
        [file, back],
        [back, file],
      ] as const)
        expect(await run('move-house', ['--from', from, '--to', to])).toMatchObject({
          code: 1,
          text: expect.stringContaining('there is a house already'),
        });
      // New rows are counted on from the old ones.
      const house = await new RealHouse(undefined, undefined, { DATABASE_URL: back }).open();
      onTestFinished(async () => void (await house.kill()));
      const port = Number(new URL(house.url).port);
      const carla = new Player('Carla', { port, game, random: seeded(3) });
      onTestFinished(() => carla.client.stop());
      carla.client.start();
      expect(await carla.client.open(game.name)).toMatchObject({ ok: true });
    },
  );

  test(
    'may have two nodes: who looks on by the one sees what is played by the other',
    { timeout: 60_000 },
    async () => {
      const night = await evening();
      const { url, players } = night;
      const second = await new RealHouse(undefined, undefined, { DATABASE_URL: url }).open();
      onTestFinished(async () => void (await second.kill()));
      const port = Number(new URL(second.url).port);
      const carla = new Player('Carla', { port, game, random: seeded(3) });
      onTestFinished(() => carla.client.stop());
      carla.client.start();
      const { table } = players[0]!.client.snapshot.table!;
      expect(await carla.client.watch(table)).toMatchObject({ ok: true });
      await night.goesOn();
      const version = () => carla.client.snapshot.table!.version;
      const before = version();
      await night.goesOn();
      await until('Carla sees it', () => version() > before, PATIENCE);
      expect(carla.journal.complaints).toEqual([]);
      expect(await complaints(night)).toEqual([]);
    },
  );
});
