import { FIRST_BALANCE, type Version } from '@stammtisch/protocol';
import type { LedgerAccount, Transfer } from '@stammtisch/table';

import { isKnown } from './people.ts';
import type { Sql } from './sql.ts';

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
export class Ledger {
  readonly #database: Sql;

  constructor(database: Sql) {
    this.#database = database;
  }

  /** New people have what everyone has to begin with, though nobody has written it down yet. */
  balanceOf(id: string): number {
    const row = this.#database.get('SELECT balance FROM account WHERE id = ?', id);
    if (row !== undefined) return Number(row['balance']);
    return this.#isKnownPerson(id) ? FIRST_BALANCE : 0;
  }

  #isKnownPerson = (id: string): boolean =>
    isPerson(id) && isKnown(this.#database, id.slice(PERSON.length));

  isOpen = (id: string): boolean =>
    this.#database.get('SELECT id FROM account WHERE id = ?', id) !== undefined;

  /** Whether nobody would owe anything after all of these. */
  covers(transfers: readonly Transfer[], table: string): boolean {
    const change = new Map<string, number>();
    for (const { from, to, amount } of transfers) {
      const [giver, taker] = [idOf(from, table), this.#takerOf(to, table)];
      change.set(giver, (change.get(giver) ?? 0) - amount);
      change.set(taker, (change.get(taker) ?? 0) + amount);
    }
    return [...change].every(([id, amount]) => mayOwe(id) || this.balanceOf(id) + amount >= 0);
  }

  /** What somebody would get who was erased goes back to where it came from. */
  #takerOf(to: LedgerAccount, table: string): string {
    const id = idOf(to, table);
    return isPerson(id) && !this.#isKnownPerson(id) ? 'mint' : id;
  }

  transfer({ from, to, amount }: Transfer, occasion: Occasion): void {
    const table = occasion.table ?? '';
    const [giver, taker] = [idOf(from, table), this.#takerOf(to, table)];
    for (const id of [giver, taker]) this.#open(id, occasion.at);
    this.#write({ giver, taker, amount }, occasion);
  }

  #open(id: string, at: number): void {
    if (this.isOpen(id)) return;
    this.#database.run('INSERT INTO account (id, balance) VALUES (?, 0)', id);
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
    this.#database.run(move, amount, taker);
    this.#database.run(move, -amount, giver);
    this.#database.run(
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
    for (const row of this.#database.all('SELECT from_id, to_id, amount FROM transfer')) {
      add(String(row['from_id']), -Number(row['amount']));
      add(String(row['to_id']), Number(row['amount']));
    }
    const accounts = this.#database.all('SELECT id, balance FROM account');
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
export const idOf = (account: LedgerAccount, table: string): string =>
  account === 'table' ? `table ${table}` : account;

const PERSON = 'person ';
const isPerson = (id: string): boolean => id.startsWith(PERSON);

const mayOwe = (id: string): boolean => id === 'mint' || id === 'bank';
