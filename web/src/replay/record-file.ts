import { err, type Game, parseRecord, type Result, rulesOf } from '@stammtisch/kernel';
import { type EntryBody, type LogEntry, type Table, unfold } from '@stammtisch/table';

import { type FileTrouble, logFile, type ReplayFile } from './file.ts';
import { startIn } from './notation.ts';

/** What lies before a seat of which the notation does not say what it brought, in cents. */
const CHIPS = 100_000;

const HEAD = /^game (\S+) (\d+)\s/;

/** Which game a text is the notation of, if it is one. */
export const gameOfNotation = (text: string): string | undefined => HEAD.exec(text)?.[1];

/**
 * A match in its notation as a log: it knows seats and moves, and nobody's name. One with question
 * marks was written by somebody who did not see everything, and cannot be played.
 */
export function fileOfNotation(current: Game, text: string): Result<ReplayFile, FileTrouble> {
  const version = Number(HEAD.exec(text)?.[2]);
  const game = rulesOf(current, version);
  if (game === undefined) return err({ why: 'no-replay' });
  if (/^\S+ \S+ \?$/m.test(text)) return err({ why: 'hidden' });
  const record = parseRecord(game, text);
  if (!record.ok) return err({ why: 'broken', step: record.error.line });
  const { options, seats, entries } = record.value;
  const opened: EntryBody = {
    kind: 'opened',
    game: game.name,
    rules: version,
    options,
    seats,
    host: '',
    listed: false,
  };
  const state = startIn(text);
  const [coming, moves] = state === undefined ? split(seats, entries) : [[], entries.map(bodyOf)];
  try {
    const first = [opened, ...coming].map(entryOf);
    const table = unfold(current, first);
    const start = state === undefined ? table : begunFrom(table, state);
    const log = moves.map((body, at) => entryOf(body, first.length + at));
    return logFile({
      game: game.name,
      people: {},
      start: withoutGame(start, version),
      entries: log,
    });
  } catch {
    return err({ why: 'broken', step: 1 });
  }
}

/** The table in the state before the match; the rules say whether that is one. */
function begunFrom(table: Table, state: object): Table {
  const seating: unknown = 'seating' in state ? state.seating : undefined;
  const chairs = table.room.chairs.map((nobody, seat) =>
    Array.isArray(seating) && seating[seat] !== 'empty' ? { bot: String(seat + 1) } : nobody,
  );
  return { ...table, state, room: { ...table.room, chairs, started: true } };
}

/** Who comes before the first round, and everything after that. A match that was cut out of a table begins with its round. */
function split(seats: number, entries: readonly AnyEntry[]) {
  const all = entries.map(bodyOf);
  const begin = all.findIndex(({ move }) => move.kind !== 'took');
  const isWhole = begin > 0;
  const seated = Array.from({ length: seats }, (_, seat) =>
    bodyOf({
      by: 'house',
      move: { kind: 'took', seat, by: isPerson(seat, entries) ? 'person' : 'bot', chips: CHIPS },
    }),
  );
  return isWhole ? ([all.slice(0, begin), all.slice(begin)] as const) : ([seated, all] as const);
}

/** Only people are waited for, and only people go away. */
const isPerson = (seat: number, entries: readonly AnyEntry[]): boolean =>
  entries.some(
    ({ by, move }) =>
      (by === seat && move.kind === 'ready') ||
      (by === 'house' && 'seat' in move && move.seat === seat && move.kind === 'away'),
  );

type Moved = Extract<EntryBody, { kind: 'move' }>;
type AnyEntry = Pick<Moved, 'by' | 'move'>;

const bodyOf = ({ by, move }: AnyEntry): Moved => ({
  kind: 'move',
  by,
  move,
  ...(move.kind === 'took' && 'seat' in move && { holder: { bot: String(move.seat + 1) } }),
});

const entryOf = (body: EntryBody, at: number): LogEntry => ({
  version: at + 1,
  id: String(at + 1),
  previous: at === 0 ? '' : String(at),
  at: 0,
  body,
});

function withoutGame(start: Table, rules: number) {
  const { game: _, ...table } = start;
  return { ...table, rules };
}
