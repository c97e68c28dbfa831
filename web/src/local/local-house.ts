import type { Connect, Transport, TransportEvents } from '@stammtisch/client';
import { err, type Game, type GameTypes, isObject, ok, type Result } from '@stammtisch/kernel';
import {
  type Answers,
  BROKE_BELOW,
  type ErrorCode,
  FIRST_BALANCE,
  type HouseMessage,
  LIMITS,
  newId,
  type OwnTable,
  type PersonId,
  type ReplayId,
  type Request,
  type RequestType,
  type TableId,
} from '@stammtisch/protocol';
import {
  bring,
  type BotTurnDeps,
  changeChair,
  type ChooseMove,
  choicesFor,
  closeTable,
  type Guests,
  holdingsAt,
  leave,
  type MoveRefusal,
  openingOf,
  openingSteps,
  sit,
  stampBy,
  start,
  stayingPeople,
  type Step,
  stepOf,
  type Transfer,
  transfersOf,
  unfold,
} from '@stammtisch/table';

import { type Lesson, moveOf } from '../lessons/lesson.ts';
import {
  type Asker,
  isWanted,
  type LocalMatch,
  logOf,
  matchesIn,
  replayOf,
} from './local-matches.ts';
import type { LocalStore, Profile } from './local-store.ts';
import { LocalTable } from './local-table.ts';
import { ME } from './me.ts';
import { ownTableOf } from './own-table.ts';

export interface LocalHouseDeps extends BotTurnDeps {
  readonly store: LocalStore;
  readonly loadGame: (name: string) => Promise<Game | undefined>;
  readonly loadLesson: (game: string) => Promise<Lesson | undefined>;
}

type RequestOf<Type extends RequestType> = Extract<Request, { type: Type }>;
type Reply<Type extends RequestType> = Promise<Result<Answers[Type], MoveRefusal>>;
type Handlers = { readonly [Type in RequestType]?: (request: RequestOf<Type>) => Reply<Type> };

/** So many tables are kept, those that are still open first. */
const MOST_TABLES = 50;

const NOTHING = {};

/**
 * A house for one device: the tables, rules and players of any house, for those who pass the device
 * around. It answers the same messages; what needs people elsewhere is not to be had.
 */
