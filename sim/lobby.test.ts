import { type Random, seeded } from '@stammtisch/kernel';
import {
  hasFreeSeat,
  type HouseMessage,
  LIMITS,
  type TableId,
  type TableSummary,
} from '@stammtisch/protocol';
import { describe, expect, test } from 'vitest';

import { lobbyAfter, type Snapshot } from '../client/src/snapshot.ts';
import { Lobby, type TableWish } from '../server/src/lobby/lobby.ts';
import { SimWorld } from './world.ts';

const summary = (table: TableId, bots: number): TableSummary => ({
  table,
  game: 'watten',
  host: 'Anna',
  options: {},
  seats: 4,
  people: ['Anna'],
  chairs: [{ person: 'Anna' }, { bot: 'Resi' }, { nobody: true }, { nobody: true }],
  bots,
  started: false,
  watching: 0,
});

/** Somebody in the lobby, who does not read for a while now and then. */
class Reader {
  isSlow = false;
  bytes = 0;
  messages = 0;
  list: Snapshot['lobby'];
  wish: TableWish = {};

  offer = (text: string): boolean => {
    if (this.isSlow) return false;
    this.bytes += text.length;
    this.messages++;
    const message = JSON.parse(text) as Extract<HouseMessage, { type: 'tables' }>;
    this.list = lobbyAfter(this.list, message);
    return true;
  };
}

function lobbyOf(tables: Map<TableId, TableSummary>) {
  const world = new SimWorld(1);
  const lobby = new Lobby({
    world: world.process(),
    tables: () => tables.values(),
    online: () => tables.size,
  });
  const arrive = (wish: TableWish = {}): Reader => {
    const reader = new Reader();
    reader.wish = wish;
    reader.list = lobby.listen(reader, true, wish);
    return reader;
  };
  return { world, lobby, arrive };
}

function change(tables: Map<TableId, TableSummary>, random: Random): void {
  const table = `t${random.below(12)}`;
  if (random.below(3) === 0) tables.delete(table);
  else tables.set(table, summary(table, random.below(4)));
}

const PARTS: readonly TableWish[] = [
  {},
  { game: 'watten' },
  { game: 'cluedo' },
  { free: true },
  { rows: 3 },
  { game: 'watten', free: true, rows: 2 },
];

function changeSome(tables: Map<TableId, TableSummary>, random: Random): void {
  const table = `t${random.below(12)}`;
  const people = Array.from({ length: 1 + random.below(4) }, (_, at) => `Anna ${at}`);
  const game = random.below(2) === 0 ? 'watten' : 'cluedo';
  if (random.below(4) === 0) tables.delete(table);
  else tables.set(table, { ...summary(table, 0), game, people, locked: random.below(4) === 0 });
}

describe('the list of tables', () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'is the same for everyone in the end, seed %i',
    async seed => {
      const random = seeded('lobby', seed);
      const tables = new Map<TableId, TableSummary>();
      const { world, lobby, arrive } = lobbyOf(tables);
      const readers: Reader[] = [];
      for (let step = 0; step < 300; step++) {
        if (random.below(2) === 0) {
          change(tables, random);
          lobby.changed();
        }
        if (random.below(20) === 0) readers.push(arrive());
        for (const reader of readers) if (random.below(10) === 0) reader.isSlow = !reader.isSlow;
        if (readers.length > 3 && random.below(30) === 0) lobby.forget(readers.shift()!);
        await world.pass(random.below(400));
      }
      for (const reader of readers) reader.isSlow = false;
      await world.pass(2_500);
      expect(readers.length).toBeGreaterThan(1);
      for (const { list } of readers)
        expect(new Set(list?.tables)).toEqual(new Set(tables.values()));
    },
  );

  test.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'is told in the part that somebody has asked for, and never more of it, seed %i',
    async seed => {
      const random = seeded('parts', seed);
      const tables = new Map<TableId, TableSummary>();
      const { world, lobby, arrive } = lobbyOf(tables);
      const readers = PARTS.map(arrive);
      for (let step = 0; step < 300; step++) {
        changeSome(tables, random);
        lobby.changed();
        const reader = readers[random.below(readers.length)]!;
        if (random.below(10) === 0) reader.isSlow = !reader.isSlow;
        if (random.below(10) === 0) {
          reader.wish = PARTS[random.below(PARTS.length)]!;
          reader.list = lobby.listen(reader, true, reader.wish);
        }
        await world.pass(random.below(400));
        for (const { list, wish } of readers)
          expect(list!.tables.length).toBeLessThanOrEqual(wish.rows ?? Infinity);
      }
      for (const reader of readers) reader.isSlow = false;
      await world.pass(2_500);
      const all = [...tables.values()];
      for (const { list, wish } of readers) {
        const found = all.filter(
          table =>
            (wish.game === undefined || table.game === wish.game) &&
            (wish.free !== true || hasFreeSeat(table)),
        );
        const { tables: told, ...counts } = list!;
        expect(counts).toEqual({ found: found.length, total: all.length, online: all.length });
        expect(found).toEqual(expect.arrayContaining([...told]));
        expect(told.length).toBe(Math.min(found.length, wish.rows ?? Infinity));
        // Where one could sit down comes first.
        const free = found.filter(hasFreeSeat).length;
        expect(told.filter(hasFreeSeat)).toHaveLength(Math.min(free, told.length));
      }
    },
  );

  test('W26: costs nothing where only tables change that are not shown', async () => {
    const tables = new Map<TableId, TableSummary>();
    for (let at = 0; at < 500; at++) tables.set(`t${at}`, summary(`t${at}`, 0));
    const { world, lobby, arrive } = lobbyOf(tables);
    const first = arrive();
    const elsewhere = arrive({ game: 'cluedo' });
    expect(first.list).toMatchObject({ found: 500, total: 500 });
    expect(first.list?.tables).toHaveLength(LIMITS.tablesShown);
    for (let step = 0; step < 20; step++) {
      tables.set('t400', summary('t400', step));
      lobby.changed();
      await world.pass(1_500);
    }
    expect([first.messages, elsewhere.messages]).toEqual([0, 0]);
    tables.set('t1', { ...summary('t1', 0), started: true });
    lobby.changed();
    await world.pass(1_500);
    expect([first.messages, elsewhere.messages]).toEqual([1, 0]);
  });

  test('W26: is told when when it changes, once a second at the most, and costs what has changed', async () => {
    const tables = new Map<TableId, TableSummary>();
    for (let at = 0; at < 500; at++) tables.set(`t${at}`, summary(`t${at}`, 0));
    const { world, lobby, arrive } = lobbyOf(tables);
    const reader = arrive();
    for (let step = 0; step < 100; step++) {
      tables.set('t7', summary('t7', step));
      lobby.changed();
      await world.pass(100);
    }
    expect(reader.messages).toBeLessThanOrEqual(11);
    expect(reader.bytes).toBeLessThan(11 * 300);
  });

  test('costs nothing while nobody looks or nothing changes', async () => {
    const tables = new Map<TableId, TableSummary>();
    const { world, lobby, arrive } = lobbyOf(tables);
    const reader = arrive();
    lobby.changed();
    await world.pass(5_000);
    expect(reader.messages).toBe(0);
  });
});
