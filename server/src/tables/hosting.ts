import { err, ok, type Result, type Seat } from '@stammtisch/kernel';
import type {
  Answers,
  ErrorCode,
  HouseLine,
  HouseMessage,
  PersonId,
  Request,
  RequestType,
  TableSummary,
  World,
} from '@stammtisch/protocol';
import {
  admit,
  changeSettings,
  decline,
  invite,
  knock,
  refusalToSit,
  refusalToWatch,
  remove,
  seatOfPerson,
  sit,
  type Step,
} from '@stammtisch/table';

import { cleanTableName } from '../names/table-names.ts';
import { Guesses } from '../people/guesses.ts';
import type { Store } from '../store/store.ts';
import type { LiveTable } from './live-table.ts';
import { tablePasswordHash } from './table-password.ts';

type RequestOf<Type extends RequestType> = Extract<Request, { type: Type }>;
type Done = Promise<Result<unknown, ErrorCode>>;

interface HostingDeps {
  readonly world: World;
  readonly store: Store;
  readonly summaryOf: (live: LiveTable) => Promise<TableSummary>;
  readonly tellInChat: (live: LiveTable, line: HouseLine) => void;
  /** The clocks of other nodes get it, too. */
  readonly gaveTime: (live: LiveTable, seat: Seat) => void;
  readonly nameOf: (person: PersonId) => Promise<string>;
  readonly isRobot: (person: PersonId) => boolean;
  /** Whether they are in the house. */
  readonly isOnline: (person: PersonId) => boolean;
  /** Tells somebody something, wherever in the house they are. */
  readonly tell: (person: PersonId, message: HouseMessage) => void;
  /** Whoever has a seat elsewhere gives it up, if they say so. */
  readonly freeFor: (
    person: PersonId,
    request: RequestOf<'sit'>,
  ) => Promise<Result<void, ErrorCode>>;
}

/** Who comes to a table, and what its host does about it. */
export class Hosting {
  readonly #deps: HostingDeps;
  readonly #guesses: Guesses;

  constructor(deps: HostingDeps) {
    this.#deps = deps;
    this.#guesses = new Guesses(deps.world);
  }

