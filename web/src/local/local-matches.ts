import type { Game } from '@stammtisch/kernel';
import type {
  Answers,
  PersonId,
  PlayedGame,
  PlayedSeat,
  ReplayView,
  Request,
  TableId,
} from '@stammtisch/protocol';
import {
  type Eyes,
  type LogEntry,
  type MatchChange,
  matchChangesOf,
  replayed,
  sceneFor,
  seenStep,
  type Table,
  unfold,
  viewerFor,
} from '@stammtisch/table';

/** A match that is over: the table before it, its entries, and who was there. */
export interface LocalMatch {
  readonly table: TableId;
  readonly start: Table;
  readonly entries: readonly LogEntry[];
  readonly played: PlayedGame;
}

/** Whoever asks, and what those on this device are called. */
export interface Asker {
  readonly person: PersonId;
  readonly nameOf: (person: PersonId) => string;
}

type Change<Kind extends MatchChange['kind']> = Extract<MatchChange, { kind: Kind }>;

interface Begun {
  readonly change: Change<'began'>;
  readonly start: Table;
  readonly entries: LogEntry[];
}

/** All matches of a table that are over, the first one first. */
export function matchesIn(
  game: Game,
  { table, entries }: { readonly table: TableId; readonly entries: readonly LogEntry[] },
  asker: Asker,
): readonly LocalMatch[] {
  const [opening, ...rest] = entries;
  if (opening === undefined) return [];
  const matches: LocalMatch[] = [];
  let begun: Begun | undefined;
  for (const step of replayed(unfold(game, [opening]), rest)) {
    for (const change of matchChangesOf(step)) {
      if (change.kind === 'began') begun = { change, start: step.before, entries: [] };
      if (change.kind === 'ended' && begun !== undefined) {
        const { start } = begun;
        const all = [...begun.entries, step.entry];
        matches.push({ table, start, entries: all, played: playedOf(begun, change, asker) });
        begun = undefined;
      }
    }
    begun?.entries.push(step.entry);
  }
  return matches;
}

function playedOf({ change, entries }: Begun, ended: Change<'ended'>, asker: Asker): PlayedGame {
  const seat = ended.holders.findIndex(
    holder => 'person' in holder && holder.person === asker.person,
  );
  const seats = ended.holders.map((holder): PlayedSeat => {
    if ('bot' in holder) return { name: holder.bot, by: 'bot' };
    return 'nobody' in holder
      ? { name: '', by: 'nobody' }
      : { name: asker.nameOf(holder.person), by: 'person' };
  });
  return {
    id: change.id,
    game: change.game,
    began: change.at,
    ended: ended.at,
    rounds: entries.filter(beginsRound).length,
    seats,
    ...(seat !== -1 && { seat }),
    ...(ended.outcome && { outcome: ended.outcome }),
  };
}

const beginsRound = ({ body }: LogEntry): boolean =>
  body.kind === 'move' && (body.move.kind === 'next' || body.move.kind === 'again');

type Wish = Omit<Extract<Request, { type: 'games' }>, 're' | 'type'>;

/** Whether a match is among those that are wanted. */
export const isWanted = (
  { table, start, played }: LocalMatch,
  { game, result, against, table: at }: Wish,
): boolean =>
  (game === undefined || played.game === game) &&
  (at === undefined || table === at) &&
  (against === undefined || (against === 'people') === peopleAt(start).length > 1) &&
  (result === undefined || resultOf(played) === result);

const resultOf = ({ seat, outcome }: PlayedGame): 'won' | 'lost' | undefined => {
  if (seat === undefined || outcome === undefined) return undefined;
  return outcome.winners.includes(seat) ? 'won' : 'lost';
};

const peopleAt = ({ room }: Table): readonly PersonId[] =>
  room.chairs.flatMap(holder => ('person' in holder ? [holder.person] : []));

/** Whoever has this device may see all of it. */
export function replayOf(
  { start, entries, played }: LocalMatch,
  as: ReplayView | undefined,
  { person, nameOf }: Asker,
): Answers['replay'] {
  const views: readonly ReplayView[] = ['own', 'open', ...start.room.chairs.keys(), 'gallery'];
  const view = as ?? 'own';
  const eyes: Eyes = table => (view === 'own' ? viewerFor(table, person) : view);
  return {
    as: view,
    steps: [...replayed(start, entries)].map(step => seenStep(step, eyes)),
    head: {
      match: played,
      rules: start.game.version,
      views,
      first: entries[0]!.version,
      last: entries.at(-1)!.version,
      scene: sceneFor(start, eyes(start)),
      people: Object.fromEntries(peopleAt(start).map(each => [each, nameOf(each)])),
    },
  };
}

/** The same as the log has it. */
export function logOf({ start, entries }: LocalMatch): Answers['log'] {
  const { game, ...table } = start;
  return { start: { ...table, rules: game.version }, entries };
}
