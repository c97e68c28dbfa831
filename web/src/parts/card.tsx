import { inHouse } from '../base-path.ts';
import type { Deck, Pack } from '../cards/names.ts';
import { language, look, type Look, type Suits, suits } from '../settings.ts';

/** The drawing of a card, or of a back; without words, which whoever shows it supplies. */
export const CardFace = ({ deck, card }: { deck: Pack; card: string }) => (
  <svg viewBox="0 0 126 200" aria-hidden="true">
    <use href={`${FILES[deck]()}#${deck}-${card}`} />
  </svg>
);

/** The sign of a suit, in the colour of the text. */
export const SuitSign = ({ deck, suit }: { deck: Deck; suit: string }) => (
  <svg class="suit" viewBox="0 0 26 26" aria-hidden="true">
    <use href={`${FILES[deck]()}#${deck}-${suit}`} />
  </svg>
);

const FILES: Readonly<Record<Pack, () => string>> = {
  cluedo: () => inHouse('/cluedo.svg'),
  french: () => inHouse(`/decks/french-${look.value}${VARIANTS[suits.value]()}.svg`),
  german: () =>
    inHouse(
      `/decks/german-${GERMAN_LOOKS[look.value]}${suits.value === 'letters' ? `-${language.value}` : ''}.svg`,
    ),
};

const VARIANTS: Readonly<Record<Suits, () => string>> = {
  two: () => '',
  four: () => '-4',
  letters: () => `-4-${language.value}`,
};

const GERMAN_LOOKS: Readonly<Record<Look, string>> = {
  standard: 'traditional',
  clear: 'clear',
  xl: 'xl',
};

interface RowProps {
  readonly deck: Pack;
  readonly cards: readonly string[];
  readonly kind: string;
}

/** Cards in a row, for the eye only. */
export const CardRow = ({ deck, cards, kind }: RowProps) => (
  <span class={kind} aria-hidden="true">
    {cards.map(card => (
      <span class="card" key={card}>
        <CardFace deck={deck} card={card} />
      </span>
    ))}
  </span>
);

export const Backs = ({ deck, count }: { deck: Pack; count: number }) => (
  <span class="backs" aria-hidden="true">
    {Array.from({ length: count }, (_, at) => (
      <span class="card" key={at}>
        <CardFace deck={deck} card="back" />
      </span>
    ))}
  </span>
);
