/** The French-suited pack of 52. Each game orders ranks and suits for itself. */
export const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'] as const;
export const SUITS = ['d', 'c', 'h', 's'] as const;

export type Rank = (typeof RANKS)[number];
/** Diamonds, clubs, hearts, spades. */
export type Suit = (typeof SUITS)[number];
/** `'Td'` is the ten of diamonds. */
export type Card = `${Rank}${Suit}`;

export const PACK: readonly Card[] = RANKS.flatMap(rank =>
  SUITS.map((suit): Card => `${rank}${suit}`),
);

const CARDS: ReadonlySet<unknown> = new Set(PACK);

export const isCard = (value: unknown): value is Card => CARDS.has(value);
