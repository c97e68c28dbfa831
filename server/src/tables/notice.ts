import type { PersonId, TableId, TableSummary } from '@stammtisch/protocol';
import { stayingPeople } from '@stammtisch/table';

import type { LiveTable } from './live-table.ts';
import { secretPlayers } from './secret-players.ts';

/** What a node tells the others of a table that it has in memory. */
export interface TableNotice {
  /** Where strangers may find it. */
  readonly summary?: TableSummary;
  readonly seated: readonly PersonId[];
  readonly invited: readonly PersonId[];
  /** Those who still play for something that others know. */
  readonly secret: readonly PersonId[];
}

/** Tables that other nodes have in memory. */
export type NoticesElsewhere = () => ReadonlyMap<TableId, TableNotice>;

export function noticeOf(live: LiveTable, summary: TableSummary | undefined): TableNotice {
  return {
    ...(summary && { summary }),
    seated: stayingPeople(live.table),
    invited: live.table.room.closed ? [] : (live.table.room.invited ?? []),
    secret: [...secretPlayers([live]).keys()],
  };
}

/** Where, on other nodes, somebody still plays for something that others know. */
export const secretTableOf = (
  elsewhere: NoticesElsewhere,
  person: PersonId,
): readonly [TableId, TableNotice] | undefined =>
  [...elsewhere()].find(([, { secret }]) => secret.includes(person));
