import { parentPort } from 'node:worker_threads';

import { chooseMove } from '@stammtisch/bots';
import type { BotQuestion } from '@stammtisch/kernel';

/** The thread in which computer players think, one question after the other. */
parentPort!.on('message', (question: BotQuestion) => {
  // A player that fails has no move: the table reports it and plays any legal one.
  const answer = chooseMove(question).catch(() => undefined);
  void answer.then(move => parentPort!.postMessage(move));
});
