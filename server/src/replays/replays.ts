import { err, ok, type Result } from '@stammtisch/kernel';
import {
  type Answers,
  type ErrorCode,
  LIMITS,
  type PersonId,
  type PlayedGame,
  type PlayedSeat,
  type ReplayHead,
  type ReplayId,
  type ReplayStep,
  type Request,
  type Version,
} from '@stammtisch/protocol';
import {
  type Eyes,
  type LogEntry,
  refusalToWatch,
  replayed,
  sceneFor,
  seenStep,
  type Step,
} from '@stammtisch/table';

import type { People } from '../people/people.ts';
import type { Store, StoredReplay } from '../store/store.ts';
import type { Tables } from '../tables/tables.ts';
import { eyesFor, markBefore, type OpenedReplay, openReplay, viewsFor } from './opened-replay.ts';

interface ReplaysDeps {
  readonly store: Store;
  readonly people: People;
  readonly tables: Tables;
}

type Wish<Type extends Request['type']> = Omit<Extract<Request, { type: Type }>, 're' | 'type'>;
type Reply<Type extends keyof Answers> = Promise<Result<Answers[Type], ErrorCode>>;

/** Matches that stay in memory after somebody has looked at them. */
const MOST_OPENED = 8;
/** An answer has so many steps at the most, and hardly more characters than that. */
const MOST_STEPS = 200;
const MOST_CHARACTERS = 100_000;

/** Matches that are over: who may find them again, and what they may see of them. */
export class Replays {
  readonly #deps: ReplaysDeps;
  readonly #opened = new Map<ReplayId, OpenedReplay>();

  constructor(deps: ReplaysDeps) {
    this.#deps = deps;
  }

