import type { TableId } from '@stammtisch/protocol';
import type { LogEntry } from '@stammtisch/table';

/** Whoever plays on this device. */
export interface Profile {
  readonly name: string;
  /** In cents: what does not lie on a table. */
  readonly balance: number;
}

export interface StoredTable {
  readonly table: TableId;
  readonly entries: readonly LogEntry[];
}

/** What the house on this device keeps. */
export interface LocalStore {
  read(): Promise<{
    readonly profile: Profile | undefined;
    readonly tables: readonly StoredTable[];
  }>;
  /** Entries, and what they have brought whoever plays here, in one piece. */
  append(table: TableId, entries: readonly LogEntry[], profile: Profile): Promise<void>;
  saveProfile(profile: Profile): Promise<void>;
  remove(table: TableId): Promise<void>;
}

/** Keeps nothing beyond this visit. */
export function storeForThisVisit(): LocalStore {
  const tables = new Map<TableId, readonly LogEntry[]>();
  let kept: Profile | undefined;
  return {
    read: () =>
      Promise.resolve({
        profile: kept,
        tables: [...tables].map(([table, entries]) => ({ table, entries })),
      }),
    append: (table, entries, profile) => {
      tables.set(table, [...(tables.get(table) ?? []), ...entries]);
      kept = profile;
      return Promise.resolve();
    },
    saveProfile: profile => {
      kept = profile;
      return Promise.resolve();
    },
    remove: table => {
      tables.delete(table);
      return Promise.resolve();
    },
  };
}
