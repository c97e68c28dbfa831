import { chooseOptions, err, type Game, ok, type Result } from '@stammtisch/kernel';
import {
  type ErrorCode,
  LIMITS,
  madeUpTableName,
  newId,
  type PersonId,
  type Request,
  type TableId,
  type World,
} from '@stammtisch/protocol';
import {
  abandon,
  type Opening,
  openingOf,
  openingSteps,
  stayingPeople,
  type Table,
} from '@stammtisch/table';

import { cleanTableName } from '../names/table-names.ts';
import { PersonLimits } from '../people/person-limits.ts';
import type { Rate } from '../rate-limit.ts';
import type { Store } from '../store/store.ts';
import { appendOf } from './append.ts';
import type { LiveTable } from './live-table.ts';
import { tablePasswordHash } from './table-password.ts';
import { gameNamed, type Tables } from './tables.ts';

const MOST_TABLES = 2_000;
/** Eight tables at once, and thirty an hour. */
const RATE: Rate = { burst: 8, perSecond: 30 / 3_600 };
/** Open tables of one person at which nobody has a chair. */
const MOST_KEPT = 10;
/** Of the tables at which somebody has sat. */
const MOST_LOOKED_AT = 100;
const TRIES = 3;

interface OpeningDeps {
  readonly world: World;
  readonly store: Store;
  readonly tables: Tables;
  /** How many tables may be in use at a time. */
  readonly mostTables?: number;
  readonly isRobot: (person: PersonId) => boolean;
  /** Whether whoever opens a table may choose its first deal. */
  readonly arena?: boolean;
  /** Somebody gives up the seat they have. */
  readonly getUp: (person: PersonId) => Promise<void>;
}

/** Whoever wants a table. */
export interface Opener {
  readonly person: PersonId;
  /** Why no other table may be opened from their address. Being asked counts. */
  readonly refusalToOpen: () => ErrorCode | undefined;
  /** They have opened it. */
  readonly opened: (table: TableId) => void;
}

export type OpenRequest = Extract<Request, { type: 'open' }>;
type Opened = Result<LiveTable, ErrorCode>;

/** Opens tables, each with its first person seated in the same write, as far as limits allow. */
export class Openings {
  readonly #deps: OpeningDeps;
  readonly #limits: PersonLimits;
  /** Tables that are being written. */
  #underWay = 0;

  constructor(deps: OpeningDeps) {
    this.#deps = deps;
    this.#limits = new PersonLimits(RATE, deps.world);
  }

  async open(opener: Opener, wish: OpenRequest): Promise<Result<LiveTable, ErrorCode>> {
    const game = await gameNamed(wish.game);
    if (game === undefined) return err('no-such-game');
    if (wish.deal !== undefined && this.#deps.arena !== true) return err('no-arena');
    const usual = openingOf(game, opener.person, namedAs(wish));
    const opening = usual && withDeal(game, usual, wish.deal);
    if (opening === undefined) return err('bad-options');
    if (wish.name !== undefined && opening.name === undefined) return err('bad-name');
    if (wish.access === 'password' && wish.password === undefined) return err('needs-password');
    if (this.#isFull) return err('too-many-tables');
    this.#underWay++;
    try {
      return await this.#openFor(opener, { game, opening, wish });
    } finally {
      this.#underWay--;
    }
  }

  get #isFull(): boolean {
    const { tables, mostTables = MOST_TABLES } = this.#deps;
    return tables.inUse + this.#underWay >= mostTables;
  }

  /** The limits are asked last: whoever is refused for another reason has used up nothing. */
  async #openFor(
    { person, refusalToOpen, opened }: Opener,
    { game, opening, wish }: Wanted,
  ): Promise<Result<LiveTable, ErrorCode>> {
    const { store, getUp } = this.#deps;
    if ((await store.tables.seatOf(person)) !== undefined) {
      if (wish.leaving !== true) return err('seated-elsewhere');
      await getUp(person);
    }
    // Whoever holds an arena opens as many tables as it has deals.
    const isArena = wish.deal !== undefined;
    const refused = isArena ? undefined : this.#refusalToOpen(person, refusalToOpen);
    if (refused !== undefined) return err(refused);
    await this.#closeForgotten(person);
    const created = await this.#create(game, opening, wish);
    if (created.ok && !isArena) opened(created.value.id);
    return created;
  }

