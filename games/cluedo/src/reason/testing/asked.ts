import { pick, type Random } from '@stammtisch/kernel';

import { cardsOf } from '../../deal.ts';
import { seatsAfter } from '../../seats.ts';
import { type Match, ROOMS, SUSPECTS, type Suspicion, WEAPONS } from '../../state.ts';

/** One of the first seats asks about anything, and is answered by the rules. */
export function asked(random: Random, { hands, seating }: Match, askers: number): Suspicion {
  const asker = random.below(askers);
  const guess = {
    who: pick(SUSPECTS, random),
    how: pick(WEAPONS, random),
    where: pick(ROOMS, random),
  };
  const could = (seat: number) => cardsOf(guess).filter(card => hands[seat]!.includes(card));
  const others = seatsAfter(asker, seating);
  const by = others.find(seat => could(seat).length > 0);
  if (by === undefined) return { asker, guess, passed: others };
  const passed = others.slice(0, others.indexOf(by));
  return { asker, guess, passed, by, card: pick(could(by), random) };
}
