import { FIRST_BALANCE, type Version } from '@stammtisch/protocol';
import type { Account, Transfer } from '@stammtisch/table';

export type Row = Readonly<Record<string, unknown>>;

/** What the shelves need of a database. */
export interface Shelf {
  run(sql: string, ...values: (string | number | null)[]): void;
  get(sql: string, ...values: (string | number)[]): Row | undefined;
  all(sql: string, ...values: (string | number)[]): readonly Row[];
}

/** When and why money moved: by an entry of a table, or outside of any. */
export interface Occasion {
  readonly at: number;
  readonly table?: string;
  readonly version?: Version;
}

/**
 * Double entry: a transfer takes from one account what it gives to another, so
 * all accounts together are always nothing. Only the mint and the bank may owe.
 */
export class Books {
  readonly #shelf: Shelf;

  constructor(shelf: Shelf) {
    this.#shelf = shelf;
  }

  /** New people have what everyone has to begin with, though nobody has written it down yet. */
  balanceOf(id: string): number {
    const row = this.#shelf.get('SELECT balance FROM account WHERE id = ?', id);
    if (row !== undefined) return Number(row['balance']);
    return isPerson(id) ? FIRST_BALANCE : 0;
  }

  isOpen = (id: string): boolean =>
    this.#shelf.get('SELECT id FROM account WHERE id = ?', id) !== undefined;

  /** Whether nobody would owe anything after all of these. */
  covers(transfers: readonly Transfer[], table: string): boolean {
    const change = new Map<string, number>();
    for (const { from, to, amount } of transfers) {
      const [giver, taker] = [idOf(from, table), idOf(to, table)];
      change.set(giver, (change.get(giver) ?? 0) - amount);
      change.set(taker, (change.get(taker) ?? 0) + amount);
    }
    return [...change].every(([id, amount]) => mayOwe(id) || this.balanceOf(id) + amount >= 0);
  }

  transfer({ from, to, amount }: Transfer, occasion: Occasion): void {
    const table = occasion.table ?? '';
    const [giver, taker] = [idOf(from, table), idOf(to, table)];
    for (const id of [giver, taker]) this.#open(id, occasion.at);
    this.#write({ giver, taker, amount }, occasion);
  }

  #open(id: string, at: number): void {
    if (this.isOpen(id)) return;
    this.#shelf.run('INSERT INTO account (id, balance) VALUES (?, 0)', id);
    if (!isPerson(id)) return;
    this.#open('mint', at);
    this.#write({ giver: 'mint', taker: id, amount: FIRST_BALANCE }, { at });
  }

  /** The taker first: nobody owes anything in between, not even to themselves. */
  #write(
    { giver, taker, amount }: { giver: string; taker: string; amount: number },
    { at, table, version }: Occasion,
  ): void {
    const move = 'UPDATE account SET balance = balance + ? WHERE id = ?';
    this.#shelf.run(move, amount, taker);
    this.#shelf.run(move, -amount, giver);
    this.#shelf.run(
      'INSERT INTO transfer (table_id, version, from_id, to_id, amount, at) VALUES (?, ?, ?, ?, ?, ?)',
      table ?? null,
      version ?? null,
      giver,
      taker,
      amount,
      at,
    );
  }

  /** What is wrong with the books; nothing, if they are in order. */
  audit(): readonly string[] {
    const sums = new Map<string, number>();
    const add = (id: string, amount: number) => sums.set(id, (sums.get(id) ?? 0) + amount);
    for (const row of this.#shelf.all('SELECT from_id, to_id, amount FROM transfer')) {
      add(String(row['from_id']), -Number(row['amount']));
      add(String(row['to_id']), Number(row['amount']));
    }
    const accounts = this.#shelf.all('SELECT id, balance FROM account');
    const total = accounts.reduce((sum, row) => sum + Number(row['balance']), 0);
    return [
      ...(total === 0 ? [] : [`all accounts together hold ${total}, not nothing`]),
      ...accounts.flatMap(row => {
        const [id, balance] = [String(row['id']), Number(row['balance'])];
        const sum = sums.get(id) ?? 0;
        if (sum !== balance) return [`account ${id} holds ${balance}, and was given ${sum}`];
        return balance < 0 && !mayOwe(id) ? [`account ${id} is below zero`] : [];
      }),
    ];
  }
}

/** Accounts of tables are told apart by their names. */
export const idOf = (account: Account, table: string): string =>
  account === 'table' ? `table ${table}` : account;

const isPerson = (id: string): boolean => id.startsWith('person ');

const mayOwe = (id: string): boolean => id === 'mint' || id === 'bank';
