import { parseArgs } from 'node:util';

import { settingsFrom } from '../server/src/settings.ts';
import { command, Mistake, print } from './arguments.ts';
import { open } from './house-database.ts';

const USAGE = `Brings the tables of a database to where this version of the house needs them. Houses do so
themselves when they open; with this it can be done before the first of them is started.

  DATABASE_URL=postgres://… npm run migrate`;

command(USAGE, async () => {
  parseArgs();
  const { databaseUrl } = settingsFrom([], process.env);
  if (databaseUrl === undefined) throw new Mistake('DATABASE_URL must name a database');
  const database = await open(databaseUrl);
  const row = await database.get('SELECT max(version) AS version FROM house_schema');
  await database.close();
  print(`the database is at version ${String(row?.['version'])}`);
});
