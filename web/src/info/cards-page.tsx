import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

import { LISTINGS } from '../games/catalogue.ts';
import type { DeckCards } from '../games/deck-cards.ts';
import type { Listing } from '../games/listing.ts';
import { lazy } from '../lazy.ts';
import { CardFace } from '../parts/card.tsx';
import { houseTexts } from '../text/texts.ts';
import { InfoPage } from './info-page.tsx';
import { texts } from './texts.ts';

const DECKS = LISTINGS.filter(({ loadCards }) => loadCards !== undefined);

/** A picture of every card of every deck. */
export function CardsPage() {
  const text = texts().cards;
  const loaded = useSignal<readonly DeckCards[] | undefined>(undefined);
  useEffect(() => {
    const load = () => Promise.all(DECKS.flatMap(({ loadCards }) => loadCards?.() ?? []));
    void lazy(load).then(decks => (loaded.value = decks));
  }, []);
  const decks = loaded.value;
  const all = decks?.flatMap(({ rows }) => rows.flat()).length;
  return (
    <InfoPage
      title={text.title}
      lead={text.lead}
      state={all === undefined ? houseTexts().connection.connecting : text.count(all)}
    >
      {decks?.map((cards, at) => (
        <DeckPicture key={DECKS[at]!.deck} deck={DECKS[at]!.deck} cards={cards} />
      ))}
    </InfoPage>
  );
}

interface DeckPictureProps {
  readonly deck: Listing['deck'];
  readonly cards: DeckCards;
}

function DeckPicture({ deck, cards: { rows, nameOf, Card } }: DeckPictureProps) {
  const text = texts().cards;
  return (
    <section class="panel deckpicture" aria-labelledby={`deck-${deck}`}>
      <h2 id={`deck-${deck}`}>
        {text.deck[deck]} <small class="muted">{text.count(rows.flat().length)}</small>
      </h2>
      {rows.map(row => (
        <ul class="cardgrid" key={row[0]}>
          {row.map(card => (
            <li key={card}>
              {Card ? (
                <Card card={card} />
              ) : (
                <span class="card" role="img" aria-label={nameOf(card)} title={nameOf(card)}>
                  <CardFace deck={deck} card={card} />
                </span>
              )}
            </li>
          ))}
        </ul>
      ))}
    </section>
  );
}
