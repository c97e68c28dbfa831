import {
  FIRST_BALANCE,
  type HighScore,
  type PersonId,
  type PlayRecord,
  type TableId,
} from '@stammtisch/protocol';

import { isKnown } from './people.ts';
import type { Sql } from './sql.ts';
import type { RecordStore, StoredTally } from './store.ts';

/** How people have played, and what they have written down. */
export class SqlRecords implements RecordStore {
  readonly #database: Sql;

  constructor(database: Sql) {
    this.#database = database;
  }

  /** `net` is what was won since the last new start; `peak` is the most it has ever been. */
  async count({ person, game, result, score }: StoredTally, at: number): Promise<void> {
    if (!(await isKnown(this.#database, person))) return;
    const old = await this.#database.get(
      'SELECT net, peak, peak_at FROM record WHERE person_id = ? AND game = ?',
      person,
      game,
    );
    const net = Number(old?.['net'] ?? 0) + score;
    const before = Number(old?.['peak'] ?? 0);
    const [peak, peakAt] = net > before ? [net, at] : [before, Number(old?.['peak_at'] ?? at)];
    await this.#database.run(
      `INSERT INTO record (person_id, game, rounds, won, drawn, score, best, net, peak, peak_at)
       VALUES (?, ?, 1, ?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT (person_id, game) DO UPDATE SET rounds = record.rounds + 1,
         won = record.won + excluded.won, drawn = record.drawn + excluded.drawn,
         score = record.score + excluded.score,
         best = CASE WHEN excluded.best > record.best THEN excluded.best ELSE record.best END,
         net = excluded.net,
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
  async beginAgain(person: PersonId): Promise<void> {
    await this.#database.run('UPDATE record SET net = 0 WHERE person_id = ?', person);
  }

  /** What someone has won since the last new start; nothing, if they have lost. */
  async winningsOf(person: PersonId, game: string): Promise<number> {
    const row = await this.#database.get(
      'SELECT net FROM record WHERE person_id = ? AND game = ?',
      person,
      game,
    );
    return Math.max(0, Number(row?.['net'] ?? 0));
  }

  async of(person: PersonId): Promise<readonly PlayRecord[]> {
    return (
      await this.#database.all(
        'SELECT * FROM record WHERE person_id = ? ORDER BY rounds DESC',
        person,
      )
    ).map(row => ({
      game: String(row['game']),
      rounds: Number(row['rounds']),
      won: Number(row['won']),
      drawn: Number(row['drawn']),
      score: Number(row['score']),
      best: Number(row['best']),
    }));
  }

  async highScores(game: string, most: number): Promise<readonly HighScore[]> {
    return (
      await this.#database.all(
        `SELECT name, peak, peak_at FROM record JOIN person ON person.id = record.person_id
         WHERE game = ? AND person.id NOT IN (SELECT person_id FROM robot) ORDER BY peak DESC, peak_at LIMIT ?`,
        game,
        most,
      )
    ).map(row => ({
      name: String(row['name']),
      score: FIRST_BALANCE + Number(row['peak']),
      at: Number(row['peak_at']),
    }));
  }

  async saveNotes(person: PersonId, table: TableId, text: string): Promise<void> {
    if (!(await isKnown(this.#database, person))) return;
    await this.#database.run(
      `INSERT INTO note (person_id, table_id, text) VALUES (?, ?, ?)
       ON CONFLICT (person_id, table_id) DO UPDATE SET text = excluded.text`,
      person,
      table,
      text,
    );
  }

  async notesOf(person: PersonId, table: TableId): Promise<string> {
    const row = await this.#database.get(
      'SELECT text FROM note WHERE person_id = ? AND table_id = ?',
      person,
      table,
    );
    return row === undefined ? '' : String(row['text']);
  }
}
