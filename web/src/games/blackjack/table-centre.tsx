import { type Card, dealerCards, settledIn } from '@stammtisch/blackjack';

import { CardFace } from '../../parts/card.tsx';
import type { GameUiProps } from '../../table/game-ui.ts';
import { dealerLine } from './dealer-text.ts';
import { Felt } from './felt.tsx';
import { STEP_MS } from './reveal.ts';
import { type View, viewOf } from './rules.ts';
import { cardList, texts } from './texts.ts';

/** The dealer's side of the table, and what is printed on the felt. */
export function TableCentre({ context }: GameUiProps) {
  const view = viewOf(context.table.scene);
  return (
    <div class="blackjack" data-phase={view.phase}>
      <Dealer view={view} />
      <Felt />
    </div>
  );
}

function Dealer({ view }: { view: View }) {
  const cards = dealerCards(view);
  const text = texts().dealer;
  const isOver = settledIn(view) !== undefined;
  const told = isOver ? cardList(cards) : `${cardList(cards)}, ${text.faceDown}`;
  return (
    <div class="dealer" data-many={cards.length > 4 || undefined}>
      <p class="dealer-says" style={{ '--after': `${STEP_MS * (cards.length - 1)}ms` }}>
        {text.name} <b key={String(isOver)}>{dealerLine(view)}</b>
      </p>
      <div
        class="dealer-cards"
        {...(cards.length > 0 && { role: 'img', 'aria-label': text.label(told) })}
      >
        {cards.length === 0 ? (
          <Places />
        ) : (
          <>
            <Open card={cards[0]!} />
            <Hole card={cards[1]} />
            {cards.slice(2).map((card, at) => (
              <span class="card drawn" key={at} style={{ '--after': `${STEP_MS * (at + 1)}ms` }}>
                <CardFace deck="french" card={card} />
              </span>
            ))}
          </>
        )}
      </div>
    </div>
  );
}

/** Where the cards will lie. */
const Places = () => (
  <>
    <span class="card place" />
    <span class="card place" />
  </>
);

const Open = ({ card }: { card: Card }) => (
  <span class="card" key="up" data-card="dealer.up" data-dealt="dealer">
    <CardFace deck="french" card={card} />
  </span>
);

/** Face down until the dealer's turn; then it is turned before everyone's eyes. */
const Hole = ({ card }: { card: Card | undefined }) => (
  <span class="card" key="hole" data-card="dealer.hole" data-dealt="dealer">
    <CardFace deck="french" card={card ?? 'back'} />
    {card && (
      <span class="turning" key="turning">
        <CardFace deck="french" card="back" />
      </span>
    )}
  </span>
);