  #refusalToOpen(person: PersonId, byAddress: () => ErrorCode | undefined): ErrorCode | undefined {
    return this.#limits.take(person) ? byAddress() : 'too-fast';
  }

  /**
   * Whoever leaves one table after the other unfinished keeps only so many: of those at which
   * nobody else has a chair, the one that was left alone for longest is closed.
   */
  async #closeForgotten(person: PersonId): Promise<void> {
    const { store, tables } = this.#deps;
    const ids = await store.tables.satAt(person, MOST_LOOKED_AT);
    if (ids.length < MOST_KEPT) return;
    const all = await Promise.all(ids.map(id => tables.get(id)));
    const kept = all
      .filter(live => live !== undefined)
      .filter(({ table }) => !table.room.closed && table.room.host === person && isEmpty(table))
      .toSorted((one, other) => other.table.at - one.table.at);
    for (const live of kept.slice(MOST_KEPT - 1)) await live.decide(table => ok(abandon(table)));
  }

  async #create(game: Game, opened: Opening, wish: OpenRequest): Promise<Opened> {
    const { world, store, tables } = this.#deps;
    const id = newId(world, LIMITS.tableId);
    const starts = wish.start === true;
    const number = await store.tables.number(id);
    const isRobot = this.#deps.isRobot(opened.host);
    const { name: chosen } = opened;
    let name = chosen ?? madeUpTableName(number);
    if (wish.password !== undefined)
      await store.tables.savePassword(id, tablePasswordHash(id, wish.password));
    for (let tries = 0; tries < TRIES; tries++) {
      const bankGame = game.againstBank && game.name;
      const balance =
        game.chips === undefined ? 0 : await store.ledger.spendableOf(opened.host, { bankGame });
      const opening = { ...opened, number, name };
      const steps = openingSteps(game, opening, { world, balance, isRobot, starts });
      const written = await store.tables.append(appendOf(id, steps));
      if (written.ok) return ok(tables.keep(id, steps.at(-1)!.after));
      if (written.error === 'seated-elsewhere') return err(written.error);
      if (written.error === 'name-taken' && chosen !== undefined) return err(written.error);
      if (written.error === 'name-taken') name = `${name} ${number}`;
    }
    throw new Error('a new table cannot be written');
  }
}

const isEmpty = (table: Table): boolean =>
  stayingPeople(table).length === 0 && table.room.waiting.length === 0;

interface Wanted {
  readonly game: Game;
  readonly opening: Opening;
  readonly wish: OpenRequest;
}

/** The wish with its name tidied up, and without it where nothing is left that could be one. */
function namedAs({ name, ...wish }: OpenRequest): OpenRequest {
  const cleaned = name === undefined ? undefined : cleanTableName(name);
  return { ...wish, ...(cleaned !== undefined && { name: cleaned }) };
}

/** The same with the first deal that was wished for: nobody comes there by chance. */
function withDeal(game: Game, opening: Opening, text: string | undefined): Opening | undefined {
  if (text === undefined) return opening;
  const deal = dealOf(game, opening, text);
  return deal && { ...opening, listed: false, deal };
}

/** What chance is to bring first, if the rules accept it then; undefined if they do not. */
function dealOf(game: Game, { seats, options }: Opening, text: string): Opening['deal'] {
  const deal = game.parseMove(text);
  // Against the bank there is nothing to compare.
  if (deal === undefined || game.againstBank === true) return undefined;
  const chosen = chooseOptions(game.options, options);
  if (!chosen.ok) return undefined;
  let state = game.start(chosen.value, seats);
  for (let seat = 0; seat < seats; seat++) {
    const took = game.play(state, 'house', { kind: 'took', seat, by: 'bot', chips: 0 });
    if (!took.ok) return undefined;
    state = took.value;
  }
  const next = game.play(state, 'house', { kind: 'next' });
  const dealing = next.ok ? next.value : state;
  return game.play(dealing, 'house', deal).ok ? deal : undefined;
}
