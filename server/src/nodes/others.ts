import { type CallOff, newId, type PersonId, type TableId, type World } from '@stammtisch/protocol';

import type { Bus } from '../bus/bus.ts';
import type { NodeRow, OtherNode, Store } from '../store/store.ts';

/** Who is connected to a node, as it tells the others. */
export interface HerePerson {
  readonly away?: true;
  /** Pages and devices. */
  readonly pages: number;
  /** The tables they look at. */
  readonly tables: readonly TableId[];
}

/** A table that a node has in memory, and what it tells the others of it. */
export interface HereTable<Notice> {
  readonly since: number;
  readonly notice?: Notice;
}

interface OthersDeps {
  readonly world: World;
  readonly store: Store;
  readonly bus: Bus;
  /** These people and tables stand otherwise on other nodes than before. */
  readonly changed: (people: ReadonlySet<PersonId>, tables: ReadonlySet<TableId>) => void;
  /** Another node is gone with these tables, which nobody else has. */
  readonly orphaned: (tables: readonly TableId[]) => void;
  readonly alarm: (error: unknown) => void;
}

interface Node<Notice = unknown> {
  readonly id: string;
  beat: number;
  /** For how long this node has looked, and its beat has not gone on. */
  silence: number;
  /** Of the last row that was read. */
  version: number;
  readonly people: Map<PersonId, HerePerson>;
  readonly tables: Map<TableId, HereTable<Notice>>;
  /** Who looks at which table. */
  readonly watchers: Map<TableId, Set<PersonId>>;
}

const TOPIC = 'nodes';
const BEAT_MS = 1_000;
const GATHER_MS = 50;
/** A node whose beat has not gone on for so long is gone. */
const LEASE_MS = 5_000;
/** After so long what it has left behind is taken away. */
const FORGET_MS = 60_000;
/** Whoever has not read for so long may have missed that a row is gone. */
const MOST_SILENCE_MS = 20_000;
/** Between two looks that follow each other as they should. */
const MOST_LOOK_MS = 1_500;
const NAME_LENGTH = 16;

/**
 * The other nodes of the house, and who and what is with them. Each beats once a second; whether one
 * is still there is told by its beat going on, so that no clock is compared with another.
 */
export class Others<Notice> {
  readonly id: string;
  readonly #deps: OthersDeps;
  readonly #nodes = new Map<string, Node<Notice>>();
  /** What this node tells of itself, as it was told last, and with which version. */
  readonly #own = new Map<string, NodeRow>();
  /** Since when tables are in memory here. */
  readonly #since = new Map<TableId, number>();
  #unsaid = new Map<string, NodeRow>();
  #version = 0;
  /** The version that everyone has read, twice as long ago as anybody may be silent. */
  #settled: readonly { readonly at: number; readonly version: number }[] = [];
  #beat = 0;
  #isKnown = false;
  #isBusy = false;
  #readAt = 0;
  #next: CallOff = () => undefined;
  #isOver = false;

