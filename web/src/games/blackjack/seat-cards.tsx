import { handsOf } from '@stammtisch/blackjack';
import type { Seat } from '@stammtisch/kernel';

import type { TableContext } from '../../table/game-ui.ts';
import { money } from '../../text/texts.ts';
import { Lying } from './lying.tsx';
import { revealedAfter } from './reveal.ts';
import { handInPlay, profitOf, stakesOf, type View, viewOf } from './rules.ts';
import { Spot } from './spot.tsx';

/** What lies before someone else: a bet, or one hand or two. */
export function SeatCards({ context, seat }: { context: TableContext; seat: Seat }) {
  const view = viewOf(context.table.scene);
  const hands = handsOf(view, seat);
  const bet = view.phase === 'betting' ? view.bets[seat]! : 0;
  return (
    <div class="lay" data-hands={hands.length}>
      {hands.length === 0 && <Spot cents={bet} />}
      {hands.map((hand, nth) => (
        <Lying
          key={nth}
          {...{ hand, nth }}
          inPlay={handInPlay(view, seat) === nth}
          after={revealedAfter(view)}
        />
      ))}
      {hands.length > 1 && <Total view={view} seat={seat} />}
    </div>
  );
}

/** Where there is no room for two amounts: both together, for the eye only. */
function Total({ view, seat }: { view: View; seat: Seat }) {
  const profit = profitOf(view, seat);
  return (
    <span class="total" aria-hidden="true" style={{ '--after': `${revealedAfter(view)}ms` }}>
      {profit === undefined ? (
        money(stakesOf(view, seat))
      ) : (
        <Amount profit={profit}>{money(profit, { signed: true })}</Amount>
      )}
    </span>
  );
}

const Amount = ({ profit, children }: { profit: number; children: string }) => (
  <b class="outcome" data-result={profit < 0 ? 'lost' : profit > 0 ? 'won' : 'push'}>
    {children}
  </b>
);
