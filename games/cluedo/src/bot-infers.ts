import type { Seat } from '@stammtisch/kernel';

import { counter } from './bot-counts.ts';
import { cardsOf } from './deal.ts';
import { type Evidence, evidenceOf, type MatchView, weigh } from './reason/index.ts';
import type { Card, Partly, Suspicion } from './state.ts';

/** Counts like `counts`, and takes the others for people who ask for what they want to know. */
export const infers = counter('infers', { evidence: believed, sure: 0.6 });

/**
 * What is known, and what others give away by asking: nobody asks for a suspect or a weapon of
 * which they know where it is. A room is where one happens to be. Whose questions cannot all be
 * meant so is not believed.
 */
export function believed(view: MatchView): Evidence {
  const askers = new Set(view.suspicions.map(({ asker }) => asker));
  return [...askers].reduce((evidence, asker) => {
    if (asker === view.viewer) return evidence;
    const more = withQuestionsOf(asker, evidence, view);
    return weigh(more).deals > 0 ? more : evidence;
  }, evidenceOf(view));
}

function withQuestionsOf(asker: Seat, evidence: Evidence, view: MatchView): Evidence {
  const own = view.suspicions.filter(each => each.asker === asker);
  const asked = own.flatMap(askedIn);
  return {
    ...evidence,
    lacks: evidence.lacks.map((cards, seat) =>
      seat === asker ? [...new Set([...cards, ...asked])] : cards,
    ),
    clauses: [...evidence.clauses, ...own.flatMap((each, at) => shownBy(each, own.slice(at + 1)))],
  };
}

/** What was shown to the asker unseen is none of what they asked for later. */
function shownBy(
  { by: seat, card, guess }: Suspicion<Partly>,
  later: readonly Suspicion<Partly>[],
): Evidence['clauses'] {
  if (seat === undefined || card !== 'hidden') return [];
  const asked = new Set(later.flatMap(askedIn));
  return [{ seat, cards: cardsOf(guess).filter(each => !asked.has(each)) }];
}

const askedIn = ({ guess }: Suspicion<Partly>): readonly Card[] => [guess.who, guess.how];
