import { err, ok, type Result } from '@stammtisch/kernel';
import type { ErrorCode, TableId, Version } from '@stammtisch/protocol';
import {
  type EntryBody,
  type EntryStamp,
  extended,
  type LogEntry,
  type Step,
  stepsOf,
  type Table,
} from '@stammtisch/table';

import { SerialQueue } from '../serial-queue.ts';
import type { AppendRefusal, Store } from '../store/store.ts';
import { appendOf, seatChangesOf } from './append.ts';
import { EntryMessage } from './entry-message.ts';

interface TableLogDeps {
  readonly store: Store;
  readonly stamp: EntryStamp;
  /** Whether other nodes write to the same log. */
  readonly isShared?: boolean;
  /** What everyone will be told is worked out while the table is at hand: it is told once it is written. */
  readonly messageOf: (step: Step) => EntryMessage;
  /** An entry that is on disk has been taken over. */
  readonly show: (message: EntryMessage) => void;
  /** After so many entries that were shown together. */
  readonly settle: (count: number) => void;
  /** These steps were written here, and have been shown. */
  readonly written: (steps: readonly Step[]) => void;
  /** Somebody had less money than was thought. */
  readonly learnBalances: () => Promise<void>;
}

/** What is to happen at the table as it stands. */
type Decide<E> = (table: Table) => Result<readonly Step[], E>;

const TRIES = 8;

/** A table as its log leads to it. Changes are decided on it one after the other, and written on top. */
export class TableLog {
  readonly #id: TableId;
  readonly #deps: TableLogDeps;
  readonly #queue = new SerialQueue();
  #table: Table;
  /** Waits for its turn: whoever wants to read on meanwhile reads with it. */
  #reading: Promise<boolean> | undefined;

  constructor(id: TableId, table: Table, deps: TableLogDeps) {
    this.#id = id;
    this.#table = table;
    this.#deps = deps;
  }

  get table(): Table {
    return this.#table;
  }

  get isQuiet(): boolean {
    return this.#queue.isEmpty;
  }

  quiet = (): Promise<void> => this.#queue.empty();

  /** Takes over what other nodes have written since; says whether there was something. */
  readOn(): Promise<boolean> {
    if (this.#deps.isShared !== true) return Promise.resolve(false);
    const read = () => this.#catchUp().then(count => count > 0);
    if (this.#queue.isEmpty) return this.#queue.run(read);
    this.#reading ??= this.#queue.run(() => {
      this.#reading = undefined;
      return read();
    });
    return this.#reading;
  }

  /** Takes over what another node has written and told, if it goes on top of what is here; else it reads. */
  async follow(entries: readonly LogEntry[]): Promise<void> {
    await this.#queue.run(async () => {
      const news = entries.filter(({ version }) => version > this.#table.version);
      if (news.length === 0) return;
      if (news[0]!.previous === this.#table.head) this.#takeOver(news);
      else await this.#catchUp();
    });
  }

  /** One after the other; the next waits until this one is on disk. A repeat of a key gets the first answer. */
  write<E>(decide: Decide<E>, key?: string): Promise<Result<Version, E | ErrorCode>> {
    return this.#queue.run(() => this.#write(decide, key));
  }

  async #write<E>(decide: Decide<E>, key?: string): Promise<Result<Version, E | ErrorCode>> {
    for (let tries = 0; tries < TRIES; tries++) {
      const first = decide(this.#table);
      const decided = this.#isInDoubt(first) ? await this.#decideAgain(decide, first) : first;
      // Before a move is refused, or tried again: it may have been written already.
      const doubtful = !decided.ok || tries > 0;
      const written = doubtful && key !== undefined ? await this.#versionOf(key) : undefined;
      if (written !== undefined) return ok(written);
      if (!decided.ok) return decided;
      const steps = decided.value;
      if (steps.length === 0) return ok(this.#table.version);
      const messages = steps.map(step => this.#deps.messageOf(step));
      const answer = await this.#append(steps);
      if (answer.ok) {
        for (const each of messages) this.#show(each);
        this.#deps.settle(steps.length);
        this.#deps.written(steps);
        return ok(this.#table.version);
      }
      const final = await this.#learn(answer.error, steps);
      if (final !== undefined) return err(final);
    }
    throw new Error(`table ${this.#id} cannot be written`);
  }

  /** A table that others write to may have gone on: nobody is refused by what it was. */
  #isInDoubt = <E>(decided: Result<readonly Step[], E>): boolean =>
    this.#deps.isShared === true && (!decided.ok || decided.value.length === 0);

  async #decideAgain<E>(
    decide: Decide<E>,
    first: Result<readonly Step[], E>,
  ): Promise<Result<readonly Step[], E>> {
    return (await this.#catchUp()) > 0 ? decide(this.#table) : first;
  }

  /** Finds out why the log has refused this; if there is no use in deciding again, that is the answer. */
  async #learn(why: AppendRefusal, steps: readonly Step[]): Promise<ErrorCode | undefined> {
    if (why === 'name-taken') return why;
    if (why === 'seated-elsewhere' && !(await this.#dropWaiting(steps))) return why;
    if (why === 'no-cover') await this.#deps.learnBalances();
    else await this.#catchUp();
    return undefined;
  }

  /** Whoever waited for a chair and has found one elsewhere no longer waits for this one. */
  async #dropWaiting(steps: readonly Step[]): Promise<boolean> {
    const taking = steps.flatMap(seatChangesOf).map(({ person }) => person);
    const bodies = this.#table.room.waiting
      .filter(person => taking.includes(person))
      .map((person): EntryBody => ({ kind: 'gave up', person }));
    const given = stepsOf(this.#table, bodies, this.#deps.stamp);
    if (given.length === 0 || !(await this.#append(given)).ok) return false;
    for (const step of given) this.#show(new EntryMessage(step));
    return true;
  }

  #versionOf = (key: string): Promise<Version | undefined> =>
    this.#deps.store.tables.versionOf(this.#id, key);

  #append = (steps: readonly Step[]) => this.#deps.store.tables.append(appendOf(this.#id, steps));

  /** Someone else has written to this log: read on. Says how many entries there were. */
  async #catchUp(): Promise<number> {
    const { entries } = await this.#deps.store.tables.read(this.#id, this.#table.version);
    this.#takeOver(entries);
    return entries.length;
  }

  #takeOver(entries: readonly LogEntry[]): void {
    for (const entry of entries)
      this.#show(
        new EntryMessage({ before: this.#table, entry, after: extended(this.#table, entry) }),
      );
    if (entries.length > 0) this.#deps.settle(entries.length);
  }

  #show(message: EntryMessage): void {
    this.#table = message.step.after;
    this.#deps.show(message);
  }
}
