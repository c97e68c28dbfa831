import type { Odds, Rules, Situation } from '@stammtisch/blackjack/odds';

export interface OddsRequest {
  readonly number: number;
  readonly rules: Rules;
  readonly situation: Situation;
}

export interface OddsReply {
  readonly number: number;
  /** Absent where there can be none. */
  readonly odds?: Odds;
}

type Answer = (odds: Odds | undefined) => void;

const open = new Map<number, Answer>();
let worker: Worker | undefined;
let last = 0;

/** What every action is worth, computed beside the page; undefined if nobody can say. */
export const askOdds = (rules: Rules, situation: Situation): Promise<Odds | undefined> =>
  new Promise(answer => {
    worker ??= start();
    const asked: OddsRequest = { number: ++last, rules, situation };
    open.set(asked.number, answer);
    worker.postMessage(asked);
  });

/** Fetched when the first odds are wanted. */
function start(): Worker {
  const started = new Worker(new URL('./odds-worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', ({ data }: MessageEvent<OddsReply>) => {
    open.get(data.number)?.(data.odds);
    open.delete(data.number);
  });
  started.addEventListener('error', () => {
    for (const answer of open.values()) answer(undefined);
    open.clear();
    worker = undefined;
  });
  return started;
}
