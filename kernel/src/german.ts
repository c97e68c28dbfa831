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

const RANK_OF: ReadonlyMap<Card, Rank> = new Map(
  PACK_32.map(card => [card, RANKS.find(rank => card.startsWith(rank))!]),
);

const SUIT_OF: ReadonlyMap<Card, Suit> = new Map(
  PACK_33.map(card => [card, SUITS.find(suit => card.endsWith(suit))!]),
);

export const rankOf = (card: PlainCard): Rank => RANK_OF.get(card)!;

export const suitOf = (card: Card): Suit => SUIT_OF.get(card)!;

const CARDS: ReadonlySet<unknown> = new Set(PACK_33);

export const isCard = (value: unknown): value is Card => CARDS.has(value);

/** What is announced in a game of Watten: a value, whose cards are Schläge, and the suit of trump. */
export interface Announced<Value> {
  readonly schlag: Value;
  readonly trump: Suit;
}

interface Classes<Card, Value, Class> {
  readonly pack: readonly Card[];
  /** Lowest first. */
  readonly values: readonly Value[];
  /** Weakest first. */
  readonly classes: readonly Class[];
  readonly classUnder: (card: Card, announced: Announced<Value>) => Class;
  /** Where a card stands among its own class: less than there are values. */
  readonly heightWithin: (own: Class, card: Card) => number;
}

/** Class and strength of every card. There are few announcements, and computers ask for them over and over. */
export function standings<Card, Value, Class>(rules: Classes<Card, Value, Class>) {
  const { pack, values, classes, classUnder, heightWithin } = rules;
  const standingUnder = (card: Card, announced: Announced<Value>) => {
    const own = classUnder(card, announced);
    const strength = classes.indexOf(own) * values.length + heightWithin(own, card);
    return { class: own, strength };
  };
  const under = (announced: Announced<Value>) =>
    new Map(pack.map(card => [card, standingUnder(card, announced)]));
  const all = new Map(
    values.map(schlag => [schlag, new Map(SUITS.map(trump => [trump, under({ schlag, trump })]))]),
  );
  const standingOf = (card: Card, { schlag, trump }: Announced<Value>) =>
    all.get(schlag)!.get(trump)!.get(card)!;
  return {
    classOf: (card: Card, announced: Announced<Value>): Class => standingOf(card, announced).class,
    strengthOf: (card: Card, announced: Announced<Value>): number =>
      standingOf(card, announced).strength,
  };
}
