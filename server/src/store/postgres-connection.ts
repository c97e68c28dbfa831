import { Client, DatabaseError, type QueryResultRow } from 'pg';

import type { Row, Sql, SqlValue } from './sql.ts';

/** Longer than any statement takes that has found its locks free. */
const STATEMENT_MS = 10_000;
const CONNECT_MS = 3_000;

/** Numbers: whole ones of 64 bits, sums of them, and those with a point. */
const NUMBERS: readonly number[] = [20, 1700, 701];

/** What PostgreSQL says when it ends connections, or has none to give. */
const ENDING = /^(08|57P)/;
/** Another transaction was in the way: it can be tried again. */
const IN_THE_WAY: readonly string[] = ['40001', '40P01', '23505', '55P03'];

/**
 * One connection to PostgreSQL. Statements that do not wait for each other are sent together, and
 * answered in order.
 */
export class PostgresConnection implements Sql {
  readonly #client: Client;
  #isLost = false;
  #isGathering = false;
  readonly #lostListeners: (() => void)[] = [];

  private constructor(client: Client) {
    this.#client = client;
    client.on('error', () => this.#lose());
    client.on('end', () => this.#lose());
  }

  #lose(): void {
    this.#isLost = true;
    for (const lost of this.#lostListeners.splice(0)) lost();
  }

  /** Calls it once nothing more can be asked of this connection. */
  onLost(lost: () => void): void {
    this.#lostListeners.push(lost);
  }

  static async open(url: string, name: string): Promise<PostgresConnection> {
    const client = new Client({
      connectionString: url,
      application_name: name,
      connectionTimeoutMillis: CONNECT_MS,
      statement_timeout: STATEMENT_MS,
      // Whoever is gone without a word holds no lock for long.
      idle_in_transaction_session_timeout: STATEMENT_MS,
      query_timeout: STATEMENT_MS + CONNECT_MS,
      keepAlive: true,
      pipeline: true,
      types: { getTypeParser: parserOf },
    });
    const connection = new PostgresConnection(client);
    await client.connect();
    return connection;
  }

  /** Nothing more can be asked of it. */
  get isLost(): boolean {
    return this.#isLost;
  }

  async run(sql: string, ...values: SqlValue[]): Promise<void> {
    await this.#query(sql, values);
  }

  get = async (sql: string, ...values: SqlValue[]): Promise<Row | undefined> =>
    (await this.#query(sql, values))[0];

  all = (sql: string, ...values: SqlValue[]): Promise<readonly Row[]> => this.#query(sql, values);

  async #query(sql: string, values: SqlValue[]): Promise<readonly Row[]> {
    const { name, text } = statementOf(sql);
    this.#gather();
    return (await this.#client.query<QueryResultRow>({ name, text, values })).rows;
  }

  /** Several statements, without values. */
  async exec(sql: string): Promise<void> {
    this.#gather();
    await this.#client.query(sql);
  }

  /** What is asked in the same turn is sent in one piece: writing to a socket is what costs most. */
  #gather(): void {
    if (this.#isGathering) return;
    this.#isGathering = true;
    const { stream } = this.#client.connection;
    stream.cork();
    process.nextTick(() => {
      this.#isGathering = false;
      stream.uncork();
    });
  }

  listen(heard: (channel: string, payload: string) => void): void {
    this.#client.on('notification', ({ channel, payload = '' }) => heard(channel, payload));
  }

  async close(): Promise<void> {
    if (this.#isLost) return;
    this.#isLost = true;
    await this.#client.end().catch(() => undefined);
  }
}

const parserOf = (type: number): ((text: string) => unknown) =>
  NUMBERS.includes(type) ? Number : String;

interface Statement {
  readonly name: string;
  readonly text: string;
}

const statements = new Map<string, Statement>();

/** Prepared once by each connection. In PostgreSQL the places for values have numbers. */
function statementOf(sql: string): Statement {
  const known = statements.get(sql);
  if (known !== undefined) return known;
  let places = 0;
  const text = sql.replaceAll('?', () => `$${++places}`);
  const statement = { name: `s${statements.size}`, text };
  statements.set(sql, statement);
  return statement;
}

export const isEnding = (error: unknown): boolean =>
  !(error instanceof DatabaseError) || ENDING.test(error.code ?? '');

export const isInTheWay = (error: unknown): boolean =>
  error instanceof DatabaseError && IN_THE_WAY.includes(error.code ?? '');