  /** One's own matches; or those at a table, for those who may look at it. */
  async games(person: PersonId, { table, page = 0, ...which }: Wish<'games'>): Reply<'games'> {
    const { store, tables } = this.#deps;
    if (table !== undefined) {
      const live = await tables.get(table);
      if (live === undefined) return err(tables.missing(table));
      const refused = refusalToWatch(live.table, person);
      if (refused !== undefined) return err(refused);
    }
    const most = LIMITS.gamesOnPage;
    const found = await store.replays.list({
      of: table === undefined ? { person } : { table },
      ...which,
      skip: page * most,
      most: most + 1,
    });
    const games = found.slice(0, most).map(stored => this.#summaryOf(stored, person));
    return ok({ games: await Promise.all(games), more: found.length > most });
  }

  /** Some steps of a match as this person may see them. */
  async replay(person: PersonId, { id, as, from }: Wish<'replay'>): Reply<'replay'> {
    const opened = await this.#open(id);
    if (opened === undefined) return err('no-such-replay');
    const views = viewsFor(opened, person);
    const view = as ?? views[0];
    if (view === undefined || views.length === 0)
      return err(refusalToWatch(opened.end, person) ?? 'no-such-replay');
    if (!views.includes(view)) return err('closed-hands');
    const eyes = eyesFor(view, person);
    const first = from ?? opened.stored.first;
    const steps = seenIn(await this.#stepsFrom(opened, first), first, eyes);
    return ok({
      as: view,
      steps,
      ...(from === undefined && { head: await this.#headOf(opened, person, eyes) }),
      ...nextAfter(steps.at(-1)?.v, opened),
    });
  }

  /** Some entries of a match as they were written, for those who may see all hands. */
  async log(person: PersonId, { id, from }: Wish<'log'>): Reply<'log'> {
    const opened = await this.#open(id);
    if (opened === undefined) return err('no-such-replay');
    if (!viewsFor(opened, person).includes('open')) return err('closed-hands');
    const { stored, marks } = opened;
    const first = Math.max(from ?? 0, stored.first);
    const last = Math.min(first + MOST_STEPS - 1, stored.last);
    const entries = await this.#deps.store.replays.entries(stored.table, {
      after: first - 1,
      last,
    });
    const { game, ...table } = marks[0]!;
    return ok({
      ...(from === undefined && { start: { ...table, rules: game.version } }),
      entries: entries.map(withoutKey),
      ...nextAfter(last, opened),
    });
  }

  /** The steps that lead to a version and on from there. */
  async #stepsFrom(opened: OpenedReplay, first: Version): Promise<Iterable<Step>> {
    const { table, last } = opened.stored;
    const mark = markBefore(opened, first);
    const span = { after: mark.version, last: Math.min(first + MOST_STEPS - 1, last) };
    return replayed(mark, await this.#deps.store.replays.entries(table, span));
  }

  async #open(id: ReplayId): Promise<OpenedReplay | undefined> {
    const stored = await this.#deps.store.replays.find(id);
    if (stored === undefined) return undefined;
    const known = this.#opened.get(id);
    // Who played in it can have been erased meanwhile.
    if (known !== undefined) return { ...known, stored };
    const { table, last } = stored;
    const log = await this.#deps.store.replays.entries(table, { after: 0, last });
    try {
      return this.#keep(await openReplay(stored, log));
    } catch {
      // Its rules are no longer known here, or its log is damaged: the tables say so to the operator.
      return undefined;
    }
  }

  #keep(opened: OpenedReplay): OpenedReplay {
    this.#opened.set(opened.stored.id, opened);
    for (const oldest of [...this.#opened.keys()].slice(0, -MOST_OPENED))
      this.#opened.delete(oldest);
    return opened;
  }

  async #headOf(opened: OpenedReplay, person: PersonId, eyes: Eyes): Promise<ReplayHead> {
    const { stored, marks, people } = opened;
    const names = people.map(async (each): Promise<[PersonId, string]> => [
      each,
      await this.#deps.people.nameOf(each),
    ]);
    return {
      match: await this.#summaryOf(stored, person),
      rules: marks[0]!.game.version,
      views: viewsFor(opened, person),
      first: stored.first,
      last: stored.last,
      scene: sceneFor(marks[0]!, eyes(marks[0]!)),
      people: Object.fromEntries(await Promise.all(names)),
    };
  }

  async #summaryOf(stored: StoredReplay, person: PersonId): Promise<PlayedGame> {
    const { id, game, began, ended, rounds, holders, outcome } = stored;
    const seat = holders.findIndex(holder => 'person' in holder && holder.person === person);
    const seats = holders.map(async (holder): Promise<PlayedSeat> => {
      if ('bot' in holder) return { name: holder.bot, by: 'bot' };
      if ('nobody' in holder) return { name: '', by: 'nobody' };
      const name = await this.#deps.people.nameOf(holder.person);
      return { name, by: 'person', ...(holder.robot && { robot: true }) };
    });
    return {
      id,
      game,
      began,
      ended,
      rounds,
      seats: await Promise.all(seats),
      ...(seat !== -1 && { seat }),
      ...(outcome && { outcome }),
    };
  }
}

/** As many of these steps as go into an answer, from a version on. */
function seenIn(steps: Iterable<Step>, first: Version, eyes: Eyes): readonly ReplayStep[] {
  const seen: ReplayStep[] = [];
  let characters = 0;
  for (const step of steps) {
    if (step.entry.version < first) continue;
    const each = seenStep(step, eyes);
    seen.push(each);
    characters += JSON.stringify(each).length;
    if (characters > MOST_CHARACTERS) break;
  }
  return seen;
}

const nextAfter = (
  version: Version | undefined,
  { stored }: OpenedReplay,
): { readonly next?: Version } =>
  version !== undefined && version < stored.last ? { next: version + 1 } : {};

/** The key of a move is between the house and whoever made it. */
function withoutKey(entry: LogEntry): LogEntry {
  if (entry.body.kind !== 'move') return entry;
  const { key: _, ...body } = entry.body;
  return { ...entry, body };
}
