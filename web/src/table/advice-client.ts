import type { Advice, Review, Viewer } from '@stammtisch/kernel';

export interface AdviceRequest {
  readonly number: number;
  readonly game: string;
  readonly view: { readonly viewer: Viewer };
  /** A move that was made there, to be reviewed. */
  readonly made?: unknown;
}

export interface AdviceReply {
  readonly number: number;
  /** Absent where there is none. */
  readonly advice?: Advice | Review | undefined;
}

type Answer = (advice: AdviceReply['advice']) => void;

const open = new Map<number, Answer>();
let worker: Worker | undefined;
let last = 0;

/** What the strongest player would do with this view, or what a move made there was worth; undefined if nobody can say. */
export const askAdvice = (
  game: string,
  view: AdviceRequest['view'],
  made?: unknown,
): Promise<AdviceReply['advice']> =>
  new Promise(answer => {
    worker ??= start();
    const asked: AdviceRequest = { number: ++last, game, view, made };
    open.set(asked.number, answer);
    worker.postMessage(asked);
  });

/** Fetched when the first advice is wanted. */
function start(): Worker {
  const started = new Worker(new URL('./advice-worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', ({ data }: MessageEvent<AdviceReply>) => {
    open.get(data.number)?.(data.advice);
    open.delete(data.number);
  });
  started.addEventListener('error', () => {
    for (const answer of open.values()) answer(undefined);
    open.clear();
    worker = undefined;
  });
  return started;
}
