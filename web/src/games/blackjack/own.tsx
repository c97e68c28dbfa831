import { handsOf } from '@stammtisch/blackjack';
import type { Seat } from '@stammtisch/kernel';

import { money } from '../../text/texts.ts';
import { Lying } from './lying.tsx';
import { revealedAfter } from './reveal.ts';
import { handInPlay, type View } from './rules.ts';
import { Spot } from './spot.tsx';
import { texts } from './texts.ts';

/** The visitor's own hand, or the two of a split side by side. */
export function Own({ view, seat }: { view: View; seat: Seat }) {
  const hands = handsOf(view, seat);
  const text = texts().hand;
  const bet = view.phase === 'betting' ? view.bets[seat]! : 0;
  if (bet > 0)
    return (
      <div class="mybet" id="hand" tabIndex={-1}>
        <Spot cents={bet} />
      </div>
    );
  if (hands.length === 0) return null;
  const insurance = 'hands' in view ? view.insurance[seat]! : 0;
  const purse = (
    <p class="mychips">
      {text.balance(money(view.stacks[seat]!))}
      {insurance > 0 && <small>{text.insured(money(insurance))}</small>}
    </p>
  );
  return (
    <div class="myhands" id="hand" tabIndex={-1} data-hands={hands.length}>
      {hands.map((hand, nth) => (
        <Lying
          key={nth}
          {...{ hand, nth }}
          inPlay={handInPlay(view, seat) === nth}
          after={revealedAfter(view)}
        >
          {hands.length === 1 && purse}
        </Lying>
      ))}
      {hands.length > 1 && purse}
    </div>
  );
}
