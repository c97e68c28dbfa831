import {
  copyFileSync,
  mkdtempSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { game } from '@stammtisch/big-two';
import { seeded } from '@stammtisch/kernel';
import { type LogEntry, type Table, unfold } from '@stammtisch/table';
import { describe, expect, test } from 'vitest';

import { APPLICATION_ID, MIGRATIONS } from './schema.ts';
import { SqliteFile } from './sqlite.ts';
import { type Method, type Store, stored, storeOf } from './store.ts';
import { openSqlite } from './thread.ts';

const folder = mkdtempSync(join(tmpdir(), 'stammtisch-'));
let files = 0;
const newPath = (): string => join(folder, `${++files}.db`);

/** The file itself, as a store: what the thread does, without the thread. */
function direct(file: SqliteFile): Store {
  const method = <Name extends Method>(name: Name) =>
    ((...args: unknown[]) =>
      Promise.resolve(
        file.transaction(() => (file[name] as (...args: unknown[]) => unknown).apply(file, args)),
      )) as Store[Name];
  return storeOf(method, () => Promise.resolve(file.close()));
}

const STORES: readonly [string, () => Promise<Store>][] = [
  ['in memory', () => Promise.resolve(direct(new SqliteFile(':memory:')))],
  ['in a file, in a thread', () => openSqlite(newPath())],
];

const opening: LogEntry = {
  version: 1,
  id: 'a',
  previous: '',
  at: 5,
  body: {
    kind: 'opened',
    game: 'big-two',
    rules: 1,
    options: { stake: 0 },
    seats: 4,
    host: 'p',
    listed: true,
  },
};

const waits = (version: number, id: string, previous: string): LogEntry => ({
  version,
  id,
  previous,
  at: 5 + version,
  body: { kind: 'waits', person: id },
});

const move = (version: number, id: string, previous: string, key: string): LogEntry => ({
  version,
  id,
  previous,
  at: 5 + version,
  body: { kind: 'move', by: 0, move: { kind: 'pass' }, key },
});

const write = (store: Store, entries: readonly LogEntry[], rest: object = {}) =>
  store.append({ table: 't', entries: entries.map(stored), ...rest });

describe.each(STORES)('a store %s', (_, open) => {
  test('gives back what was written, in order', async () => {
    const store = await open();
    const entries = [opening, waits(2, 'b', 'a'), waits(3, 'c', 'b')];
    expect(await write(store, entries)).toEqual({ ok: true, value: undefined });
    expect(await store.read('t')).toEqual({ entries });
    expect(await store.read('t', 1)).toEqual({ entries: entries.slice(1) });
    expect(await store.read('nowhere')).toEqual({ entries: [] });
    expect(await store.openTables()).toEqual(['t']);
    await store.close();
  });

  test.each([
    ['on top of another entry', [waits(2, 'x', 'z')]],
    ['with a version that is taken', [waits(1, 'x', '')]],
    ['with a version that leaves a gap', [waits(3, 'x', 'a')]],
  ])('refuses an entry %s, and keeps nothing of the batch', async (_title, entries) => {
    const store = await open();
    await write(store, [opening]);
    expect(await write(store, entries)).toEqual({ ok: false, error: 'conflict' });
    expect((await store.read('t')).entries).toEqual([opening]);
    await store.close();
  });

  test('takes a move key once for each table', async () => {
    const store = await open();
    await write(store, [opening, move(2, 'b', 'a', 'key1')]);
    expect(await store.versionOf('t', 'key1')).toBe(2);
    expect(await store.versionOf('t', 'key2')).toBeUndefined();
    expect(await write(store, [move(3, 'c', 'b', 'key1')])).toEqual({
      ok: false,
      error: 'conflict',
    });
    expect(
      await store.append({
        table: 'u',
        entries: [opening, move(2, 'b', 'a', 'key1')].map(stored),
        seats: [],
        closed: false,
        transfers: [],
      }),
    ).toMatchObject({ ok: true });
    await store.close();
  });

  test('of two who write the same version at once, one wins', async () => {
    const store = await open();
    await write(store, [opening]);
    const answers = await Promise.all(['b', 'c', 'd'].map(id => write(store, [waits(2, id, 'a')])));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await store.read('t')).entries).toHaveLength(2);
    await store.close();
  });

  test('gives a person one seat in the house', async () => {
    const store = await open();
    const took = { seats: [{ person: 'p', took: true }] };
    await write(store, [opening], took);
    expect(await store.seatOf('p')).toBe('t');
    const elsewhere = {
      table: 'u',
      entries: [stored(opening)],
      seats: [{ person: 'p', took: true } as const],
      closed: false,
      transfers: [],
    };
    expect(await store.append(elsewhere)).toEqual({ ok: false, error: 'seated-elsewhere' });
    expect(await store.read('u')).toEqual({ entries: [] });
    await write(store, [waits(2, 'b', 'a')], { seats: [{ person: 'p', left: true }] });
    expect(await store.seatOf('p')).toBeUndefined();
    expect(await store.append(elsewhere)).toMatchObject({ ok: true });
    await store.close();
  });

  test('a closed table is no longer listed, and frees all its seats', async () => {
    const store = await open();
    await write(store, [opening], { seats: [{ person: 'p', took: true }] });
    await write(store, [{ ...waits(2, 'b', 'a'), body: { kind: 'closed' } }], { closed: true });
    expect(await store.openTables()).toEqual([]);
    expect(await store.seatOf('p')).toBeUndefined();
    await store.close();
  });

  test('reads from a snapshot on', async () => {
    const store = await open();
    const entries = [opening, waits(2, 'b', 'a'), waits(3, 'c', 'b')];
    await write(store, entries);
    const { game: _game, ...snapshot }: Table = unfold(game, entries.slice(0, 2));
    await store.snapshot('t', 2, snapshot);
    const read = await store.read('t');
    expect(read.snapshot).toEqual({ version: 2, table: snapshot });
    expect(read.entries).toEqual(entries.slice(2));
    await store.close();
  });

  test('keeps names apart by how they look', async () => {
    const store = await open();
    const anna = { person: 'p', name: 'Anna', skeleton: 'anna', secretHash: 'x' };
    expect(await store.savePerson(anna, 1)).toBe(true);
    expect(await store.savePerson({ ...anna, person: 'q' }, 1)).toBe(false);
    expect(await store.savePerson({ ...anna, name: 'ANNA' }, 2)).toBe(true);
    expect(await store.findPerson('p')).toEqual({ ...anna, name: 'ANNA' });
    expect(await store.findPerson('q')).toBeUndefined();
    await store.close();
  });

  test('counts the lines of a chat, and gives the last ones', async () => {
    const store = await open();
    for (const text of ['one', 'two', 'three'])
      await store.addLine('t', { from: 'p', text, at: 1 });
    expect(await store.addLine('u', { from: 'p', text: 'x', at: 1 })).toBe(1);
    expect((await store.lines('t', 2)).map(({ line, text }) => [line, text])).toEqual([
      [2, 'two'],
      [3, 'three'],
    ]);
    await store.close();
  });
});

