import { Worker } from 'node:worker_threads';

import { BadDatabase } from './bad-database.ts';
import { type Call, type FromWriter, type Outcome, storeBy, type ToWriter } from './calls.ts';
import type { SqliteOptions } from './sqlite.ts';
import type { Store } from './store.ts';

interface Waiting {
  readonly call: Call;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** Calls that were carried out in one transaction, and what came of each. */
export interface Batch {
  readonly calls: readonly Call[];
  readonly outcomes: readonly Outcome[];
}

/** Called when a batch is sent to the writer; what it returns, when the batch is on disk. */
export type ObserveBatch = () => (batch: Batch) => void;

/** A store that lives elsewhere, and may be lost. */
export interface DistantStore extends Store {
  /** Fulfilled when nothing can be written any more, and why. */
  readonly lost: Promise<Error>;
}

/** The house's file in a thread of its own, so that a sync never stops a socket. */
export async function openSqlite(
  path: string,
  options: SqliteOptions = {},
  observe: ObserveBatch = () => () => undefined,
): Promise<DistantStore> {
  const worker = new Worker(new URL('writer.ts', import.meta.url), {
    workerData: { path, options },
  });
  await started(worker);
  const client = new StoreClient(worker, observe);
  const store = storeBy(
    call => client.call(call),
    () => client.close(),
  );
  return { ...store, lost: client.lost };
}

function started(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', (message: FromWriter) => {
      worker.off('error', reject);
      if (typeof message === 'object' && 'failed' in message)
        reject(new BadDatabase(message.failed));
      else resolve();
    });
  });
}

/** Group commit: one batch is with the writer, the next one gathers here. */
class StoreClient {
  readonly #worker: Worker;
  readonly #observe: ObserveBatch;
  #observed: ReturnType<ObserveBatch> | undefined;
  #gathering: Waiting[] = [];
  #underWay: Waiting[] = [];
  #closed: { resolve: () => void } | undefined;
  /** Why the writer is gone. */
  #failure: Error | undefined;
  readonly #lost = Promise.withResolvers<Error>();
  readonly lost = this.#lost.promise;

  constructor(worker: Worker, observe: ObserveBatch) {
    this.#worker = worker;
    this.#observe = observe;
    worker.on('message', (message: FromWriter) => {
      if (message === 'closed') this.#closed?.resolve();
      else if (typeof message === 'object' && 'outcomes' in message) this.#finish(message.outcomes);
    });
    worker.on('error', error => this.#fail(error));
    worker.on('exit', () => this.#fail(new Error('the writer has stopped')));
  }

  call(call: Call): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (this.#closed !== undefined) return reject(new Error('the store is closed'));
      if (this.#failure !== undefined) return reject(this.#failure);
      this.#gathering.push({ call, resolve, reject });
      if (this.#underWay.length === 0) this.#send();
    });
  }

  /** Everything that was asked for is still done. */
  close(): Promise<void> {
    return new Promise(resolve => {
      this.#closed = { resolve };
      if (this.#failure !== undefined) return resolve();
      if (this.#underWay.length > 0) return undefined;
      if (this.#gathering.length > 0) this.#send();
      else this.#post('close');
      return undefined;
    });
  }

  #send(): void {
    this.#underWay = this.#gathering;
    this.#gathering = [];
    this.#observed = this.#observe();
    this.#post({ calls: this.#underWay.map(({ call }) => call) });
  }

  #post = (message: ToWriter): void => this.#worker.postMessage(message);

  #finish(outcomes: readonly Outcome[]): void {
    const done = this.#underWay;
    this.#observed?.({ calls: done.map(({ call }) => call), outcomes });
    this.#underWay = [];
    if (this.#gathering.length > 0) this.#send();
    else if (this.#closed !== undefined) this.#post('close');
    for (const [at, { resolve, reject }] of done.entries()) {
      const outcome = outcomes[at]!;
      if ('error' in outcome) reject(new Error(outcome.error));
      else resolve(outcome.value);
    }
  }

  #fail(error: Error): void {
    this.#failure ??= error;
    // Whoever was asked to close has not been lost.
    if (this.#closed === undefined) this.#lost.resolve(error);
    const lost = [...this.#underWay, ...this.#gathering];
    this.#underWay = [];
    this.#gathering = [];
    for (const { reject } of lost) reject(error);
    this.#closed?.resolve();
  }
}
