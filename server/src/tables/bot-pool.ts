import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

import type { BotQuestion } from '@stammtisch/kernel';
import type { CallOff, World } from '@stammtisch/protocol';
import type { Asker, ChooseMove } from '@stammtisch/table';

interface Job {
  readonly question: BotQuestion;
  readonly asker: Asker;
  readonly resolve: (move: unknown) => void;
}

/** A computer player that takes longer has hung. */
const MOST_MS = 20_000;
/** All tables that nobody looks at get together one answer in this time. */
const UNWATCHED_MS = 200;
const MOST_WORKERS = 4;

/**
 * Computer players in threads of their own: a long thought never stops a socket. Those who ask
 * take turns, and tables that nobody looks at are served last and slowly.
 */
export class BotPool {
  readonly #world: World;
  readonly #script: URL;
  readonly #idle: Worker[] = [];
  readonly #working = new Set<Worker>();
  readonly #watched = new Map<string, Job[]>();
  readonly #unwatched = new Map<string, Job[]>();
  #pause: CallOff | undefined;
  #isClosed = false;

  constructor(
    world: World,
    {
      workers = Math.min(MOST_WORKERS, Math.max(1, availableParallelism() - 1)),
      script = new URL('bot-worker.ts', import.meta.url),
    } = {},
  ) {
    this.#world = world;
    this.#script = script;
    for (let count = 0; count < workers; count++) this.#idle.push(this.#newWorker());
  }

  chooseMove: ChooseMove = (question, asker) =>
    new Promise(resolve => {
      const queue = asker.isWatched ? this.#watched : this.#unwatched;
      const own = queue.get(asker.name) ?? [];
      own.push({ question, asker, resolve });
      queue.set(asker.name, own);
      this.#next();
    });

  /** Questions that no worker has begun with. */
  get waiting(): number {
    const jobs = [...this.#watched.values(), ...this.#unwatched.values()];
    return jobs.reduce((sum, { length }) => sum + length, 0);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#pause?.();
    await Promise.all([...this.#idle, ...this.#working].map(worker => worker.terminate()));
  }

  #newWorker(): Worker {
    const worker = new Worker(this.#script);
    worker.unref();
    // Its `exit` follows, which is where it is replaced.
    worker.on('error', () => undefined);
    worker.once('exit', () => {
      const at = this.#idle.indexOf(worker);
      if (at !== -1) this.#idle.splice(at, 1);
      this.#working.delete(worker);
      if (this.#isClosed) return;
      this.#idle.push(this.#newWorker());
      this.#next();
    });
    return worker;
  }

  #next(): void {
    const worker = this.#idle.at(-1);
    if (worker === undefined || this.#isClosed) return;
    const job = takeFrom(this.#watched) ?? this.#takeUnwatched();
    if (job === undefined) return;
    this.#idle.pop();
    this.#work(worker, job);
    this.#next();
  }

  #takeUnwatched(): Job | undefined {
    if (this.#pause !== undefined) return undefined;
    const job = takeFrom(this.#unwatched);
    if (job === undefined) return undefined;
    this.#pause = this.#world.after(UNWATCHED_MS, () => {
      this.#pause = undefined;
      this.#next();
    });
    return job;
  }

  #work(worker: Worker, { question, resolve }: Job): void {
    this.#working.add(worker);
    const hung = this.#world.after(MOST_MS, () => void worker.terminate());
    const failed = () => answered(undefined);
    const answered = (move: unknown) => {
      hung();
      worker.off('message', answered);
      worker.off('exit', failed);
      resolve(move);
      if (!this.#working.delete(worker)) return;
      this.#idle.push(worker);
      this.#next();
    };
    worker.once('message', answered);
    worker.once('exit', failed);
    worker.postMessage(question);
  }
}

/** The next question that is still open; whoever asked it goes to the end of the line. */
function takeFrom(queue: Map<string, Job[]>): Job | undefined {
  for (const [name, jobs] of queue) {
    queue.delete(name);
    const job = jobs.shift();
    if (jobs.length > 0) queue.set(name, jobs);
    if (job?.asker.isWaiting() === true) return job;
    job?.resolve(undefined);
  }
  return undefined;
}
