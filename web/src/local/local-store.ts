import type { PersonId, TableId } from '@stammtisch/protocol';
import type { LogEntry } from '@stammtisch/table';

/** Somebody who plays on this device. */
export interface Profile {
  readonly person: PersonId;
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
    readonly profiles: readonly Profile[];
    readonly tables: readonly StoredTable[];
  }>;
  /** Entries, and those whose money they have moved, in one piece. */
  append(table: TableId, entries: readonly LogEntry[], profiles: readonly Profile[]): Promise<void>;
  saveProfile(profile: Profile): Promise<void>;
  remove(table: TableId): Promise<void>;
}

/** Keeps nothing beyond this visit. */
export function storeForThisVisit(): LocalStore {
  const tables = new Map<TableId, readonly LogEntry[]>();
  const people = new Map<PersonId, Profile>();
  return {
    read: () =>
      Promise.resolve({
        profiles: [...people.values()],
        tables: [...tables].map(([table, entries]) => ({ table, entries })),
      }),
    append: (table, entries, profiles) => {
      tables.set(table, [...(tables.get(table) ?? []), ...entries]);
      for (const profile of profiles) people.set(profile.person, profile);
      return Promise.resolve();
    },
    saveProfile: profile => {
      people.set(profile.person, profile);
      return Promise.resolve();
    },
    remove: table => {
      tables.delete(table);
      return Promise.resolve();
    },
  };
}
