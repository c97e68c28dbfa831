import { SqlAccounts } from './accounts.ts';
import { SqlChat } from './chat.ts';
import { SqlFriends } from './friends.ts';
import { SqlLedger } from './ledger.ts';
import { SqlMessages } from './messages.ts';
import { SqlModeration } from './moderation.ts';
import { SqlNodes } from './nodes.ts';
import { SqlPeople } from './people.ts';
import { SqlRecords } from './records.ts';
import { SqlReplays } from './replays.ts';
import { SqlRobots } from './robots.ts';
import type { Sql } from './sql.ts';
import type { Rooms } from './store.ts';
import { SqlTables } from './tables.ts';

/** The rooms of the store over one database: written once, for both kinds of it. */
export interface SqlRooms extends Rooms {
  readonly tables: SqlTables;
  readonly people: SqlPeople;
  readonly ledger: SqlLedger;
}

export function roomsOf(database: Sql): SqlRooms {
  const records = new SqlRecords(database);
  const ledger = new SqlLedger(database, records);
  const replays = new SqlReplays(database);
  const people = new SqlPeople(database, ledger);
  return {
    tables: new SqlTables(database, { ledger, records, replays }),
    people,
    ledger,
    chat: new SqlChat(database),
    messages: new SqlMessages(database),
    friends: new SqlFriends(database),
    records,
    replays,
    accounts: new SqlAccounts(database),
    robots: new SqlRobots(database, people),
    moderation: new SqlModeration(database),
    nodes: new SqlNodes(database),
  };
}
