import type { Game } from '@stammtisch/kernel';
import type { World } from '@stammtisch/protocol';
import { type LogEntry, sit, stampBy, start, type Step, stepsOf, unfold } from '@stammtisch/table';

type Opening = Extract<LogEntry['body'], { kind: 'opened' }>;

interface OpeningDeps {
  readonly world: World;
  /** What the host brings to the table, in cents. */
  readonly balance: number;
  readonly isRobot: boolean;
  /** Whether computers take the empty chairs at once. */
  readonly starts: boolean;
}

/** The first steps of a table: it is opened, its host sits down, and perhaps it starts. */
export function openingSteps(
  game: Game,
  opening: Opening,
  { world, balance, isRobot, starts }: OpeningDeps,
): readonly Step[] {
  const stamp = stampBy(world);
  const entry: LogEntry = { version: 1, previous: '', ...stamp(), body: opening };
  const opened = unfold(game, [entry]);
  const guests = { isHere: () => true, balance: () => balance, isRobot: () => isRobot };
  const seated = sit(opened, guests, opening.host);
  if (!seated.ok) throw new Error(`nobody can sit at a new table: ${seated.error}`);
  const steps = stepsOf(opened, seated.value, stamp);
  const filled = starts ? start(steps.at(-1)!.after, opening.host) : undefined;
  const rest = filled?.ok === true ? stepsOf(steps.at(-1)!.after, filled.value, stamp) : [];
  return [{ before: opened, entry, after: opened }, ...steps, ...rest];
}
