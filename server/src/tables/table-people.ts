import type { Person, PersonId } from '@stammtisch/protocol';

import type { People } from '../people/people.ts';
import type { LiveTable } from './live-table.ts';
import type { TablePeople } from './people-updates.ts';

/** Names of people who look on that are told; all of them are counted. */
const MOST_SPECTATOR_NAMES = 8;

/** Who has to do with a table, with their names. */
export async function tablePeopleOf(
  live: LiveTable,
  { nameOf, robotMark }: Pick<People, 'nameOf' | 'robotMark'>,
): Promise<TablePeople> {
  const { chairs, players = [], waiting, host } = live.table.room;
  const { banned = [], invited = [], viewers = [] } = live.table.room;
  const knocking = (live.table.room.knocks ?? []).map(({ person }) => person);
  const seated = [...chairs, ...players].flatMap(holder =>
    'person' in holder ? [holder.person] : [],
  );
  // Whoever looks on may know a secret, and a name can tell it.
  const isQuiet = live.hasSecrets;
  const asking = isQuiet ? [] : [...waiting, ...knocking, ...invited, ...viewers, ...banned];
  const members = new Set([...seated, ...asking, host]);
  const looking = live.lookers;
  const others = [...looking].filter(person => !members.has(person));
  const named = [...members, ...others.slice(0, isQuiet ? 0 : MOST_SPECTATOR_NAMES)].map(
    async (person): Promise<[PersonId, Person]> => [
      person,
      { name: await nameOf(person), here: live.isHere(person), ...robotMark(person) },
    ],
  );
  return { people: Object.fromEntries(await Promise.all(named)), watching: live.spectators };
}
