import type { Seat } from '@stammtisch/kernel';

import { toast } from '../../parts/toast.tsx';
import { steps } from '../../settings.ts';
import { Hand } from '../../table/hand.tsx';
import { usePremove } from '../../table/premove.ts';
import type { Selection } from './selection.ts';
import type { WattenTexts } from './watten-texts.ts';

interface FiveProps<Card extends string> {
  readonly selection: Selection<Card>;
  readonly text: WattenTexts;
  readonly dealer: Seat;
  /** Whether a card is to be played now. */
  readonly isTurn: boolean;
  /** Whether a card cannot be played now although it is one's turn. */
  readonly isBarred: (card: Card) => boolean;
  /** Why it cannot. */
  readonly why: string;
  /** Undefined if nothing can be done with it yet. */
  readonly play: (card: Card) => (() => void) | undefined;
}

/** The first tap raises a card, the second one plays it; for those who want it so, the first one does. */
export function FiveCards<Card extends string>({ selection, text, ...props }: FiveProps<Card>) {
  const { isBarred, why } = props;
  const { raise } = selection;
  const cards = selection.hand.value;
  const raised = selection.raised.value;
  usePremove(props.isTurn, () => raised !== undefined && props.play(raised)?.());
  const tap = (card: Card) => {
    if (isBarred(card)) return toast(why);
    const play = props.play(card);
    if (raised !== card && (steps.value === 'two' || play === undefined)) return raise(card);
    if (play === undefined) return raise(undefined);
    play();
  };
  return (
    <Hand
      deck="german"
      cards={cards}
      label={text.handLabel(cards.length)}
      dealer={props.dealer}
      order={cards.join()}
      look={card => {
        const dim = isBarred(card);
        const name = text.cardName(card);
        return { name: dim ? `${name}, ${text.mustFollow}` : name, raised: raised === card, dim };
      }}
      tap={tap}
    />
  );
}
