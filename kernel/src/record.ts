import type { Actor, AnyMove, Game, GameTypes } from './game.ts';
import { isObject, same } from './json.ts';
import { chooseOptions } from './options.ts';
import { err, ok, type Result } from './result.ts';
import type { HouseMove } from './seating.ts';

/** A move and who made it. */
export interface Entry<P extends GameTypes> {
  readonly by: Actor;
  readonly move: AnyMove<P>;
}

/** A table from its first entry to its last: all there is to know about it. */
export interface GameRecord<P extends GameTypes> {
  readonly options: P['Options'];
  readonly seats: number;
  readonly entries: readonly Entry<P>[];
}

/**
 * A record as text: three lines of head, then a line for each entry, `2 play 3d 3c`.
 * Whatever follows a semicolon is a remark.
 */
export function formatRecord<P extends GameTypes>(game: Game<P>, record: GameRecord<P>): string {
  const lines = [
    `game ${game.name} ${game.version}`,
    `seats ${record.seats}`,
    `options ${JSON.stringify(record.options)}`,
    ...record.entries.map(entry => formatEntry(game, entry)),
  ];
  return `${lines.join('\n')}\n`;
}

export const formatEntry = <P extends GameTypes>(game: Game<P>, { by, move }: Entry<P>): string =>
  `${by} ${isHouseMove(move) ? formatHouseMove(move) : game.formatMove(move)}`;

export interface RecordRefusal {
  readonly line: number;
  readonly error: string;
}

export function parseRecord<P extends GameTypes>(
  game: Game<P>,
  text: string,
): Result<GameRecord<P>, RecordRefusal> {
  const lines = text.split('\n').map(line => line.split(';', 1)[0]!.trim());
  const [head = '', seatsLine = '', optionsLine = ''] = lines;
  if (head !== `game ${game.name} ${game.version}`)
    return err({ line: 1, error: `not a record of ${game.name} version ${game.version}` });
  const seats = parseSeats(game, seatsLine);
  if (seats === undefined) return err({ line: 2, error: 'not a number of seats' });
  const options = parseOptions(game, optionsLine);
  if (options === undefined) return err({ line: 3, error: `not options of ${game.name}` });

  const entries: Entry<P>[] = [];
  for (const [at, line] of lines.entries()) {
    if (at < 3 || line === '') continue;
    const entry = parseEntry(game, line);
    if (entry === undefined) return err({ line: at + 1, error: `cannot read "${line}"` });
    entries.push(entry);
  }
  return ok({ options, seats, entries });
}

function parseSeats<P extends GameTypes>(game: Game<P>, line: string): number | undefined {
  const seats = Number(/^seats (\d+)$/.exec(line)?.[1]);
  return game.seats.min <= seats && seats <= game.seats.max ? seats : undefined;
}

function parseOptions<P extends GameTypes>(game: Game<P>, line: string): P['Options'] | undefined {
  const text = /^options (.+)$/.exec(line)?.[1];
  if (text === undefined) return undefined;
  try {
    const written: unknown = JSON.parse(text);
    const chosen = chooseOptions(game.options, written);
    // A record never guesses: every option stands in it.
    return chosen.ok && same(chosen.value, written) ? chosen.value : undefined;
  } catch {
    return undefined;
  }
}

function parseEntry<P extends GameTypes>(game: Game<P>, line: string): Entry<P> | undefined {
  const [, actor, text] = /^(house|\d) (.+)$/.exec(line) ?? [];
  if (actor === undefined || text === undefined) return undefined;
  const move = parseHouseMove(text) ?? game.parseMove(text);
  return move && { by: actor === 'house' ? actor : Number(actor), move };
}

/** The states a record leads through, from the empty table on. Throws where the rules refuse an entry. */
export function* replay<P extends GameTypes>(
  game: Game<P>,
  { options, seats, entries }: GameRecord<P>,
): Generator<P['State']> {
  let state = game.start(options, seats);
  yield state;
  for (const [at, entry] of entries.entries()) {
    const played = game.play(state, entry.by, entry.move);
    if (!played.ok)
      throw new Error(
        `entry ${at + 1}, "${formatEntry(game, entry)}", is refused: ${played.error}`,
      );
    state = played.value;
    yield state;
  }
}

function formatHouseMove(move: HouseMove): string {
  switch (move.kind) {
    case 'took':
      return `took ${move.seat} ${move.by} ${move.chips}`;
    case 'brought':
      return `brought ${move.seat} ${move.chips}`;
    case 'left':
    case 'away':
    case 'back':
    case 'forfeited':
    case 'timedOut':
      return `${move.kind} ${move.seat}`;
    case 'next':
    case 'closed':
    case 'again':
      return move.kind;
  }
}

function parseHouseMove(text: string): HouseMove | undefined {
  const [kind = '', ...rest] = text.split(' ');
  switch (kind) {
    case 'next':
    case 'closed':
    case 'again':
      return rest.length === 0 ? { kind } : undefined;
    case 'left':
    case 'away':
    case 'back':
    case 'forfeited':
    case 'timedOut':
      return matches(rest, DIGITS) ? { kind, seat: Number(rest[0]) } : undefined;
    case 'brought':
      return matches(rest, DIGITS, DIGITS)
        ? { kind, seat: Number(rest[0]), chips: Number(rest[1]) }
        : undefined;
    case 'took':
      return matches(rest, DIGITS, /^(person|bot)$/, DIGITS)
        ? { kind, seat: Number(rest[0]), by: byOf(rest[1]), chips: Number(rest[2]) }
        : undefined;
    default:
      return undefined;
  }
}

const DIGITS = /^\d+$/;

const matches = (words: readonly string[], ...patterns: readonly RegExp[]): boolean =>
  words.length === patterns.length && words.every((word, at) => patterns[at]!.test(word));

const byOf = (word: string | undefined): 'person' | 'bot' => (word === 'bot' ? 'bot' : 'person');

const HOUSE_KINDS: ReadonlySet<string> = new Set<HouseMove['kind']>([
  'took',
  'left',
  'brought',
  'away',
  'back',
  'forfeited',
  'timedOut',
  'next',
  'closed',
  'again',
]);

/** Whether this can be a move at all: entries of a log are data, and data can be anything. */
export const hasKind = (value: unknown): boolean =>
  isObject(value) && typeof value['kind'] === 'string';

export const isHouseMove = (move: { readonly kind: string }): move is HouseMove =>
  HOUSE_KINDS.has(move.kind);
