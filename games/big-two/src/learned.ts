import { type Bot } from '@stammtisch/kernel';

import { knowledgeOf, moveOf, situationFor } from './finisher.ts';
import type { BigTwo } from './index.ts';
import { legalMoves } from './legal.ts';
import { type Network, read } from './search/network.ts';
import { bestOf, judge } from './search/policy.ts';
import { choicesIn } from './search/situation.ts';
import { sureWin } from './search/sure-win.ts';
import { WEIGHTS } from './search/weights.ts';
import type { Move } from './state.ts';
import type { PlayingView } from './view.ts';

/**
 * Has learned by hundreds of thousands of hands what a choice is worth, from what it leaves in
 * hand, what is unseen and how many cards the others hold; and never misses a certain win.
 */
export const learned: Bot<BigTwo> = {
  name: 'learned',
  choose: view => (view.phase === 'playing' ? choiceIn(view) : legalMoves(view)[0]),
};

function choiceIn(view: PlayingView): Move {
  const knowledge = knowledgeOf(view);
  const choices = choicesIn(situationFor(view));
  const sure = sureWin(knowledge, choices);
  return moveOf(sure ?? bestOf(judge(network(), knowledge, choices)).id);
}

let known: Network | undefined;

/** Read when it is first wanted. */
export const network = (): Network => (known ??= read(WEIGHTS));
