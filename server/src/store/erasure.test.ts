import type { EntryBody, LogEntry } from '@stammtisch/table';
import { describe, expect, test } from 'vitest';

import { collected } from '../collected.ts';
import { WORLD } from '../world.ts';
import { Database } from './database.ts';
import { PostgresConnection } from './postgres-connection.ts';
import { openPostgres } from './postgres.ts';
import { roomsOf } from './rooms.ts';
import { openSqlite } from './store-client.ts';
import { type Append, type Store } from './store.ts';
import { newDatabase, newPath } from './testing/stores.ts';

/** Longer than one letter: it has to be found in any text. */
const ANNA = 'annas0id00';
const SHOWN = { password: 'hers' };
/** Nothing else happens when she is erased. */
const ERASED_AT = 50;
const LATE = 60;

const opening: EntryBody = {
  kind: 'opened',
  game: 'big-two',
  rules: 1,
  options: {},
  seats: 4,
  host: 'somebody',
  listed: true,
};

/** One entry of a table: it says nothing of her, only what comes with it does. */
function append(
  table: string,
  version: number,
  besides: Omit<Append, 'table' | 'entries'>,
): Append {
  const ids = ['', 'a', 'b', 'c'];
  const entry: LogEntry = {
    version,
    id: ids[version]!,
    previous: ids[version - 1]!,
    at: LATE,
    body: version === 1 ? opening : { kind: 'waits', person: 'somebody' },
  };
  return { table, entries: [entry], ...besides };
}

const passkey = (id: string) => ({
  id,
  person: ANNA,
  name: 'Phone',
  publicKey: '',
  counter: 0,
  transports: [],
  at: LATE,
});

const began = {
  kind: 'began',
  id: 'x',
  first: 1,
  at: LATE,
  game: 'big-two',
  people: [ANNA],
} as const;
const outcome = { winners: [0], points: [1] };

/** Everything that can still be under way for somebody. */
const UNDER_WAY: Readonly<Record<string, (store: Store) => Promise<unknown>>> = {
  notes: store => store.records.saveNotes(ANNA, 't', 'secret thoughts'),
  chat: store => store.chat.add('t', { from: ANNA, text: 'hello', at: LATE }),
  aside: store => store.chat.add('t', { from: ANNA, text: 'psst', at: LATE }, true),
  'a message': store => store.messages.add({ from: ANNA, to: 'somebody', text: 'hi', at: LATE }),
  'a message to her': store =>
    store.messages.add({ from: 'somebody', to: ANNA, text: 'hi', at: LATE }),
  'a message that she reads': store => store.messages.read(ANNA, 'somebody'),
  'somebody whom she mutes': store => store.messages.mute(ANNA, 'somebody', true),
  'somebody who mutes her': store => store.messages.mute('somebody', ANNA, true),
  'a friend she wants': store => store.friends.ask(ANNA, 'somebody', LATE),
  'somebody who wants her': store => store.friends.ask('somebody', ANNA, LATE),
  seat: store => store.tables.append(append('u', 1, { seats: [{ person: ANNA, took: true }] })),
  'a seat for money': store =>
    store.tables.append(
      append('v', 1, {
        seats: [{ person: ANNA, took: true }],
        transfers: [{ from: `person ${ANNA}`, to: 'table', amount: 100 }],
        holdings: [{ person: ANNA, amount: 100 }],
      }),
    ),
  'a round that ends': store =>
    store.tables.append(
      append('t', 2, {
        tallies: [{ person: ANNA, game: 'blackjack', result: 'won', score: 5 }],
        transfers: [{ from: 'table', to: `person ${ANNA}`, amount: 70 }],
        holdings: [{ person: ANNA, amount: 30 }],
      }),
    ),
  'a match that begins': store => store.tables.append(append('x', 1, { matches: [began] })),
  'a match that she joins, and that ends': store =>
    store.tables.append(
      append('y', 1, {
        matches: [
          { ...began, id: 'y', people: [] },
          { kind: 'joined', person: ANNA },
          { kind: 'ended', last: 1, at: LATE, holders: [{ person: ANNA }], outcome },
        ],
      }),
    ),
  'chips found on a table': store =>
    store.ledger.adopt('w', { total: 100, people: [{ person: ANNA, amount: 100 }] }, LATE),
  report: store =>
    store.moderation.report({ from: ANNA, about: ANNA, at: LATE, text: 'rude', lines: [] }),
  session: store =>
    store.accounts.openSession({ hash: 'h', person: ANNA, at: LATE, until: 999, shown: SHOWN }),
  passkey: store => store.accounts.savePasskey(passkey('k'), SHOWN),
  'a robot': store =>
    store.robots.add({
      person: 'robot',
      name: 'Robot',
      skeleton: 'robot',
      owner: ANNA,
      hash: 'h',
      at: LATE,
    }),
  'another account': store =>
    store.accounts.signUp({ person: ANNA, recovery: 'r', at: LATE, passkey: passkey('l') }),
  'another password': store =>
    store.accounts.change({ person: ANNA, shown: SHOWN, password: 'new', recovery: 'r' }),
  'another name': store =>
    store.people.rename({ person: ANNA, name: 'Anne', skeleton: 'anne' }, LATE),
  'new money': store => store.ledger.reset(ANNA, LATE),
};

