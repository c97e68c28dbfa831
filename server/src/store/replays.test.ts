import type { EntryBody, LogEntry, MatchChange } from '@stammtisch/table';
import { describe, expect, test } from 'vitest';

import type { Append } from './store.ts';
import { STORES } from './testing/stores.ts';

const opening: EntryBody = {
  kind: 'opened',
  game: 'watten',
  rules: 2,
  options: {},
  seats: 2,
  host: 'anna',
  listed: true,
};

describe.each(STORES)('%s:', (_, newStore) => {
  /** A house that Anna and Ben know. */
  async function open() {
    const file = await newStore();
    for (const person of ['anna', 'ben'])
      await file.people.save({ person, name: person, skeleton: person, secretHash: '' }, 1);
    const versions = new Map<string, number>();
    const write = async (table: string, besides: Omit<Append, 'table' | 'entries'>) => {
      const version = (versions.get(table) ?? 0) + 1;
      versions.set(table, version);
      const entry: LogEntry = {
        version,
        id: `${table} ${version}`,
        previous: version === 1 ? '' : `${table} ${version - 1}`,
        at: version,
        body: version === 1 ? opening : { kind: 'waits', person: 'carla' },
      };
      expect(await file.tables.append({ table, entries: [entry], ...besides })).toMatchObject({
        ok: true,
      });
      return version;
    };
    const match = async (table: string, people: readonly string[], game = 'watten') => {
      const first = await write(table, {});
      await write(table, {
        matches: [{ ...began, id: `${table} ${first + 1}`, first, people, game }],
      });
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

  test('a match is found once it is over, by everyone who played in it', async () => {
    const { file, write, match } = await open();
    await match('t', ['anna']);
    expect(await file.replays.list(OWN)).toEqual([]);
    expect(await file.replays.find('t 2')).toBeUndefined();
    await write('t', { tallies: [round], matches: [ended(['anna'])] });
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
    expect(await file.replays.list(OWN)).toEqual([found]);
    expect(await file.replays.find('t 2')).toEqual(found);
    expect(await file.replays.list({ ...OWN, of: { table: 't' } })).toEqual([found]);
    expect(await file.replays.list({ ...OWN, of: { person: 'ben' } })).toEqual([]);
  });

  test('whoever comes into somebody else’s match finds it, and nobody was alone there', async () => {
    const { file, write, match } = await open();
    await match('t', ['anna']);
    await write('t', { matches: [{ kind: 'joined', person: 'ben' }] });
    await write('t', { matches: [ended(['anna'])] });
    expect(await file.replays.list({ ...OWN, of: { person: 'ben' } })).toMatchObject([
      { isSolo: false },
    ]);
  });

  test('whoever comes back to their own match was still alone there', async () => {
    const { file, write, match } = await open();
    await match('t', ['anna']);
    await write('t', { matches: [{ kind: 'joined', person: 'anna' }] });
    await write('t', { matches: [ended(['anna'])] });
    expect(await file.replays.list(OWN)).toMatchObject([{ isSolo: true }]);
  });

  test('a match that was broken off is kept if a round of it was played', async () => {
    const { file, write, match } = await open();
    const { outcome: _, ...broken } = ended(['anna']) as Extract<MatchChange, { kind: 'ended' }>;
    await match('t', ['anna']);
    await write('t', { matches: [broken] });
    await match('u', ['anna']);
    await write('u', { tallies: [round] });
    await write('u', { tallies: [round] });
    await write('u', { matches: [broken] });
    expect(await file.replays.list(OWN)).toMatchObject([{ table: 'u', rounds: 2 }]);
    expect((await file.replays.list(OWN))[0]).not.toHaveProperty('outcome');
  });

  test('matches come newest first, by game, and in pages', async () => {
    const { file, write, match } = await open();
    for (let at = 0; at < 5; at++) {
      await match(`t${at}`, ['anna', 'ben'], at % 2 === 0 ? 'watten' : 'cluedo');
      await write(`t${at}`, { matches: [ended(['anna', 'ben'])] });
    }
    const tables = async (wish: object) =>
      (await file.replays.list({ ...OWN, ...wish })).map(({ table }) => table);
    expect(await tables({})).toEqual(['t4', 't3', 't2', 't1', 't0']);
    expect(await tables({ skip: 1, most: 2 })).toEqual(['t3', 't2']);
    expect(await tables({ game: 'cluedo' })).toEqual(['t3', 't1']);
  });

  test('what closes a table keeps its log', async () => {
    const { file, write } = await open();
    await write('t', {});
    await write('t', { closed: true });
    expect(await file.tables.open()).toEqual([]);
    expect(await file.replays.entries('t', { after: 0, last: 9 })).toHaveLength(2);
    expect(await file.replays.entries('t', { after: 1, last: 1 })).toEqual([]);
  });

  test('one’s own can be looked for by result, by game, and by who else played', async () => {
    const { file, write, match } = await open();
    const play = async (table: string, winners: readonly number[], people: readonly string[]) => {
      await match(table, people);
      const end = ended(people) as Extract<MatchChange, { kind: 'ended' }>;
      await write(table, { matches: [{ ...end, outcome: { winners, points: [1, 1] } }] });
    };
    await play('won', [0], ['anna']);
    await play('lost', [1], ['anna', 'ben']);
    await play('shared', [0, 1], ['anna', 'ben']);
    // The table was closed in the middle of it: nobody has won or lost.
    await match('off', ['anna']);
    const { outcome: _, ...off } = ended(['anna']) as Extract<MatchChange, { kind: 'ended' }>;
    await write('off', { tallies: [round], matches: [off] });
    const tables = async (wish: object) =>
      (await file.replays.list({ ...OWN, ...wish })).map(({ table }) => table);
    expect(await tables({})).toEqual(['off', 'shared', 'lost', 'won']);
    expect(await tables({ result: 'won' })).toEqual(['shared', 'won']);
    expect(await tables({ result: 'lost' })).toEqual(['lost']);
    expect(await tables({ against: 'people' })).toEqual(['shared', 'lost']);
    expect(await tables({ against: 'computers' })).toEqual(['off', 'won']);
    expect(await tables({ against: 'people', result: 'won', game: 'watten' })).toEqual(['shared']);
    expect(await tables({ against: 'people', result: 'won', game: 'big-two' })).toEqual([]);
    expect(await tables({ of: { person: 'ben' }, result: 'won' })).toEqual(
      ['lost', 'shared'].toReversed(),
    );
  });
});
