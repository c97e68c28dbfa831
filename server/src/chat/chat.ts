import { err, ok, type Result } from '@stammtisch/kernel';
import {
  type Answers,
  type ChatLine,
  type ErrorCode,
  type HouseMessage,
  LIMITS,
  type PersonId,
  type World,
} from '@stammtisch/protocol';

import { cleanText } from '../clean-text.ts';
import type { People } from '../people/people.ts';
import { PersonLimits } from '../people/person-limits.ts';
import type { Rate } from '../rate-limit.ts';
import type { Store } from '../store/store.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { Tables } from '../tables/tables.ts';

const RATE: Rate = { burst: 10, perSecond: 1 };

interface ChatDeps {
  readonly world: World;
  readonly store: Store;
  readonly people: People;
  readonly tables: Tables;
}

/** What is said at tables, and who may hear it. */
export class Chat {
  readonly #deps: ChatDeps;
  readonly #limits: PersonLimits;

  constructor(deps: ChatDeps) {
    this.#deps = deps;
    this.#limits = new PersonLimits(RATE, deps.world);
  }

  async say(
    live: LiveTable,
    from: PersonId,
    words: string,
  ): Promise<Result<Answers['chat'], ErrorCode>> {
    const { store, people, world } = this.#deps;
    const text = cleanText(words);
    if (text === undefined) return err('bad-text');
    if (!this.#limits.take(from) || !live.maySay(from)) return err('too-fast');
    const at = world.now();
    const isPrivate = live.knowsSecret(from);
    const line = await store.chat.add(live.id, { from, text, at }, isPrivate);
    if (line === undefined) return err('not-you');
    const name = await people.nameOf(from);
    const said = { type: 'chat', line, from, name, text, at } satisfies HouseMessage;
    live.say(JSON.stringify(said), isPrivate);
    return ok({ line });
  }

  /** What was said, without private lines for those who may not hear them; after a match, all of it. */
  async linesFor(live: LiveTable, person: PersonId): Promise<readonly ChatLine[]> {
    const { store, people } = this.#deps;
    const withPrivate = live.hearsPrivateLines(person);
    const lines = await store.chat.last(live.id, LIMITS.chatHistory, withPrivate);
    return Promise.all(
      lines.map(async line => ({ ...line, name: await people.nameOf(line.from) })),
    );
  }

  /** There are no secrets at a table any more: what was said privately is for everyone now. */
  async reveal(live: LiveTable): Promise<void> {
    const { store, people } = this.#deps;
    const open = await store.chat.last(live.id, LIMITS.chatHistory);
    const all = await store.chat.last(live.id, LIMITS.chatHistory, true);
    const isPublic = new Set(open.map(({ line }) => line));
    for (const each of all) {
      if (isPublic.has(each.line)) continue;
      const name = await people.nameOf(each.from);
      live.say(JSON.stringify({ type: 'chat', ...each, name } satisfies HouseMessage), false);
    }
  }

  /** Whether a new name would be a word to those who still play at a table whose secret this person may know. */
  async wouldTell(person: PersonId): Promise<boolean> {
    const { tables, store } = this.#deps;
    const inMemory = [...tables.all].map(({ id }) => id);
    // Tables that rest are looked at again by those who come back to them.
    const naming = await store.tables.naming(person);
    for (const id of new Set([...inMemory, ...naming])) {
      const live = await tables.get(id);
      if (live?.knowsSecret(person) !== true) continue;
      if (live.names(person) || (await this.#hasSpoken(live, person))) return true;
    }
    return false;
  }

  /** What was said stands there under the name that its speaker has now. */
  async #hasSpoken({ id }: LiveTable, person: PersonId): Promise<boolean> {
    const lines = await this.#deps.store.chat.last(id, LIMITS.chatHistory);
    return lines.some(({ from }) => from === person);
  }
}
