import { err, ok, type Result } from '@stammtisch/kernel';
import {
  type Answers,
  type ChatLine,
  type ErrorCode,
  HOUSE,
  type HouseLine,
  type HouseMessage,
  LIMITS,
  type PersonId,
  type World,
} from '@stammtisch/protocol';
import { refusalToSpeak } from '@stammtisch/table';

import { cleanText } from '../clean-text.ts';
import type { People } from '../people/people.ts';
import { PersonLimits } from '../people/person-limits.ts';
import type { Rate } from '../rate-limit.ts';
import { SerialQueue } from '../serial-queue.ts';
import type { Store, StoredLine } from '../store/store.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { Tables } from '../tables/tables.ts';

const RATE: Rate = { burst: 10, perSecond: 1 };

interface ChatDeps {
  readonly world: World;
  readonly store: Store;
  readonly people: People;
  readonly tables: Tables;
  /** Where there are other nodes: a line has been added. Lines are then told as they stand in the store. */
  readonly said?: (live: LiveTable, line: number) => void;
}

/** Of what was said before a table came into memory, so much may not have been told to those who look at it. */
const MOMENT_MS = 10_000;

/** What is said at tables, and who may hear it. */
export class Chat {
  readonly #deps: ChatDeps;
  readonly #limits: PersonLimits;
  /** Told in the order in which it happened. */
  readonly #houseLines = new WeakMap<LiveTable, SerialQueue>();
  /** The last line that was told of each table, where lines come from other nodes, too. */
  readonly #told = new WeakMap<LiveTable, number>();
  readonly #hearing = new WeakMap<LiveTable, SerialQueue>();

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
    const refused = live.isHere(from) ? refusalToSpeak(live.table, from) : 'not-here';
    if (refused !== undefined) return err(refused);
    if (!this.#limits.take(from) || !live.maySay(from)) return err('too-fast');
    // What they know by another page of theirs, this node knows, too.
    await live.readOn();
    const at = world.now();
    const isPrivate = live.knowsSecret(from);
    const line = await store.chat.add(live.id, { from, text, at }, isPrivate);
    if (line === undefined) return err('not-you');
    if (await this.#toldWithOthers(live, line)) return ok({ line });
    const name = await people.nameOf(from);
    const who = { from, name, ...people.robotMark(from) };
    const said = { type: 'chat', line, ...who, text, at } satisfies HouseMessage;
    live.say(JSON.stringify(said), isPrivate);
    return ok({ line });
  }

  /**
   * The house tells everyone at a table what happened there besides the game. A name can be a word,
   * too: of somebody who knows a secret and has not played, those who play are told when it is out.
   */
  tell(live: LiveTable, house: HouseLine): Promise<void> {
    const queue = this.#houseLines.get(live) ?? new SerialQueue();
    this.#houseLines.set(live, queue);
    return queue.run(() => this.#tell(live, house));
  }

  async #tell(live: LiveTable, house: HouseLine): Promise<void> {
    const { store, world } = this.#deps;
    const from = 'person' in house ? house.person : HOUSE;
    const stored = { from, isHouse: true, text: JSON.stringify(house), at: world.now() };
    const isPrivate = from !== HOUSE && live.knowsSecret(from) && !hasPlayed(live, from);
    const line = await store.chat.add(live.id, stored, isPrivate);
    // Whoever has been erased meanwhile is not told of.
    if (line === undefined || (await this.#toldWithOthers(live, line))) return;
    const told = await this.#lineOf({ ...stored, line });
    live.say(JSON.stringify({ type: 'chat', ...told } satisfies HouseMessage), isPrivate);
  }

  /** Where other nodes add lines, too, all are told in their order. */
  async #toldWithOthers(live: LiveTable, line: number): Promise<boolean> {
    const { said } = this.#deps;
    if (said === undefined) return false;
    said(live, line);
    await this.hear(live);
    return true;
  }

  /** Tells what was said on any node and has not been told here. */
  hear = (live: LiveTable): Promise<void> => {
    const queue = this.#hearing.get(live) ?? new SerialQueue();
    this.#hearing.set(live, queue);
    return queue.run(() => this.#hear(live));
  };

  async #hear(live: LiveTable): Promise<void> {
    const { store, world } = this.#deps;
    const told = this.#told.get(live);
    const stored = await store.chat.last(live.id, LIMITS.chatHistory, true);
    const isNew = ({ line, at }: StoredLine): boolean =>
      told === undefined ? at > world.now() - MOMENT_MS : line > told;
    const lines = stored.filter(isNew);
    this.#told.set(live, stored.at(-1)?.line ?? 0);
    // Who may hear a line is decided on the table as it was when the line was said, or later.
    if (lines.length > 0) await live.readOn();
    for (const line of lines) {
      const message = { type: 'chat', ...(await this.#lineOf(line)) } satisfies HouseMessage;
      live.say(JSON.stringify(message), !Number.isInteger(line.line));
    }
  }

  async #lineOf({ isHouse, ...line }: StoredLine): Promise<ChatLine> {
    const { people } = this.#deps;
    const name = line.from === HOUSE ? '' : await people.nameOf(line.from);
    const mark = people.robotMark(line.from);
    if (isHouse !== true) return { ...line, name, ...mark };
    return {
      ...line,
      from: HOUSE,
      text: '',
      name,
      ...mark,
      house: await this.#named(JSON.parse(line.text)),
    };
  }

  /** With the names that those of whom it tells have now. */
  async #named(house: HouseLine): Promise<HouseLine> {
    if (house.kind !== 'round') return house;
    const results = house.results.map(async ({ by, gain }) =>
      'person' in by
        ? { by: { ...by, name: await this.#deps.people.nameOf(by.person) }, gain }
        : { by, gain },
    );
    return { ...house, results: await Promise.all(results) };
  }

  /** What was said, without private lines for those who may not hear them; after a match, all of it. */
  async linesFor(live: LiveTable, person: PersonId): Promise<readonly ChatLine[]> {
    const withPrivate = live.hearsPrivateLines(person);
    const lines = await this.#deps.store.chat.last(live.id, LIMITS.chatHistory, withPrivate);
    return Promise.all(lines.map(line => this.#lineOf(line)));
  }

  /** There are no secrets at a table any more: what was said privately is for everyone now. */
  async reveal(live: LiveTable): Promise<void> {
    const { store } = this.#deps;
    const open = await store.chat.last(live.id, LIMITS.chatHistory);
    const all = await store.chat.last(live.id, LIMITS.chatHistory, true);
    const isPublic = new Set(open.map(({ line }) => line));
    for (const each of all) {
      if (isPublic.has(each.line)) continue;
      const line = await this.#lineOf(each);
      live.say(JSON.stringify({ type: 'chat', ...line } satisfies HouseMessage), false);
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
      if (live.names(person) || (await this.#isToldOf(live, person))) return true;
    }
    return false;
  }

  /** What was said stands there under the name that its speaker has now, and so does what the house has told of them. */
  async #isToldOf({ id }: LiveTable, person: PersonId): Promise<boolean> {
    const lines = await this.#deps.store.chat.last(id, LIMITS.chatHistory);
    return lines.some(({ from }) => from === person);
  }
}

/** Whether everyone knew their name before there was a secret. */
const hasPlayed = ({ table: { room } }: LiveTable, person: PersonId): boolean =>
  room.players?.some(holder => 'person' in holder && holder.person === person) === true;
