import type { Sql } from './sql.ts';

/** Held by a connection for as long as it lasts: alone, or with other nodes of the same house. */
export async function holdsHouse(
  connection: Pick<Sql, 'get'>,
  { isShared = false }: { readonly isShared?: boolean } = {},
): Promise<boolean> {
  const kind = isShared ? '_shared' : '';
  const sql = `SELECT pg_try_advisory_lock${kind}(hashtextextended('the house', 0)) AS held`;
  return (await connection.get(sql))?.['held'] === 't';
}
