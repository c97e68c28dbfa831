import { parentPort } from 'node:worker_threads';

import { chooseMove } from '@stammtisch/bots';
import type { BotQuestion } from '@stammtisch/kernel';

import type { BotAnswer } from './bot-pool.ts';

/** The thread in which computer players think, one question after the other. */
parentPort!.on('message', (question: BotQuestion) => {
  void chooseMove(question).then(
    move => parentPort!.postMessage({ move } satisfies BotAnswer),
    (error: unknown) => parentPort!.postMessage({ failure: String(error) } satisfies BotAnswer),
  );
});
