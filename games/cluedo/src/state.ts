import type { Held, HouseMove, Outcome, Ready, Seat, Seating, Viewer } from '@stammtisch/kernel';

/** Also the tokens, in the order in which they are given out. */
export const SUSPECTS = ['red', 'yellow', 'white', 'green', 'blue', 'purple'] as const;
export const WEAPONS = ['candlestick', 'dagger', 'pipe', 'pistol', 'rope', 'wrench'] as const;
export const ROOMS = [
  'kitchen',
  'ballroom',
  'conservatory',
  'dining',
  'billiard',
  'library',
  'lounge',
  'hall',
  'study',
] as const;

export type Suspect = (typeof SUSPECTS)[number];
export type Weapon = (typeof WEAPONS)[number];
export type Room = (typeof ROOMS)[number];
export type Card = Suspect | Weapon | Room;

export const CARDS: readonly Card[] = [...SUSPECTS, ...WEAPONS, ...ROOMS];

/** A square of a corridor: its row times the width of the board plus its column. */
export type Square = number;
export type Place = Room | Square;

/** One card of each sort: a suspicion, an accusation, the solution. */
export interface Guess {
  readonly who: Suspect;
  readonly how: Weapon;
  readonly where: Room;
}

export type Options = {
  /** How many dice are thrown. */
  readonly dice: 1 | 2;
  /** Whether all pips must be used in the corridors. */
  readonly exactRoll: boolean;
};

/** How much is known: a state knows all of it, a view a part. Both go through the same phases. */
export interface Partly {
  readonly hand: Held<Card>;
  readonly solution: Guess | 'hidden';
  readonly card: Card | 'hidden';
}
interface Fully {
  readonly hand: readonly Card[];
  readonly solution: Guess;
  readonly card: Card;
}

export interface Suspicion<K extends Partly = Fully> {
  readonly asker: Seat;
  readonly guess: Guess;
  /** Who was asked and has none of the three, in the order of asking. */
  readonly passed: readonly Seat[];
  /** Who has one of them: the first in turn order. Absent if nobody has. */
  readonly by?: Seat;
  /** What was shown to the asker, once it was. */
  readonly card?: K['card'];
}

export interface Accusation {
  readonly seat: Seat;
  readonly guess: Guess;
  readonly right: boolean;
}

/** What outlasts a match. */
export interface Session {
  readonly options: Options;
  readonly seating: Seating;
  /** By seat: whose token. A free seat keeps the one it had or would get. */
  readonly tokens: readonly Suspect[];
  /** By seat: how many tokens were chosen there. Never goes back, so that stamps do not repeat. */
  readonly chosen: readonly number[];
  /** How many matches have begun. Never goes back, so that stamps do not repeat. */
  readonly match: number;
  /** By seat: matches won by whoever sits there. */
  readonly won: readonly number[];
}

/** People come and choose their tokens. */
export interface Gathering extends Session {
  readonly phase: 'gathering';
}

/** The house draws the solution and deals. */
export interface Dealing extends Session {
  readonly phase: 'dealing';
}

export interface Match<K extends Partly = Fully> extends Session {
  readonly hands: readonly K['hand'][];
  readonly solution: K['solution'];
  /** Where every token stands, also those that nobody plays with. */
  readonly places: Readonly<Record<Suspect, Place>>;
  readonly weapons: Readonly<Record<Weapon, Room>>;
  readonly suspicions: readonly Suspicion<K>[];
  readonly accusations: readonly Accusation[];
  /** Seats that accused wrongly. */
  readonly out: readonly Seat[];
  /** Seats whose token somebody's suspicion has moved since their own last turn. */
  readonly called: readonly Seat[];
  readonly turn: Seat;
  /** How many turns have begun in this match. */
  readonly turns: number;
}

/** The turn begins: roll, take the passage, stay if called, or accuse; who is shut in may only end it. */
export interface Moving<K extends Partly = Fully> extends Match<K> {
  readonly phase: 'moving';
}

/** The house throws the dice. */
export interface Rolling<K extends Partly = Fully> extends Match<K> {
  readonly phase: 'rolling';
}

export interface Walking<K extends Partly = Fully> extends Match<K> {
  readonly phase: 'walking';
  readonly dice: readonly number[];
}

/** The token stands where it goes this turn: suspect if entitled, accuse, or end the turn. */
export interface Acting<K extends Partly = Fully> extends Match<K> {
  readonly phase: 'acting';
  /** Absent after a passage, and for who stayed. */
  readonly dice?: readonly number[];
  readonly maySuspect: boolean;
}

/** The last suspicion can be refuted, and is about to be. */
export interface Refuting<K extends Partly = Fully> extends Match<K> {
  readonly phase: 'refuting';
  readonly dice?: readonly number[];
  /** Whether the refuter ran out of time: then the house shows a card. */
  readonly late: boolean;
}

export interface Over<K extends Partly = Fully> extends Match<K> {
  readonly phase: 'over';
  readonly outcome: Outcome;
  /** Who is ready for another match. */
  readonly ready: readonly Seat[];
}

export type InMatch<K extends Partly = Fully> =
  | Moving<K>
  | Rolling<K>
  | Walking<K>
  | Acting<K>
  | Refuting<K>
  | Over<K>;

export type Phase<K extends Partly> = Gathering | Dealing | InMatch<K>;

export type State = Phase<Fully>;
export type View = Phase<Partly> & { readonly viewer: Viewer };

export type Move =
  /** Before a match: another token. */
  | { readonly kind: 'token'; readonly token: Suspect }
  | { readonly kind: 'roll' | 'passage' | 'stay' | 'end' }
  | { readonly kind: 'walk'; readonly to: Place }
  | { readonly kind: 'suspect'; readonly guess: Guess }
  | { readonly kind: 'accuse'; readonly guess: Guess }
  | { readonly kind: 'show'; readonly card: Card }
  | Ready;

export type Chance =
  /**
   * All cards: the first of each sort is the solution, the others are dealt one by one.
   * The weapons begin in these rooms, in the order of `WEAPONS`.
   */
  | { readonly kind: 'deal'; readonly cards: readonly Card[]; readonly weapons: readonly Room[] }
  | { readonly kind: 'dice'; readonly dice: readonly number[] }
  /** The card that is shown for whoever ran out of time. */
  | { readonly kind: 'pick'; readonly card: Card };

export type AnyMove = Move | Chance | HouseMove;

/** A move as it is seen. */
export type Visible =
  | Exclude<Move, { readonly kind: 'show' | 'accuse' }>
  | { readonly kind: 'deal'; readonly weapons: readonly Room[] }
  | { readonly kind: 'dice'; readonly dice: readonly number[] }
  | { readonly kind: 'show'; readonly card: Card | 'hidden' }
  | { readonly kind: 'pick'; readonly card: Card | 'hidden' }
  /** Whether it is right is for everyone, what is right only for whoever asked. */
  | { readonly kind: 'accuse'; readonly guess: Guess; readonly right: boolean }
  | HouseMove;

export type Refusal =
  | 'not-seated'
  | 'not-now'
  | 'not-your-turn'
  | 'out'
  | 'token-taken'
  | 'already-rolled'
  | 'no-passage'
  | 'not-called'
  | 'shut-in'
  | 'cannot-reach'
  | 'must-move'
  | 'not-in-a-room'
  | 'not-in-that-room'
  | 'not-entitled'
  | 'not-yours-to-show'
  | 'not-named'
  | 'already-ready';
