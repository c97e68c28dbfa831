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

/** The 32 German cards, without the Weli. */
export type Card = german.PlainCard;

/** The two sides of a round (rule 2.1). Party 0 is the one forehand belongs to, except where teams are fixed: then 0 are the even seats. */
export type Party = Side;

export type Options = {
  /** Points that win a game (rule 8.2). */
  readonly target: 11 | 15 | 21;
  /** What a raise costs whoever is gespannt: two points once a round, or it is not possible at all (rule 7.2). */
  readonly gespanntFoul: 'penalty' | 'blocked';
  /** Among three: the dealer names trump as always, or forehand, alone against two, names both (rule 3.4). */
  readonly threePlayerBidding: 'split' | 'solo';
  /**
   * What a round is like while someone is gespannt: the other fixed team raises unasked, and where there are
   * no fixed teams the round begins at three; or it always begins at three (rules 7.4 and 7.7). Absent at
   * tables of version 1 (rule 7.8).
   */
  readonly whenGespannt?: 'raise' | 'three';
};

export type Trick = TrickOf<Card>;

/** Why a round was over. */
export type Ending =
  /** Three tricks. */
  | { readonly by: 'tricks' }
  /** The raise of this seat was not held; `forced` if nobody was asked for it (rule 7.4). */
  | { readonly by: 'given up'; readonly raise: Seat; readonly forced: boolean }
  /** Whoever sat here went away for good (rule 9.2). */
  | { readonly by: 'forfeited'; readonly seat: Seat };

/** One line of the score sheet. */
export interface Finished {
  /** Who scored: a whole party, by seat. */
  readonly winners: readonly Seat[];
  readonly points: number;
  readonly ending: Ending;
  /** Who lost two points in it by the foul of rule 7.2; absent if nobody did. */
  readonly fouled?: readonly Seat[];
}

/** A round that is over. The cards never played stay hidden. */
export interface LastRound extends Finished {
  readonly dealer: Seat;
  readonly schlag: german.Rank;
  readonly trump: german.Suit;
  readonly tricks: readonly Trick[];
}

export interface Session extends SessionOf<Options, Finished> {
  /** Points in this game, by scorer: the two teams among four and six (even seats first), else each seat (rule 2.3). */
  readonly scores: readonly number[];
  /** Games won at this table, by scorer; a shared win counts for each (rule 8.4). */
  readonly games: readonly number[];
}

export interface Dealt<Cards> extends Session {
  readonly dealer: Seat;
  readonly hands: readonly Cards[];
}

/** Between two rounds, and before the first. `dealer` is `drawn` before the first round of a table (rule 3.1). */
export type Between = Session & BetweenRounds<LastRound>;
export type Dealing = Session & DealingRound;

/** Forehand is to name the Schlag. */
export interface NamingSchlag<Cards = readonly Card[]> extends Dealt<Cards> {
  readonly phase: 'schlag';
}

/** The dealer is to name trump, or forehand among three who bid solo (rule 3.4). */
export interface NamingTrump<Cards = readonly Card[]> extends Dealt<Cards> {
  readonly phase: 'trump';
  readonly schlag: german.Rank;
}

export interface Tricks<Cards = readonly Card[]> extends Dealt<Cards>, TricksOf<Card> {
  readonly schlag: german.Rank;
  readonly trump: german.Suit;
  readonly value: number;
  /** Which parties may raise (rule 6.5). */
  readonly mayRaise: readonly Party[];
  /** Who has committed the foul of rule 7.2 in this round. */
  readonly fouled: readonly Seat[];
}

export interface Playing<Cards = readonly Card[]> extends Tricks<Cards> {
  readonly phase: 'playing';
}

/** `by` has raised; nobody plays until the one opponent has answered (rule 6.3). */
export interface Raised<Cards = readonly Card[]> extends Tricks<Cards> {
  readonly phase: 'raised';
  readonly by: Seat;
  /** Raised by the rules, against a team that is gespannt (rule 7.4). */
  readonly forced: boolean;
}

/** A game is won. */
export interface Over extends Session, MatchOver<LastRound> {
  /** Who deals the next game's first round: the deal goes on round the table. */
  readonly dealer: Seat | 'drawn';
}

/** A state or a view of it, by how much of a hand is known. */
export type Phase<Cards> =
  | Between
  | Dealing
  | NamingSchlag<Cards>
  | NamingTrump<Cards>
  | Playing<Cards>
  | Raised<Cards>
  | Over;

export type State = Phase<readonly Card[]>;
/** While a round runs. */
export type Running = Exclude<State, Between | Over>;
/** Whatever is known in public, of a state or a view. */
export type Position = Phase<Held<Card>>;

export type Move =
  | Ready
  | { readonly kind: 'schlag'; readonly schlag: german.Rank }
  | { readonly kind: 'trump'; readonly trump: german.Suit }
  /** Ausschaffen: "Gehst du?" */
  | { readonly kind: 'raise' }
  | { readonly kind: 'answer'; readonly hold: boolean }
  | { readonly kind: 'card'; readonly card: Card };

export type Deal = DealOf<readonly Card[]>;
export type AnyMove = Move | Deal | HouseMove;
/** A move as it is seen. */
export type Visible = Move | DealOf<Held<Card>> | HouseMove;

export type Refusal =
  | 'not-seated'
  | 'not-now'
  | 'not-your-turn'
  | 'already-ready'
  | 'not-in-hand'
  /** Rule 5.3. */
  | 'trump-or-crit'
  | 'raise-pending'
  | 'parties-alternate'
  | 'gespannt'
  | 'fouled-already';
