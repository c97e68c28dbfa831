import { expect, test } from 'vitest';

import { CATALOGUE } from './catalogue.ts';
import { Database } from './database.ts';
import { PostgresConnection } from './postgres-connection.ts';
import { SqliteFile } from './sqlite.ts';
import { newDatabase, newPath } from './testing/stores.ts';

/** Of each table its columns, and those that tell its rows apart. */
type Shape = Readonly<Record<string, { columns: readonly string[]; key: readonly string[] }>>;

async function inSqlite(): Promise<Shape> {
  const path = newPath();
  new SqliteFile(path).close();
  const database = new Database(path, { readOnly: true });
  const rows = await database.all(
    `SELECT tables.name AS "table", columns.name AS "column", columns.pk AS place
     FROM sqlite_schema AS tables, pragma_table_info(tables.name) AS columns
     WHERE tables.type = 'table' AND tables.name NOT LIKE 'sqlite%' ORDER BY place`,
  );
  database.close();
  return shapeOf(rows);
}

async function inPostgres(): Promise<Shape> {
  const connection = await PostgresConnection.open(await newDatabase(), 'test');
  const rows = await connection.all(
    `SELECT columns.table_name AS "table", columns.column_name AS "column",
       coalesce(keys.ordinal_position, 0) AS place
     FROM information_schema.columns AS columns
     LEFT JOIN information_schema.key_column_usage AS keys
       ON keys.table_name = columns.table_name AND keys.column_name = columns.column_name
         AND keys.constraint_name = columns.table_name || '_pkey'
     WHERE columns.table_schema = 'public' AND columns.table_name <> 'house_schema'
     ORDER BY keys.ordinal_position`,
  );
  await connection.close();
  return shapeOf(rows);
}

function shapeOf(rows: readonly Readonly<Record<string, unknown>>[]): Shape {
  const tables = Object.groupBy(rows, row => String(row['table']));
  return Object.fromEntries(
    Object.entries(tables).map(([table, columns = []]) => [
      table,
      {
        columns: columns.map(row => String(row['column'])).toSorted(),
        key: columns.filter(row => Number(row['place']) > 0).map(row => String(row['column'])),
      },
    ]),
  );
}

test('both kinds of database have the same tables, and the catalogue has all of them', async () => {
  const sqlite = await inSqlite();
  expect(await inPostgres()).toEqual(sqlite);
  const keys = Object.entries(sqlite).map(([table, { key }]) => [table, key]);
  expect(Object.fromEntries(keys)).toEqual(CATALOGUE);
});
