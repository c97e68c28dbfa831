import type { Seat } from '@stammtisch/kernel';

import { Hand as Cards } from '../../table/hand.tsx';
import type { Card } from './rules.ts';
import { hand, inviting, order, raised } from './selection.ts';
import { texts } from './texts.ts';

interface HandProps {
  /** Where dealt cards come from. */
  readonly dealer: Seat;
  readonly yourTurn: boolean;
  readonly tap: (card: Card) => void;
}

export const Hand = ({ dealer, yourTurn, tap }: HandProps) => (
  <Cards
    deck="french"
    cards={hand.value}
    label={texts().handLabel(hand.value.length, raised.value.length)}
    dealer={dealer}
    order={order.value}
    look={card => {
      const dim = yourTurn && !inviting.value.has(card);
      const name = texts().cardName(card);
      return {
        name: dim ? `${name}, ${texts().notPlayable}` : name,
        raised: raised.value.includes(card),
        dim,
      };
    }}
    tap={tap}
  />
);
