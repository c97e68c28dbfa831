import { signal } from '@preact/signals';
import type { WatchedTable } from '@stammtisch/client';
import type { Holder } from '@stammtisch/protocol';
import { expect, test, vi } from 'vitest';

// There is no browser here: its settings and its connection are left out.
vi.mock('../settings.ts', () => ({ language: signal('en') }));
vi.mock('../connection.ts', () => ({ snapshot: signal({ connection: 'open' }) }));

const person = (id: string): Holder => ({ person: id });

test('a round that is over is told of those who played it', async () => {
  const { contextOf, contextOfRound } = await import('./table-context.ts');
  const chairs = [person('anna'), person('eve'), { nobody: true }] as const;
  const players = [person('anna'), { bot: 'Toni' }, person('ben')] as const;
  const people = {
    anna: { name: 'Anna', here: true },
    ben: { name: 'Ben', here: false },
    eve: { name: 'Eve', here: true },
  };
  const table = { scene: { room: { chairs, players } }, people } as unknown as WatchedTable;
  const now = contextOf(table, { person: 'eve', name: 'Eve', account: false });
  const then = contextOfRound(now);
  expect([0, 1, 2].map(now.nameOf)).toEqual(['Anna', 'Eve', '']);
  expect([0, 1, 2].map(then.nameOf)).toEqual(['Anna', 'Toni', 'Ben']);
  expect([now.seat, then.seat]).toEqual([1, undefined]);
});
