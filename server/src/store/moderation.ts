import { err, ok, type Result } from '@stammtisch/kernel';

import { isKnown } from './people.ts';
import type { Row, Sql } from './sql.ts';
import type {
  AtOnce,
  BlockedAddress,
  ModerationStore,
  NewReport,
  StoredLine,
  StoredReport,
} from './store.ts';

/** More open reports than anyone reads are not kept. */
const MOST_OPEN = 1_000;

/** Reports for the operator, and addresses that are shut out. */
export class SqlModeration implements AtOnce<ModerationStore> {
  readonly #database: Sql;

  constructor(database: Sql) {
    this.#database = database;
  }

  report(report: NewReport): Result<number, 'no-such-person' | 'full'> {
    const { from, about, table, at, text, lines } = report;
    if (![from, about].every(person => isKnown(this.#database, person)))
      return err('no-such-person');
    const open = this.#database.get('SELECT COUNT(*) AS open FROM report WHERE done_at IS NULL');
    if (Number(open?.['open']) >= MOST_OPEN) return err('full');
    const row = this.#database.get(
      `INSERT INTO report (person_id, about_id, table_id, at, text)
       VALUES (?, ?, NULLIF(?, ''), ?, ?) RETURNING row`,
      from,
      about,
      table ?? '',
      at,
      text,
    );
    const number = Number(row?.['row']);
    for (const line of lines) this.#keepLine(number, line);
    return ok(number);
  }

  #keepLine(report: number, { line, from, at, text }: StoredLine): void {
    if (!isKnown(this.#database, from)) return;
    this.#database.run(
      'INSERT INTO report_line (report_row, line, person_id, at, text) VALUES (?, ?, ?, ?, ?)',
      report,
      line,
      from,
      at,
      text,
    );
  }

  openReports(most: number): readonly StoredReport[] {
    return this.#database
      .all('SELECT * FROM report WHERE done_at IS NULL ORDER BY row DESC LIMIT ?', most)
      .map(row => ({
        report: Number(row['row']),
        from: String(row['person_id']),
        about: String(row['about_id']),
        ...(typeof row['table_id'] === 'string' && { table: row['table_id'] }),
        at: Number(row['at']),
        text: String(row['text']),
        lines: this.#linesOf(Number(row['row'])),
      }));
  }

  #linesOf = (report: number): readonly StoredLine[] =>
    this.#database
      .all('SELECT * FROM report_line WHERE report_row = ? ORDER BY line', report)
      .map(row => ({
        line: Number(row['line']),
        from: String(row['person_id']),
        at: Number(row['at']),
        text: String(row['text']),
      }));

  closeReport(report: number, at: number): void {
    this.#database.run('UPDATE report SET done_at = ? WHERE row = ?', at, report);
  }

  block({ address, at, until }: BlockedAddress): void {
    this.#database.run(
      'INSERT OR REPLACE INTO blocked_address (address, at, until) VALUES (?, ?, ?)',
      address,
      at,
      until,
    );
  }

  unblock(address: string): void {
    this.#database.run('DELETE FROM blocked_address WHERE address = ?', address);
  }

  blocked(now: number): readonly BlockedAddress[] {
    return this.#database
      .all('SELECT * FROM blocked_address WHERE until > ? ORDER BY at DESC', now)
      .map(blockOf);
  }

  removeOlder(before: number): void {
    this.#database.run('DELETE FROM report WHERE done_at < ?', before);
    this.#database.run('DELETE FROM blocked_address WHERE until < ?', before);
  }
}

const blockOf = (row: Row): BlockedAddress => ({
  address: String(row['address']),
  at: Number(row['at']),
  until: Number(row['until']),
});
