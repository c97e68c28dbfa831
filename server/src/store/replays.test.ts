import type { EntryBody, LogEntry, MatchChange } from '@stammtisch/table';
import { expect, test } from 'vitest';

import { SqliteFile } from './sqlite.ts';
import type { Append } from './store.ts';

const opening: EntryBody = {
  kind: 'opened',
  game: 'watten',
  rules: 2,
  options: {},
  seats: 2,
  host: 'anna',
  listed: true,
};

/** A house that Anna and Ben know. */
function open() {
  const file = new SqliteFile(':memory:');
  for (const person of ['anna', 'ben'])
    file.people.save({ person, name: person, skeleton: person, secretHash: '' }, 1);
  const versions = new Map<string, number>();
  const write = (table: string, besides: Omit<Append, 'table' | 'entries'>) => {
    const version = (versions.get(table) ?? 0) + 1;
    versions.set(table, version);
    const entry: LogEntry = {
      version,
      id: `${table} ${version}`,
      previous: version === 1 ? '' : `${table} ${version - 1}`,
      at: version,
      body: version === 1 ? opening : { kind: 'waits', person: 'carla' },
    };
    expect(file.tables.append({ table, entries: [entry], ...besides })).toMatchObject({ ok: true });
    return version;
  };
  const match = (table: string, people: readonly string[], game = 'watten') => {
    const first = write(table, {});
    write(table, { matches: [{ ...began, id: `${table} ${first + 1}`, first, people, game }] });
  };
  return { file, write, match };
}

const began = { kind: 'began', id: '', first: 1, at: 5, game: 'watten', people: [] } as const;
const ended = (holders: readonly string[]): MatchChange => ({
  kind: 'ended',
  last: 3,
  at: 9,
  holders: [...holders.map(person => ({ person })), { bot: 'Toni' }],
  outcome: { winners: [0], points: [15, 3] },
});
const round = { person: 'anna', game: 'watten', result: 'won', score: 2 } as const;
const OWN = { of: { person: 'anna' }, skip: 0, most: 20 } as const;

test('a match is found once it is over, by everyone who played in it', () => {
  const { file, write, match } = open();
  match('t', ['anna']);
  expect(file.replays.list(OWN)).toEqual([]);
  expect(file.replays.find('t 2')).toBeUndefined();
  write('t', { tallies: [round], matches: [ended(['anna'])] });
  const found = {
    id: 't 2',
    table: 't',
    first: 1,
    last: 3,
    game: 'watten',
    began: 5,
    ended: 9,
    rounds: 1,
    isSolo: true,
    holders: [{ person: 'anna' }, { bot: 'Toni' }],
    outcome: { winners: [0], points: [15, 3] },
    people: ['anna'],
  };
  expect(file.replays.list(OWN)).toEqual([found]);
  expect(file.replays.find('t 2')).toEqual(found);
  expect(file.replays.list({ ...OWN, of: { table: 't' } })).toEqual([found]);
  expect(file.replays.list({ ...OWN, of: { person: 'ben' } })).toEqual([]);
});

test('whoever comes into somebody else’s match finds it, and nobody was alone there', () => {
  const { file, write, match } = open();
  match('t', ['anna']);
  write('t', { matches: [{ kind: 'joined', person: 'ben' }] });
  write('t', { matches: [ended(['anna'])] });
  expect(file.replays.list({ ...OWN, of: { person: 'ben' } })).toMatchObject([{ isSolo: false }]);
});

test('whoever comes back to their own match was still alone there', () => {
  const { file, write, match } = open();
  match('t', ['anna']);
  write('t', { matches: [{ kind: 'joined', person: 'anna' }] });
  write('t', { matches: [ended(['anna'])] });
  expect(file.replays.list(OWN)).toMatchObject([{ isSolo: true }]);
});

test('a match that was broken off is kept if a round of it was played', () => {
  const { file, write, match } = open();
  const { outcome: _, ...broken } = ended(['anna']) as Extract<MatchChange, { kind: 'ended' }>;
  match('t', ['anna']);
  write('t', { matches: [broken] });
  match('u', ['anna']);
  write('u', { tallies: [round] });
  write('u', { tallies: [round] });
  write('u', { matches: [broken] });
  expect(file.replays.list(OWN)).toMatchObject([{ table: 'u', rounds: 2 }]);
  expect(file.replays.list(OWN)[0]).not.toHaveProperty('outcome');
});

test('matches come newest first, by game, and in pages', () => {
  const { file, write, match } = open();
  for (let at = 0; at < 5; at++) {
    match(`t${at}`, ['anna', 'ben'], at % 2 === 0 ? 'watten' : 'cluedo');
    write(`t${at}`, { matches: [ended(['anna', 'ben'])] });
  }
  const tables = (wish: object) => file.replays.list({ ...OWN, ...wish }).map(({ table }) => table);
  expect(tables({})).toEqual(['t4', 't3', 't2', 't1', 't0']);
  expect(tables({ skip: 1, most: 2 })).toEqual(['t3', 't2']);
  expect(tables({ game: 'cluedo' })).toEqual(['t3', 't1']);
});

test('what closes a table keeps its log', () => {
  const { file, write } = open();
  write('t', {});
  write('t', { closed: true });
  expect(file.tables.open()).toEqual([]);
  expect(file.replays.entries('t', { after: 0, last: 9 })).toHaveLength(2);
  expect(file.replays.entries('t', { after: 1, last: 1 })).toEqual([]);
});

test('one’s own can be looked for by result, by game, and by who else played', () => {
  const { file, write, match } = open();
  const play = (table: string, winners: readonly number[], people: readonly string[]) => {
    match(table, people);
    const end = ended(people) as Extract<MatchChange, { kind: 'ended' }>;
    write(table, { matches: [{ ...end, outcome: { winners, points: [1, 1] } }] });
  };
  play('won', [0], ['anna']);
  play('lost', [1], ['anna', 'ben']);
  play('shared', [0, 1], ['anna', 'ben']);
  // The table was closed in the middle of it: nobody has won or lost.
  match('off', ['anna']);
  const { outcome: _, ...off } = ended(['anna']) as Extract<MatchChange, { kind: 'ended' }>;
  write('off', { tallies: [round], matches: [off] });
  const tables = (wish: object) => file.replays.list({ ...OWN, ...wish }).map(({ table }) => table);
  expect(tables({})).toEqual(['off', 'shared', 'lost', 'won']);
  expect(tables({ result: 'won' })).toEqual(['shared', 'won']);
  expect(tables({ result: 'lost' })).toEqual(['lost']);
  expect(tables({ against: 'people' })).toEqual(['shared', 'lost']);
  expect(tables({ against: 'computers' })).toEqual(['off', 'won']);
  expect(tables({ against: 'people', result: 'won', game: 'watten' })).toEqual(['shared']);
  expect(tables({ against: 'people', result: 'won', game: 'big-two' })).toEqual([]);
  expect(tables({ of: { person: 'ben' }, result: 'won' })).toEqual(['lost', 'shared'].toReversed());
});
