import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { collected } from '../server/src/collected.ts';
import { settingsFrom } from '../server/src/settings.ts';
import { SqliteFile } from '../server/src/store/sqlite.ts';
import { command, Mistake, print } from './arguments.ts';
import { allGames, moneyComplaints, replayed } from './check-house.ts';

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
  const games = await allGames();
  const file = new SqliteFile(path, { readOnly: true });
  const { tables, complaints } = await file.glance(async () => {
    const open = await file.tables.open();
    const wrong = await collected(open, async id => {
      const table = await replayed(file, games, id);
      return typeof table === 'string' ? [table] : moneyComplaints(file, id, table);
    });
    return { tables: open, complaints: [...(await file.audit()), ...wrong] };
  });
  file.close();
  for (const complaint of complaints) print(complaint);
  print(`${tables.length} open tables, ${complaints.length} complaints`);
  if (complaints.length > 0) process.exitCode = 1;
});