export class LocalHouse {
  readonly #deps: LocalHouseDeps;
  readonly #tables = new Map<TableId, LocalTable>();
  readonly #profiles = new Map<PersonId, Profile>();
  /** Who has the device. */
  #person = ME;
  #events: TransportEvents | undefined;
  #watched: LocalTable | undefined;
  readonly #guests: Guests = {
    isHere: () => this.#watched !== undefined,
    balance: person => this.#profileOf(person).balance,
    isRobot: () => false,
  };

  private constructor(deps: LocalHouseDeps) {
    this.#deps = deps;
  }

  static async open(deps: LocalHouseDeps): Promise<LocalHouse> {
    const { profiles, tables } = await deps.store.read();
    const house = new LocalHouse(deps);
    for (const profile of profiles) house.#profiles.set(profile.person, profile);
    for (const { table, entries } of tables) {
      const [first] = entries;
      const game = first?.body.kind === 'opened' ? await deps.loadGame(first.body.game) : undefined;
      if (game === undefined) continue;
      try {
        await house.#keep(table, unfold(game, entries));
      } catch (error) {
        // Its rules are not known any more: the others can still be played.
        deps.alarm(error);
      }
    }
    return house;
  }

  /** A client of this device. A later one takes the place of the first. */
  connect: Connect = events => {
    this.#watched?.part();
    this.#watched = undefined;
    this.#events = events;
    const transport: Transport = {
      send: text => {
        const request: Request = JSON.parse(text);
        if (this.#events === events) void this.#receive(request, events);
      },
      close: () => {
        if (this.#events !== events) return;
        this.#watched?.part();
        this.#watched = undefined;
        this.#events = undefined;
      },
    };
    // Nothing happens on a connection before whoever wanted it has it.
    void Promise.resolve().then(() => this.#events === events && events.opened());
    return transport;
  };

  async #receive(request: Request, events: TransportEvents): Promise<void> {
    const answer = await this.#answer(request).catch((error: unknown) => {
      this.#deps.alarm(error);
      return err<MoveRefusal>({ code: 'house-error' });
    });
    if (this.#events !== events) return;
    const { re } = request;
    if (answer.ok) this.#send({ type: 'ok', re, result: answer.value });
    else this.#send({ type: 'error', re, ...answer.error });
  }

  #send(message: HouseMessage): void {
    this.#events?.received(JSON.stringify(message));
  }

  #answer<Type extends RequestType>(request: RequestOf<Type>): Reply<Type> {
    const handler = this.#handlers[request.type];
    return handler === undefined ? no('not-now') : handler(request);
  }

  readonly #handlers: Handlers = {
    hello: ({ resume }) => {
      this.#person = resume?.person ?? ME;
      const seat = this.#seat;
      const { person, name } = this.#me;
      return yes({ person, name, account: false, ...(seat && { seat: { table: seat } }) });
    },
    ping: () => yes(NOTHING),
    rename: async ({ name: wished }) => {
      const name = wished.trim().slice(0, LIMITS.name);
      if (name.length < LIMITS.nameMin) return no('bad-name');
      await this.#save({ ...this.#me, name });
      this.#tellPeople();
      return yes({ name });
    },
    lobby: () => yes({ tables: [], found: 0, total: 0, online: 1 }),
    people: () => yes({ people: [], total: 1 }),
    friends: () => yes({ friends: [], asked: [], sent: [] }),
    messages: () => yes({ conversations: [] }),
    mutes: () => yes({ people: [] }),
    scores: () => yes({ best: [], mine: [] }),
    balance: async ({ reset }) => {
      if (reset === true) {
        if (this.#me.balance + this.#onTables >= BROKE_BELOW) return no('has-money');
        await this.#save({ ...this.#me, balance: FIRST_BALANCE });
      }
      const { balance } = this.#me;
      return yes({ balance, onTables: this.#onTables, spendable: balance });
    },
    mine: () => yes({ tables: this.#ownTables }),
    open: request => this.#open(request),
    quick: async ({ game, skill, leaving }) => {
      const opened = await this.#open({
        game,
        start: true,
        ...(skill !== undefined && { skill }),
        ...(leaving !== undefined && { leaving }),
      });
      return opened.ok ? yes({ ...opened.value, seated: true, opened: false }) : opened;
    },
    watch: ({ table }) => this.#watch(table),
    unwatch: () => {
      this.#watched?.part();
      this.#watched = undefined;
      return yes(NOTHING);
    },
    sit: ({ table, seat }) =>
      this.#at(table, async live =>
        plain(await live.decide((now, guests) => sit(now, guests, this.#person, seat)), {
          seated: true,
        }),
      ),
    leave: ({ table }) => this.#at(table, live => this.#leave(live)),
    start: ({ table }) =>
      this.#at(table, async live =>
        plain(await live.decide(now => start(now, this.#person)), NOTHING),
      ),
    close: ({ table }) =>
      this.#at(table, async live =>
        plain(await live.decide(now => closeTable(now, this.#person)), NOTHING),
      ),
    chair: ({ table, ...wish }) =>
      this.#at(table, async live =>
        plain(
          await live.decide((now, guests) => changeChair(now, guests, this.#person, wish)),
          NOTHING,
        ),
      ),
    bring: ({ table, amount }) =>
      this.#at(table, async live =>
        plain(
          await live.decide((now, guests) => bring(now, guests, this.#person, amount)),
          NOTHING,
        ),
      ),
    move: ({ table, ...request }) => this.#at(table, live => this.#move(live, request)),
    moves: ({ table }) =>
      this.#at(table, live => {
        const choices = choicesFor(live.table, this.#person);
        return choices.ok ? yes(choices.value) : no(choices.error);
      }),
    notes: () => yes(NOTHING),
    games: async ({ page = 0, ...wish }) => {
      const found = (await this.#matches())
        .filter(match => isWanted(match, wish))
        .map(({ played }) => played)
        .toSorted((one, other) => other.ended - one.ended);
      const from = page * LIMITS.gamesOnPage;
      const games = found.slice(from, from + LIMITS.gamesOnPage);
      return yes({ games, more: found.length > from + games.length });
    },
    replay: async ({ id, as }) => {
      const match = await this.#match(id);
      return match === undefined ? no('no-such-replay') : yes(replayOf(match, as, this.#asker));
    },
    log: async ({ id }) => {
      const match = await this.#match(id);
      return match === undefined ? no('no-such-replay') : yes(logOf(match));
    },
  };

  #at<Type extends RequestType>(id: TableId, work: (live: LocalTable) => Reply<Type>): Reply<Type> {
    const live = this.#tables.get(id);
    return live === undefined ? no('no-such-table') : work(live);
  }

  async #open({
    game: name,
    leaving,
    start: starts = false,
    deal: dealt,
    ...wish
  }: Omit<RequestOf<'open'>, 're' | 'type'>): Reply<'open'> {
    const game = await this.#deps.loadGame(name);
    if (game === undefined) return no('no-such-game');
    // Nobody else waits here: there is no clock.
    const usual = openingOf(game, this.#person, { ...wish, clock: 0 });
    const deal = dealt === undefined ? undefined : game.parseMove(dealt);
    const isDeal = dealt === undefined || deal !== undefined;
    if (usual === undefined || !isDeal) return no('bad-options');
    const opening = { ...usual, ...(deal && { deal }) };
    const seat = this.#seat;
    if (seat !== undefined && leaving !== true) return no('seated-elsewhere');
    if (seat !== undefined) await this.#leave(this.#tables.get(seat)!);
    await this.#forgetOldest();
    const { world } = this.#deps;
    const id = newId(world, LIMITS.tableId);
    const balance = game.chips === undefined ? 0 : this.#me.balance;
    const steps = openingSteps(game, opening, { world, balance, isRobot: false, starts });
    const quiet = { kind: 'settings', change: { chat: 'off' } } as const;
    const all = [...steps, stepOf(steps.at(-1)!.after, quiet, { stamp: stampBy(world) })];
    await this.#write(id, all);
    await this.#keep(id, all.at(-1)!.after);
    return yes({ table: id });
  }

  async #keep(id: TableId, table: LocalTable['table']): Promise<void> {
    const lesson = await this.#lessonAt(table);
    const { world, chance, thinking, alarm } = this.#deps;
    const shown = (view: GameTypes['View']) => lesson && moveOf(table.game, lesson, view);
    const chooseMove: ChooseMove = async (question, asker) =>
      shown(question.view) ?? this.#deps.chooseMove(question, asker);
    const keep = (at: TableId, steps: readonly Step[]) => this.#write(at, steps);
    const deps = { world, chooseMove, shown, chance, thinking, alarm, guests: this.#guests, keep };
    this.#tables.set(id, new LocalTable(id, table, deps));
  }

  /** Where the first deal was chosen, all goes as the lesson shows for as long as everyone follows. */
  #lessonAt({ room }: LocalTable['table']): Promise<Lesson | undefined> {
    return room.arena === true ? this.#deps.loadLesson(room.game) : Promise.resolve(undefined);
  }

  /** Money moves with the entry. */
  #write(table: TableId, steps: readonly Step[]): Promise<void> {
    const transfers = steps.flatMap(({ before, entry, after }) =>
      transfersOf(before, entry.body, after),
    );
    const changed = [...this.#profiles.values()].flatMap(profile => {
      const gain = gainOf(profile.person, transfers);
      return gain === 0 ? [] : [{ ...profile, balance: profile.balance + gain }];
    });
    for (const profile of changed) this.#profiles.set(profile.person, profile);
    const entries = steps.map(({ entry }) => entry);
    return this.#deps.store.append(table, entries, changed);
  }

  async #forgetOldest(): Promise<void> {
    const byUse = [...this.#tables.values()].toSorted(
      (one, other) =>
        Number(one.table.room.closed) - Number(other.table.room.closed) ||
        other.table.at - one.table.at,
    );
    for (const { id } of byUse.slice(MOST_TABLES - 1)) {
      this.#tables.delete(id);
      await this.#deps.store.remove(id);
    }
  }

  #watch(id: TableId): Reply<'watch'> {
    return this.#at(id, live => {
      if (this.#watched !== live) this.#watched?.part();
      this.#watched = live;
      const viewer = { person: this.#person, send: (message: HouseMessage) => this.#send(message) };
      const { version, scene } = live.join(viewer);
      this.#send({ type: 'table', table: id, version, scene, chat: [] });
      this.#tellPeople();
      return yes({ version });
    });
  }

  #tellPeople(): void {
    if (this.#watched === undefined) return;
    const people = Object.fromEntries(
      [...this.#profiles.values()].map(({ person, name }) => [person, { name, here: true }]),
    );
    const table = this.#watched.id;
    this.#send({ type: 'people', table, whole: true, people, watching: 0 });
  }

  get #me(): Profile {
    return this.#profileOf(this.#person);
  }

  #profileOf(person: PersonId): Profile {
    const known = this.#profiles.get(person);
    if (known !== undefined) return known;
    const profile = { person, name: '', balance: FIRST_BALANCE };
    this.#profiles.set(person, profile);
    return profile;
  }

  #save(profile: Profile): Promise<void> {
    this.#profiles.set(profile.person, profile);
    return this.#deps.store.saveProfile(profile);
  }

  get #asker(): Asker {
    return { person: this.#person, nameOf: person => this.#profileOf(person).name };
  }

  /** Every match on this device that is over: read when somebody wants to see one. */
  async #matches(): Promise<readonly LocalMatch[]> {
    const { tables } = await this.#deps.store.read();
    return tables.flatMap(stored => {
      const game = this.#tables.get(stored.table)?.table.game;
      return game === undefined ? [] : matchesIn(game, stored, this.#asker);
    });
  }

  #match = async (id: ReplayId): Promise<LocalMatch | undefined> =>
    (await this.#matches()).find(({ played }) => played.id === id);

  async #move(
    live: LocalTable,
    request: Pick<RequestOf<'move'>, 'key' | 'decision' | 'move'>,
  ): Reply<'move'> {
    const answer = await live.move(this.#person, request);
    if (answer.ok && isReady(request.move))
      for (const person of stayingPeople(live.table)) await this.#goOn(live, person);
    return answer;
  }

  /** Whoever has the device says for all who share it that they are ready. */
  async #goOn(live: LocalTable, person: PersonId): Promise<void> {
    const choices = choicesFor(live.table, person);
    const question = choices.ok
      ? choices.value.decisions.find(({ moves }) => moves.some(isReady))
      : undefined;
    if (question === undefined) return;
    const key = newId(this.#deps.world, LIMITS.moveKey);
    await live.move(person, { key, decision: question.decision, move: { kind: 'ready' } });
  }

  /** All who share the device go together, whoever has it last. */
  async #leave(live: LocalTable): Reply<'leave'> {
    const people = stayingPeople(live.table);
    if (!people.includes(this.#person)) return no('not-seated');
    for (const person of people) await live.decide((now, guests) => leave(now, guests, person));
    return yes(NOTHING);
  }

  get #seat(): TableId | undefined {
    return this.#openTables.find(({ table }) => stayingPeople(table).includes(this.#person))?.id;
  }

  get #openTables(): readonly LocalTable[] {
    return [...this.#tables.values()].filter(({ table }) => !table.room.closed);
  }

  get #onTables(): number {
    return this.#openTables
      .flatMap(({ table }) => holdingsAt(table))
      .filter(({ person }) => person === this.#person)
      .reduce((sum, { amount }) => sum + amount, 0);
  }

  /** Open tables, that where something happened last first. */
  get #ownTables(): readonly OwnTable[] {
    return this.#openTables
      .map(({ id, table }) => ownTableOf(id, table, this.#asker))
      .toSorted((one, other) => other.at - one.at);
  }
}

const isReady = (move: unknown): boolean => isObject(move) && move['kind'] === 'ready';

const gainOf = (person: PersonId, transfers: readonly Transfer[]): number =>
  transfers.reduce((sum, { from, to, amount }) => {
    const own = `person ${person}`;
    return sum + (to === own ? amount : 0) - (from === own ? amount : 0);
  }, 0);

const yes = <T>(value: T): Promise<Result<T, never>> => Promise.resolve(ok(value));

const no = (code: ErrorCode): Promise<Result<never, MoveRefusal>> => Promise.resolve(err({ code }));

const plain = <T>(result: Result<unknown, ErrorCode>, value: T): Result<T, MoveRefusal> =>
  result.ok ? ok(value) : err({ code: result.error });
