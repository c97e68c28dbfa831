import { parentPort } from 'node:worker_threads';

import type { Question } from './bot-pool.ts';
import { chooseMove } from './choose-move.ts';

/** The thread in which computer players think, one question after the other. */
parentPort!.on('message', (question: Question) => {
  // A player that fails has no move: the table reports it and plays any legal one.
  const answer = chooseMove(question).catch(() => undefined);
  void answer.then(move => parentPort!.postMessage(move));
});
