import { chooseOptions, type Game } from '@stammtisch/kernel';
import type { PersonId, Request, World } from '@stammtisch/protocol';

import type { EntryBody, LogEntry } from './entry.ts';
import { sit, start } from './seats.ts';
import { stampBy, type Step, stepsOf } from './step.ts';
import { unfold } from './table.ts';

export type Opening = Extract<EntryBody, { kind: 'opened' }>;

type OpenWish = Omit<Extract<Request, { type: 'open' }>, 're' | 'type' | 'game'>;

/** The first entry of a table as someone wants it; undefined if it cannot be had. */
export function openingOf(game: Game, host: PersonId, wish: OpenWish): Opening | undefined {
  const { min, max, usual = max } = game.seats;
  const { options = {}, seats = usual, listed = false, name } = wish;
  const chosen = chooseOptions(game.options, options);
  if (!chosen.ok || seats < min || seats > max) return undefined;
  return {
    kind: 'opened',
    game: game.name,
    rules: game.version,
    options: chosen.value,
    seats,
    host,
    listed,
    ...(name !== undefined && { name }),
    ...habitsOf(game, wish),
  };
}

/** How they play at a table, beyond the rules: what is as usual is not written down. */
const habitsOf = (
  game: Game,
  {
    access = 'free',
    leavers,
    openHands,
    robots,
    skill,
    reserve,
    clock = game.clock ?? 0,
  }: OpenWish,
): Pick<
  Opening,
  'access' | 'leavers' | 'openHands' | 'robots' | 'skill' | 'clock' | 'reserve'
> => ({
  ...(access !== 'free' && { access }),
  ...(leavers && { leavers }),
  ...(openHands && { openHands }),
  ...(robots === false && { robots }),
  ...(skill && { skill }),
  ...(clock > 0 && { clock }),
  ...(reserve && { reserve }),
});

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
