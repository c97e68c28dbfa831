import type { World } from '@stammtisch/protocol';

import { BadDatabase } from './bad-database.ts';
import { type Call, type Outcome, perform, storeBy } from './calls.ts';
import { holdsHouse } from './house-lock.ts';
import { idsOf } from './locks.ts';
import { isEnding, isInTheWay, PostgresConnection } from './postgres-connection.ts';
import { migrate } from './postgres-migrations.ts';
import { isRead } from './reads.ts';
import { roomsOf } from './rooms.ts';
import type { DistantStore, ObserveBatch } from './store-client.ts';
import { Unavailable } from './unavailable.ts';

interface PostgresDeps {
  readonly world: Pick<World, 'now' | 'after'>;
  readonly observe?: ObserveBatch;
  /** One of several nodes of a house: others may write to the same database. */
  readonly isShared?: boolean;
}

/** Whoever waits longer for the database is told that it cannot be reached. */
const PATIENCE_MS = 5_000;
const AGAIN_MS = 100;
const TRIES = 5;
/** More calls than this do not wait: the database is not as fast as people play. */
const MOST_WAITING = 10_000;
const MOST_AT_ONCE = 1_000;
const READERS = 2;

interface Waiting {
  readonly call: Call;
  readonly since: number;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

export async function openPostgres(url: string, deps: PostgresDeps): Promise<DistantStore> {
  const connection = await firstConnection(url);
  await migrate(connection);
  if (!(await holdsHouse(connection, deps))) throw new BadDatabase(TAKEN);
  const writer = new Writer(url, connection, deps);
  const readers = Array.from({ length: READERS }, () => new Reader(url, deps));
  let turn = 0;
  const call = (each: Call): Promise<unknown> =>
    isRead(each) ? readers[turn++ % READERS]!.call(each) : writer.call(each);
  const store = storeBy(call, async () => {
    await writer.close();
    await Promise.all(readers.map(reader => reader.close()));
  });
  // Whatever happens to the database, one day it is there again.
  return { ...store, lost: new Promise(() => undefined) };
}

async function firstConnection(url: string): Promise<PostgresConnection> {
  try {
    return await PostgresConnection.open(url, 'stammtisch');
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new BadDatabase(`the database cannot be reached: ${why}`, { cause });
  }
}

const TAKEN = 'another house is open on this database';

/** A connection that is opened anew when it was lost. */
class Line {
  readonly #url: string;
  readonly #deps: PostgresDeps;
  readonly #isWriter: boolean;
  #connection: Promise<PostgresConnection> | undefined;

  constructor(url: string, deps: PostgresDeps, connection?: PostgresConnection) {
    this.#url = url;
    this.#deps = deps;
    this.#isWriter = connection !== undefined;
    this.#connection = connection && Promise.resolve(connection);
  }

  async connection(): Promise<PostgresConnection> {
    const open = await this.#connection?.catch(() => undefined);
    if (open !== undefined && !open.isLost) return open;
    this.#connection = this.#open();
    return this.#connection;
  }

