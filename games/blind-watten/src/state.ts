import type {
  BetweenRounds,
  DealingRound,
  DealOf,
  german,
  Held,
  HouseMove,
  MatchOver,
  Ready,
  Seat,
  SessionOf,
  Side,
  Trick as TrickOf,
  Tricks as TricksOf,
} from '@stammtisch/kernel';

export type Card = german.Card;

/** Seats 0 and 2 against seats 1 and 3: partners sit opposite (rule 2.1). */
export type Team = Side;

export type Options = {
  /** Points that win a game (rule 9.1). */
  readonly target: 11 | 15 | 18;
  /** Whether a plain card of another suit can win a trick by its value (rule 5.6). */
  readonly offSuit: 'rankOnly' | 'ledSuit';
  /** Who deals next (rule 9.3). */
  readonly rotation: 'schlagChooser' | 'seat';
  /** Who shows first, and when the other sees it (rule 4.3). */
  readonly announceOrder: 'schlagFirst' | 'any' | 'together';
};

/** The cards that the announcers showed each other: the value of one, the suit of the other. */
export interface Announcement {
  readonly schlag: Card;
  readonly trump: Card;
}

/** What an announcer may ask of the other: new cards, or the other task (rules 4.6 and 4.7). */
export type Wish = 'schoenere' | 'schlagtausch';

export interface Asking {
  readonly by: Seat;
  readonly wish: Wish;
}

export type Trick = TrickOf<Card>;

/** Why a round was over. */
export type Ending =
  /** Three tricks. */
  | { readonly by: 'tricks' }
  /** A bet of this seat was not held. */
  | { readonly by: 'declined'; readonly bet: Seat }
  /** The four were not held (rule 8.2). */
  | { readonly by: 'four declined' }
  /** Whoever sat here went away for good (rule 10.2). */
  | { readonly by: 'forfeited'; readonly seat: Seat };

/** One line of the score sheet. */
export interface Finished {
  readonly winner: Team;
  readonly points: number;
  readonly ending: Ending;
}

/** A round that is over, with what was secret about it (rule 4.9); the cards never played stay hidden. */
export interface LastRound extends Finished {
  readonly dealer: Seat;
  readonly announcement: Announcement;
  readonly tricks: readonly Trick[];
}

/** How much is known: a state knows all of it, a view a part. Both go through the same phases. */
export interface Partly {
  readonly cards: Held<Card>;
  readonly card: Card | 'hidden';
  readonly announcement: Announcement | 'hidden';
}
export interface Fully {
  readonly cards: readonly Card[];
  readonly card: Card;
  readonly announcement: Announcement;
}

export interface Session extends SessionOf<Options, Finished> {
  /** Points of the two teams in this game. */
  readonly score: readonly number[];
  /** Games won by the two teams at this table. */
  readonly games: readonly number[];
}

export interface Dealt<K extends Partly> extends Session {
  readonly dealer: Seat;
  readonly hands: readonly K['cards'][];
  /** What dealer and forehand gave back for Schönere, one pair for each exchange: partners cannot hold it. */
  readonly gaveBack: readonly (readonly [dealer: K['cards'], forehand: K['cards']])[];
  /** Whether the announcers have exchanged their tasks (rule 4.7). */
  readonly swapped: boolean;
  /** What was declined and may not be asked again (rules 4.6 and 4.7). */
  readonly declined: readonly Asking[];
}

/** Between two rounds, and before the first. `dealer` is `drawn` before the first round of a game. */
export type Between = Session & BetweenRounds<LastRound>;
export type Dealing = Session & DealingRound;

/** Rule 4.1: the announcers show each other a card; that one has chosen theirs is no secret. */
export interface Announcing<K extends Partly = Fully> extends Dealt<K> {
  readonly phase: 'announcing';
  readonly shown: { readonly schlag?: K['card']; readonly trump?: K['card'] };
  /** Announcers who have said that they have no wish (rule 4.10); absent until someone has. */
  readonly noWish?: readonly Seat[];
}

/** One announcer has asked, and the other has to answer. */
export interface Asked<K extends Partly = Fully> extends Dealt<K> {
  readonly phase: 'asked';
  readonly asking: Asking;
  readonly noWish?: readonly Seat[];
}

/** Schönere was accepted: the house deals the announcers new cards. */
export interface Redealing<K extends Partly = Fully> extends Dealt<K> {
  readonly phase: 'redealing';
}

/** The four are going: the announcer of the team that leads decides (rule 8.2). */
export interface Forced<K extends Partly = Fully> extends Dealt<K> {
  readonly phase: 'forced';
  readonly announcement: K['announcement'];
}

export interface Tricks<K extends Partly> extends Dealt<K>, TricksOf<Card> {
  readonly announcement: K['announcement'];
  readonly stake: number;
  /** Which teams may raise (rule 7.4). */
  readonly mayBet: readonly Team[];
}

export interface Playing<K extends Partly = Fully> extends Tricks<K> {
  readonly phase: 'playing';
}

/** `by` has bet for their team; nobody plays until the other team's announcer has answered. */
export interface Betting<K extends Partly = Fully> extends Tricks<K> {
  readonly phase: 'betting';
  readonly by: Seat;
}

/** A game is won (rule 9.2). */
export type Over = Session & MatchOver<LastRound>;

/** A state or a view of it, by how much of the secrets is known. */
export type Phase<K extends Partly> =
  | Between
  | Dealing
  | Announcing<K>
  | Asked<K>
  | Redealing<K>
  | Forced<K>
  | Playing<K>
  | Betting<K>
  | Over;

export type State = Phase<Fully>;
/** While a round runs. */
export type Running = Exclude<State, Between | Over>;

type OpenMove =
  | Ready
  | { readonly kind: 'ask'; readonly wish: Wish }
  /** Said by an announcer who will not ask for anything (rule 4.10). */
  | { readonly kind: 'noWish' }
  /** To a wish, a bet, or the four. */
  | { readonly kind: 'answer'; readonly accept: boolean }
  | { readonly kind: 'bet' }
  | { readonly kind: 'card'; readonly card: Card };

interface Show<K extends Partly> {
  readonly kind: 'show';
  readonly card: K['card'];
}

type Deals<K extends Partly> =
  | DealOf<K['cards']>
  /** New cards for dealer and forehand. */
  | {
      readonly kind: 'redeal';
      readonly hands: readonly [dealer: K['cards'], forehand: K['cards']];
    };

export type Move = OpenMove | Show<Fully>;
export type Chance = Deals<Fully>;
export type AnyMove = Move | Chance | HouseMove;
/** A move as it is seen. */
export type Visible = OpenMove | Show<Partly> | Deals<Partly> | HouseMove;

export type Refusal =
  | 'not-seated'
  | 'not-now'
  | 'not-your-turn'
  | 'already-ready'
  | 'not-an-announcer'
  | 'already-declined'
  | 'already-exchanged'
  | 'already-no-wish'
  | 'not-in-hand'
  | 'must-follow-trump'
  | 'bet-pending'
  | 'not-your-teams-bet'
  | 'beyond-target';
