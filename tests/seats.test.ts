import { game as blackjackGame } from '@stammtisch/blackjack';
import { game as blindWatten } from '@stammtisch/blind-watten';
import type { Game } from '@stammtisch/kernel';
import {
  type EntryBody,
  bring,
  changed,
  dutyOf,
  type LogEntry,
  replaceHost,
  sit,
  start,
  type Table,
  transfersOf,
  unfold,
} from '@stammtisch/table';
import { describe, expect, test } from 'vitest';

const game = blindWatten as unknown as Game;
const GUESTS = { isHere: () => true, balance: () => 0, isRobot: () => false };

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

test('a computer that has lost all of its chips gets new ones from the mint between rounds (8.5)', () => {
  const blackjack = blackjackGame as unknown as Game;
  const body = { ...opening.body, game: 'blackjack', options: {}, seats: 2 } as EntryBody;
  const guests = { ...GUESTS, balance: () => 100_000 };
  let table = unfold(blackjack, [{ ...opening, body }]);
  const seated = sit(table, guests, 'anna');
  if (seated.ok) table = after(table, seated.value);
  const started = start(table, 'anna');
  if (started.ok) table = after(table, started.value);
  expect(dutyOf(table, guests)?.do).not.toBe('write');
  const broke: Table = { ...table, state: { ...table.state, stacks: [100_000, 0] } };
  const duty = dutyOf(broke, guests);
  if (duty?.do !== 'write') throw new Error('nobody helps the computer');
  const [brought] = duty.bodies;
  expect(brought).toMatchObject({ by: 'house', move: { kind: 'brought', seat: 1 } });
  const now = changed(broke, brought!);
  expect(blackjack.chips?.(now.state).seats).toEqual([100_000, 100_000]);
  expect(transfersOf(broke, brought!, now)).toEqual([
    { from: 'mint', to: 'table', amount: 100_000 },
  ]);
});
