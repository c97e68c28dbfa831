import { Worker } from 'node:worker_threads';

import type { Pulse } from '../pulse.ts';
import { BadDatabase } from './database.ts';
import { type Call, type Outcome, packed, unpackedOutcomes } from './parcel.ts';
import type { SqliteOptions } from './sqlite.ts';
import { type Method, type Store, storeOf } from './store.ts';

interface Waiting {
  readonly call: Call;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** A store that lives elsewhere, and may be lost. */
export interface DistantStore extends Store {
  /** Fulfilled when nothing can be written any more, and why. */
  readonly lost: Promise<Error>;
}

/** The house's file in a thread of its own, so that a sync never stops a socket. */
export async function openSqlite(
  path: string,
  { pulse, ...options }: SqliteOptions & { readonly pulse?: Pulse } = {},
): Promise<DistantStore> {
  const worker = new Worker(new URL('writer.ts', import.meta.url), {
    workerData: { path, options, bell: pulse?.bell },
  });
  await started(worker);
  const line = new Line(worker, pulse);
  const method = <Name extends Method>(name: Name) =>
    ((...args: unknown[]) => line.call({ name, args })) as Store[Name];
  return { ...storeOf(method, () => line.close()), lost: line.lost };
}

function started(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', (message: 'ready' | { failed: string }) => {
      worker.off('error', reject);
      if (message === 'ready') resolve();
      else reject(new BadDatabase(message.failed));
    });
  });
}

const isUrgent = ({ name }: Call): boolean => name !== 'append' && name !== 'snapshot';

/** Group commit: one batch is with the writer, the next one gathers here. */
class Line {
  readonly #worker: Worker;
  #gathering: Waiting[] = [];
  #underWay: Waiting[] = [];
  #isGathering = false;
  readonly #pulse: Pulse | undefined;
  #closed: { resolve: () => void } | undefined;
  /** Why the writer is gone. */
  #failure: Error | undefined;
  readonly #lost = Promise.withResolvers<Error>();
  readonly lost = this.#lost.promise;

  constructor(worker: Worker, pulse: Pulse | undefined) {
    this.#worker = worker;
    this.#pulse = pulse;
    worker.on('message', (message: string) =>
      message === 'closed' ? this.#closed?.resolve() : this.#finish(unpackedOutcomes(message)),
    );
    worker.on('error', error => this.#fail(error));
    worker.on('exit', () => this.#fail(new Error('the writer has stopped')));
  }

  call(call: Call): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (this.#closed !== undefined) return reject(new Error('the store is closed'));
      if (this.#failure !== undefined) return reject(this.#failure);
      this.#gathering.push({ call, resolve, reject });
      if (this.#underWay.length === 0) this.#gather(isUrgent(call));
    });
  }

  /** Moves wait for the next beat, everything else for the end of this turn; whatever is asked for by then comes along. */
  #gather(urgent: boolean): void {
    if (this.#pulse === undefined) return this.#send();
    const send = (): void => {
      if (this.#underWay.length === 0 && this.#gathering.length > 0) this.#send();
    };
    if (urgent) this.#pulse.atEnd(send);
    else if (!this.#isGathering) {
      this.#isGathering = true;
      this.#pulse.atBeat(() => {
        this.#isGathering = false;
        send();
      });
    }
    return undefined;
  }

  /** Everything that was asked for is still done. */
  close(): Promise<void> {
    return new Promise(resolve => {
      this.#closed = { resolve };
      if (this.#failure !== undefined) return resolve();
      if (this.#underWay.length > 0) return undefined;
      if (this.#gathering.length > 0) this.#send();
      else this.#worker.postMessage('close');
      return undefined;
    });
  }

  #send(): void {
    this.#underWay = this.#gathering;
    this.#gathering = [];
    this.#worker.postMessage(packed(this.#underWay.map(({ call }) => call)));
  }

  #finish(outcomes: readonly Outcome[]): void {
    const done = this.#underWay;
    this.#underWay = [];
    if (this.#gathering.length > 0 && this.#closed !== undefined) this.#send();
    else if (this.#gathering.length > 0)
      this.#gather(this.#gathering.some(({ call }) => isUrgent(call)));
    else if (this.#closed !== undefined) this.#worker.postMessage('close');
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
