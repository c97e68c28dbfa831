import { useSignal } from '@preact/signals';
import type { Seat } from '@stammtisch/kernel';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

import { CardFace } from '../../parts/card.tsx';
import { fly } from '../../table/flight.ts';
import { useKeys } from '../../table/keys.ts';
import type { Card } from './rules.ts';
import { hand, inviting, order, raised, toggle } from './selection.ts';
import { say } from './words.ts';

/** More than fit in one row on a phone. */
const LONG = 8;

interface HandProps {
  /** Where dealt cards come from. */
  readonly dealer: Seat;
  readonly yourTurn: boolean;
}

/** The visitor's cards: one stop for the Tab key, the arrows go along. */
export function Hand({ dealer, yourTurn }: HandProps) {
  const cards = hand.value;
  const list = useRef<HTMLOListElement>(null);
  const current = useSignal(0);
  const at = Math.min(current.value, cards.length - 1);
  useLayoutEffect(fly, [order.value]);
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
        aria-label={say().handLabel(cards.length, raised.value.length)}
        data-long={cards.length > LONG || undefined}
        style={{ '--n': Math.max(2, cards.length) }}
      >
        {cards.map((card, place) => (
          <HandCard
            key={card}
            card={card}
            dealer={dealer}
            dim={yourTurn && !inviting.value.has(card)}
            focusable={place === at}
            focus={() => (current.value = place)}
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

interface CardProps {
  readonly card: Card;
  readonly dealer: Seat;
  readonly dim: boolean;
  readonly focusable: boolean;
  readonly focus: () => void;
}

const HandCard = ({ card, dealer, dim, focusable, focus }: CardProps) => (
  <li>
    <button
      type="button"
      class="card"
      data-card={card}
      data-dealt={dealer}
      data-dim={dim || undefined}
      tabIndex={focusable ? 0 : -1}
      aria-pressed={raised.value.includes(card)}
      aria-label={dim ? `${say().cardName(card)}, ${say().notPlayable}` : say().cardName(card)}
      onFocus={focus}
      onClick={() => toggle(card)}
    >
      <CardFace card={card} />
    </button>
  </li>
);
