import { Worker } from 'node:worker_threads';

/** Finds a move for a chair the computer plays. It gets a view, like anyone else. */
export type Think = (question: Question) => Promise<unknown>;

export interface Question {
  readonly game: string;
  readonly view: { readonly viewer: unknown };
  /** Which of the game's players thinks: the first is the strongest. */
  readonly skill?: number;
  /** For what the player leaves to chance. */
  readonly seed: string;
}

export interface Thinker {
  readonly think: Think;
  close(): Promise<void>;
}

/** Computer players in a thread of their own: a long thought never stops a socket. */
export function startThinking(): Thinker {
  const worker = new Worker(new URL('thinking.ts', import.meta.url));
  const open = new Map<number, (move: unknown) => void>();
  let last = 0;
  worker.on('message', ({ number, move }: { number: number; move: unknown }) => {
    open.get(number)?.(move);
    open.delete(number);
  });
  worker.unref();
  return {
    think: question =>
      new Promise(resolve => {
        open.set(++last, resolve);
        worker.postMessage({ number: last, question });
      }),
    close: async () => void (await worker.terminate()),
  };
}
