import type { Connect, Transport, TransportEvents } from '@stammtisch/client';
import { err, type Game, ok, type Result } from '@stammtisch/kernel';
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
  type SeatSummary,
  type TableId,
} from '@stammtisch/protocol';
import {
  bring,
  type BotTurnDeps,
  changeChair,
  choicesFor,
  closeTable,
  type Guests,
  holdingsAt,
  leave,
  type MoveRefusal,
  openingOf,
  openingSteps,
  seatOfPerson,
  sit,
  stampBy,
  start,
  stayingPeople,
  type Step,
  stepOf,
  transfersOf,
  unfold,
} from '@stammtisch/table';

import { isWanted, type LocalMatch, logOf, matchesIn, replayOf } from './local-matches.ts';
import type { LocalStore, Profile } from './local-store.ts';
import { LocalTable } from './local-table.ts';

export interface LocalHouseDeps extends BotTurnDeps {
  readonly store: LocalStore;
  readonly loadGame: (name: string) => Promise<Game | undefined>;
}

type RequestOf<Type extends RequestType> = Extract<Request, { type: Type }>;
type Reply<Type extends RequestType> = Promise<Result<Answers[Type], MoveRefusal>>;
type Handlers = { readonly [Type in RequestType]?: (request: RequestOf<Type>) => Reply<Type> };

/** Whoever plays on this device. */
export const ME: PersonId = 'me';

/** So many tables are kept, those that are still open first. */
const MOST_TABLES = 50;

const NOTHING = {};

/**
 * A house for one device: the tables, rules and players of any house, for the one person who is
 * here. It answers the same messages; what needs other people is not to be had.
 */
