import type { PersonId } from '@stammtisch/protocol';

import type { Sql } from './sql.ts';

/** Where something is kept of a person, and what of it they may take away. */
const KEPT = {
  person: 'SELECT id, name, since, seen_at FROM person WHERE id = ?',
  account: 'SELECT at FROM credential WHERE person_id = ?',
  sessions: 'SELECT at, until FROM session WHERE person_id = ?',
  robots: `SELECT robot.person_id, name, at, used_at FROM robot
    JOIN person ON person.id = robot.person_id WHERE owner_id = ?`,
  passkeys: 'SELECT id, name, transports, at, used_at FROM passkey WHERE person_id = ?',
  records: 'SELECT * FROM record WHERE person_id = ?',
  notes: 'SELECT table_id, text FROM note WHERE person_id = ?',
  chat: 'SELECT table_id, line, at, text FROM chat WHERE person_id = ?',
  games: `SELECT replay.id, game, began, ended, rounds, outcome FROM replay_person
    JOIN replay ON replay.row = replay_row WHERE person_id = ?`,
  asides: 'SELECT table_id, line, at, text FROM aside WHERE person_id = ?',
  reports: 'SELECT table_id, at, text FROM report WHERE person_id = ?',
  messages: 'SELECT other_id, at, text FROM message WHERE person_id = ? AND own = 1',
  friends: 'SELECT other_id, at FROM friend WHERE person_id = ?',
  mutes: 'SELECT other_id FROM mute WHERE person_id = ?',
} as const;

const ERASED = [
  'seat',
  'holding',
  'sat',
  'credential',
  'session',
  'passkey',
  'robot',
  'private_number',
  'record',
  'replay_person',
  'note',
  'report_line',
  'report',
  'message',
  'message_read',
  'mute',
  'friend',
] as const;

/** What others have of a conversation with them goes as well. */
const ERASED_WITH_OTHERS = ['message', 'message_read', 'mute', 'friend'] as const;

/** What was said is gone; its numbers stay taken, so that nobody takes the next line for one they know. */
const SILENCED = ['chat', 'aside'] as const;

export async function dataOf(
  database: Sql,
  person: PersonId,
): Promise<Readonly<Record<string, unknown>>> {
  const account = `person ${person}`;
  const parts: Record<string, unknown> = {};
  for (const [part, sql] of Object.entries(KEPT)) parts[part] = await database.all(sql, person);
  return {
    ...parts,
    balance:
      (await database.get('SELECT balance FROM account WHERE id = ?', account))?.['balance'] ??
      null,
    transfers: await database.all(
      'SELECT table_id, version, from_id, to_id, amount, at FROM transfer WHERE from_id = ? OR to_id = ?',
      account,
      account,
    ),
    tables: (await database.all('SELECT table_id FROM sat WHERE person_id = ?', person)).map(
      row => row['table_id'],
    ),
  };
}

/** The log and the books know people by ids only, and stay as they are. */
export async function eraseFrom(database: Sql, person: PersonId): Promise<void> {
  for (const table of ERASED)
    await database.run(`DELETE FROM ${table} WHERE person_id = ?`, person);
  for (const table of ERASED_WITH_OTHERS)
    await database.run(`DELETE FROM ${table} WHERE other_id = ?`, person);
  for (const table of SILENCED)
    await database.run(
      `UPDATE ${table} SET person_id = '', text = '', at = 0 WHERE person_id = ?`,
      person,
    );
  await database.run('DELETE FROM report WHERE about_id = ?', person);
  await database.run('DELETE FROM person WHERE id = ?', person);
}
