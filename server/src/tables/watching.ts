import { err, ok, type Result } from '@stammtisch/kernel';
import {
  type Answers,
  type ChatLine,
  type ErrorCode,
  type HouseMessage,
  LIMITS,
  type PersonId,
  type Request,
  type TableId,
  type Version,
} from '@stammtisch/protocol';
import { refusalToWatch } from '@stammtisch/table';

import type { Store } from '../store/store.ts';
import type { CatchUp } from './catch-up.ts';
import type { LiveTable } from './live-table.ts';
import type { Subscriber } from './subscribers.ts';
import type { Tables } from './tables.ts';

type WatchRequest = Extract<Request, { type: 'watch' }>;

interface WatchingDeps {
  readonly store: Store;
  readonly tables: Tables;
  readonly chat: { linesFor(live: LiveTable, person: PersonId): Promise<readonly ChatLine[]> };
  /** Somebody begins to look at a table, or does so no longer. */
  readonly peopleChanged: (live: LiveTable) => void;
}

/** A client that can look at tables. */
export interface Watcher extends Subscriber {
  readonly isOver: boolean;
  tell(message: HouseMessage): void;
  /** Replaying the log is expensive, so it is rate-limited; beyond the limit the client gets the whole scene. */
  mayCatchUp(): boolean;
}

/** The table that one client looks at, and what it is told when it begins to. */
export class Watching {
  readonly #deps: WatchingDeps;
  readonly #watcher: Watcher;
  #table: LiveTable | undefined;

  constructor(deps: WatchingDeps, watcher: Watcher) {
    this.#deps = deps;
    this.#watcher = watcher;
  }

  async begin(request: WatchRequest): Promise<Result<Answers['watch'], ErrorCode>> {
    const { table } = request;
    const { tables, store, chat, peopleChanged } = this.#deps;
    const { person } = this.#watcher;
    const live = await tables.get(table);
    if (live === undefined) return err(tables.missing(table));
    const refused = refusalToWatch(live.table, person);
    if (refused !== undefined) return err(refused);
    const notes = await store.records.notesOf(person, table);
    const missed = await this.#catchUpAt(live, request);
    const { said } = live;
    const lines = await chat.linesFor(live, person);
    if (this.#watcher.isOver) return err('no-such-table');
    // The host may have decided otherwise while all this was read.
    const refusedNow = refusalToWatch(live.table, person);
    if (refusedNow !== undefined) return err(refusedNow);
    // A closed table is forgotten with the last who looks at it, also while somebody comes.
    if (tables.atHand(table) !== live) return this.begin(request);
    if (this.#table !== live) this.stop();
    this.#table = live;
    const { version, scene } = live.join(this.#watcher);
    if (!this.#sendCatchUp(missed, version, unheard(lines, request)))
      this.#watcher.tell({ type: 'table', table, version, scene, chat: lines });
    if (live.said !== said) await this.#sendLaterChat(live, lines);
    this.#tellBesides(table, live, notes);
    peopleChanged(live);
    return ok({ version });
  }

  get table(): TableId | undefined {
    return this.#table?.id;
  }

  stop(): void {
    const live = this.#table;
    this.#table = undefined;
    live?.part(this.#watcher);
    if (live !== undefined) this.#deps.peopleChanged(live);
  }

  #tellBesides(table: TableId, live: LiveTable, notes: string): void {
    const watcher = this.#watcher;
    if (notes !== '') watcher.tell({ type: 'notes', table, text: notes });
    if (live.table.room.clock !== undefined) watcher.tell(live.clocks());
    watcher.tell({ type: 'absences', table, left: live.absences });
  }

  async #catchUpAt(live: LiveTable, { since, heard }: WatchRequest): Promise<CatchUp | undefined> {
    if (since === undefined) return undefined;
    // Who does not say what they have heard is told all that was said, and that comes with the scene.
    const mayAsk = (): boolean => heard !== undefined && this.#watcher.mayCatchUp();
    return since === live.table.version || mayAsk()
      ? live.catchUpFor(this.#watcher.person, since)
      : undefined;
  }

  /** Tells what was said while the rest was being read; what is heard twice is heard once. */
  async #sendLaterChat(live: LiveTable, known: readonly ChatLine[]): Promise<void> {
    const isKnown = ({ line }: ChatLine): boolean => known.some(each => each.line === line);
    const lines = await this.#deps.chat.linesFor(live, this.#watcher.person);
    for (const line of lines) if (!isKnown(line)) this.#watcher.tell({ type: 'chat', ...line });
  }

  /** Tells what was missed, if that leads to the table as it stands; otherwise nothing. */
  #sendCatchUp(
    missed: CatchUp | undefined,
    version: Version,
    lines: readonly ChatLine[] | undefined,
  ): boolean {
    if (missed?.version !== version || lines === undefined) return false;
    for (const text of missed.texts) this.#watcher.send(text);
    for (const line of lines) this.#watcher.tell({ type: 'chat', ...line });
    return true;
  }
}

/** What this client has not heard of what was said; undefined if some of it may be too long ago. */
function unheard(
  lines: readonly ChatLine[],
  { heard = Infinity }: WatchRequest,
): readonly ChatLine[] | undefined {
  const isAll = lines.length < LIMITS.chatHistory || lines[0]!.line <= heard;
  return isAll ? lines.filter(({ line }) => line > heard) : undefined;
}
