import type { french, german } from '@stammtisch/kernel';

// What the app needs to show a card from a sprite. Nothing here draws, so that a page
// which imports this file does not carry the drawings along.

/** Units of the drawing: 63 : 100. */
export const WIDTH = 126;
export const HEIGHT = 200;

/** The looks of each deck; the first is the usual one. */
export const LOOKS = {
  french: ['standard', 'clear', 'xl'],
  german: ['traditional', 'clear', 'xl'],
} as const;

export type Deck = keyof typeof LOOKS;
/** A deck, or the cards of Cluedo, which have one look only. */
export type Pack = Deck | 'cluedo';
export type Look<D extends Deck = Deck> = (typeof LOOKS)[D][number];

export interface Cards {
  readonly french: french.Card;
  readonly german: german.Card;
}
export interface Suits {
  readonly french: french.Suit;
  readonly german: german.Suit;
}

/** The languages in which a letter beside the suit can name it. */
export const MARKS = ['en', 'de', 'it'] as const;
export type Marks = (typeof MARKS)[number];

export interface FrenchStyle {
  readonly look?: Look<'french'>;
  /** Clubs green and diamonds blue. */
  readonly fourColor?: boolean;
  /** A letter in a disc below the suit of the index; none if absent. */
  readonly marks?: Marks;
}
/** The German suits have four colours anyway. */
export interface GermanStyle {
  readonly look?: Look<'german'>;
  readonly fourColor?: never;
  readonly marks?: Marks;
}
export interface Styles {
  readonly french: FrenchStyle;
  readonly german: GermanStyle;
}

/** The symbol of a card in its sprite: `french-Td`. */
export const cardId = <D extends Deck>(deck: D, card: Cards[D]): string => `${deck}-${card}`;

export const backId = (deck: Deck): string => `${deck}-back`;

/** The symbol of a suit sign, which takes the text colour of the place it is used in: `french-d`. */
export const suitId = <D extends Deck>(deck: D, suit: Suits[D]): string => `${deck}-${suit}`;

/** The file of a sprite: `french-xl.svg`, in four colours `french-xl-4.svg`, marked `french-xl-4-de.svg`. */
export function spriteFile<D extends Deck>(deck: D, style: Styles[D] = {}): string {
  const { look = LOOKS[deck][0], fourColor = false, marks } = style;
  return [deck, look, ...(fourColor ? ['4'] : []), ...(marks ? [marks] : [])].join('-') + '.svg';
}
