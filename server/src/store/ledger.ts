import { err, ok, type Result } from '@stammtisch/kernel';
import {
  BROKE_BELOW,
  FIRST_BALANCE,
  type PersonId,
  type TableId,
  type Version,
} from '@stammtisch/protocol';
import type { LedgerAccount, Transfer } from '@stammtisch/table';

import { isKnown } from './people.ts';
import type { SqlRecords } from './records.ts';
import type { Sql } from './sql.ts';
import type { Balance, Chips, LedgerStore } from './store.ts';

/** When and why money moved: by an entry of a table, or outside of any. */
interface Occasion {
  readonly at: number;
  readonly table?: string;
  readonly version?: Version;
}

/**
 * Double entry: a transfer takes from one account what it gives to another, so
 * all accounts together are always nothing. Only the mint and the bank may owe.
 */
class Transfers {
  readonly #database: Sql;

  constructor(database: Sql) {
    this.#database = database;
  }

  /** New people have what everyone has to begin with, though nobody has written it down yet. */
  async balanceOf(id: string): Promise<number> {
    const row = await this.#database.get('SELECT balance FROM account WHERE id = ?', id);
    if (row !== undefined) return Number(row['balance']);
    return (await this.#isKnownPerson(id)) ? FIRST_BALANCE : 0;
  }

  #isKnownPerson = async (id: string): Promise<boolean> =>
    isPerson(id) && (await isKnown(this.#database, id.slice(PERSON.length)));

  isOpen = async (id: string): Promise<boolean> =>
    (await this.#database.get('SELECT id FROM account WHERE id = ?', id)) !== undefined;

  /** Whether nobody would owe anything after all of these. */
  async covers(transfers: readonly Transfer[], table: string): Promise<boolean> {
    const change = new Map<string, number>();
    for (const { from, to, amount } of transfers) {
      const [giver, taker] = [idOf(from, table), await this.#takerOf(to, table)];
      change.set(giver, (change.get(giver) ?? 0) - amount);
      change.set(taker, (change.get(taker) ?? 0) + amount);
    }
    for (const [id, amount] of change)
      if (!mayOwe(id) && (await this.balanceOf(id)) + amount < 0) return false;
    return true;
  }

  /** What somebody would get who was erased goes back to where it came from. */
  async #takerOf(to: LedgerAccount, table: string): Promise<string> {
    const id = idOf(to, table);
    return isPerson(id) && !(await this.#isKnownPerson(id)) ? 'mint' : id;
  }

  async transfer({ from, to, amount }: Transfer, occasion: Occasion): Promise<void> {
    const table = occasion.table ?? '';
    const [giver, taker] = [idOf(from, table), await this.#takerOf(to, table)];
    for (const id of [giver, taker]) await this.#open(id, occasion.at);
    await this.#write({ giver, taker, amount }, occasion);
  }

  async #open(id: string, at: number): Promise<void> {
    if (await this.isOpen(id)) return;
    await this.#database.run('INSERT INTO account (id, balance) VALUES (?, 0)', id);
    if (!isPerson(id)) return;
    await this.#open('mint', at);
    await this.#write({ giver: 'mint', taker: id, amount: FIRST_BALANCE }, { at });
  }

  /** The taker first: nobody owes anything in between, not even to themselves. */
  async #write(
    { giver, taker, amount }: { giver: string; taker: string; amount: number },
    { at, table, version }: Occasion,
  ): Promise<void> {
    const move = 'UPDATE account SET balance = balance + ? WHERE id = ?';
    await this.#database.run(move, amount, taker);
    await this.#database.run(move, -amount, giver);
    await this.#database.run(
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
  async audit(): Promise<readonly string[]> {
    const sums = new Map<string, number>();
    const add = (id: string, amount: number) => sums.set(id, (sums.get(id) ?? 0) + amount);
    for (const row of await this.#database.all('SELECT from_id, to_id, amount FROM transfer')) {
      add(String(row['from_id']), -Number(row['amount']));
      add(String(row['to_id']), Number(row['amount']));
    }
    const accounts = await this.#database.all('SELECT id, balance FROM account');
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
const idOf = (account: LedgerAccount, table: string): string =>
  account === 'table' ? `table ${table}` : account;

const PERSON = 'person ';
const isPerson = (id: string): boolean => id.startsWith(PERSON);

const mayOwe = (id: string): boolean => id === 'mint' || id === 'bank';

/** Money in the books and what lies before people on tables, which the log says and the books only sum up. */
export class SqlLedger implements LedgerStore {
  readonly #database: Sql;
  readonly #books: Transfers;
  readonly #records: SqlRecords;

  constructor(database: Sql, records: SqlRecords) {
    this.#database = database;
    this.#books = new Transfers(database);
    this.#records = records;
  }

  covers = async (transfers: readonly Transfer[], table: TableId): Promise<boolean> =>
    await this.#books.covers(transfers, table);
  transfer = async (transfer: Transfer, occasion: Occasion): Promise<void> =>
    await this.#books.transfer(transfer, occasion);
  audit = async (): Promise<readonly string[]> => await this.#books.audit();

  async hold(person: PersonId, table: TableId, amount: number): Promise<void> {
    const where = 'person_id = ? AND table_id = ?';
    if (amount === 0 || !(await isKnown(this.#database, person)))
      await this.#database.run(`DELETE FROM holding WHERE ${where}`, person, table);
    else
      await this.#database.run(
        `INSERT INTO holding (person_id, table_id, chips) VALUES (?, ?, ?)
         ON CONFLICT (person_id, table_id) DO UPDATE SET chips = excluded.chips`,
        person,
        table,
        amount,
      );
  }

  async balanceOf(person: PersonId): Promise<Balance> {
    const sql = 'SELECT coalesce(sum(chips), 0) AS chips FROM holding WHERE person_id = ?';
    const onTables = Number((await this.#database.get(sql, person))?.['chips']);
    return { balance: await this.#accountOf(person), onTables };
  }

  #accountOf = async (person: PersonId): Promise<number> =>
    await this.#books.balanceOf(`person ${person}`);

  async spendableOf(
    person: PersonId,
    { bankGame, table }: { readonly bankGame: string | undefined; readonly table?: TableId },
  ): Promise<number> {
    const balance = await this.#accountOf(person);
    if (bankGame === undefined) return balance;
    const held = table === undefined ? 0 : await this.heldAt(person, table);
    const most = FIRST_BALANCE + (await this.#records.winningsOf(person, bankGame)) - held;
    return Math.max(0, Math.min(balance, most));
  }

  async reset(person: PersonId, at: number): Promise<Result<Balance, 'has-money' | 'not-you'>> {
    if (!(await isKnown(this.#database, person))) return err('not-you');
    const { balance, onTables } = await this.balanceOf(person);
    const all = balance + onTables;
    if (all >= BROKE_BELOW) return err('has-money');
    const own = `person ${person}` as const;
    await this.#books.transfer({ from: 'mint', to: own, amount: FIRST_BALANCE - all }, { at });
    await this.#records.beginAgain(person);
    return ok(await this.balanceOf(person));
  }

  /** What lies before a person on one table. */
  async heldAt(person: PersonId, table: TableId): Promise<number> {
    const sql = 'SELECT chips FROM holding WHERE person_id = ? AND table_id = ?';
    return Number((await this.#database.get(sql, person, table))?.['chips'] ?? 0);
  }

  stakeOf = async (table: TableId): Promise<number> =>
    await this.#books.balanceOf(idOf('table', table));

  async adopt(table: TableId, { total, people }: Chips, at: number): Promise<void> {
    for (const { person, amount } of people) await this.hold(person, table, amount);
    if (total === 0 || (await this.#books.isOpen(idOf('table', table)))) return;
    await this.#books.transfer({ from: 'mint', to: 'table', amount: total }, { table, at });
  }

  /** What is in the account of somebody who goes for good returns to the mint. */
  async closeAccount(person: PersonId, at: number): Promise<void> {
    const own = `person ${person}` as const;
    const amount = (await this.#books.isOpen(own)) ? await this.#accountOf(person) : 0;
    if (amount > 0) await this.#books.transfer({ from: own, to: 'mint', amount }, { at });
  }
}
