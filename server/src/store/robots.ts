import { err, ok, type Result } from '@stammtisch/kernel';
import { LIMITS, type PersonId } from '@stammtisch/protocol';

import type { SqlPeople } from './people.ts';
import type { Row, Sql } from './sql.ts';
import type { NewRobot, RobotStore, StoredRobot } from './store.ts';

/** The operator has no id. */
const OPERATOR = '';

/** Which people are robots, whose they are, and with which token they come in. */
export class SqlRobots implements RobotStore {
  readonly #database: Sql;
  readonly #people: SqlPeople;

  constructor(database: Sql, people: SqlPeople) {
    this.#database = database;
    this.#people = people;
  }

  async add({
    owner,
    hash,
    at,
    ...robot
  }: NewRobot): Promise<Result<void, 'no-account' | 'too-many-robots' | 'name-taken'>> {
    if (owner !== undefined) {
      if (!(await this.#hasAccount(owner))) return err('no-account');
      if ((await this.of(owner)).length >= LIMITS.robots) return err('too-many-robots');
    }
    // A private id opens nothing here: only the token does.
    if (!(await this.#people.save({ ...robot, secretHash: '' }, at))) return err('name-taken');
    await this.#database.run(
      'INSERT INTO robot (person_id, owner_id, token_hash, at) VALUES (?, ?, ?, ?)',
      robot.person,
      owner ?? OPERATOR,
      hash,
      at,
    );
    return ok(undefined);
  }

  #hasAccount = async (person: PersonId): Promise<boolean> =>
    (await this.#database.get('SELECT 1 FROM credential WHERE person_id = ?', person)) !==
    undefined;

  of = async (owner: PersonId | undefined): Promise<readonly StoredRobot[]> =>
    (
      await this.#database.all(
        `${ROBOTS} WHERE owner_id = ? ORDER BY at, person_id`,
        owner ?? OPERATOR,
      )
    ).map(robotIn);

  all = async (): Promise<readonly StoredRobot[]> =>
    (await this.#database.all(`${ROBOTS} ORDER BY at, person_id`)).map(robotIn);

  async withToken(hash: string): Promise<PersonId | undefined> {
    const row = await this.#database.get('SELECT person_id FROM robot WHERE token_hash = ?', hash);
    return row && String(row['person_id']);
  }

  async used(person: PersonId, at: number): Promise<void> {
    await this.#database.run('UPDATE robot SET used_at = ? WHERE person_id = ?', at, person);
  }
}

const ROBOTS = `SELECT person_id, name, owner_id, at, used_at FROM robot
  JOIN person ON person.id = robot.person_id`;

const robotIn = (row: Row): StoredRobot => ({
  person: String(row['person_id']),
  name: String(row['name']),
  at: Number(row['at']),
  ...(row['owner_id'] !== OPERATOR && { owner: String(row['owner_id']) }),
  ...(row['used_at'] !== null && { usedAt: Number(row['used_at']) }),
});
