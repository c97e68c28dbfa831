import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

import type { BotQuestion } from '@stammtisch/kernel';
import { type CallOff, LIMITS, type World } from '@stammtisch/protocol';
import type { Asker, ChooseMove } from '@stammtisch/table';

/** What a worker says: the move, or why there is none. */
export type BotAnswer = { readonly move: unknown } | { readonly failure: string };

interface Job {
  readonly question: BotQuestion;
  readonly asker: Asker;
  readonly resolve: (move: unknown) => void;
}

interface BotPoolOptions {
  readonly workers?: number;
  readonly script?: URL;
  /** Milliseconds after which a player has hung. */
  readonly most?: number;
  /** Is told which player failed, and on what. */
  readonly alarm?: (error: unknown) => void;
}

/** A computer player that takes longer has hung: people wait for it. */
const MOST_MS = 4_000;
/** All tables that nobody looks at get together one answer in this time. */
const UNWATCHED_MS = 200;
const MOST_WORKERS = 4;

/**
 * Computer players in threads of their own: a long thought never stops a socket. Those who ask
 * take turns, and tables that nobody looks at are served last and slowly. When a player fails, the
 * next weaker one decides; if all do, there is no move, and the table plays any legal one.
 */
export class BotPool {
  readonly #world: World;
  readonly #script: URL;
  readonly #most: number;
  readonly #alarm: ((error: unknown) => void) | undefined;
  readonly #idle: Worker[] = [];
  readonly #working = new Set<Worker>();
  readonly #watched = new Map<string, Job[]>();
  readonly #unwatched = new Map<string, Job[]>();
  /** Questions on which somebody has failed. */
  readonly #again: Job[] = [];
  #pause: CallOff | undefined;
  #isClosed = false;

  constructor(
    world: World,
    {
      workers = Math.min(MOST_WORKERS, Math.max(1, availableParallelism() - 1)),
      script = new URL('bot-worker.ts', import.meta.url),
      most = MOST_MS,
      alarm,
    }: BotPoolOptions = {},
  ) {
    this.#world = world;
    this.#script = script;
    this.#most = most;
    this.#alarm = alarm;
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
    const jobs = [this.#again, ...this.#watched.values(), ...this.#unwatched.values()];
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
    const job = this.#again.shift() ?? takeFrom(this.#watched) ?? this.#takeUnwatched();
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

  #work(worker: Worker, job: Job): void {
    this.#working.add(worker);
    const hung = this.#world.after(this.#most, () => void worker.terminate());
    const done = () => {
      hung();
      worker.off('message', answered);
      worker.off('exit', gone);
    };
    const answered = (answer: BotAnswer) => {
      done();
      if ('move' in answer) job.resolve(answer.move);
      else this.#askWeaker(job, answer.failure);
      if (this.#working.delete(worker)) this.#idle.push(worker);
      this.#next();
    };
    const gone = () => {
      done();
      this.#askWeaker(job, 'it crashed or hung');
    };
    worker.once('message', answered);
    // Before it is replaced, so that the one after it begins with this question.
    worker.prependOnceListener('exit', gone);
    worker.postMessage(job.question);
  }

  /** Whoever waits has waited long enough: the question comes first. */
  #askWeaker(job: Job, failure: string): void {
    const { question, resolve } = job;
    if (this.#isClosed) return resolve(undefined);
    const { game, seed, skill = 0 } = question;
    this.#alarm?.(new Error(`computer ${skill} of ${game} failed on seed ${seed}: ${failure}`));
    if (skill >= LIMITS.skill) return resolve(undefined);
    this.#again.push({ ...job, question: { ...question, skill: skill + 1 } });
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
