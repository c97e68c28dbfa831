import { copyFileSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

import { game } from '@stammtisch/big-two';
import { seeded } from '@stammtisch/kernel';
import { type LogEntry, type Table, unfold } from '@stammtisch/table';
import { describe, expect, test } from 'vitest';

import { APPLICATION_ID, MIGRATIONS } from './schema.ts';
import { SqliteFile } from './sqlite.ts';
import { openSqlite } from './store-client.ts';
import type { Store } from './store.ts';
import { newPath, STORES as EMPTY_STORES } from './testing/stores.ts';

const ANNA = { person: 'p', name: 'Anna', skeleton: 'anna', secretHash: 'x' };

/** A house in which Anna is known. */
async function withAnna<T extends Store>(store: T): Promise<T> {
  await store.people.save(ANNA, 1);
  return store;
}

const STORES = EMPTY_STORES.map(
  ([name, open]) => [name, async () => await withAnna(await open())] as const,
);

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
  store.tables.append({ table: 't', entries, ...rest });

describe.each(STORES)('a store %s', (_, open) => {
  test('gives back what was written, in order', async () => {
    const store = await open();
    const entries = [opening, waits(2, 'b', 'a'), waits(3, 'c', 'b')];
    expect(await write(store, entries)).toEqual({ ok: true, value: undefined });
    expect(await store.tables.read('t')).toEqual({ entries });
    expect(await store.tables.read('t', 1)).toEqual({ entries: entries.slice(1) });
    expect(await store.tables.read('nowhere')).toEqual({ entries: [] });
    expect(await store.tables.open()).toEqual(['t']);
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
    expect((await store.tables.read('t')).entries).toEqual([opening]);
    await store.close();
  });

  test('takes a move key once for each table', async () => {
    const store = await open();
    await write(store, [opening, move(2, 'b', 'a', 'key1')]);
    expect(await store.tables.versionOf('t', 'key1')).toBe(2);
    expect(await store.tables.versionOf('t', 'key2')).toBeUndefined();
    expect(await write(store, [move(3, 'c', 'b', 'key1')])).toEqual({
      ok: false,
      error: 'conflict',
    });
    expect(
      await store.tables.append({
        table: 'u',
        entries: [opening, move(2, 'b', 'a', 'key1')],
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
    expect((await store.tables.read('t')).entries).toHaveLength(2);
    await store.close();
  });

  test('gives a person one seat in the house', async () => {
    const store = await open();
    const took = { seats: [{ person: 'p', took: true }] };
    await write(store, [opening], took);
    expect(await store.tables.seatOf('p')).toBe('t');
    const elsewhere = {
      table: 'u',
      entries: [opening],
      seats: [{ person: 'p', took: true } as const],
      closed: false,
      transfers: [],
    };
    expect(await store.tables.append(elsewhere)).toEqual({ ok: false, error: 'seated-elsewhere' });
    expect(await store.tables.read('u')).toEqual({ entries: [] });
    await write(store, [waits(2, 'b', 'a')], { seats: [{ person: 'p', left: true }] });
    expect(await store.tables.seatOf('p')).toBeUndefined();
    expect(await store.tables.append(elsewhere)).toMatchObject({ ok: true });
    await store.close();
  });

  test('a closed table is no longer listed, and frees all its seats', async () => {
    const store = await open();
    await write(store, [opening], { seats: [{ person: 'p', took: true }] });
    await write(store, [{ ...waits(2, 'b', 'a'), body: { kind: 'closed' } }], { closed: true });
    expect(await store.tables.open()).toEqual([]);
    expect(await store.tables.seatOf('p')).toBeUndefined();
    await store.close();
  });

  test('reads from a snapshot on', async () => {
    const store = await open();
    const entries = [opening, waits(2, 'b', 'a'), waits(3, 'c', 'b')];
    await write(store, entries);
    const { game: _game, ...snapshot }: Table = unfold(game, entries.slice(0, 2));
    await store.tables.snapshot('t', 2, snapshot);
    const read = await store.tables.read('t');
    expect(read.snapshot).toEqual({ version: 2, table: snapshot });
    expect(read.entries).toEqual(entries.slice(2));
    await store.close();
  });

  test('keeps names apart by how they look', async () => {
    const store = await open();
    expect(await store.people.save({ ...ANNA, person: 'q' }, 1)).toBe(false);
    expect(await store.people.save({ ...ANNA, name: 'ANNA' }, 2)).toBe(true);
    expect(await store.people.find('p')).toEqual({ ...ANNA, name: 'ANNA' });
    expect(await store.people.find('q')).toBeUndefined();
    await store.close();
  });

  test('counts the lines of a chat, and gives the last ones', async () => {
    const store = await open();
    for (const text of ['one', 'two', 'three'])
      await store.chat.add('t', { from: 'p', text, at: 1 });
    expect(await store.chat.add('u', { from: 'p', text: 'x', at: 1 })).toBe(1);
    expect((await store.chat.last('t', 2)).map(({ line, text }) => [line, text])).toEqual([
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
    expect((await again.tables.read('t')).entries).toEqual([opening]);
    await again.close();
  });

  test('finishes what was asked before it closes', async () => {
    const path = newPath();
    const store = await openSqlite(path);
    const asked = write(store, [opening]);
    await store.close();
    expect(await asked).toMatchObject({ ok: true });
    await expect(store.tables.open()).rejects.toThrow('closed');
  });

  test('writes what comes together in one commit, and answers each', async () => {
    const store = await openSqlite(newPath());
    const tables = Array.from({ length: 200 }, (_, at) => `t${at}`);
    const answers = await Promise.all(
      tables.map(table => store.tables.append({ table, entries: [opening] })),
    );
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect(await store.tables.open()).toHaveLength(200);
    await store.close();
  });

  test('a call that fails by surprise does not take the others with it', async () => {
    const store = await openSqlite(newPath());
    const bad = { ...opening, at: Number.NaN };
    const [good, failed] = await Promise.allSettled([
      write(store, [opening]),
      store.tables.append({ table: 'u', entries: [bad] }),
    ]);
    expect(good).toMatchObject({ status: 'fulfilled', value: { ok: true } });
    expect(failed?.status).toBe('rejected');
    expect((await store.tables.read('t')).entries).toHaveLength(1);
    await store.close();
  });

  const broken = (make: (path: string) => void): Promise<Store> => {
    const path = newPath();
    make(path);
    return openSqlite(path);
  };

  test('of a newer house, of another program, or damaged, is refused and left alone', async () => {
    const change = (path: string, sql: string) => {
      const database = new DatabaseSync(path);
      database.exec(sql);
      database.close();
    };
    const newer = (path: string) => {
      new SqliteFile(path).close();
      change(path, `PRAGMA user_version = ${MIGRATIONS.length + 1}`);
    };
    await expect(broken(newer)).rejects.toThrow('newer Stammtisch');

    const foreign = (path: string) =>
      change(path, 'CREATE TABLE x (y); PRAGMA user_version = 1; PRAGMA application_id = 7');
    await expect(broken(foreign)).rejects.toThrow('another program');

    const text = newPath();
    writeFileSync(text, 'this is not a database, it is a letter to my aunt'.repeat(40));
    const before = readFileSync(text);
    await expect(openSqlite(text)).rejects.toThrow(/database/);
    expect(readFileSync(text)).toEqual(before);

    const damaged = newPath();
    const store = await openSqlite(damaged);
    for (let at = 0; at < 60; at++)
      await store.tables.append({
        table: `t${at}`,
        entries: [opening],
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
    expect(await store.ledger.balanceOf('p')).toEqual({ balance: 100_000, onTables: 0 });
    const seats = [{ person: 'p', took: true }];
    const holdings = [{ person: 'p', amount: 60_000 }];
    const sits = { ...bring('p', 60_000), seats, holdings };
    expect(await write(store, [opening], sits)).toMatchObject({ ok: true });
    expect(await store.ledger.balanceOf('p')).toEqual({ balance: 40_000, onTables: 60_000 });
    expect(await store.ledger.stakeOf('t')).toBe(60_000);
    await write(store, [waits(2, 'b', 'a')], { holdings: [{ person: 'p', amount: 75_000 }] });
    expect(await store.ledger.balanceOf('p')).toEqual({ balance: 40_000, onTables: 75_000 });
    // Whoever has left is played for until the round is over: what lies there is still theirs.
    await write(store, [waits(3, 'c', 'b')], { seats: [{ person: 'p', left: true }] });
    expect(await store.ledger.balanceOf('p')).toEqual({ balance: 40_000, onTables: 75_000 });
    await write(store, [waits(4, 'd', 'c')], { holdings: [{ person: 'p', amount: 0 }] });
    expect(await store.ledger.balanceOf('p')).toEqual({ balance: 40_000, onTables: 0 });
    await store.close();
  });

  test('refuse an entry that nobody can pay, and keep nothing of it', async () => {
    const store = await open();
    await write(store, [opening], bring('p', 60_000));
    const again = await write(store, [waits(2, 'b', 'a')], bring('p', 40_001));
    expect(again).toEqual({ ok: false, error: 'no-cover' });
    expect((await store.tables.read('t')).entries).toEqual([opening]);
    expect(await store.ledger.balanceOf('p')).toMatchObject({ balance: 40_000 });
    expect(await store.ledger.stakeOf('t')).toBe(60_000);
    await store.close();
  });

  test('of two tables that want the same chips, one gets them', async () => {
    const store = await open();
    const wish = { entries: [opening] };
    const answers = await Promise.all(
      ['t', 'u'].map(table =>
        store.tables.append({
          table,
          ...wish,
          transfers: [{ from: 'person p', to: 'table', amount: 60_000 }],
        }),
      ),
    );
    expect(answers.map(({ ok }) => ok)).toEqual([true, false]);
    expect([await store.ledger.stakeOf('t'), await store.ledger.stakeOf('u')]).toEqual([60_000, 0]);
    await store.close();
  });

  test('let those begin again who have nothing anywhere, and take nothing from anybody', async () => {
    const store = await open();
    const refused = { ok: false, error: 'has-money' };
    const nothing = { balance: 0, onTables: 0 };
    const seats = [{ person: 'p', took: true }];
    const all = { seats, holdings: [{ person: 'p', amount: 100_000 }] };
    expect(await store.ledger.reset('p', 9)).toEqual(refused);
    await write(store, [opening], { ...bring('p', 100_000), ...all });
    expect(await store.ledger.balanceOf('p')).toEqual({ ...nothing, onTables: 100_000 });
    expect(await store.ledger.reset('p', 9)).toEqual(refused);
    await write(store, [waits(2, 'b', 'a')], {
      transfers: [{ from: 'table', to: 'bank', amount: 99_950 }],
      holdings: [{ person: 'p', amount: 50 }],
    });
    // Less than a dollar is as good as nothing.
    expect(await store.ledger.reset('p', 9)).toEqual({
      ok: true,
      value: { balance: 99_950, onTables: 50 },
    });
    expect(await store.ledger.reset('p', 9)).toEqual(refused);
    await store.close();
  });

  test('never take from who has more than at the start', async () => {
    const store = await open();
    const won = { transfers: [{ from: 'bank', to: 'person p', amount: 5_000 }] };
    await write(store, [opening], won);
    expect(await store.ledger.reset('p', 9)).toEqual({ ok: false, error: 'has-money' });
    expect(await store.ledger.balanceOf('p')).toMatchObject({ balance: 105_000 });
    await store.close();
  });

  test('count what is won against the bank anew for who begins again; the best mark stays (BJ-D17)', async () => {
    const store = await open();
    const round = (score: number) => ({
      tallies: [{ person: 'p', game: 'blackjack', result: 'won', score }],
    });
    const loses = { transfers: [{ from: 'person p', to: 'bank', amount: 130_000 }] };
    const wins = { transfers: [{ from: 'bank', to: 'person p', amount: 30_000 }] };
    await write(store, [opening], { ...wins, ...round(30_000) });
    expect(await store.ledger.spendableOf('p', { bankGame: 'blackjack' })).toBe(130_000);
    // All of it is lost among friends, who do not count.
    await write(store, [waits(2, 'b', 'a')], loses);
    expect(await store.ledger.reset('p', 9)).toMatchObject({ ok: true });
    const gift = { transfers: [{ from: 'bank', to: 'person p', amount: 30_000 }] };
    await write(store, [waits(3, 'c', 'b')], gift);
    expect(await store.ledger.spendableOf('p', { bankGame: 'blackjack' })).toBe(100_000);
    expect(await store.records.highScores('blackjack', 9)).toMatchObject([{ score: 130_000 }]);
    await write(store, [waits(4, 'd', 'c')], round(20_000));
    expect(await store.records.highScores('blackjack', 9)).toMatchObject([{ score: 130_000 }]);
    await write(store, [waits(5, 'e', 'd')], round(20_000));
    expect(await store.records.highScores('blackjack', 9)).toMatchObject([{ score: 140_000 }]);
    await store.close();
  });

  test('robots are not among the best', async () => {
    const store = await open();
    const robot = { person: 'r', name: 'Robot', skeleton: 'robot', hash: 'h', at: 1 };
    expect(await store.robots.add(robot)).toMatchObject({ ok: true });
    const tally = { game: 'blackjack', result: 'won', score: 5_000 } as const;
    await write(store, [opening], {
      tallies: [
        { ...tally, person: 'r' },
        { ...tally, person: 'p' },
      ],
    });
    expect(await store.records.of('r')).toMatchObject([{ won: 1 }]);
    expect(await store.records.highScores('blackjack', 9)).toHaveLength(1);
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
    await store.ledger.adopt('t', { total: 400_000, people: [] }, 1);
    await store.ledger.adopt('t', { total: 400_000, people: [] }, 2);
    expect(await store.ledger.stakeOf('t')).toBe(400_000);
    await store.close();
  });
});

test('whoever sat at a table before its chips were counted has money there once it was looked at', async () => {
  const file = new SqliteFile(':memory:');
  await file.people.save(ANNA, 1);
  await file.tables.append({
    table: 't',
    entries: [opening],
    seats: [{ person: 'p', took: true }],
    transfers: [{ from: 'person p', to: 'table', amount: 100_000 }],
  });
  await file.ledger.adopt('t', { total: 100_000, people: [{ person: 'p', amount: 100_000 }] }, 9);
  expect(await file.ledger.reset('p', 9)).toMatchObject({ error: 'has-money' });
  expect(await file.ledger.balanceOf('p')).toEqual({ balance: 0, onTables: 100_000 });
  file.close();
});

test('an audit finds a cent that was made, lost, or moved without a note', async () => {
  const file = new SqliteFile(':memory:');
  await file.people.save(ANNA, 1);
  const transfers = [{ from: 'person p', to: 'table', amount: 60_000 } as const];
  await file.tables.append({ table: 't', entries: [opening], transfers });
  expect(await file.audit()).toEqual([]);
  const path = newPath();
  const written = new SqliteFile(path);
  await written.people.save(ANNA, 1);
  await written.tables.append({ table: 't', entries: [opening], transfers });
  written.close();
  const audit = async () => await new SqliteFile(path, { readOnly: true }).audit();
  const database = new DatabaseSync(path);
  database.exec("UPDATE account SET balance = balance + 1 WHERE id = 'person p'");
  expect(await audit()).toEqual([
    'all accounts together hold 1, not nothing',
    'account person p holds 40001, and was given 40000',
  ]);
  database.exec("UPDATE account SET balance = balance - 1 WHERE id = 'table t'");
  expect(await audit()).toHaveLength(2);
});

describe('the logs of tables', () => {
  const append = (table: string, entries: readonly LogEntry[]) => ({
    table,
    entries: entries,
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

  test.each([1, 2, 3, 4])('are as a model of them, seed %i', async seed => {
    const random = seeded('logs', seed);
    const path = newPath();
    const model = new Model();
    let file = new SqliteFile(path);
    for (let step = 0; step < 250; step++) {
      const table = `t${random.below(4)}`;
      const old = model.keys(table);
      const isRepeat = old.length > 0 && random.below(6) === 0;
      const key = isRepeat ? old[random.below(old.length)]! : `k${step}`;
      const entry = model.next(table, key);
      const isStale = entry.version > 1 && random.below(8) === 0;
      const sent = isStale ? { ...entry, version: entry.version - 1 } : entry;
      expect(await file.transaction(async () => await file.tables.versionOf(table, key))).toBe(
        isRepeat ? old.indexOf(key) + 1 : undefined,
      );
      const closed = random.below(10) === 0;
      const { ok } = await file.transaction(
        async () => await file.tables.append({ ...append(table, [sent]), closed }),
      );
      expect(ok).toBe(!isRepeat && !isStale);
      if (ok) model.write(table, entry);
      if (random.below(20) === 0) {
        file.close();
        file = new SqliteFile(path);
      }
      const whole = (await file.tables.read(table, 0)).entries;
      expect(whole).toEqual(model.of(table));
    }
    file.close();
  });

  test('have nothing of what was taken back', async () => {
    const file = new SqliteFile(':memory:');
    const first = move(1, 'a', '', 'k1');
    await file.transaction(async () => await file.tables.append(append('t', [first])));
    const takenBack = async () =>
      await file.transaction(async () => {
        await file.tables.append(append('t', [move(2, 'b', 'a', 'k2'), move(3, 'c', 'b', 'k3')]));
        throw new Error('the disk is full');
      });
    await expect(takenBack()).rejects.toThrow('the disk is full');
    expect(
      await file.transaction(async () => await file.tables.versionOf('t', 'k2')),
    ).toBeUndefined();
    expect((await file.tables.read('t', 0)).entries).toEqual([first]);
    const again = await file.transaction(
      async () => await file.tables.append(append('t', [move(2, 'd', 'a', 'k2')])),
    );
    expect(again.ok).toBe(true);
    expect(await file.transaction(async () => await file.tables.versionOf('t', 'k2'))).toBe(2);
    file.close();
  });

  test('have nothing of what a full disk has taken back', async () => {
    const path = newPath();
    new SqliteFile(path).close();
    const pages = statSync(path).size / 4_096;
    const file = new SqliteFile(path, { mostPages: pages + 4 });
    const [small, large] = [move(1, 'a', '', 'k'), move(1, 'b', '', 'x'.repeat(100_000))];
    const both = async () =>
      await file.transaction(async () => [
        await file.tables.append(append('small', [small])),
        await file.tables.append(append('large', [large])),
      ]);
    await expect(both()).rejects.toThrow('full');
    expect(
      await file.transaction(async () => await file.tables.versionOf('small', 'k')),
    ).toBeUndefined();
    expect(
      (await file.transaction(async () => await file.tables.append(append('small', [small])))).ok,
    ).toBe(true);
    file.close();
    const again = new SqliteFile(path);
    expect((await again.tables.read('small', 0)).entries).toEqual([small]);
    expect((await again.tables.read('large', 0)).entries).toEqual([]);
    again.close();
  });

  test('are not looked at where they are of an older house, or damaged in their order', () => {
    const older = newPath();
    const old = new DatabaseSync(older);
    old.exec(
      `${MIGRATIONS[0]!} PRAGMA application_id = ${APPLICATION_ID}; PRAGMA user_version = 1`,
    );
    old.close();
    expect(() => new SqliteFile(older, { readOnly: true })).toThrow('an older Stammtisch');

    // Of the house that kept no index at once, so that this could have happened.
    const path = newPath();
    const spoiled = new DatabaseSync(path);
    spoiled.function('skeleton_of', name => name);
    for (const migration of MIGRATIONS.slice(0, 7)) spoiled.exec(migration);
    spoiled.exec(`PRAGMA application_id = ${APPLICATION_ID}; PRAGMA user_version = 7`);
    const insert = spoiled.prepare(
      "INSERT INTO entry (table_id, version, id, previous, at, body) VALUES ('t', 1, ?, '', 0, '{}')",
    );
    for (const id of ['a', 'b']) insert.run(id);
    spoiled.close();
    expect(() => new SqliteFile(path)).toThrow('two entries in one place');
  });

  test('are the same under two names of the file', () => {
    const path = newPath();
    const file = new SqliteFile(path);
    const other = newPath();
    symlinkSync(path, other);
    expect(() => new SqliteFile(other)).toThrow('another house is open on these data');
    file.close();
  });

  test('refuse several at once of which one repeats another', async () => {
    const file = new SqliteFile(':memory:');
    const twice = [move(1, 'a', '', 'k'), move(2, 'b', 'a', 'k')];
    expect(await file.tables.append(append('t', twice))).toEqual({ ok: false, error: 'conflict' });
    expect((await file.tables.read('t', 0)).entries).toEqual([]);
  });

  test.each([1, 2, 3, 4, 7])(
    'are taken over from the file of a house of schema %i',
    async version => {
      const path = newPath();
      const old = new DatabaseSync(path);
      old.function('skeleton_of', name => name);
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
      expect((await file.tables.read('t', 0)).entries).toEqual(log);
      expect((await file.tables.read('t', 2)).entries).toEqual(log.slice(2));
      expect(await file.tables.versionOf('t', 'k2')).toBe(2);
      expect((await file.tables.append(append('t', [move(4, 'd', 'c', 'k2')]))).ok).toBe(false);
      expect((await file.tables.append(append('t', [move(4, 'd', 'b', 'k4')]))).ok).toBe(false);
      expect((await file.tables.append(append('t', [move(4, 'd', 'c', 'k4')]))).ok).toBe(true);
      file.close();
    },
  );

  test('can be looked at while a house is open on them, and not opened by another', async () => {
    const path = newPath();
    const file = new SqliteFile(path);
    await file.transaction(async () => await file.tables.append(append('t', [opening])));
    const look = new SqliteFile(path, { readOnly: true });
    expect((await look.tables.read('t', 0)).entries).toEqual([opening]);
    expect(await look.tables.open()).toEqual(['t']);
    look.close();
    expect(() => new SqliteFile(path)).toThrow('another house is open on these data');
    file.close();
    new SqliteFile(path).close();
  });
});

describe('a made-up name', () => {
  const DAY_MS = 24 * 60 * 60 * 1_000;
  const GAMS = { person: 'gams', name: 'Gams 123', skeleton: 'gamsl23', secretHash: 'h' };
  const other = { ...GAMS, person: 'other' };

  test('is given to another guest when its own has not been seen for 90 days', async () => {
    const file = new SqliteFile(':memory:');
    await file.people.save(GAMS, 0);
    await file.people.saw('gams', 10 * DAY_MS);
    expect(await file.people.save(other, 99 * DAY_MS)).toBe(false);
    expect(await file.people.save(other, 101 * DAY_MS)).toBe(true);
    expect(await file.people.find('gams')).toMatchObject({ name: 'Gast gams', secretHash: 'h' });
    expect(await file.people.find('other')).toMatchObject({ name: 'Gams 123' });
    file.close();
  });

  test('stays with whoever has a seat or an account, and a chosen one with everybody', async () => {
    const file = new SqliteFile(':memory:');
    await file.people.save(GAMS, 0);
    await file.tables.append({
      table: 't',
      entries: [opening],
      seats: [{ person: 'gams', took: true }],
    });
    expect(await file.people.save(other, 200 * DAY_MS)).toBe(false);
    await file.tables.releaseSeats('t');
    await file.accounts.signUp({ person: 'gams', password: 'x', recovery: 'y', at: 1 });
    expect(await file.people.save(other, 200 * DAY_MS)).toBe(false);
    await file.people.save(ANNA, 0);
    expect(await file.people.save({ ...ANNA, person: 'other' }, 200 * DAY_MS)).toBe(false);
    file.close();
  });
});
