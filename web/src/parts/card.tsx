import { language, look, type Suits, suits } from '../settings.ts';

/** The drawing of a card, or of a back; without words, which whoever shows it supplies. */
export const CardFace = ({ card }: { card: string }) => (
  <svg viewBox="0 0 126 200" aria-hidden="true">
    <use href={`/decks/french-${look.value}${VARIANTS[suits.value]()}.svg#french-${card}`} />
  </svg>
);

const VARIANTS: Readonly<Record<Suits, () => string>> = {
  two: () => '',
  four: () => '-4',
  letters: () => `-4-${language.value}`,
};

/** Cards in a row, for the eye only. */
export const CardRow = ({ cards, kind }: { cards: readonly string[]; kind: string }) => (
  <span class={kind} aria-hidden="true">
    {cards.map(card => (
      <span class="card" key={card}>
        <CardFace card={card} />
      </span>
    ))}
  </span>
);

export const Backs = ({ count }: { count: number }) => (
  <span class="backs" aria-hidden="true">
    {Array.from({ length: count }, (_, at) => (
      <span class="card" key={at}>
        <CardFace card="back" />
      </span>
    ))}
  </span>
);
