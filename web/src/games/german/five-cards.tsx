import type { Seat } from '@stammtisch/kernel';

import { steps } from '../../settings.ts';
import { Hand } from '../../table/hand.tsx';
import { usePremove } from '../../table/premove.ts';
import type { Selection } from './selection.ts';
import type { WattenTexts } from './watten-texts.ts';

interface Position {
  readonly phase: string;
  readonly viewer: unknown;
  readonly dealer: Seat;
}

/** What the games of Watten do with a hand. */
interface HandParts<View, Card extends string, Move> {
  readonly selection: Selection<Card>;
  readonly texts: () => WattenTexts;
  readonly awaitedSeat: (view: View) => Seat | undefined;
  /** What is done with a card; undefined if nothing can be done with it yet. */
  readonly useOf: (view: View, card: Card) => Move | undefined;
  /** Whether a card cannot be played now although it is one's turn. */
  readonly isBarred: (view: View, card: Card) => boolean;
  /** Why it cannot. */
  readonly refuse: () => void;
}

interface HandProps<View, Move> {
  readonly view: View;
  readonly send: (move: Move) => void;
}

/** The first tap raises a card, the second one plays it; for those who want it so, the first one does. */
export const fiveCards = <View extends Position, Card extends string, Move>({
  selection,
  ...parts
}: HandParts<View, Card, Move>) =>
  function FiveCards({ view, send }: HandProps<View, Move>) {
    const text = parts.texts();
    const { raise } = selection;
    const cards = selection.hand.value;
    const raised = selection.raised.value;
    const useOf = (card: Card) => parts.useOf(view, card);
    const isTurn = view.phase === 'playing' && parts.awaitedSeat(view) === view.viewer;
    usePremove(isTurn, () => {
      const move = raised === undefined ? undefined : useOf(raised);
      if (move !== undefined) send(move);
    });
    const tap = (card: Card) => {
      if (parts.isBarred(view, card)) return parts.refuse();
      const move = useOf(card);
      if (raised !== card && (steps.value === 'two' || move === undefined)) return raise(card);
      if (move === undefined) return raise(undefined);
      send(move);
    };
    return (
      <Hand
        deck="german"
        cards={cards}
        label={text.handLabel(cards.length)}
        dealer={view.dealer}
        order={cards.join()}
        look={card => {
          const dim = parts.isBarred(view, card);
          const name = text.cardName(card);
          return { name: dim ? `${name}, ${text.mustFollow}` : name, raised: raised === card, dim };
        }}
        tap={tap}
      />
    );
  };
