import { useSignal } from '@preact/signals';
import { cardsOf, handOf } from '@stammtisch/cluedo';
import { useEffect, useRef } from 'preact/hooks';

import { steps } from '../../settings.ts';
import type { TableContext } from '../../table/game-ui.ts';
import { named } from '../../table/table-context.ts';
import { Three } from './history.tsx';
import type { Sending } from './moves.ts';
import { CardPicture } from './pieces.tsx';
import type { Card, Dealt, Guess, View } from './rules.ts';
import { texts } from './texts.ts';

interface RefutingProps extends Sending {
  readonly view: Dealt & View;
  readonly context: TableContext;
}

/** Whoever can refute chooses what to show; nobody else will see it. */
export function Refuting({ view, context, ...sending }: RefutingProps) {
  const text = texts().refute;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) box.current?.focus({ preventScroll: true });
  }, []);
  const asked = view.suspicions.at(-1);
  if (asked === undefined) return null;
  const asker = named(context, asked.asker);
  return (
    <div
      class="ask tall refute"
      id="hand"
      role="alertdialog"
      aria-labelledby="refute"
      aria-describedby="refute-text"
      data-sudden
      tabIndex={-1}
      ref={box}
    >
      <h2 id="refute">{text.title(asker)}</h2>
      <Three guess={asked.guess} />
      <p id="refute-text">{text.text(asker)}</p>
      <Showing cards={showable(view, asked.guess)} asker={asker} {...sending} />
    </div>
  );
}

const showable = (view: View, guess: Guess): readonly Card[] =>
  handOf(view).filter(card => cardsOf(guess).includes(card));

interface ShowingProps extends Sending {
  readonly cards: readonly Card[];
  readonly asker: string;
}

/** A tap raises a card, another one or the button shows it; whoever wants it so shows it with one tap. */
function Showing({ cards, asker, send, sending }: ShowingProps) {
  const text = texts().refute;
  const raised = useSignal<Card | undefined>(undefined);
  const chosen = raised.value ?? (cards.length === 1 ? cards[0] : undefined);
  const show = (card: Card) => send({ kind: 'show', card });
  return (
    <>
      <div class="showable">
        {cards.map(card => (
          <button
            type="button"
            key={card}
            class="showcard"
            data-card={card}
            aria-pressed={card === chosen}
            onClick={() => {
              if (card === raised.value || steps.value === 'one') show(card);
              else raised.value = card;
            }}
          >
            <CardPicture card={card} />
          </button>
        ))}
      </div>
      <button
        type="button"
        class={chosen === undefined ? 'btn show' : 'btn show go'}
        aria-disabled={chosen === undefined || sending}
        onClick={() => {
          if (chosen !== undefined) show(chosen);
        }}
      >
        {chosen === undefined ? text.choose : text.show(asker)}
      </button>
    </>
  );
}