  constructor(deps: OthersDeps) {
    this.#deps = deps;
    this.id = newId(deps.world, NAME_LENGTH);
    deps.bus.listen(TOPIC, () => this.#soon(0));
    deps.bus.onGap(() => this.#soon(0));
  }

  /** Tells the others that this node is there, and learns who they are. */
  async begin(): Promise<void> {
    await this.#exchange();
    this.#soon(BEAT_MS);
  }

  /** So that they need not wait until it is missed. */
  async end(): Promise<void> {
    this.#isOver = true;
    this.#next();
    await this.#deps.store.nodes.remove(this.id).catch(this.#deps.alarm);
    this.#deps.bus.publish(TOPIC, this.id);
  }

  tellPerson = (person: PersonId, here: HerePerson | undefined): void =>
    this.#say({ kind: 'person', what: person }, here);

  tellTable(table: TableId, here: HereTable<Notice> | undefined): void {
    if (here === undefined) this.#since.delete(table);
    else this.#since.set(table, here.since);
    this.#say({ kind: 'table', what: table }, here);
  }

  get living(): readonly Pick<Node<Notice>, 'id' | 'people' | 'tables' | 'watchers'>[] {
    return [...this.#nodes.values()].filter(isAlive);
  }

  /** Connected to another node. */
  isHere = (person: PersonId): boolean => this.living.some(({ people }) => people.has(person));

  /** Those who look at a table on other nodes. */
  watching(table: TableId): ReadonlySet<PersonId> {
    return new Set(this.living.flatMap(({ watchers }) => [...(watchers.get(table) ?? [])]));
  }

  isWatching(person: PersonId, table: TableId): boolean {
    for (const node of this.#nodes.values())
      if (isAlive(node) && node.watchers.get(table)?.has(person) === true) return true;
    return false;
  }

  /** Whether a living node that has had the table for longer than this one does what it needs. */
  isKeeper(table: TableId): boolean {
    const mine = this.#since.get(table) ?? Infinity;
    for (const node of this.#nodes.values()) {
      const theirs = isAlive(node) ? node.tables.get(table)?.since : undefined;
      if (theirs === undefined) continue;
      if (theirs < mine || (theirs === mine && node.id < this.id)) return false;
    }
    return true;
  }

  #say({ kind, what }: Pick<NodeRow, 'kind' | 'what'>, here: object | undefined): void {
    const state = here === undefined ? undefined : JSON.stringify(here);
    const key = keyOf(kind, what);
    if ((this.#unsaid.get(key) ?? this.#own.get(key))?.state === state) return;
    const row = { kind, what, version: ++this.#version, ...(state !== undefined && { state }) };
    this.#unsaid.set(key, row);
    this.#own.set(key, row);
    this.#soon(GATHER_MS);
  }

  /** A call that is made already comes sooner, or as it was to come. */
  #soon(milliseconds: number): void {
    if (this.#isOver || this.#isBusy) return;
    this.#next();
    this.#next = this.#deps.world.after(milliseconds, () => {
      void this.#exchange().finally(() => this.#soon(this.#unsaid.size > 0 ? GATHER_MS : BEAT_MS));
    });
  }

  async #exchange(): Promise<void> {
    if (this.#isOver) return;
    this.#isBusy = true;
    try {
      await this.#announce();
      await this.#read();
    } catch (error) {
      this.#deps.alarm(error);
    } finally {
      this.#isBusy = false;
    }
  }

  async #announce(): Promise<void> {
    const { store, bus, world } = this.#deps;
    const isFirst = !this.#isKnown;
    const rows = isFirst
      ? [...this.#own.values()].filter(({ state }) => state !== undefined)
      : [...this.#unsaid.values()];
    this.#unsaid = new Map();
    const settled = this.#settle(world.now());
    const told = { beat: ++this.#beat, rows, isFirst, ...(settled > 0 && { settled }) };
    try {
      this.#isKnown = await store.nodes.announce(this.id, told);
    } catch (error) {
      // Whether it was told nobody knows: all of it is told again.
      this.#isKnown = false;
      throw error;
    }
    if (!this.#isKnown) return this.#announce();
    for (const [key, row] of this.#own)
      if (row.state === undefined && row.version <= settled) this.#own.delete(key);
    if (rows.length > 0 || isFirst) bus.publish(TOPIC, `${this.id} ${this.#beat}`);
    return undefined;
  }

  #settle(now: number): number {
    const old = this.#settled.filter(({ at }) => at < now - 2 * MOST_SILENCE_MS);
    this.#settled = [
      ...this.#settled.filter(({ at }) => at >= now - 2 * MOST_SILENCE_MS),
      { at: now, version: this.#version },
    ];
    return old.at(-1)?.version ?? 0;
  }

  async #read(): Promise<void> {
    const { store, world } = this.#deps;
    const isStale = world.now() - this.#readAt > MOST_SILENCE_MS;
    const known = isStale
      ? {}
      : Object.fromEntries([...this.#nodes.values()].map(({ id, version }) => [id, version]));
    const before = new Set(this.living.map(({ id }) => id));
    const asked = world.now();
    const nodes = await store.nodes.others(this.id, known);
    // Nobody is missed while this node itself could not look.
    const looked = Math.min(asked - this.#readAt, MOST_LOOK_MS);
    this.#readAt = asked;
    const touched = new Touched();
    for (const other of nodes) this.#learn(other, { looked, isStale, touched });
    const there = new Set(nodes.map(({ id }) => id));
    await this.#bury(before, there, touched);
    if (touched.isAny) this.#deps.changed(touched.people, touched.tables);
  }

  #learn({ id, beat, rows }: OtherNode, { looked, isStale, touched }: Reading): void {
    const node = this.#nodes.get(id) ?? newNode<Notice>(id);
    const wasAlive = this.#nodes.has(id) && isAlive(node);
    // It has begun anew: what it told before is no longer true.
    const isNew = beat < node.beat || isStale;
    this.#nodes.set(id, node);
    if (isNew) {
      touched.node(node);
      clear(node);
    }
    node.silence = beat === node.beat ? node.silence + looked : 0;
    node.beat = beat;
    for (const row of rows) {
      touched.row(node, row);
      apply(node, row);
      touched.row(node, row);
    }
    if (!wasAlive) touched.node(node);
  }

  /** Those who were there and are not any more. */
  async #bury(
    before: ReadonlySet<string>,
    there: ReadonlySet<string>,
    touched: Touched,
  ): Promise<void> {
    const dead = [...this.#nodes.values()].filter(
      node => before.has(node.id) && !(there.has(node.id) && isAlive(node)),
    );
    for (const node of this.#nodes.values()) {
      const isForgotten = node.silence > FORGET_MS;
      if (isForgotten && there.has(node.id)) await this.#deps.store.nodes.remove(node.id);
      if (isForgotten || !there.has(node.id)) this.#nodes.delete(node.id);
    }
    for (const node of dead) touched.node(node);
    const kept = new Set(this.living.flatMap(({ tables }) => [...tables.keys()]));
    const orphans = dead
      .flatMap(({ tables }) => [...tables.keys()])
      .filter(id => !kept.has(id) && !this.#since.has(id));
    const isEldest = this.living.every(({ id }) => this.id < id);
    if (orphans.length > 0 && isEldest) this.#deps.orphaned(orphans);
  }
}

const isAlive = ({ silence }: Node): boolean => silence <= LEASE_MS;

interface Reading {
  /** For how long this node has looked at the others since it did so last. */
  readonly looked: number;
  readonly isStale: boolean;
  readonly touched: Touched;
}

/** Who and what stands otherwise than before. */
class Touched {
  readonly people = new Set<PersonId>();
  readonly tables = new Set<TableId>();

  get isAny(): boolean {
    return this.people.size + this.tables.size > 0;
  }

  row({ people }: Node, { kind, what }: NodeRow): void {
    if (kind === 'table') return void this.tables.add(what);
    this.people.add(what);
    for (const table of people.get(what)?.tables ?? []) this.tables.add(table);
    return undefined;
  }

  node({ people, tables }: Node): void {
    for (const [person, here] of people) {
      this.people.add(person);
      for (const table of here.tables) this.tables.add(table);
    }
    for (const table of tables.keys()) this.tables.add(table);
  }
}

const keyOf = (kind: NodeRow['kind'], what: string): string => `${kind} ${what}`;

const newNode = <Notice>(id: string): Node<Notice> => ({
  id,
  beat: 0,
  silence: 0,
  version: 0,
  people: new Map(),
  tables: new Map(),
  watchers: new Map(),
});

function clear(node: Node): void {
  node.people.clear();
  node.tables.clear();
  node.watchers.clear();
  node.version = 0;
}

function apply(node: Node, { kind, what, version, state }: NodeRow): void {
  node.version = Math.max(node.version, version);
  if (kind === 'person')
    return applyPerson(node, what, state === undefined ? undefined : JSON.parse(state));
  if (state === undefined) node.tables.delete(what);
  else node.tables.set(what, JSON.parse(state));
  return undefined;
}

function applyPerson(
  { people, watchers }: Node,
  person: PersonId,
  here: HerePerson | undefined,
): void {
  for (const table of people.get(person)?.tables ?? []) {
    const left = watchers.get(table);
    left?.delete(person);
    if (left?.size === 0) watchers.delete(table);
  }
  if (here === undefined) return void people.delete(person);
  people.set(person, here);
  for (const table of here.tables)
    watchers.set(table, (watchers.get(table) ?? new Set()).add(person));
  return undefined;
}
