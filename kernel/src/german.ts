/** The German-suited pack: 32 cards, and the Weli for the games that use it. */
export const RANKS = ['7', '8', '9', 'T', 'U', 'O', 'K', 'A'] as const;
export const SUITS = ['b', 'l', 'h', 'a'] as const;

/** Lowest first: seven, eight, nine, ten, Unter, Ober, king, ace. */
export type Rank = (typeof RANKS)[number];
/** Bells, leaves, hearts, acorns. */
export type Suit = (typeof SUITS)[number];
export type PlainCard = `${Rank}${Suit}`;
/** The six of bells, in a class of its own. */
export type Weli = '6b';
/** `'Oh'` is the Ober of hearts. */
export type Card = PlainCard | Weli;

export const WELI: Weli = '6b';

export const PACK_32: readonly PlainCard[] = SUITS.flatMap(suit =>
  RANKS.map((rank): PlainCard => `${rank}${suit}`),
);

export const PACK_33: readonly Card[] = [WELI, ...PACK_32];

const CARDS: ReadonlySet<unknown> = new Set(PACK_33);

export const isCard = (value: unknown): value is Card => CARDS.has(value);
