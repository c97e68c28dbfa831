import type { Seat } from '@stammtisch/kernel';

import { toast } from '../../parts/toast.tsx';
import { steps } from '../../settings.ts';
import { Hand } from '../../table/hand.tsx';

interface FiveProps<Card extends string> {
  readonly cards: readonly Card[];
  readonly label: string;
  readonly dealer: Seat;
  readonly nameOf: (card: Card) => string;
  readonly raised: Card | undefined;
  readonly raise: (card: Card | undefined) => void;
  /** Why a card cannot be played now although it is one's turn. */
  readonly barred: (card: Card) => { readonly why: string; readonly inShort: string } | undefined;
  /** Undefined if nothing can be done with it yet. */
  readonly play: (card: Card) => (() => void) | undefined;
}

/** The first tap raises a card, the second one plays it; for those who want it so, the first one does. */
export function FiveCards<Card extends string>(props: FiveProps<Card>) {
  const { cards, raised, raise, barred, nameOf } = props;
  const tap = (card: Card) => {
    const bar = barred(card);
    if (bar) return toast(bar.why);
    const play = props.play(card);
    if (raised !== card && (steps.value === 'two' || play === undefined)) return raise(card);
    if (play === undefined) return raise(undefined);
    play();
  };
  return (
    <Hand
      deck="german"
      cards={cards}
      label={props.label}
      dealer={props.dealer}
      order={cards.join()}
      look={card => {
        const bar = barred(card);
        return {
          name: bar ? `${nameOf(card)}, ${bar.inShort}` : nameOf(card),
          raised: raised === card,
          dim: bar !== undefined,
        };
      }}
      tap={tap}
    />
  );
}
