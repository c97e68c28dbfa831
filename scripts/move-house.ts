import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { CATALOGUE, COUNTED, PASSING } from '../server/src/store/catalogue.ts';
import { holdsHouse } from '../server/src/store/house-lock.ts';
import type { Row, SqlValue } from '../server/src/store/sql.ts';
import { command, Mistake, print } from './arguments.ts';
import { allGames, houseComplaints } from './check-house.ts';
import { glance, type HouseDatabase, isPostgres, look, open } from './house-database.ts';

const USAGE = `Moves all of a house from a file to PostgreSQL or back, and looks whether all of it has arrived:
every row is counted, every log replayed, every cent of the books counted. No house may be open
on either. What was moved stays where it was, too.

  npm run move-house -- --from FILE|postgres://… --to postgres://…|FILE`;

const MOVED = Object.entries(CATALOGUE).filter(([table]) => !PASSING.includes(table));
const ROWS_AT_ONCE = 1_000;

command(USAGE, async () => {
  const { values } = parseArgs({ options: { from: { type: 'string' }, to: { type: 'string' } } });
  if (values.from === undefined || values.to === undefined)
    throw new Mistake('--from and --to must name a file or a PostgreSQL each');
  const [from, to] = [placeOf(values.from), placeOf(values.to)];
  if (from === to) throw new Mistake('--from and --to name the same');
  if (!isPostgres(from) && !existsSync(from)) throw new Mistake(`there is no house in ${from}`);
  const source = isPostgres(from) ? await look(from) : await open(from);
  try {
    await holdAlone(source, '--from');
    const target = await open(to);
    try {
      await holdAlone(target, '--to');
      print(await moved(source, target));
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
});

/** No house is open there now, nor can one be opened until this is over. A file sees to that itself. */
async function holdAlone(database: HouseDatabase, which: string): Promise<void> {
  if (database.isPostgres && !(await holdsHouse(database)))
    throw new Mistake(`a house is open on the database of ${which}; close all its nodes first`);
}

function placeOf(where: string): string {
  return isPostgres(where) ? where : resolve(where);
}

async function moved(source: HouseDatabase, target: HouseDatabase): Promise<string> {
  for (const [table] of MOVED)
    if ((await count(target, table)) > 0)
      throw new Mistake(
        `there is a house already where this one is to go: it has rows in ${table}`,
      );
  const rows = await glance(source, async () => {
    await target.exec('BEGIN');
    try {
      let all = 0;
      for (const [table, key] of MOVED) all += await copy(table, key, source, target);
      await target.exec('COMMIT');
      return all;
    } catch (error) {
      await target.exec('ROLLBACK');
      throw error;
    }
  });
  const { complaints, tables, entries } = await houseComplaints(target, await allGames());
  if (complaints.length > 0)
    throw new Mistake(`the house has arrived, and is not sound:\n${complaints.join('\n')}`);
  return `${rows} rows moved: ${tables} tables with ${entries} entries, all replayed, and the books balance`;
}

/** A piece at a time, in the order of what tells the rows apart. */
async function copy(
  table: string,
  key: readonly string[],
  source: HouseDatabase,
  target: HouseDatabase,
): Promise<number> {
  const columns = key.join(', ');
  const places = key.map(() => '?').join(', ');
  let copied = 0;
  let last: Row | undefined;
  for (;;) {
    const after = last === undefined ? '' : `WHERE (${columns}) > (${places})`;
    const rows = await source.all(
      `SELECT * FROM ${table} ${after} ORDER BY ${columns} LIMIT ${ROWS_AT_ONCE}`,
      ...(last === undefined ? [] : key.map(column => valueOf(last!, column))),
    );
    await Promise.all(rows.map(row => insert(target, table, row)));
    copied += rows.length;
    last = rows.at(-1);
    if (rows.length < ROWS_AT_ONCE) break;
  }
  if ((await count(target, table)) !== copied || (await count(source, table)) !== copied)
    throw new Mistake(`not all of ${table} has arrived: was a house open meanwhile?`);
  for (const column of key) if (COUNTED.includes(column)) await countOn(target, table, column);
  return copied;
}

function insert(target: HouseDatabase, table: string, row: Row): Promise<void> {
  const columns = Object.keys(row);
  return target.run(
    `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
    ...columns.map(column => valueOf(row, column)),
  );
}

function valueOf(row: Row, column: string): SqlValue {
  const value = row[column] ?? null;
  if (value === null || typeof value === 'string' || typeof value === 'number') return value;
  throw new Error(`${column} is neither a text nor a number`);
}

async function count(database: HouseDatabase, table: string): Promise<number> {
  return Number((await database.get(`SELECT count(*) AS rows FROM ${table}`))?.['rows']);
}

/** The next number comes after the last one; SQLite sees to that itself. */
async function countOn(target: HouseDatabase, table: string, column: string): Promise<void> {
  if (target.isPostgres)
    await target.get(
      `SELECT setval(pg_get_serial_sequence('${table}', '${column}'),
         (SELECT coalesce(max(${column}), 0) + 1 FROM ${table}), false)`,
    );
}