  async #open(): Promise<PostgresConnection> {
    const connection = await PostgresConnection.open(this.#url, 'stammtisch');
    if (!this.#isWriter || (await holdsHouse(connection, this.#deps))) return connection;
    await connection.close();
    throw new Error(TAKEN);
  }

  now = (): number => this.#deps.world.now();

  pause = (): Promise<void> =>
    new Promise(resolve => void this.#deps.world.after(AGAIN_MS, () => resolve()));

  async close(): Promise<void> {
    const open = await this.#connection?.catch(() => undefined);
    await open?.close();
  }
}

/** Questions that change nothing: none waits for another, nor for what is being written. */
class Reader {
  readonly #line: Line;

  constructor(url: string, deps: PostgresDeps) {
    this.#line = new Line(url, deps);
  }

  async call(call: Call): Promise<unknown> {
    const since = this.#line.now();
    for (;;) {
      try {
        return await perform(roomsOf(await this.#line.connection()), call);
      } catch (error) {
        if (!isEnding(error)) throw error;
        if (this.#line.now() - since > PATIENCE_MS) throw unavailable(error);
        await this.#line.pause();
      }
    }
  }

  close = (): Promise<void> => this.#line.close();
}

/** Group commit: one transaction is under way, and what arrives meanwhile goes into the next. */
class Writer {
  readonly #line: Line;
  readonly #observe: ObserveBatch | undefined;
  #waiting: Waiting[] = [];
  #work: Promise<void> | undefined;
  #isClosed = false;

  constructor(url: string, connection: PostgresConnection, deps: PostgresDeps) {
    this.#line = new Line(url, deps, connection);
    this.#observe = deps.observe;
  }

  call(call: Call): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (this.#isClosed) return reject(new Error('the store is closed'));
      if (this.#waiting.length >= MOST_WAITING) return reject(unavailable('too much waits'));
      this.#waiting.push({ call, since: this.#line.now(), resolve, reject });
      this.#work ??= this.#carryOut();
      return undefined;
    });
  }

  /** Everything that was asked for is still done. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#work;
    await this.#line.close();
  }

  async #carryOut(): Promise<void> {
    // What is asked for in the same turn goes together.
    await Promise.resolve();
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, MOST_AT_ONCE);
      const calls = batch.map(({ call }) => call);
      const observed = this.#observe?.();
      const outcomes = await this.#outcomesOf(calls, batch[0]!.since);
      observed?.({ calls, outcomes });
      for (const [at, { resolve, reject }] of batch.entries()) {
        const outcome = outcomes[at]!;
        if ('error' in outcome) reject(outcome.cause ?? new Error(outcome.error));
        else resolve(outcome.value);
      }
    }
    // In the same turn in which nothing waits any more: whoever comes later begins anew.
    this.#work = undefined;
  }

  /** One transaction for all; if one of them fails by surprise, each has its own. */
  async #outcomesOf(calls: readonly Call[], since: number): Promise<readonly Failable[]> {
    let left = calls;
    const lost = new Map<Call, Failable>();
    for (let tries = 1; ; tries++) {
      const attempt = new Attempt();
      try {
        const done = await attempt.run(await this.#line.connection(), left);
        const byCall = new Map(left.map((call, at) => [call, done[at]!]));
        return calls.map(call => lost.get(call) ?? byCall.get(call)!);
      } catch (error) {
        if (isEnding(error)) {
          // Whether it was committed nobody has said. An entry is recognised when it is written again.
          if (attempt.isCommitting) {
            for (const call of left) if (!isRepeatable(call)) lost.set(call, failed(error));
            left = left.filter(isRepeatable);
          }
          if (left.length === 0 || this.#line.now() - since > PATIENCE_MS)
            return calls.map(call => lost.get(call) ?? failed(error));
          await this.#line.pause();
        } else if (left.length > 1) return this.#eachAlone(calls, lost, since);
        else if (!isInTheWay(error) || tries >= TRIES) {
          const outcome = { error: String(error), cause: errorOf(error) };
          return calls.map(call => lost.get(call) ?? outcome);
        }
      }
    }
  }

  async #eachAlone(
    calls: readonly Call[],
    lost: ReadonlyMap<Call, Failable>,
    since: number,
  ): Promise<readonly Failable[]> {
    const outcomes: Failable[] = [];
    for (const call of calls)
      outcomes.push(lost.get(call) ?? (await this.#outcomesOf([call], since))[0]!);
    return outcomes;
  }
}

type Failable = Outcome & { readonly cause?: Error };

const errorOf = (error: unknown): Error =>
  error instanceof Error ? error : new Error(String(error));

const unavailable = (cause: unknown): Unavailable =>
  new Unavailable('the database cannot be reached', { cause });

const failed = (error: unknown): Failable => ({
  error: 'the database cannot be reached',
  cause: unavailable(error),
});

/** Entries have ids: written a second time, they are found to be there. */
const isRepeatable = ({ room, name }: Call): boolean => room === 'tables' && name === 'append';

/** One transaction, tried once. */
class Attempt {
  /** Whether the database has been told to commit. */
  isCommitting = false;

  async run(connection: PostgresConnection, calls: readonly Call[]): Promise<readonly Outcome[]> {
    const rooms = roomsOf(connection);
    const ids = calls.map(idsOf);
    try {
      // One way to the database for both.
      await Promise.all([
        connection.exec('BEGIN'),
        connection.get(LOCK, JSON.stringify([...new Set(ids.flat())])),
      ]);
      const values = await inOrder(calls, ids, call => perform(rooms, call));
      this.isCommitting = true;
      await connection.exec('COMMIT');
      return values.map(value => ({ value }));
    } catch (error) {
      if (!connection.isLost) await connection.exec('ROLLBACK').catch(() => undefined);
      throw error;
    }
  }
}

/** All at once and in the same order everywhere, so that nobody waits for somebody who waits for them. */
const LOCK = `SELECT count(pg_advisory_xact_lock(lock)) FROM (
    SELECT DISTINCT hashtextextended(id, 0) AS lock FROM json_array_elements_text(?::json) AS id
    ORDER BY lock) AS locks`;

/** Calls that have an id in common one after the other, the others side by side. */
async function inOrder(
  calls: readonly Call[],
  ids: readonly (readonly string[])[],
  work: (call: Call) => Promise<unknown>,
): Promise<readonly unknown[]> {
  const last = new Map<string, Promise<unknown>>();
  const results = calls.map((call, at) => {
    const before = ids[at]!.flatMap(id => last.get(id) ?? []);
    const result = before.length === 0 ? work(call) : Promise.all(before).then(() => work(call));
    for (const id of ids[at]!) last.set(id, result);
    return result;
  });
  // All of them are over before anything else is asked of the connection.
  const settled = await Promise.allSettled(results);
  const bad = settled.find(each => each.status === 'rejected');
  if (bad !== undefined) throw bad.reason;
  return Promise.all(results);
}
