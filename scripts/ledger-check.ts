import { parseArgs } from 'node:util';

import { collected } from '../server/src/collected.ts';
import { roomsOf } from '../server/src/store/rooms.ts';
import { command, print } from './arguments.ts';
import { allGames, moneyComplaints, replayed } from './check-house.ts';
import { glance, look, placeOf } from './house-database.ts';

const USAGE = `Looks whether every cent of a house is where the books say.

  npm run ledger:check -- [--data DIR]
  DATABASE_URL=postgres://… npm run ledger:check`;

command(USAGE, async () => {
  const { values } = parseArgs({ options: { data: { type: 'string' } } });
  const games = await allGames();
  const database = await look(placeOf(values.data));
  const file = roomsOf(database);
  const { tables, complaints } = await glance(database, async () => {
    const open = await file.tables.open();
    const wrong = await collected(open, async id => {
      const table = await replayed(file, games, id);
      return typeof table === 'string' ? [table] : moneyComplaints(file, id, table);
    });
    return { tables: open, complaints: [...(await file.ledger.audit()), ...wrong] };
  });
  await database.close();
  for (const complaint of complaints) print(complaint);
  print(`${tables.length} open tables, ${complaints.length} complaints`);
  if (complaints.length > 0) process.exitCode = 1;
});
