import type { TableId } from '@stammtisch/protocol';
import type { LogEntry } from '@stammtisch/table';

import { DATABASE } from './local-data.ts';
import type { LocalStore, Profile, StoredTable } from './local-store.ts';

const VERSION = 1;
const ENTRIES = 'entries';
const PROFILES = 'profiles';

interface Row {
  readonly table: TableId;
  readonly version: number;
  readonly entry: LogEntry;
}

/** The store in the browser's own database. Fails where a browser keeps nothing. */
export async function openDatabase(): Promise<LocalStore> {
  const database = await opened();
  const writing = (stores: string | string[], write: (transaction: IDBTransaction) => void) =>
    new Promise<void>((resolve, reject) => {
      const transaction = database.transaction(stores, 'readwrite', { durability: 'relaxed' });
      write(transaction);
      transaction.addEventListener('complete', () => resolve());
      transaction.addEventListener('abort', () => reject(transaction.error));
    });
  return {
    read: async () => {
      const transaction = database.transaction([ENTRIES, PROFILES]);
      const [profiles, rows] = await Promise.all([
        answerOf<Profile[]>(transaction.objectStore(PROFILES).getAll()),
        answerOf<Row[]>(transaction.objectStore(ENTRIES).getAll()),
      ]);
      return { profiles, tables: tablesOf(rows) };
    },
    append: (table, entries, profiles) =>
      writing([ENTRIES, PROFILES], transaction => {
        const rows = transaction.objectStore(ENTRIES);
        for (const entry of entries) rows.add({ table, version: entry.version, entry });
        const people = transaction.objectStore(PROFILES);
        for (const profile of profiles) people.put(profile);
      }),
    saveProfile: profile =>
      writing(PROFILES, transaction => void transaction.objectStore(PROFILES).put(profile)),
    remove: table =>
      writing(
        ENTRIES,
        transaction =>
          void transaction
            .objectStore(ENTRIES)
            .delete(IDBKeyRange.bound([table, 0], [table, Infinity])),
      ),
  };
}

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, VERSION);
  request.addEventListener('upgradeneeded', () => {
    const database = request.result;
    database.createObjectStore(ENTRIES, { keyPath: ['table', 'version'] });
    database.createObjectStore(PROFILES, { keyPath: 'person' });
  });
  return answerOf(request);
}

const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });

/** Rows come in the order of their key: table by table, entry by entry. */
function tablesOf(rows: readonly Row[]): readonly StoredTable[] {
  const tables = new Map<TableId, LogEntry[]>();
  for (const { table, entry } of rows) {
    const entries = tables.get(table) ?? [];
    entries.push(entry);
    tables.set(table, entries);
  }
  return [...tables].map(([table, entries]) => ({ table, entries }));
}
