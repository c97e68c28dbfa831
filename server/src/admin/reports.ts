import { err, ok, type Result } from '@stammtisch/kernel';
import {
  type ErrorCode,
  LIMITS,
  type PersonId,
  type Request,
  type TableId,
  type World,
} from '@stammtisch/protocol';

import type { Chat } from '../chat/chat.ts';
import { cleanText } from '../clean-text.ts';
import type { Note } from '../note.ts';
import { PersonLimits } from '../people/person-limits.ts';
import type { Rate } from '../rate-limit.ts';
import type { Store, StoredLine } from '../store/store.ts';
import type { Tables } from '../tables/tables.ts';

/** Five at once, and ten an hour. */
const RATE: Rate = { burst: 5, perSecond: 10 / 3_600 };
const MOST_LINES = 20;

interface ReportDeps {
  readonly world: World;
  readonly store: Store;
  readonly tables: Tables;
  readonly chat: Chat;
  readonly note: Note;
}

type ReportRequest = Omit<Extract<Request, { type: 'report' }>, 're' | 'type'>;

/** What people tell the operator about each other, with what was last said at the table. */
export class Reports {
  readonly #deps: ReportDeps;
  readonly #limits: PersonLimits;

  constructor(deps: ReportDeps) {
    this.#deps = deps;
    this.#limits = new PersonLimits(RATE, deps.world);
  }

  async add(from: PersonId, request: ReportRequest): Promise<Result<void, ErrorCode>> {
    const { world, store, note } = this.#deps;
    const { person: about, table } = request;
    const text = cleanText(request.text);
    if (text === undefined || Array.from(text).length < LIMITS.reportMin) return err('bad-text');
    const lines = table === undefined ? ok([]) : await this.#linesAt(table, from);
    if (!lines.ok) return lines;
    if ((await store.people.find(about)) === undefined) return err('no-such-person');
    if (!this.#limits.take(from)) return err('too-fast');
    const where = table === undefined ? {} : { table };
    const at = world.now();
    const kept = await store.moderation.report({
      from,
      about,
      ...where,
      at,
      text,
      lines: lines.value,
    });
    if (!kept.ok) return err(kept.error === 'full' ? 'too-fast' : kept.error);
    note('somebody was reported', { person: about, ...where });
    return ok(undefined);
  }

  /** What whoever reports it has heard: private lines of others are not for them to pass on. */
  async #linesAt(
    table: TableId,
    person: PersonId,
  ): Promise<Result<readonly StoredLine[], ErrorCode>> {
    const { tables, chat } = this.#deps;
    const live = await tables.get(table);
    if (live === undefined) return err(tables.missing(table));
    const lines = (await chat.linesFor(live, person)).filter(({ house }) => house === undefined);
    return ok(
      lines.slice(-MOST_LINES).map(({ line, from, text, at }) => ({ line, from, text, at })),
    );
  }
}
