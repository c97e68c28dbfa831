import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { settingsFrom } from '../server/src/settings.ts';
import { Database } from '../server/src/store/database.ts';
import { PostgresConnection } from '../server/src/store/postgres-connection.ts';
import { migrate } from '../server/src/store/postgres-migrations.ts';
import type { Sql } from '../server/src/store/sql.ts';
import { SqliteFile } from '../server/src/store/sqlite.ts';
import { Mistake } from './arguments.ts';

/** The database of a house that a command works on. */
export interface HouseDatabase extends Sql {
  readonly isPostgres: boolean;
  /** Several statements, without values. */
  exec(sql: string): unknown;
  close(): unknown;
}

export const isPostgres = (where: string): boolean => /^postgres(ql)?:\/\//.test(where);

/** What the settings name, or a directory: a file there, or PostgreSQL. */
export function placeOf(data: string | undefined): string {
  const settings = settingsFrom(data === undefined ? [] : ['--data', data], process.env);
  if (data === undefined && settings.databaseUrl !== undefined) return settings.databaseUrl;
  const path = join(settings.data, 'house.db');
  if (!existsSync(path)) throw new Mistake(`there is no house in ${settings.data}`);
  return path;
}

/** To look at it; a file may be open meanwhile. */
export async function look(where: string): Promise<HouseDatabase> {
  if (isPostgres(where)) return await connect(where);
  // Refuses what is no house, or of another version.
  new SqliteFile(where, { readOnly: true }).close();
  return Object.assign(new Database(where, { readOnly: true }), { isPostgres: false });
}

/** To write to it: no house may be open there. It is made if it is not there yet. */
export async function open(where: string): Promise<HouseDatabase> {
  if (isPostgres(where)) {
    const connection = await connect(where);
    await migrate(connection);
    return connection;
  }
  new SqliteFile(where).close();
  return Object.assign(new Database(where, {}), { isPostgres: false });
}

async function connect(url: string) {
  try {
    const connection = await PostgresConnection.open(url, 'stammtisch command');
    return Object.assign(connection, { isPostgres: true });
  } catch (cause) {
    throw new Mistake(`the database cannot be reached: ${String(cause)}`, { cause });
  }
}

/** What `work` reads is the house as it was at one moment. */
export async function glance<T>(database: HouseDatabase, work: () => Promise<T>): Promise<T> {
  await database.exec(
    database.isPostgres ? 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY' : 'BEGIN',
  );
  try {
    return await work();
  } finally {
    await database.exec('COMMIT');
  }
}
