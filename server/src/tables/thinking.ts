import { parentPort } from 'node:worker_threads';

import { choose } from './choose.ts';
import type { Question } from './thinker.ts';

/** The thread in which computer players think. */
parentPort!.on('message', ({ number, question }: { number: number; question: Question }) => {
  // A player that fails has no move: the table raises the alarm, and the others think on.
  const answer = choose(question).catch(() => undefined);
  void answer.then(move => parentPort!.postMessage({ number, move }));
});
