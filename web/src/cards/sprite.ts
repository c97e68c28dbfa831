import { french, german } from '@stammtisch/kernel';

import { back } from './back.ts';
import { drawFrench, FRENCH_SIGNS, frenchColor } from './french.ts';
import { drawGerman, GERMAN_SIGNS } from './german.ts';
import { letters } from './lettering.ts';
import { type Markup } from './markup.ts';
import {
  backId,
  cardId,
  type Cards,
  type Deck,
  HEIGHT,
  type Styles,
  suitId,
  type Suits,
  WIDTH,
} from './names.ts';
import { GERMAN_COLORS, PALETTE } from './palette.ts';
import { definitionsFor } from './shapes.ts';
import { sheet } from './sheet.ts';
import { flat, rich, type Sign, silhouette } from './signs.ts';

// Plain shapes only: no gradients, patterns, clips, masks, filters or text. Those break in an
// external sprite, in a hidden one, or as an image.

/** A name for those who listen; without one the drawing is hidden from them. */
interface Titled {
  readonly title?: string;
}

/** One card by itself. */
export const cardSvg = <D extends Deck>(
  deck: D,
  card: Cards[D],
  options: Styles[D] & Titled = {},
): Markup => svg(CARD_BOX, sheet() + DECKS[deck].draw(card, options), options.title);

export const backSvg = ({ title }: Titled = {}): Markup => svg(CARD_BOX, sheet() + back(), title);

type GlyphOptions = Titled & {
  readonly fourColor?: boolean;
  /** With outline and inner lines; German suits only. */
  readonly rich?: boolean;
  /** A letter on the sign, for 20 px and more. */
  readonly mark?: string;
};

/** A suit sign by itself, for 16 px and more. */
export function glyphSvg<D extends Deck>(
  deck: D,
  suit: Suits[D],
  options: GlyphOptions = {},
): Markup {
  const { mark, title } = options;
  const letter = { x: 0, y: 1, height: 9, stroke: 1.7, set: 0.9, color: PALETTE.paper };
  const sign = DECKS[deck].glyph(suit, options);
  return svg(SIGN_BOX, sign + (mark === undefined ? '' : letters(mark, letter)), title);
}

/** All cards of a deck, its back and its suit signs as symbols of one file; see `cardId` and the others. */
export function sprite<D extends Deck>(deck: D, style: Styles[D] = {}): Markup {
  const { pack, suits, draw, sign } = DECKS[deck];
  const cards = [
    ...pack.map(card => [cardId(deck, card), sheet() + draw(card, style)] as const),
    [backId(deck), sheet() + back()] as const,
  ];
  const signs = suits.map(suit => [suitId(deck, suit), silhouette(sign(suit))] as const);
  const drawings = [...cards, ...signs].map(([, drawing]) => drawing);
  return [
    `<svg ${XMLNS}>`,
    definitionsFor(...drawings),
    ...cards.map(([id, drawing]) => symbol(id, CARD_BOX, drawing)),
    ...signs.map(([id, drawing]) => symbol(id, SIGN_BOX, drawing)),
    '</svg>',
  ].join('');
}

interface Drawings<D extends Deck> {
  readonly pack: readonly Cards[D][];
  readonly suits: readonly Suits[D][];
  readonly draw: (card: Cards[D], style: Styles[D]) => Markup;
  readonly sign: (suit: Suits[D]) => Sign;
  readonly glyph: (suit: Suits[D], options: GlyphOptions) => Markup;
}

const WHOLE = { x: 0, y: 0, size: 24 } as const;

const DECKS: { readonly [D in Deck]: Drawings<D> } = {
  french: {
    pack: french.PACK,
    suits: french.SUITS,
    draw: drawFrench,
    sign: suit => FRENCH_SIGNS[suit],
    glyph: (suit, { fourColor = false }) =>
      flat(FRENCH_SIGNS[suit], { ...WHOLE, color: frenchColor(suit, { fourColor }) }),
  },
  german: {
    pack: german.PACK_33,
    suits: german.SUITS,
    draw: drawGerman,
    sign: suit => GERMAN_SIGNS[suit],
    glyph: (suit, options) =>
      options.rich === true
        ? rich(GERMAN_SIGNS[suit], { ...WHOLE, line: 1.3 })
        : flat(GERMAN_SIGNS[suit], { ...WHOLE, color: GERMAN_COLORS[suit] }),
  },
};

const XMLNS = 'xmlns="http://www.w3.org/2000/svg"';
const CARD_BOX = `0 0 ${WIDTH} ${HEIGHT}`;
const SIGN_BOX = '-13 -13 26 26';

const symbol = (id: string, viewBox: string, drawing: Markup): Markup =>
  `<symbol id="${id}" viewBox="${viewBox}">${drawing}</symbol>`;

function svg(viewBox: string, drawing: Markup, title?: string): Markup {
  const open = `<svg ${XMLNS} viewBox="${viewBox}"`;
  const named =
    title === undefined
      ? `${open} aria-hidden="true">`
      : `${open} role="img"><title>${escaped(title)}</title>`;
  return `${named}${definitionsFor(drawing)}${drawing}</svg>`;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
