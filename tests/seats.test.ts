import { game as blindWatten } from '@stammtisch/blind-watten';
import type { Game } from '@stammtisch/kernel';
import {
  type EntryBody,
  bring,
  changed,
  type LogEntry,
  replaceHost,
  sit,
  start,
  type Table,
  unfold,
} from '@stammtisch/table';
import { describe, expect, test } from 'vitest';

const game = blindWatten as unknown as Game;
const GUESTS = { isHere: () => true, balance: () => 0 };

const opening: LogEntry = {
  version: 1,
  id: 'a',
  previous: '',
  at: 0,
  body: {
    kind: 'opened',
    game: 'blind-watten',
    rules: game.version,
    options: { preset: 'tramin' },
    seats: 4,
    host: 'anna',
    listed: false,
  },
};

const after = (table: Table, bodies: readonly EntryBody[]): Table => bodies.reduce(changed, table);

/** Anna and three computers, in the middle of a round. */
function playing(): Table {
  let table = unfold(game, [opening]);
  const seated = sit(table, GUESTS, 'anna');
  if (seated.ok) table = after(table, seated.value);
  const started = start(table, 'anna');
  if (started.ok) table = after(table, started.value);
  const random = { below: () => 0 };
  while (game.toMove(table.state)[0] === 'house')
    table = changed(table, { kind: 'move', by: 'house', move: game.chance(table.state, random) });
  return table;
}

const comes = (table: Table, person: string, seat?: number): Table => {
  const come = sit(table, GUESTS, person, seat);
  return come.ok ? after(table, come.value) : table;
};

describe('waiting for a computer’s chair', () => {
  test('as many can wait as there are computers, and no more', () => {
    let table = playing();
    for (const person of ['ben', 'carl', 'dora']) table = comes(table, person);
    expect(table.room.waiting).toEqual(['ben', 'carl', 'dora']);
    expect(sit(table, GUESTS, 'emil')).toEqual({ ok: false, error: 'table-full' });
  });

  test('one may wish for a certain one, and nobody else for the same (W13)', () => {
    const table = comes(playing(), 'ben', 2);
    expect(table.room.wishes).toEqual({ ben: 2 });
    expect(sit(table, GUESTS, 'carl', 2)).toEqual({ ok: false, error: 'seat-taken' });
    expect(sit(table, GUESTS, 'carl', 0)).toEqual({ ok: false, error: 'seat-taken' });
    expect(changed(table, { kind: 'gave up', person: 'ben' }).room.wishes).toBeUndefined();
  });
});

test('the next person clockwise who is here replaces a host who is not', () => {
  let table = unfold(game, [opening]);
  for (const person of ['anna', 'ben', 'carl']) table = comes(table, person);
  const here = (...people: string[]) => ({
    ...GUESTS,
    isHere: (person: string) => people.includes(person),
  });
  expect(replaceHost(table, here('anna', 'ben'))).toEqual([]);
  expect(replaceHost(table, here('carl'))).toEqual([{ kind: 'host', person: 'carl' }]);
  expect(replaceHost(table, here('ben', 'carl'))).toEqual([{ kind: 'host', person: 'ben' }]);
  expect(replaceHost(table, here())).toEqual([]);
});

test('there is nothing to bring where nothing can be won', () => {
  expect(bring(playing(), { ...GUESTS, balance: () => 500 }, 'anna')).toEqual({
    ok: false,
    error: 'no-chips',
  });
});
