import type { french, Held, HouseMove, Outcome, Ready, Seat, Seating } from '@stammtisch/kernel';

export type Card = french.Card;

export type Options = {
  /** One is shuffled for every round; several make a shoe (rules 1.3 and 1.4). */
  readonly decks: number;
  /** Whether the dealer looks for a natural before anyone plays (rule 5.1). */
  readonly peek: boolean;
  /** Whether a pair may be split (rule 4.6). */
  readonly split: boolean;
  readonly doubleAfterSplit: boolean;
  /** What the dealer does with a soft 17 (rule 6.1). */
  readonly soft17: 'stand' | 'hit';
  /** Whether bets are made one after another or all at once (rule 2.3). */
  readonly betting: 'inTurn' | 'together';
};

/** Cards in front of a seat, and what was bet on them. */
export interface Hand {
  readonly seat: Seat;
  readonly cards: readonly Card[];
  /** In cents, before doubling. */
  readonly bet: number;
  readonly doubled: boolean;
  /** One of the two hands of a split. */
  readonly fromSplit: boolean;
  /** Gets no more cards, by choice or by rule; a hand of 21 or more needs no saying. */
  readonly stood: boolean;
}

/** How a hand ended (rules 7.1 to 7.3). */
export type Result = 'bust' | 'lost' | 'push' | 'won' | 'blackjack';

export interface SettledHand extends Hand {
  readonly result: Result;
  /** In cents; below zero if lost. */
  readonly profit: number;
}

/** The last round, as it lies on the table until the next one begins. */
export interface Settled {
  /** In order of play. */
  readonly hands: readonly SettledHand[];
  /** The open card, the hole card, then what was drawn. */
  readonly dealer: readonly Card[];
  /** By seat, in cents: what insurance won or lost. */
  readonly insurance: readonly number[];
  /** By seat, in cents: everything together (rule 7.6). */
  readonly profits: readonly number[];
}

/** How much is known: a state knows all of it, a view a part. Both go through the same phases. */
export interface Partly {
  readonly card: Card | 'hidden';
  readonly cards: Held<Card>;
}
export interface Fully {
  readonly card: Card;
  readonly cards: readonly Card[];
}

/** What outlasts a round. */
export interface Session<K extends Partly = Fully> {
  readonly options: Options;
  readonly seating: Seating;
  /** Cents in front of each seat, without the stakes in play (rule 2.5). */
  readonly stacks: readonly number[];
  /** What the bank has won from the seats, less what it has lost to them. */
  readonly bank: number;
  /** What each seat has won in this match, less what it has lost. */
  readonly won: readonly number[];
  /** How many rounds have begun. Never goes back, so that stamps do not repeat. */
  readonly round: number;
  /** The cards still to come, the next one first. */
  readonly stock: K['cards'];
  /** Cards that have been seen since the last shuffle and are no longer on the table. */
  readonly discards: readonly Card[];
}

/** Between two rounds, and before the first. */
export interface Between<K extends Partly = Fully> extends Session<K> {
  readonly phase: 'between';
  readonly ready: readonly Seat[];
  /** Absent before the first round, and after one that nobody bet in. */
  readonly last?: Settled;
}

/** A round begins with a shuffle, unless a shoe has enough cards left. */
export interface Shuffling<K extends Partly = Fully> extends Session<K> {
  readonly phase: 'shuffling';
}

export interface Betting<K extends Partly = Fully> extends Session<K> {
  readonly phase: 'betting';
  /** By seat, in cents; 0 before the bet. */
  readonly bets: readonly number[];
  /** Those who ran out of time (rule 2.6). */
  readonly sittingOut: readonly Seat[];
}

export interface Dealt<K extends Partly = Fully> extends Session<K> {
  /** In order of play; the two hands of a split lie side by side. */
  readonly hands: readonly Hand[];
  /** By seat, in cents: the stake of those who are insured, otherwise 0. */
  readonly insurance: readonly number[];
  /** The dealer's open card. */
  readonly up: Card;
  readonly hole: K['card'];
}

/** The dealer shows an ace and will look: who wants insurance? (rule 5.2) */
export interface Insuring<K extends Partly = Fully> extends Dealt<K> {
  readonly phase: 'insuring';
  /** Those who have not answered yet. */
  readonly asked: readonly Seat[];
}

export interface Playing<K extends Partly = Fully> extends Dealt<K> {
  readonly phase: 'playing';
  /** Which of the hands is being played. */
  readonly turn: number;
}

export interface Over<K extends Partly = Fully> extends Session<K> {
  readonly phase: 'over';
  /** As it was when the table closed, whoever gets up later. */
  readonly outcome: Outcome;
  readonly last?: Settled;
}

/** A state or a view of it, by how much of the hidden cards is known. */
export type Phase<K extends Partly> =
  | Between<K>
  | Shuffling<K>
  | Betting<K>
  | Insuring<K>
  | Playing<K>
  | Over<K>;

export type State = Phase<Fully>;

/** What can be done with a hand. */
export type HandMove = { readonly kind: 'stand' | 'hit' | 'double' | 'split' };

export type Move =
  /** In cents. */
  | { readonly kind: 'bet'; readonly amount: number }
  | HandMove
  | { readonly kind: 'insurance' }
  /** No insurance: an answer only where it is asked for (rule 5.2). */
  | { readonly kind: 'decline' }
  | Ready;

/** Moves that put more of one's money at stake. */
export const SPENDING: readonly Move['kind'][] = ['bet', 'double', 'split', 'insurance'];

interface Shuffles<K extends Partly> {
  readonly kind: 'shuffle';
  /** All cards of all decks, the next one first: one commitment covers whatever is dealt from them. */
  readonly cards: K['cards'];
}

export type Shuffle = Shuffles<Fully>;
export type AnyMove = Move | Shuffle | HouseMove;
/** A move as it is seen. */
export type Visible = Move | Shuffles<Partly> | HouseMove;

export type Refusal =
  | 'not-seated'
  | 'not-now'
  | 'not-your-turn'
  | 'already-ready'
  | 'already-bet'
  | 'sitting-out'
  | 'bet-too-low'
  | 'not-whole-dollars'
  | 'too-few-chips'
  | 'not-with-these-cards'
  | 'not-at-this-table'
  | 'not-a-pair'
  | 'already-split'
  | 'no-ace-showing'
  | 'already-insured';
