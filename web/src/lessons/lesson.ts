import {
  type AnyMove,
  type Entry,
  formatRecord,
  type Game,
  type GameRecord,
  type GameTypes,
  parseRecord,
  replay,
  same,
  type Viewer,
} from '@stammtisch/kernel';

/** A first round of a game as it is shown: the pupil has seat 0, computers the others. */
export interface Lesson {
  readonly options: object;
  readonly seats: number;
  /** What is dealt, and every move from then on, in the notation of the game. */
  readonly deal: string;
  readonly moves: readonly string[];
  /** What may be otherwise in a view without anybody having gone another way. */
  readonly beside?: readonly string[];
}

/** How far a lesson is for whoever looks at it. */
export interface Place {
  /** How many moves of their own lie behind them. */
  readonly made: number;
  /** What comes next; undefined at its end. */
  readonly next: Entry<GameTypes> | undefined;
}

export const PUPIL = 0;

/** The round from the empty table on, as a record that the rules can replay. */
export function recordOf(
  game: Game,
  { options, seats, deal, moves }: Lesson,
): GameRecord<GameTypes> {
  const took = Array.from({ length: seats }, (_, seat) => ({
    by: 'house' as const,
    move: { kind: 'took', seat, by: seat === PUPIL ? 'person' : 'bot', chips: 0 } as const,
  }));
  const head = formatRecord(game, { options, seats, entries: took });
  const record = parseRecord(game, [head, 'house next', `house ${deal}`, ...moves].join('\n'));
  if (!record.ok) throw new Error(`line ${record.error.line}: ${record.error.error}`);
  return record.value;
}

/** Where in the lesson whoever has this view is; undefined once somebody has gone another way. */
export function placeOf(game: Game, lesson: Lesson, view: GameTypes['View']): Place | undefined {
  const { viewer } = view;
  const actor = actorOf(view);
  const record = recordOf(game, lesson);
  const { entries } = record;
  const seen = compared(view, lesson);
  const places = [...replay(game, record)].flatMap((state, at) =>
    same(compared(game.view(state, viewer), lesson), seen) ? [at] : [],
  );
  const at = places.find(place => entries[place]?.by === actor) ?? places.at(-1);
  if (at === undefined) return undefined;
  const made = entries.slice(0, at).filter(({ by }) => by === actor).length;
  return { made, next: entries[at] };
}

/** What whoever has this view does in the lesson. */
export function moveOf(
  game: Game,
  lesson: Lesson,
  view: GameTypes['View'],
): AnyMove<GameTypes> | undefined {
  const next = placeOf(game, lesson, view)?.next;
  return next?.by === actorOf(view) ? next.move : undefined;
}

/** The house sees everything. */
const actorOf = ({ viewer }: GameTypes['View']): Viewer | 'house' =>
  viewer === 'open' ? 'house' : viewer;

/** Who sits where has nothing to do with how far the round is. */
function compared(view: object, { beside = [] }: Lesson): object {
  const without = new Set(['seating', ...beside]);
  return Object.fromEntries(Object.entries(view).filter(([name]) => !without.has(name)));
}
