import { CardFace } from '../parts/card.tsx';
import type { GameUi, TableContext } from '../table/game-ui.ts';
import { tableTexts } from '../text/texts.ts';
import { texts } from './texts.ts';

/** What everyone holds at a moment, where the table opens its hands after the match. */
export function OpenHands({ context, gameUi }: { context: TableContext; gameUi: GameUi }) {
  const { deck } = gameUi;
  const hands = gameUi.openHands?.(context.table.scene) ?? [];
  if (hands.every(hand => hand.length === 0)) return null;
  return (
    <ul class="openhands" aria-label={texts().replay.open} tabIndex={0}>
      {hands.map((hand, seat) => (
        <li key={seat}>
          <b>{context.nameOf(seat)}</b>
          <span class={deck === 'cluedo' ? 'openwords' : 'vh'}>
            <span class="vh">: </span>
            {hand.length === 0
              ? tableTexts().table.cards(0)
              : hand.map(({ name }) => name).join(', ')}
          </span>
          {/* There a card is a word. */}
          {deck !== 'cluedo' && (
            <span class="held-open" aria-hidden="true">
              {hand.map(({ card }) => (
                <span key={card}>
                  <CardFace deck={deck} card={card} />
                </span>
              ))}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