  /** Somebody sits down, waits for the round to end, or knocks, as the table has it. */
  async sit(
    live: LiveTable,
    person: PersonId,
    request: RequestOf<'sit'>,
  ): Promise<Result<Answers['sit'], ErrorCode>> {
    const known = await this.#knowsPassword(live, person, request.password);
    if (!known.ok) return known;
    const how = { hasPassword: known.value, isRobot: this.#deps.isRobot(person) };
    const refused = refusalToSit(live.table, person, how);
    // Nobody gives up a seat for one that they do not get.
    if (refused !== undefined && refused !== 'must-knock') return err(refused);
    const free = await this.#deps.freeFor(person, request);
    if (!free.ok) return free;
    const { seat } = request;
    const done = await live.decide(
      (table, guests) => {
        const now = refusalToSit(table, person, how);
        if (now === undefined) return sit(table, guests, person, seat);
        const wish = { person, wants: 'seat', ...(seat !== undefined && { seat }) } as const;
        return now === 'must-knock' ? knock(table, wish) : err(now);
      },
      [person],
    );
    return done.ok ? ok(placeOf(live, person)) : done;
  }

  async #knowsPassword(
    { id, table }: LiveTable,
    person: PersonId,
    password: string | undefined,
  ): Promise<Result<boolean, ErrorCode>> {
    if (password === undefined || table.room.access !== 'password') return ok(false);
    if (!this.#guesses.mayTry(person, id)) return err('too-fast');
    const isRight =
      (await this.#deps.store.tables.passwordOf(id)) === tablePasswordHash(id, password);
    if (!isRight) return err('wrong-password');
    this.#guesses.wasRight(person, id);
    return ok(true);
  }

  /** Somebody asks to be let in to look on. */
  knock = (live: LiveTable, person: PersonId): Done =>
    live.decide(table => {
      const refused = refusalToWatch(table, person);
      if (refused === undefined) return ok([]);
      return refused === 'must-knock' ? knock(table, { person, wants: 'view' }) : err(refused);
    });

  /** Those who play with them give somebody who thinks more time. It lies beside the log, like the clocks. */
  moreTime(live: LiveTable, person: PersonId, seat: Seat): Result<void, ErrorCode> {
    const own = seatOfPerson(live.table, person);
    const holder = live.table.room.chairs[seat];
    if (own === undefined) return err('not-seated');
    if (own === seat || holder === undefined || !('person' in holder)) return err('not-now');
    if (!live.giveTime(seat)) return err('not-now');
    this.#deps.gaveTime(live, seat);
    this.#deps.tellInChat(live, { kind: 'more time', person: holder.person });
    return ok(undefined);
  }

  async settings(live: LiveTable, person: PersonId, request: RequestOf<'settings'>): Done {
    const { re: _, type: __, table: ___, password: ____, ...change } = request;
    const { name: wish, options, seats, ...rest } = change;
    if (live.table.room.host !== person) return err('not-host');
    const name = wish === undefined ? undefined : cleanTableName(wish);
    if (wish !== undefined && name === undefined) return err('bad-name');
    // A name is read by all, and would be a word to those who still play.
    if (name !== undefined && live.knowsSecret(person)) return err('knows-secret');
    if (!(await this.#keepPassword(live, request))) return err('needs-password');
    const settings = { ...rest, ...(name !== undefined && { name }) };
    return live.decide((table, guests) =>
      changeSettings(table, guests, person, { settings, options, seats }),
    );
  }

  /** Whether the table has a password if it needs one. */
  async #keepPassword(
    { id }: LiveTable,
    { access, password }: Pick<RequestOf<'settings'>, 'access' | 'password'>,
  ): Promise<boolean> {
    const { tables } = this.#deps.store;
    if (password !== undefined) await tables.savePassword(id, tablePasswordHash(id, password));
    return access !== 'password' || (await tables.passwordOf(id)) !== undefined;
  }

  async admit(
    live: LiveTable,
    person: PersonId,
    { person: knocker, admitted }: RequestOf<'admit'>,
  ): Done {
    const seat = await this.#deps.store.tables.seatOf(knocker);
    const answer = { knocker, admitted, isFree: seat === undefined || seat === live.id };
    const isKnocking = live.table.room.knocks?.some(each => each.person === knocker) === true;
    const done = await live.decide(
      (table, guests) => admit(table, guests, person, answer),
      [knocker],
    );
    if (done.ok && isKnocking)
      this.#deps.tell(knocker, { type: 'knock answered', table: live.id, admitted });
    return done;
  }

  async invite(live: LiveTable, person: PersonId, { person: guest }: RequestOf<'invite'>): Done {
    const { store, isOnline } = this.#deps;
    if ((await store.people.find(guest)) === undefined) return err('no-such-person');
    if (!isOnline(guest)) return err('not-online');
    const seat = await store.tables.seatOf(guest);
    if (seat !== undefined && seat !== live.id) return err('seated-elsewhere');
    return live.decide((table, guests) => invite(table, guests, person, guest));
  }

  /** Whoever is invited is told, and that it is over, whatever has ended it. */
  async invitationsChanged(live: LiveTable, steps: readonly Step[]): Promise<void> {
    const [first, last] = [steps[0], steps.at(-1)];
    const before = first?.before.room.invited ?? [];
    const after = last?.after.room.invited ?? [];
    if (before === after) return;
    for (const person of before)
      if (!after.includes(person))
        this.#deps.tell(person, { type: 'invitation over', table: live.id });
    const added = after.filter(person => !before.includes(person));
    await Promise.all(added.map(person => this.#tellInvitation(live, person)));
  }

  /** Tells somebody who has just come in where they are invited. */
  async tellInvitations(person: PersonId, tables: Iterable<LiveTable>): Promise<void> {
    for (const live of tables) await this.#tellInvitation(live, person);
  }

  /** It may be over before it can be told. */
  async #tellInvitation(live: LiveTable, guest: PersonId): Promise<void> {
    const { summaryOf, nameOf, tell } = this.#deps;
    const isInvited = (): boolean => live.table.room.invited?.includes(guest) === true;
    if (!isInvited()) return;
    const [table, from] = await Promise.all([summaryOf(live), nameOf(live.table.room.host)]);
    if (isInvited()) tell(guest, { type: 'invitation', table, from });
  }

  async decline(live: LiveTable, person: PersonId): Done {
    const done = await live.decide(table => decline(table, person));
    // Whoever wants to be rid of it is, also of one that was long over.
    if (!done.ok) this.#deps.tell(person, { type: 'invitation over', table: live.id });
    return done;
  }

  async remove(
    live: LiveTable,
    person: PersonId,
    { person: guest, ban = false }: RequestOf<'remove'>,
  ): Done {
    if ((await this.#deps.store.people.find(guest)) === undefined) return err('no-such-person');
    return live.decide((table, guests) => remove(table, guests, person, { guest, ban }));
  }
}

/** What came of wanting a chair. */
function placeOf({ table: { room } }: LiveTable, person: PersonId): Answers['sit'] {
  const isKnocking = room.knocks?.some(each => each.person === person) === true;
  if (isKnocking) return { seated: false, knocking: true };
  return { seated: !room.waiting.includes(person) };
}
