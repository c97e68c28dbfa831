import { BadDatabase } from './bad-database.ts';
import type { PostgresConnection } from './postgres-connection.ts';
import { BASE, BASE_VERSION, inPostgres } from './postgres-schema.ts';
import { MIGRATIONS, OLDEST_AT_WORK } from './schema.ts';

/** Held while the tables of the database are changed: one node does it, the others wait. */
const LOCK = 'migrations';

/**
 * Brings the tables of a database to where this version needs them, one step after the other, each in
 * a transaction of its own. What was done before a step that failed stays done.
 */
export async function migrate(connection: PostgresConnection): Promise<number> {
  await connection.get('SELECT pg_advisory_lock(hashtextextended(?, 0))', LOCK);
  try {
    await connection.exec(
      `CREATE TABLE IF NOT EXISTS house_schema (
         version BIGINT PRIMARY KEY, oldest BIGINT NOT NULL, at TIMESTAMPTZ NOT NULL DEFAULT now())`,
    );
    const { version, oldest } = await versionOf(connection);
    if (oldest > MIGRATIONS.length)
      throw new BadDatabase(
        'the database was changed by a Stammtisch that is too new for this one',
      );
    if (version === 0) await step(connection, BASE, BASE_VERSION);
    const done = Math.max(version, BASE_VERSION);
    for (const [at, migration] of MIGRATIONS.slice(done).entries())
      await step(connection, inPostgres(migration), done + at + 1);
    return Math.max(MIGRATIONS.length, version);
  } finally {
    await connection.get('SELECT pg_advisory_unlock(hashtextextended(?, 0))', LOCK);
  }
}

async function versionOf(
  connection: PostgresConnection,
): Promise<{ readonly version: number; readonly oldest: number }> {
  const row = await connection.get(
    'SELECT coalesce(max(version), 0) AS version, coalesce(max(oldest), 0) AS oldest FROM house_schema',
  );
  return { version: Number(row?.['version']), oldest: Number(row?.['oldest']) };
}

async function step(connection: PostgresConnection, sql: string, version: number): Promise<void> {
  await connection.exec('BEGIN');
  try {
    await connection.exec(sql);
    await connection.run(
      'INSERT INTO house_schema (version, oldest) VALUES (?, ?)',
      version,
      OLDEST_AT_WORK,
    );
    await connection.exec('COMMIT');
  } catch (error) {
    if (!connection.isLost) await connection.exec('ROLLBACK');
    throw error;
  }
}
