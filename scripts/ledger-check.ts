import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { CATALOGUE } from '@stammtisch/bots';
import { unfold } from '@stammtisch/table';

import { SqliteFile } from '../server/src/log/sqlite.ts';
import { settingsFrom } from '../server/src/settings.ts';
import { command, Mistake, print } from './arguments.ts';

const USAGE = `Looks whether every cent of a house is where the books say.

  npm run ledger:check -- [--data DIR]`;

command(USAGE, async () => {
  const { values } = parseArgs({ options: { data: { type: 'string' } } });
  const { data } = settingsFrom(
    values.data === undefined ? [] : ['--data', values.data],
    process.env,
  );
  const path = join(data, 'house.db');
  if (!existsSync(path)) throw new Mistake(`there is no house in ${data}`);
  const file = new SqliteFile(path, { readOnly: true });
  const complaints = [...file.audit()];
  const tables = file.openTables();
  for (const id of tables) complaints.push(...(await checkTable(file, id)));
  file.close();
  for (const complaint of complaints) print(complaint);
  print(`${tables.length} open tables, ${complaints.length} complaints`);
  if (complaints.length > 0) process.exitCode = 1;
});

/** What lies on a table by its log, and by the books. */
async function checkTable(file: SqliteFile, id: string): Promise<readonly string[]> {
  const { entries } = file.read(id, 0);
  const [first] = entries;
  const load = first?.body.kind === 'opened' ? CATALOGUE[first.body.game] : undefined;
  if (load === undefined) return [`table ${id} is of a game that is not here`];
  const { game } = await load();
  if (game.chips === undefined) return [];
  const total = game.chips(unfold(game, entries).state).seats.reduce((sum, each) => sum + each, 0);
  const booked = file.stakeOf(id);
  return total === booked ? [] : [`table ${id}: ${total} lie there, ${booked} are in the books`];
}
