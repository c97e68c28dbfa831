export type Row = Readonly<Record<string, unknown>>;

export type SqlValue = string | number | null;

/** What the stores need of a database. Statements are written so that both databases understand them. */
export interface Sql {
  run(sql: string, ...values: SqlValue[]): Promise<void>;
  get(sql: string, ...values: SqlValue[]): Promise<Row | undefined>;
  all(sql: string, ...values: SqlValue[]): Promise<readonly Row[]>;
}
