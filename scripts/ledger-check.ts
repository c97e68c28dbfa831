import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { CATALOGUE } from '@stammtisch/bots';
import type { Game } from '@stammtisch/kernel';
import { holdingsAt, unfold } from '@stammtisch/table';

import { settingsFrom } from '../server/src/settings.ts';
import { SqliteFile } from '../server/src/store/sqlite.ts';
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
  const games = new Map<string, Game>();
  for (const [name, load] of Object.entries(CATALOGUE)) games.set(name, (await load()).game);
  const file = new SqliteFile(path, { readOnly: true });
  const { tables, complaints } = file.glance(() => {
    const open = file.tables.open();
    const wrong = open.flatMap(id => checkTable(file, games, id));
    return { tables: open, complaints: [...file.audit(), ...wrong] };
  });
  file.close();
  for (const complaint of complaints) print(complaint);
  print(`${tables.length} open tables, ${complaints.length} complaints`);
  if (complaints.length > 0) process.exitCode = 1;
});

/** What lies on a table by its log, and by the books. */
function checkTable(
  file: SqliteFile,
  games: ReadonlyMap<string, Game>,
  id: string,
): readonly string[] {
  const { entries } = file.tables.read(id, 0);
  const [first] = entries;
  const game = first?.body.kind === 'opened' ? games.get(first.body.game) : undefined;
  if (game === undefined) return [`table ${id} is of a game that is not here`];
  if (game.chips === undefined) return [];
  const table = unfold(game, entries);
  const total = game.chips(table.state).seats.reduce((sum, each) => sum + each, 0);
  const booked = file.ledger.stakeOf(id);
  return [
    ...(total === booked ? [] : [`table ${id}: ${total} lie there, ${booked} are in the books`]),
    ...holdingsAt(table).flatMap(({ person, amount }) => {
      const held = file.ledger.heldAt(person, id);
      // Whoever was erased in the middle of a round has a chair, and nothing.
      const isErased = file.people.find(person) === undefined;
      return isErased || held === amount
        ? []
        : [`table ${id}: ${amount} lie before ${person}, ${held} by the books`];
    }),
  ];
}
