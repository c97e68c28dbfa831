import { useSignal } from '@preact/signals';
import type { Seat } from '@stammtisch/kernel';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

import type { Deck } from '../cards/names.ts';
import { CardFace } from '../parts/card.tsx';
import { fly } from './flight.ts';
import { useKeys } from './keys.ts';

/** More than fit in one row on a phone. */
const LONG = 8;

interface CardLook {
  /** What is said instead of shown. */
  readonly name: string;
  readonly raised: boolean;
  /** Cannot be chosen now; a tap says why. */
  readonly dim: boolean;
}

interface HandProps<Card extends string> {
  readonly deck: Deck;
  readonly cards: readonly Card[];
  readonly label: string;
  /** Where dealt cards come from. */
  readonly dealer: Seat;
  /** Changes when the cards are sorted anew. */
  readonly order?: string;
  readonly look: (card: Card) => CardLook;
  readonly tap: (card: Card) => void;
}

/** The visitor's cards: one stop for the Tab key, the arrows go along. */
export function Hand<Card extends string>(props: HandProps<Card>) {
  const { cards, deck, dealer, look, tap } = props;
  const list = useRef<HTMLOListElement>(null);
  const current = useSignal(0);
  const at = Math.min(current.value, cards.length - 1);
  useLayoutEffect(fly, [props.order]);
  const noteFocus = useKeptFocus(list, at, cards.length);
  const goTo = (place: number) => {
    current.value = Math.min(Math.max(place, 0), cards.length - 1);
    list.current?.querySelectorAll('button')[current.value]?.focus();
  };
  const isInHand = () => list.current?.contains(document.activeElement) === true;
  useKeys({
    arrowleft: () => goTo(isInHand() ? at - 1 : at),
    arrowright: () => goTo(isInHand() ? at + 1 : at),
    home: () => (isInHand() ? goTo(0) : false),
    end: () => (isInHand() ? goTo(cards.length - 1) : false),
  });
  return (
    <div class="handbox">
      <ol
        class="hand"
        id="hand"
        ref={list}
        onFocusIn={noteFocus}
        onFocusOut={noteFocus}
        aria-label={props.label}
        data-long={cards.length > LONG || undefined}
        style={{ '--n': Math.max(2, cards.length) }}
      >
        {cards.map((card, place) => (
          <HandCard
            key={card}
            {...{ card, deck, dealer, ...look(card) }}
            focusable={place === at}
            focus={() => (current.value = place)}
            tap={() => tap(card)}
          />
        ))}
      </ol>
    </div>
  );
}

/** When the card in focus has been played, its neighbour gets the focus. */
function useKeptFocus(list: RefObject<HTMLOListElement | null>, at: number, count: number) {
  const inside = useRef(false);
  useLayoutEffect(() => {
    if (!inside.current || document.activeElement !== document.body) return;
    list.current?.querySelectorAll('button')[at]?.focus({ preventScroll: true });
  }, [count]);
  return ({ type, relatedTarget }: FocusEvent) => {
    if (type === 'focusin') inside.current = true;
    // Without a target, the card itself has gone.
    else if (relatedTarget instanceof Node)
      inside.current = list.current?.contains(relatedTarget) ?? false;
  };
}

interface CardProps extends CardLook {
  readonly deck: Deck;
  readonly card: string;
  readonly dealer: Seat;
  readonly focusable: boolean;
  readonly focus: () => void;
  readonly tap: () => void;
}

const HandCard = ({ deck, card, dealer, name, raised, dim, focusable, focus, tap }: CardProps) => (
  <li>
    <button
      type="button"
      class="card"
      data-card={card}
      data-dealt={dealer}
      data-dim={dim || undefined}
      tabIndex={focusable ? 0 : -1}
      aria-pressed={raised}
      aria-label={name}
      onFocus={focus}
      onClick={tap}
    >
      <CardFace deck={deck} card={card} />
    </button>
  </li>
);

/** On a card, Enter plays; on any other button it presses that. */
export const isOnButton = ({ target }: Event): boolean =>
  target instanceof Element &&
  target.closest('button, a') !== null &&
  target.closest('.hand') === null;
