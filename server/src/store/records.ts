import {
  FIRST_BALANCE,
  type HighScore,
  type PersonId,
  type PlayRecord,
  type TableId,
} from '@stammtisch/protocol';

import { isKnown } from './people.ts';
import type { Sql } from './sql.ts';
import type { AtOnce, RecordStore, StoredTally } from './store.ts';

/** How people have played, and what they have written down. */
export class SqlRecords implements AtOnce<RecordStore> {
  readonly #database: Sql;

  constructor(database: Sql) {
    this.#database = database;
  }

  /** `net` is what was won since the last new start; `peak` is the most it has ever been. */
  count({ person, game, result, score }: StoredTally, at: number): void {
    if (!isKnown(this.#database, person)) return;
    const old = this.#database.get(
      'SELECT net, peak, peak_at FROM record WHERE person_id = ? AND game = ?',
      person,
      game,
    );
    const net = Number(old?.['net'] ?? 0) + score;
    const before = Number(old?.['peak'] ?? 0);
    const [peak, peakAt] = net > before ? [net, at] : [before, Number(old?.['peak_at'] ?? at)];
    this.#database.run(
      `INSERT INTO record (person_id, game, rounds, won, drawn, score, best, net, peak, peak_at)
       VALUES (?, ?, 1, ?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT (person_id, game) DO UPDATE SET rounds = rounds + 1, won = won + excluded.won,
         drawn = drawn + excluded.drawn, score = score + excluded.score,
         best = MAX(best, excluded.best), net = excluded.net,
         peak = excluded.peak, peak_at = excluded.peak_at`,
      person,
      game,
      result === 'won' ? 1 : 0,
      result === 'drawn' ? 1 : 0,
      score,
      score,
      net,
      peak,
      peakAt,
    );
  }

  /** Whoever begins again has won nothing yet; what they once had stays. */
  beginAgain(person: PersonId): void {
    this.#database.run('UPDATE record SET net = 0 WHERE person_id = ?', person);
  }

  /** What someone has won since the last new start; nothing, if they have lost. */
  winningsOf(person: PersonId, game: string): number {
    const row = this.#database.get(
      'SELECT net FROM record WHERE person_id = ? AND game = ?',
      person,
      game,
    );
    return Math.max(0, Number(row?.['net'] ?? 0));
  }

  of(person: PersonId): readonly PlayRecord[] {
    return this.#database
      .all('SELECT * FROM record WHERE person_id = ? ORDER BY rounds DESC', person)
      .map(row => ({
        game: String(row['game']),
        rounds: Number(row['rounds']),
        won: Number(row['won']),
        drawn: Number(row['drawn']),
        score: Number(row['score']),
        best: Number(row['best']),
      }));
  }

  highScores(game: string, most: number): readonly HighScore[] {
    return this.#database
      .all(
        `SELECT name, peak, peak_at FROM record JOIN person ON person.id = record.person_id
         WHERE game = ? AND person.id NOT IN (SELECT person_id FROM robot) ORDER BY peak DESC, peak_at LIMIT ?`,
        game,
        most,
      )
      .map(row => ({
        name: String(row['name']),
        score: FIRST_BALANCE + Number(row['peak']),
        at: Number(row['peak_at']),
      }));
  }

  saveNotes(person: PersonId, table: TableId, text: string): void {
    if (!isKnown(this.#database, person)) return;
    this.#database.run(
      'INSERT OR REPLACE INTO note (person_id, table_id, text) VALUES (?, ?, ?)',
      person,
      table,
      text,
    );
  }

  notesOf(person: PersonId, table: TableId): string {
    const row = this.#database.get(
      'SELECT text FROM note WHERE person_id = ? AND table_id = ?',
      person,
      table,
    );
    return row === undefined ? '' : String(row['text']);
  }
}