describe('the file', () => {
  test('is still all there when it is opened again', async () => {
    const path = newPath();
    const store = await openSqlite(path);
    await write(store, [opening]);
    await store.close();
    const again = await openSqlite(path);
    expect((await again.read('t')).entries).toEqual([opening]);
    await again.close();
  });

  test('finishes what was asked before it closes', async () => {
    const path = newPath();
    const store = await openSqlite(path);
    const asked = write(store, [opening]);
    await store.close();
    expect(await asked).toMatchObject({ ok: true });
    await expect(store.openTables()).rejects.toThrow('closed');
  });

  test('writes what comes together in one commit, and answers each', async () => {
    const store = await openSqlite(newPath());
    const tables = Array.from({ length: 200 }, (_, at) => `t${at}`);
    const answers = await Promise.all(
      tables.map(table => store.append({ table, entries: [stored(opening)] })),
    );
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect(await store.openTables()).toHaveLength(200);
    await store.close();
  });

  test('a call that fails by surprise does not take the others with it', async () => {
    const store = await openSqlite(newPath());
    const bad = { ...opening, at: Number.NaN };
    const [good, failed] = await Promise.allSettled([
      write(store, [opening]),
      store.append({ table: 'u', entries: [stored(bad)] }),
    ]);
    expect(good).toMatchObject({ status: 'fulfilled', value: { ok: true } });
    expect(failed?.status).toBe('rejected');
    expect((await store.read('t')).entries).toHaveLength(1);
    await store.close();
  });

  const broken = (make: (path: string) => void): Promise<Store> => {
    const path = newPath();
    make(path);
    return openSqlite(path);
  };

  test('of a newer house, of another program, or damaged, is refused and left alone', async () => {
    const newer = (path: string) => {
      new SqliteFile(path).close();
      new DatabaseSync(path).exec(`PRAGMA user_version = ${MIGRATIONS.length + 1}`);
    };
    await expect(broken(newer)).rejects.toThrow('newer Stammtisch');

    const foreign = (path: string) =>
      new DatabaseSync(path).exec(
        'CREATE TABLE x (y); PRAGMA user_version = 1; PRAGMA application_id = 7',
      );
    await expect(broken(foreign)).rejects.toThrow('another program');

    const text = newPath();
    writeFileSync(text, 'this is not a database, it is a letter to my aunt'.repeat(40));
    const before = readFileSync(text);
    await expect(openSqlite(text)).rejects.toThrow(/database/);
    expect(readFileSync(text)).toEqual(before);

    const damaged = newPath();
    const store = await openSqlite(damaged);
    for (let at = 0; at < 60; at++)
      await store.append({
        table: `t${at}`,
        entries: [stored(opening)],
        seats: [],
        closed: false,
        transfers: [],
      });
    await store.close();
    copyFileSync(damaged, `${damaged}.bad`);
    const bytes = readFileSync(`${damaged}.bad`);
    bytes.fill(0xaa, 4096, 4096 * 3);
    writeFileSync(`${damaged}.bad`, bytes);
    await expect(openSqlite(`${damaged}.bad`)).rejects.toThrow(/damaged|malformed|corrupt/);
  });
});

