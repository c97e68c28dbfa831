import type { Result } from '@stammtisch/kernel';
import type { PersonId, TableId, Version } from '@stammtisch/protocol';
import type { LogEntry, Table, Transfer } from '@stammtisch/table';

/** Entries to be written on top of what a table's log holds. All of them are written, or none. */
export interface Append {
  readonly table: TableId;
  readonly entries: readonly LogEntry[];
  /** Who gets or gives up a seat by them: a person has one seat in the house. */
  readonly seats: readonly SeatChange[];
  /** For the list of tables. */
  readonly closed: boolean;
  /** The money that they move: all of it is there, or nothing is written. */
  readonly transfers: readonly Transfer[];
}

export type SeatChange =
  | { readonly person: PersonId; readonly took: true }
  | { readonly person: PersonId; readonly left: true };

/**
 * `conflict`: the log has gone on, or one of the keys is in it already: read it
 * and decide again. `seated-elsewhere`: someone has a seat at another table.
 * `no-cover`: someone has less money than they bring.
 */
export type AppendRefusal = 'conflict' | 'seated-elsewhere' | 'no-cover';

/** What everyone has to begin with, in cents, and after a reset. */
export const FIRST_BALANCE = 100_000;

/** A table without its rules, which are code. */
export type Snapshot = Omit<Table, 'game'>;

/** A table as it was written: a snapshot perhaps, and the entries after it. */
export interface StoredTable {
  readonly snapshot?: { readonly version: Version; readonly table: Snapshot };
  readonly entries: readonly LogEntry[];
}

export interface StoredPerson {
  readonly person: PersonId;
  readonly name: string;
  /** What no other name may look like. */
  readonly skeleton: string;
  /** Of the private id. */
  readonly secretHash: string;
}

export interface StoredLine {
  readonly line: number;
  readonly from: PersonId;
  readonly text: string;
  readonly at: number;
}

/**
 * Everything the house keeps. A promise that is fulfilled means that it is on
 * disk and survives the loss of power.
 */
export interface Store {
  append(append: Append): Promise<Result<void, AppendRefusal>>;
  read(table: TableId, after?: Version): Promise<StoredTable>;
  /** The version a key was written at, if it was. */
  versionOf(table: TableId, key: string): Promise<Version | undefined>;
  snapshot(table: TableId, version: Version, state: Snapshot): Promise<void>;
  openTables(): Promise<readonly TableId[]>;
  seatOf(person: PersonId): Promise<TableId | undefined>;
  /** False if the name looks like one that is taken. */
  savePerson(person: StoredPerson, at: number): Promise<boolean>;
  findPerson(person: PersonId): Promise<StoredPerson | undefined>;
  /** Cents in a person's account. */
  balanceOf(person: PersonId): Promise<number>;
  /** Gives a person what everyone has to begin with, no more and no less; not while they sit at a table. */
  resetBalance(person: PersonId, at: number): Promise<Result<number, 'seated-elsewhere'>>;
  /** What lies on a table, by the books. */
  stakeOf(table: TableId): Promise<number>;
  /** Takes chips into the books that lay on a table before there were any. */
  adopt(table: TableId, amount: number, at: number): Promise<void>;
  addLine(table: TableId, line: Omit<StoredLine, 'line'>): Promise<number>;
  lines(table: TableId, most: number): Promise<readonly StoredLine[]>;
  close(): Promise<void>;
}