/** A new house, and its database once it is closed. */
interface Begun {
  readonly store: Store;
  readonly look: () => Promise<Database | PostgresConnection>;
  /** The names of all tables there. */
  readonly catalogue: string;
}

type House = () => Promise<Begun>;

const HOUSES: readonly (readonly [string, House])[] = [
  [
    'in a file',
    async () => {
      const path = newPath();
      return {
        store: await openSqlite(path),
        look: () => Promise.resolve(new Database(path, { readOnly: true })),
        catalogue: "SELECT name FROM sqlite_schema WHERE type = 'table'",
      };
    },
  ],
  [
    'in PostgreSQL',
    async () => {
      const url = await newDatabase();
      return {
        store: await openPostgres(url, { world: WORLD }),
        look: () => PostgresConnection.open(url, 'test'),
        catalogue: "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'",
      };
    },
  ],
];

/** A house where she has an account and sits at a table with 100 cents before her. */
async function begin(house: House): Promise<Begun> {
  const begun = await house();
  const { store } = begun;
  await store.people.save({ person: ANNA, name: 'Anna', skeleton: 'anna', secretHash: 'x' }, 1);
  await store.people.save(
    { person: 'somebody', name: 'Hannes', skeleton: 'hannes', secretHash: 'y' },
    1,
  );
  await store.messages.add({ from: 'somebody', to: ANNA, text: 'Servus', at: 1 });
  await store.messages.add({ from: ANNA, to: 'somebody', text: 'Griaß di', at: 1 });
  await store.messages.read(ANNA, 'somebody');
  await store.messages.read('somebody', ANNA);
  await store.messages.mute('somebody', ANNA, true);
  await store.messages.mute(ANNA, 'somebody', true);
  await store.accounts.signUp({ person: ANNA, ...SHOWN, recovery: 'code', at: 2 });
  await store.accounts.signUp({ person: 'somebody', ...SHOWN, recovery: 'other', at: 2 });
  await store.friends.ask(ANNA, 'somebody', 2);
  await store.friends.ask('somebody', ANNA, 2);
  await store.tables.append({
    ...append('t', 1, {
      seats: [{ person: ANNA, took: true }],
      transfers: [{ from: `person ${ANNA}`, to: 'table', amount: 100 }],
      holdings: [{ person: ANNA, amount: 100 }],
    }),
  });
  return begun;
}

/** What is wrong with the books, and where she still is. They know ids only, and keep what was before. */
async function complaintsAbout({ look, catalogue }: Begun): Promise<readonly string[]> {
  const database = await look();
  try {
    const last = await database.get('SELECT row FROM transfer WHERE at = ?', ERASED_AT);
    const traces = await collected(await database.all(catalogue), async ({ name }) =>
      (await database.all(`SELECT * FROM ${String(name)}`))
        .filter(row => JSON.stringify(row).includes(ANNA))
        .filter(row => name !== 'transfer' || Number(row['row']) > Number(last?.['row']))
        .filter(row => name !== 'account' || row['balance'] !== 0)
        .map(row => `${String(name)}: ${JSON.stringify(row)}`),
    );
    return [...traces, ...(await roomsOf(database).ledger.audit())];
  } finally {
    await database.close();
  }
}

const erase = (store: Store) => store.people.erase(ANNA, ERASED_AT);

describe.each(HOUSES)('%s:', (_, house) => {
  test.each(Object.entries(UNDER_WAY))(
    'after erasure nothing of a person comes back: %s (T15)',
    async (_, request) => {
      const begun = await begin(house);
      const { store } = begun;
      await erase(store);
      await request(store);
      await store.close();
      expect(await complaintsAbout(begun)).toEqual([]);
    },
  );

  test('whatever is under way when a person is erased, in whichever order it is written (T15)', async () => {
    const requests = Object.values(UNDER_WAY);
    for (let place = 0; place <= requests.length; place++) {
      const begun = await begin(house);
      const { store } = begun;
      // All in one batch: the erasure stands between them.
      const calls = requests.toSpliced(place, 0, erase);
      await Promise.all(calls.map(call => call(store)));
      await store.close();
      expect(await complaintsAbout(begun)).toEqual([]);
    }
  });

  test('what would be hers goes back to where all chips come from, and a line of hers is not heard', async () => {
    const begun = await begin(house);
    const { store } = begun;
    await erase(store);
    expect(await store.chat.add('t', { from: ANNA, text: 'hello', at: LATE })).toBeUndefined();
    const sits = await store.tables.append(
      append('u', 1, { seats: [{ person: ANNA, took: true }] }),
    );
    expect(sits).toEqual({ ok: false, error: 'seated-elsewhere' });
    expect(await store.ledger.reset(ANNA, LATE)).toEqual({ ok: false, error: 'not-you' });
    expect(await UNDER_WAY['a round that ends']!(store)).toMatchObject({ ok: true });
    expect(await store.ledger.stakeOf('t')).toBe(30);
    expect(await store.ledger.balanceOf(ANNA)).toEqual({ balance: 0, onTables: 0 });
    await store.close();
    expect(await complaintsAbout(begun)).toEqual([]);
  });
});