describe.each(STORES)('the books of a store %s', (_, open) => {
  const bring = (person: string, amount: number) => ({
    transfers: [{ from: `person ${person}`, to: 'table', amount }],
  });

  test('give everyone the same to begin with, and move it with the entry', async () => {
    const store = await open();
    expect(await store.balanceOf('p')).toBe(100_000);
    expect(await write(store, [opening], bring('p', 60_000))).toMatchObject({ ok: true });
    expect([await store.balanceOf('p'), await store.stakeOf('t')]).toEqual([40_000, 60_000]);
    await store.close();
  });

  test('refuse an entry that nobody can pay, and keep nothing of it', async () => {
    const store = await open();
    await write(store, [opening], bring('p', 60_000));
    const again = await write(store, [waits(2, 'b', 'a')], bring('p', 40_001));
    expect(again).toEqual({ ok: false, error: 'no-cover' });
    expect((await store.read('t')).entries).toEqual([opening]);
    expect([await store.balanceOf('p'), await store.stakeOf('t')]).toEqual([40_000, 60_000]);
    await store.close();
  });

  test('of two tables that want the same chips, one gets them', async () => {
    const store = await open();
    const wish = { entries: [stored(opening)] };
    const answers = await Promise.all(
      ['t', 'u'].map(table =>
        store.append({
          table,
          ...wish,
          transfers: [{ from: 'person p', to: 'table', amount: 60_000 }],
        }),
      ),
    );
    expect(answers.map(({ ok }) => ok)).toEqual([true, false]);
    expect([await store.stakeOf('t'), await store.stakeOf('u')]).toEqual([60_000, 0]);
    await store.close();
  });

  test('let people begin again, with neither more nor less, but not while they sit somewhere', async () => {
    const store = await open();
    const seats = [{ person: 'p', took: true }];
    await write(store, [opening], { ...bring('p', 60_000), seats });
    expect(await store.resetBalance('p', 9)).toEqual({ ok: false, error: 'seated-elsewhere' });
    const gone = { from: 'table', to: 'person p', amount: 59_000 };
    await write(store, [waits(2, 'b', 'a')], {
      transfers: [gone],
      seats: [{ person: 'p', left: true }],
    });
    expect(await store.balanceOf('p')).toBe(99_000);
    expect(await store.resetBalance('p', 9)).toEqual({ ok: true, value: 100_000 });
    expect(await store.balanceOf('p')).toBe(100_000);
    await store.close();
  });

  test('let the bank owe, and nobody else', async () => {
    const store = await open();
    const wins = { transfers: [{ from: 'bank', to: 'table', amount: 5_000 }] };
    expect(await write(store, [opening], wins)).toMatchObject({ ok: true });
    const robs = { transfers: [{ from: 'table', to: 'person q', amount: 5_001 }] };
    expect(await write(store, [waits(2, 'b', 'a')], robs)).toEqual({
      ok: false,
      error: 'no-cover',
    });
    await store.close();
  });

  test('take in what lay on a table before there were books, once', async () => {
    const store = await open();
    await store.adopt('t', 400_000, 1);
    await store.adopt('t', 400_000, 2);
    expect(await store.stakeOf('t')).toBe(400_000);
    await store.close();
  });
});

