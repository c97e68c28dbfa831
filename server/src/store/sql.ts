export type Row = Readonly<Record<string, unknown>>;

/** What the stores need of a database. */
export interface Sql {
  run(sql: string, ...values: (string | number | null)[]): void;
  get(sql: string, ...values: (string | number)[]): Row | undefined;
  all(sql: string, ...values: (string | number)[]): readonly Row[];
}
