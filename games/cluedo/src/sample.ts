import { pick, type Random } from '@stammtisch/kernel';

import { cardsOf, sorted } from './deal.ts';
import { matchOf } from './phase.ts';
import { type Deal, dealer, type Evidence, evidenceOf } from './reason/index.ts';
import type { InMatch, Match, Partly, State, Suspicion, View } from './state.ts';

export function sample(view: View, random: Random): State {
  if (view.phase === 'gathering' || view.phase === 'dealing') {
    const { viewer: _, ...known } = view;
    return known;
  }
  const deal = dealerFor(evidenceOf(view))(random);
  return stateWith(view, matchWith(view, deal, random));
}

type Dealer = (random: Random) => Deal;

let last: { readonly key: string; readonly draw: Dealer } | undefined;

/** The last one is kept: between two suspicions nothing new is learnt, and counting takes milliseconds. */
function dealerFor(evidence: Evidence): Dealer {
  const key = JSON.stringify(evidence);
  if (last?.key !== key) last = { key, draw: dealer(evidence) };
  return last.draw;
}

/**
 * All deals that fit are equally likely, and so is every card that could have
 * been shown where the viewer did not see it. That a card was shown rather than
 * another tells the viewer nothing: how people choose is not for the rules to say.
 */
function matchWith(view: Match<Partly>, { solution, hands }: Deal, random: Random): Match {
  const held = hands.map(sorted);
  const shown = ({ card, ...asked }: Suspicion<Partly>): Suspicion => {
    if (card === undefined) return asked;
    const could = () => cardsOf(asked.guess).filter(named => held[asked.by!]!.includes(named));
    return { ...asked, card: card === 'hidden' ? pick(could(), random) : card };
  };
  return {
    ...matchOf(view),
    hands: held,
    solution,
    suspicions: view.suspicions.map(shown),
  };
}

function stateWith(view: InMatch<Partly>, match: Match): InMatch {
  switch (view.phase) {
    case 'moving':
    case 'rolling':
      return { ...match, phase: view.phase };
    case 'walking':
      return { ...match, phase: view.phase, dice: view.dice };
    case 'acting': {
      const { phase, dice, maySuspect } = view;
      return { ...match, phase, ...(dice && { dice }), maySuspect };
    }
    case 'refuting': {
      const { phase, dice, late } = view;
      return { ...match, phase, ...(dice && { dice }), late };
    }
    case 'over':
      return { ...match, phase: view.phase, outcome: view.outcome, ready: view.ready };
  }
}