test('an audit finds a cent that was made, lost, or moved without a note', () => {
  const file = new SqliteFile(':memory:');
  const transfers = [{ from: 'person p', to: 'table', amount: 60_000 } as const];
  file.append({ table: 't', entries: [stored(opening)], transfers });
  expect(file.audit()).toEqual([]);
  const path = newPath();
  const written = new SqliteFile(path);
  written.append({ table: 't', entries: [stored(opening)], transfers });
  written.close();
  const audit = () => new SqliteFile(path, { readOnly: true }).audit();
  const database = new DatabaseSync(path);
  database.exec("UPDATE account SET balance = balance + 1 WHERE id = 'person p'");
  expect(audit()).toEqual([
    'all accounts together hold 1, not nothing',
    'account person p holds 40001, and was given 40000',
  ]);
  database.exec("UPDATE account SET balance = balance - 1 WHERE id = 'table t'");
  expect(audit()).toHaveLength(2);
});

describe('a log whose entries get their places later', () => {
  const append = (table: string, entries: readonly LogEntry[]) => ({
    table,
    entries: entries.map(stored),
  });

  /** What the file should hold: for every table its entries, and the keys by version. */
  class Model {
    readonly logs = new Map<string, LogEntry[]>();
    of = (table: string): LogEntry[] => this.logs.get(table) ?? [];
    next(table: string, key: string): LogEntry {
      const log = this.of(table);
      return move(log.length + 1, `${table}${log.length + 1}`, log.at(-1)?.id ?? '', key);
    }
    write = (table: string, entry: LogEntry): void =>
      void this.logs.set(table, [...this.of(table), entry]);
    keys = (table: string): string[] =>
      this.of(table).flatMap(({ body }) => (body.kind === 'move' ? [body.key ?? ''] : []));
  }

  test.each([
    { unplaced: 1 },
    { unplaced: 2 },
    { unplaced: 3 },
    { unplaced: 7 },
    { unplaced: 50 },
    { unplaced: 5_000 },
    // So few that nearly every key seems to have been used.
    { unplaced: 3, keys: 2 },
    { unplaced: 7, keys: 20 },
    { unplaced: 5_000, keys: 20 },
  ])('is as if they always had them, with %o kept in mind at the most', most => {
    const random = seeded('places', most.unplaced);
    const path = newPath();
    const model = new Model();
    let file = new SqliteFile(path, most);
    for (let step = 0; step < 250; step++) {
      const table = `t${random.below(4)}`;
      const old = model.keys(table);
      const isRepeat = old.length > 0 && random.below(6) === 0;
      const key = isRepeat ? old[random.below(old.length)]! : `k${step}`;
      const entry = model.next(table, key);
      const isStale = entry.version > 1 && random.below(8) === 0;
      const sent = isStale ? { ...entry, version: entry.version - 1 } : entry;
      expect(file.transaction(() => file.versionOf(table, key))).toBe(
        isRepeat ? old.indexOf(key) + 1 : undefined,
      );
      const closed = random.below(10) === 0;
      const { ok } = file.transaction(() => file.append({ ...append(table, [sent]), closed }));
      expect(ok).toBe(!isRepeat && !isStale);
      if (ok) model.write(table, entry);
      if (random.below(20) === 0) {
        file.close();
        file = new SqliteFile(path, most);
      }
      const whole = file.read(table, 0).entries;
      expect(whole).toEqual(model.of(table));
    }
    file.close();
  });

  test.each([1, 3, 50])('forgets what was taken back, with %i waiting at the most', unplaced => {
    const file = new SqliteFile(':memory:', { unplaced });
    const first = move(1, 'a', '', 'k1');
    file.transaction(() => file.append(append('t', [first])));
    const takenBack = () =>
      file.transaction(() => {
        file.append(append('t', [move(2, 'b', 'a', 'k2'), move(3, 'c', 'b', 'k3')]));
        throw new Error('the disk is full');
      });
    expect(takenBack).toThrow('the disk is full');
    expect(file.transaction(() => file.versionOf('t', 'k2'))).toBeUndefined();
    expect(file.read('t', 0).entries).toEqual([first]);
    const again = file.transaction(() => file.append(append('t', [move(2, 'd', 'a', 'k2')])));
    expect(again.ok).toBe(true);
    expect(file.transaction(() => file.versionOf('t', 'k2'))).toBe(2);
    file.close();
  });

  test('forgets what a full disk has taken back', () => {
    const path = newPath();
    new SqliteFile(path).close();
    const pages = statSync(path).size / 4_096;
    const file = new SqliteFile(path, { mostPages: pages + 4 });
    const [small, large] = [move(1, 'a', '', 'k'), move(1, 'b', '', 'x'.repeat(100_000))];
    const both = () =>
      file.transaction(() => [
        file.append(append('small', [small])),
        file.append(append('large', [large])),
      ]);
    expect(both).toThrow('full');
    expect(file.transaction(() => file.versionOf('small', 'k'))).toBeUndefined();
    expect(file.transaction(() => file.append(append('small', [small]))).ok).toBe(true);
    file.close();
    const again = new SqliteFile(path);
    expect(again.read('small', 0).entries).toEqual([small]);
    expect(again.read('large', 0).entries).toEqual([]);
    again.close();
  });

  test('is not looked at where it is of an older house, or damaged in its order', () => {
    const older = newPath();
    const old = new DatabaseSync(older);
    old.exec(
      `${MIGRATIONS[0]!} PRAGMA application_id = ${APPLICATION_ID}; PRAGMA user_version = 1`,
    );
    old.close();
    expect(() => new SqliteFile(older, { readOnly: true })).toThrow('an older Stammtisch');

    const path = newPath();
    new SqliteFile(path).close();
    const spoiled = new DatabaseSync(path);
    const insert = spoiled.prepare(
      "INSERT INTO entry (table_id, version, id, previous, at, body) VALUES ('t', 1, ?, '', 0, '{}')",
    );
    for (const id of ['a', 'b']) insert.run(id);
    spoiled.close();
    expect(() => new SqliteFile(path)).toThrow('two entries in one place');
  });

  test('is one and the same under two names', () => {
    const path = newPath();
    const file = new SqliteFile(path);
    const other = newPath();
    symlinkSync(path, other);
    expect(() => new SqliteFile(other)).toThrow('another house is open on these data');
    file.close();
  });

  test('refuses several at once of which one repeats another', () => {
    const file = new SqliteFile(':memory:');
    const twice = [move(1, 'a', '', 'k'), move(2, 'b', 'a', 'k')];
    expect(file.append(append('t', twice))).toEqual({ ok: false, error: 'conflict' });
    expect(file.read('t', 0).entries).toEqual([]);
  });

  test.each([1, 2, 3])('takes over the file of a house of schema %i', version => {
    const path = newPath();
    const old = new DatabaseSync(path);
    for (const migration of MIGRATIONS.slice(0, version)) old.exec(migration);
    old.exec(`PRAGMA application_id = ${APPLICATION_ID}; PRAGMA user_version = ${version}`);
    const insert = old.prepare(
      'INSERT INTO entry (table_id, version, id, previous, at, key, body) VALUES (?, ?, ?, ?, ?, ?, ?)',
    );
    const log = [opening, move(2, 'b', 'a', 'k2'), move(3, 'c', 'b', 'k3')];
    for (const entry of log) {
      const key = entry.body.kind === 'move' ? (entry.body.key ?? null) : null;
      const { id, previous, at, body } = entry;
      insert.run('t', entry.version, id, previous, at, key, JSON.stringify(body));
    }
    old.close();

    const file = new SqliteFile(path);
    expect(file.read('t', 0).entries).toEqual(log);
    expect(file.read('t', 2).entries).toEqual(log.slice(2));
    expect(file.versionOf('t', 'k2')).toBe(2);
    expect(file.append(append('t', [move(4, 'd', 'c', 'k2')])).ok).toBe(false);
    expect(file.append(append('t', [move(4, 'd', 'b', 'k4')])).ok).toBe(false);
    expect(file.append(append('t', [move(4, 'd', 'c', 'k4')])).ok).toBe(true);
    file.close();
  });

  test('can be looked at while a house is open on it, and not opened by another', () => {
    const path = newPath();
    const file = new SqliteFile(path);
    file.transaction(() => file.append(append('t', [opening])));
    const look = new SqliteFile(path, { readOnly: true });
    expect(look.read('t', 0).entries).toEqual([opening]);
    expect(look.openTables()).toEqual(['t']);
    look.close();
    expect(() => new SqliteFile(path)).toThrow('another house is open on these data');
    file.close();
    new SqliteFile(path).close();
  });
});
