import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, afterEach } from 'vitest';

import { WORLD } from '../../world.ts';
import { type Call, perform, storeBy } from '../calls.ts';
import { EmbeddedPostgres } from '../embedded-postgres.ts';
import { openPostgres } from '../postgres.ts';
import { SqliteFile } from '../sqlite.ts';
import { openSqlite } from '../store-client.ts';
import type { Store } from '../store.ts';

const folder = mkdtempSync(join(tmpdir(), 'stammtisch-'));
let files = 0;
export const newPath = (): string => join(folder, `${++files}.db`);

/** The file itself, as a store: what the thread does, without the thread. */
function direct(file: SqliteFile): Store {
  const carryOut = (call: Call) =>
    Promise.resolve().then(async () => await file.transaction(() => perform(file, call)));
  return storeBy(carryOut, () => Promise.resolve(file.close()));
}

let server: Promise<EmbeddedPostgres> | undefined;

/** One for all tests of a file. */
async function start(): Promise<EmbeddedPostgres> {
  const postgres = await EmbeddedPostgres.start({ isHasty: true });
  const template = await openPostgres(await postgres.database(undefined, TEMPLATE), {
    world: WORLD,
  });
  await template.close();
  return postgres;
}

const TEMPLATE = 'empty_house';

/** The address of a new database there, with all tables of a house. */
export async function newDatabase(): Promise<string> {
  server ??= start();
  return (await server).database(TEMPLATE);
}

const opened: Store[] = [];

async function inPostgres(): Promise<Store> {
  const store = await openPostgres(await newDatabase(), { world: WORLD });
  opened.push(store);
  return store;
}

afterEach(async () => {
  for (const store of opened.splice(0)) await store.close();
});

afterAll(async () => await (await server)?.remove());

/** Every kind of store there is: what is true of one of them has to be true of all. */
export const STORES: readonly [string, () => Promise<Store>][] = [
  ['in memory', async () => direct(new SqliteFile(':memory:'))],
  ['in a file, in a thread', async () => await openSqlite(newPath())],
  ['in PostgreSQL', inPostgres],
];
