import type { Outcome } from '@stammtisch/kernel';
import type { Holder, PersonId, Room, Version } from '@stammtisch/protocol';

import type { LogEntry } from './entry.ts';
import type { Step } from './step.ts';
import type { Table } from './table.ts';

/**
 * What an entry means for the matches of a table. A match goes from the entry that begins its first
 * round to the one by which it has an outcome, or else to the one that closes the table. Where every
 * round is paid out, it would go on for ever: there it ends when the last person leaves.
 */
export type MatchChange =
  | {
      readonly kind: 'began';
      /** The id of its first entry: nobody can guess it. */
      readonly id: string;
      readonly first: Version;
      readonly at: number;
      readonly game: string;
      readonly people: readonly PersonId[];
    }
  | { readonly kind: 'joined'; readonly person: PersonId }
  | {
      readonly kind: 'ended';
      readonly last: Version;
      readonly at: number;
      /** Who played its last round, by seat. */
      readonly holders: readonly Holder[];
      /** Absent where the table was closed in the middle of it. */
      readonly outcome?: Outcome;
    };

export function matchChangesOf({ before, entry, after }: Step): readonly MatchChange[] {
  const [was, is] = [isInMatch(before), isInMatch(after)];
  if (!was) return is ? [beginning(entry, after)] : [];
  if (!is) return [ending(entry, { before, after })];
  const { body } = entry;
  const holder = body.kind === 'move' ? body.holder : undefined;
  return holder !== undefined && 'person' in holder
    ? [{ kind: 'joined', person: holder.person }]
    : [];
}

/** Whether a round has begun whose match has not ended. */
export const isInMatch = ({ game, state, room }: Table): boolean =>
  room.started &&
  !room.closed &&
  game.outcome(state) === undefined &&
  (game.chips === undefined || peopleAt(room).length > 0);

const peopleAt = ({ chairs }: Room): readonly PersonId[] =>
  chairs.flatMap(holder => ('person' in holder ? [holder.person] : []));

const beginning = ({ id, version, at }: LogEntry, { game, room }: Table): MatchChange => ({
  kind: 'began',
  id,
  first: version,
  at,
  game: game.name,
  people: peopleAt(room),
});

function ending(
  { version, at }: LogEntry,
  { before, after }: Pick<Step, 'before' | 'after'>,
): MatchChange {
  const outcome = after.game.outcome(after.state) ?? outcomeIfClosed(before);
  const holders = after.room.players ?? after.room.chairs;
  return { kind: 'ended', last: version, at, holders, ...(outcome && { outcome }) };
}

/** How the match would have ended if the table had been closed; undefined in the middle of a round. */
function outcomeIfClosed({ game, state }: Table): Outcome | undefined {
  const closed = game.play(state, 'house', { kind: 'closed' });
  return closed.ok ? game.outcome(closed.value) : undefined;
}
