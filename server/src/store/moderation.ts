import { err, ok, type Result } from '@stammtisch/kernel';

import { isKnown } from './people.ts';
import type { Row, Sql } from './sql.ts';
import type {
  BlockedAddress,
  ModerationStore,
  NewReport,
  StoredLine,
  StoredReport,
} from './store.ts';

/** More open reports than anyone reads are not kept. */
const MOST_OPEN = 1_000;

/** Reports for the operator, and addresses that are shut out. */
export class SqlModeration implements ModerationStore {
  readonly #database: Sql;

  constructor(database: Sql) {
    this.#database = database;
  }

  async report(report: NewReport): Promise<Result<number, 'no-such-person' | 'full'>> {
    const { from, about, table, at, text, lines } = report;
    for (const person of [from, about])
      if (!(await isKnown(this.#database, person))) return err('no-such-person');
    const open = await this.#database.get(
      'SELECT COUNT(*) AS open FROM report WHERE done_at IS NULL',
    );
    if (Number(open?.['open']) >= MOST_OPEN) return err('full');
    const row = await this.#database.get(
      `INSERT INTO report (person_id, about_id, table_id, at, text)
       VALUES (?, ?, NULLIF(?, ''), ?, ?) RETURNING row`,
      from,
      about,
      table ?? '',
      at,
      text,
    );
    const number = Number(row?.['row']);
    for (const line of lines) await this.#keepLine(number, line);
    return ok(number);
  }

  async #keepLine(report: number, { line, from, at, text }: StoredLine): Promise<void> {
    if (!(await isKnown(this.#database, from))) return;
    await this.#database.run(
      'INSERT INTO report_line (report_row, line, person_id, at, text) VALUES (?, ?, ?, ?, ?)',
      report,
      line,
      from,
      at,
      text,
    );
  }

  async openReports(most: number): Promise<readonly StoredReport[]> {
    const sql = 'SELECT * FROM report WHERE done_at IS NULL ORDER BY row DESC LIMIT ?';
    const reports: StoredReport[] = [];
    for (const row of await this.#database.all(sql, most))
      reports.push(reportOf(row, await this.#linesOf(Number(row['row']))));
    return reports;
  }

  #linesOf = async (report: number): Promise<readonly StoredLine[]> =>
    (
      await this.#database.all(
        'SELECT * FROM report_line WHERE report_row = ? ORDER BY line',
        report,
      )
    ).map(row => ({
      line: Number(row['line']),
      from: String(row['person_id']),
      at: Number(row['at']),
      text: String(row['text']),
    }));

  async closeReport(report: number, at: number): Promise<void> {
    await this.#database.run('UPDATE report SET done_at = ? WHERE row = ?', at, report);
  }

  async block({ address, at, until }: BlockedAddress): Promise<void> {
    await this.#database.run(
      `INSERT INTO blocked_address (address, at, until) VALUES (?, ?, ?)
       ON CONFLICT (address) DO UPDATE SET at = excluded.at, until = excluded.until`,
      address,
      at,
      until,
    );
  }

  async unblock(address: string): Promise<void> {
    await this.#database.run('DELETE FROM blocked_address WHERE address = ?', address);
  }

  async blocked(now: number): Promise<readonly BlockedAddress[]> {
    return (
      await this.#database.all(
        'SELECT * FROM blocked_address WHERE until > ? ORDER BY at DESC',
        now,
      )
    ).map(blockOf);
  }

  async removeOlder(before: number): Promise<void> {
    await this.#database.run('DELETE FROM report WHERE done_at < ?', before);
    await this.#database.run('DELETE FROM blocked_address WHERE until < ?', before);
  }
}

const reportOf = (row: Row, lines: readonly StoredLine[]): StoredReport => ({
  report: Number(row['row']),
  from: String(row['person_id']),
  about: String(row['about_id']),
  ...(typeof row['table_id'] === 'string' && { table: row['table_id'] }),
  at: Number(row['at']),
  text: String(row['text']),
  lines,
});

const blockOf = (row: Row): BlockedAddress => ({
  address: String(row['address']),
  at: Number(row['at']),
  until: Number(row['until']),
});