export class LocalHouse {
  readonly #deps: LocalHouseDeps;
  readonly #tables = new Map<TableId, LocalTable>();
  #profile: Profile;
  #events: TransportEvents | undefined;
  #watched: LocalTable | undefined;
  readonly #guests: Guests = {
    isHere: () => this.#watched !== undefined,
    balance: () => this.#profile.balance,
    isRobot: () => false,
  };

  private constructor(deps: LocalHouseDeps, profile: Profile) {
    this.#deps = deps;
    this.#profile = profile;
  }

  static async open(deps: LocalHouseDeps): Promise<LocalHouse> {
    const { profile, tables } = await deps.store.read();
    const house = new LocalHouse(deps, profile ?? { name: '', balance: FIRST_BALANCE });
    for (const { table, entries } of tables) {
      const [first] = entries;
      const game = first?.body.kind === 'opened' ? await deps.loadGame(first.body.game) : undefined;
      if (game === undefined) continue;
      try {
        house.#keep(table, unfold(game, entries));
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
    hello: () => {
      const seat = this.#seat;
      const { name } = this.#profile;
      return yes({ person: ME, name, account: false, ...(seat && { seat: { table: seat } }) });
    },
    ping: () => yes(NOTHING),
    rename: async ({ name: wished }) => {
      const name = wished.trim().slice(0, LIMITS.name);
      if (name.length < LIMITS.nameMin) return no('bad-name');
      this.#profile = { ...this.#profile, name };
      await this.#deps.store.saveProfile(this.#profile);
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
        if (this.#profile.balance + this.#onTables >= BROKE_BELOW) return no('has-money');
        this.#profile = { ...this.#profile, balance: FIRST_BALANCE };
        await this.#deps.store.saveProfile(this.#profile);
      }
      const { balance } = this.#profile;
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
        plain(await live.decide((now, guests) => sit(now, guests, ME, seat)), { seated: true }),
      ),
    leave: ({ table }) => this.#at(table, live => this.#leave(live)),
    start: ({ table }) =>
      this.#at(table, async live => plain(await live.decide(now => start(now, ME)), NOTHING)),
    close: ({ table }) =>
      this.#at(table, async live => plain(await live.decide(now => closeTable(now, ME)), NOTHING)),
    chair: ({ table, ...wish }) =>
      this.#at(table, async live =>
        plain(await live.decide((now, guests) => changeChair(now, guests, ME, wish)), NOTHING),
      ),
    bring: ({ table, amount }) =>
      this.#at(table, async live =>
        plain(await live.decide((now, guests) => bring(now, guests, ME, amount)), NOTHING),
      ),
    move: ({ table, ...request }) => this.#at(table, live => live.move(ME, request)),
    moves: ({ table }) =>
      this.#at(table, live => {
        const choices = choicesFor(live.table, ME);
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
      return match === undefined ? no('no-such-replay') : yes(replayOf(match, as, this.#me));
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
    ...wish
  }: Omit<RequestOf<'open'>, 're' | 'type'>): Reply<'open'> {
    const game = await this.#deps.loadGame(name);
    if (game === undefined) return no('no-such-game');
    // Nobody else waits here: there is no clock.
    const opening = openingOf(game, ME, { ...wish, clock: 0 });
    if (opening === undefined) return no('bad-options');
    const seat = this.#seat;
    if (seat !== undefined && leaving !== true) return no('seated-elsewhere');
    if (seat !== undefined) await this.#leave(this.#tables.get(seat)!);
    await this.#forgetOldest();
    const { world } = this.#deps;
    const id = newId(world, LIMITS.tableId);
    const balance = game.chips === undefined ? 0 : this.#profile.balance;
    const steps = openingSteps(game, opening, { world, balance, isRobot: false, starts });
    const quiet = { kind: 'settings', change: { chat: 'off' } } as const;
    const all = [...steps, stepOf(steps.at(-1)!.after, quiet, { stamp: stampBy(world) })];
    await this.#write(id, all);
    this.#keep(id, all.at(-1)!.after);
    return yes({ table: id });
  }

  #keep(id: TableId, table: LocalTable['table']): void {
    const { world, chooseMove, chance, thinking, alarm } = this.#deps;
    const keep = (at: TableId, steps: readonly Step[]) => this.#write(at, steps);
    const deps = { world, chooseMove, chance, thinking, alarm, guests: this.#guests, keep };
    this.#tables.set(id, new LocalTable(id, table, deps));
  }

  /** Money moves with the entry. */
  #write(table: TableId, steps: readonly Step[]): Promise<void> {
    const own = `person ${ME}`;
    const transfers = steps.flatMap(({ before, entry, after }) =>
      transfersOf(before, entry.body, after),
    );
    const gain = transfers.reduce(
      (sum, { from, to, amount }) => sum + (to === own ? amount : 0) - (from === own ? amount : 0),
      0,
    );
    if (gain !== 0) this.#profile = { ...this.#profile, balance: this.#profile.balance + gain };
    const entries = steps.map(({ entry }) => entry);
    return this.#deps.store.append(table, entries, this.#profile);
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
      const { version, scene } = live.join({ person: ME, send: message => this.#send(message) });
      this.#send({ type: 'table', table: id, version, scene, chat: [] });
      const people = { [ME]: { name: this.#profile.name, here: true } };
      this.#send({ type: 'people', table: id, whole: true, people, watching: 0 });
      return yes({ version });
    });
  }

  get #me() {
    return { person: ME, name: this.#profile.name };
  }

  /** Every match on this device that is over: read when somebody wants to see one. */
  async #matches(): Promise<readonly LocalMatch[]> {
    const { tables } = await this.#deps.store.read();
    return tables.flatMap(stored => {
      const game = this.#tables.get(stored.table)?.table.game;
      return game === undefined ? [] : matchesIn(game, stored, this.#me);
    });
  }

  #match = async (id: ReplayId): Promise<LocalMatch | undefined> =>
    (await this.#matches()).find(({ played }) => played.id === id);

  #leave = async (live: LocalTable): Reply<'leave'> =>
    plain(await live.decide((now, guests) => leave(now, guests, ME)), NOTHING);

  get #seat(): TableId | undefined {
    return this.#openTables.find(({ table }) => stayingPeople(table).includes(ME))?.id;
  }

  get #openTables(): readonly LocalTable[] {
    return [...this.#tables.values()].filter(({ table }) => !table.room.closed);
  }

  get #onTables(): number {
    return this.#openTables
      .flatMap(({ table }) => holdingsAt(table))
      .reduce((sum, { amount }) => sum + amount, 0);
  }

  /** Tables that one has left, and can come back to. */
  get #ownTables(): readonly OwnTable[] {
    const { name } = this.#profile;
    return this.#openTables
      .map(({ id, table }) => {
        const { room, options, at } = table;
        const chairs = room.chairs.map((holder): SeatSummary =>
          'person' in holder ? { person: name } : holder,
        );
        return {
          table: id,
          game: room.game,
          host: name,
          options,
          seats: room.chairs.length,
          people: seatOfPerson(table, ME) === undefined ? [] : [name],
          chairs,
          bots: room.chairs.filter(holder => 'bot' in holder).length,
          watching: 0,
          started: room.started,
          ...(room.skill && { skill: room.skill }),
          at,
        };
      })
      .toSorted((one, other) => other.at - one.at);
  }
}

const yes = <T>(value: T): Promise<Result<T, never>> => Promise.resolve(ok(value));

const no = (code: ErrorCode): Promise<Result<never, MoveRefusal>> => Promise.resolve(err({ code }));

const plain = <T>(result: Result<unknown, ErrorCode>, value: T): Result<T, MoveRefusal> =>
  result.ok ? ok(value) : err({ code: result.error });
