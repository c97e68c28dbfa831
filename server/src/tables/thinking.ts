import { parentPort } from 'node:worker_threads';

import { choose } from './choose.ts';
import type { Question } from './thinker.ts';

/** The thread in which computer players think. */
parentPort!.on('message', ({ number, question }: { number: number; question: Question }) => {
  void choose(question).then(move => parentPort!.postMessage({ number, move }));
});
