import type { OptionList } from './options.ts';
import type { Random } from './random.ts';
import type { Result } from './result.ts';
import type { HouseMove, HouseRefusal, Seat } from './seating.ts';

/** Whoever makes a move: someone seated, or the house, which deals, seats people and calls time. */
export type Actor = Seat | 'house';

/**
 * Whoever looks on: someone seated; the gallery, which sees no hand; or `open`,
 * who sees everything, for the replay of a match whose table opens its hands.
 */
export type Viewer = Seat | 'gallery' | 'open';

/** Names the situation in which a question was asked, so that an answer to an older one is noticed. */
export type Stamp = string;

/**
 * A question that is open for one seat, and the kinds of move that answer it.
 * A kind answers at most one open question. The stamp changes whenever the
 * question does, and with nothing else: what others do meanwhile leaves it alone.
 */
export interface Decision<Kind extends string = string> {
  readonly stamp: Stamp;
  readonly kinds: readonly Kind[];
}

/** Moves that differ only in their `amount`: from `min` to `max` in steps of `step`. */
export interface Amounts<Kind extends string = string> {
  readonly kind: Kind;
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** How a match ended. More points are better; nobody need have won. */
export interface Outcome {
  readonly winners: readonly Seat[];
  readonly points: readonly number[];
}

/**
 * Money on the table: in front of each seat, stakes included, and what the bank
 * has won from them so far, which may be less than nothing. All of it together
 * changes only by what people bring and take away.
 */
export interface Chips {
  readonly seats: readonly number[];
  readonly bank: number;
}

/** What a round was for one seat. */
export interface Tally {
  readonly seat: Seat;
  readonly result: 'won' | 'lost' | 'drawn';
  /** Points; cents where there is money. */
  readonly score: number;
  /** What the seat has won or lost of its money, in cents; absent where nothing is played for. */
  readonly cents?: number;
}

/** A move as one viewer saw it. */
export interface Seen<Visible> {
  readonly by: Actor;
  readonly move: Visible;
}

/** The types a game is made of. All of them are plain JSON. */
export interface GameTypes {
  Options: object;
  State: object;
  /** What a seat can do. */
  Move: Kinded;
  /** What chance can bring: a deal, a throw of the dice. Its kinds are not among those of a seat. */
  Chance: Kinded;
  /** All that a viewer knows, the options included, since legality is read from it. */
  View: { readonly viewer: Viewer };
  /** What is left of a move when it is seen from outside. */
  Visible: Kinded;
  Fact: { readonly fact: string };
  Refusal: string;
}

interface Kinded {
  readonly kind: string;
}

/** Whatever can be done at a table, by a seat or by the house. */
export type AnyMove<P extends GameTypes> = P['Move'] | P['Chance'] | HouseMove;

/** What a game offers, as data: the pages know it before the rules are loaded. */
export interface Offer<Options extends object = object> {
  readonly name: string;
  /** How many can play, and how many do if nobody says otherwise: the most, unless it is `usual`. */
  readonly seats: { readonly min: number; readonly max: number; readonly usual?: number };
  /** With so many seats there are two teams that stay together: the even seats and the odd ones. */
  readonly teams?: readonly number[];
  readonly options: OptionList<Options>;
  /** How a table that one tap opens differs from the first preset, so that nobody has to wait. */
  readonly quick?: Partial<Options>;
  /** The computer players by name, the strongest first. */
  readonly strengths: readonly string[];
  /** Whether people play against the bank and not against each other. */
  readonly againstBank?: true;
  /** Seconds for a decision where people should not have to wait for each other, unless a table says otherwise. */
  readonly clock?: number;
  /** Whether a side can lose a round because someone went: the house move `forfeited`. */
  readonly canForfeit?: true;
}

/** A table as it was before it was laid anew, and which of its seats the first, the second … is now. */
export interface LaidBefore<State> {
  readonly state: State;
  readonly seats: readonly Seat[];
}

/**
 * Everything the house needs to know about a game.
 *
 * Implementations are pure: same arguments, same answer, and no argument is
 * changed. There is no clock and no chance but the `Random` passed in, and a
 * state is nothing but the moves that led to it.
 */
export interface Game<P extends GameTypes = GameTypes> extends Offer<P['Options']> {
  /** Of the rules: a log is replayed under the version it was played by. */
  readonly version: number;
  /** The same game under earlier versions of its rules, for tables that were opened under them. */
  readonly earlier?: readonly Game[];
  /** Kinds of moves that end everything for whoever makes them blindly: chance makes them only now and then. */
  readonly rash?: readonly P['Move']['kind'][];
  /** Kinds of moves that put more of a seat's money at stake: never made for someone who is away. */
  readonly spending?: readonly P['Move']['kind'][];

  /** An empty table. People and computers come to it by house moves. */
  start(options: P['Options'], seats: number): P['State'];

  /** A table that was laid anew before anything was played: what belongs to a chair, as a token does, stays with it. */
  laidAnew?(state: P['State'], before: LaidBefore<P['State']>): P['State'];

  /** Whom the table is waiting for: one, several at once, the house, or nobody while people are missing. */
  toMove(state: P['State']): readonly Actor[];

  /** The house's move, asked only when the house is to move. The outcome of chance is in the move. */
  chance(state: P['State'], random: Random): P['Chance'] | HouseMove;

  play(
    state: P['State'],
    actor: Actor,
    move: AnyMove<P>,
  ): Result<P['State'], P['Refusal'] | HouseRefusal>;

  /** The state after a move that `refusal` has nothing against, from the seat it was asked for. */
  playLegal(state: P['State'], seat: Seat, move: P['Move']): P['State'];

  /** What `viewer` is entitled to know, built up field by field, with all that viewer has seen. */
  view(state: P['State'], viewer: Viewer): P['View'];

  /** The questions open for the viewer; a seat may have some when it is not its turn. */
  decisions(view: P['View']): readonly Decision<P['Move']['kind']>[];

  /** The viewer's moves, except those that `amounts` describes. */
  legalMoves(view: P['View']): readonly P['Move'][];

  amounts?(view: P['View']): readonly Amounts<P['Move']['kind']>[];

  /** Why the viewer may not make this move. The house and the browser ask the same function. */
  refusal(view: P['View'], move: P['Move']): P['Refusal'] | undefined;

  /** The move as `viewer` may see it, or nothing at all. `state` is the one it was made in. */
  seen(state: P['State'], actor: Actor, move: AnyMove<P>, viewer: Viewer): P['Visible'] | undefined;

  /** What happened, in data: for the state line, the log, animation, the screen reader, replays. */
  facts(before: P['View'], seen: Seen<P['Visible']>, after: P['View']): readonly P['Fact'][];

  /** Only in games with money. */
  chips?(state: P['State']): Chips;

  /**
   * A whole state that fits all the viewer knows, drawn as chance would have it:
   * deals are equally likely beforehand, and so are the secret choices a seat had.
   */
  sample(view: P['View'], random: Random): P['State'];

  /** What a round that has just ended was for those who played it, for their statistics; else nothing. */
  tally?(before: P['State'], after: P['State']): readonly Tally[];

  /**
   * Seats that know what those still playing must not learn. What they and the
   * gallery say reaches only each other while there are any.
   */
  knowsSecret?(state: P['State']): readonly Seat[];

  /**
   * Milliseconds for which the computer in `seat` waits at the least before it moves, so that people
   * have time to speak up first. Read from the gallery's view, so that the pause tells nothing hidden.
   */
  botDelayMs?(gallery: P['View'], seat: Seat): number;

  /**
   * How long the computer in `seat` seems to think, as a multiple of the usual: by how hard the
   * decision looks to everyone, and so from the gallery's view as well. As usual, if there is none.
   */
  botPace?(gallery: P['View'], seat: Seat): number;

  /** Undefined while the match goes on. */
  outcome(state: P['State']): Outcome | undefined;

  /** A seat's move out of what a stranger sent, in its canonical form. */
  decodeMove(value: unknown): P['Move'] | undefined;

  /** The game's own moves as players write them, for records and bug reports. */
  formatMove(move: P['Move'] | P['Chance']): string;
  parseMove(text: string): P['Move'] | P['Chance'] | undefined;
}

/** A computer player. It sees a view and never a state, so it cannot cheat. */
export interface Bot<P extends GameTypes = GameTypes> {
  readonly name: string;
  /** Undefined to let pass what need not be decided now: a bet out of turn, say. */
  choose(view: P['View'], random: Random): P['Move'] | undefined;
}

/** What the strongest player would do in somebody's place, how sure it is, and why, in facts of the game. */
export interface Advice<
  Move extends Kinded = Kinded,
  Reason extends { readonly reason: string } = { readonly reason: string },
> {
  readonly move: Move;
  /** Whether it is right whatever the hidden cards are, better than all else, or hardly so. */
  readonly sure: 'certain' | 'clear' | 'close';
  readonly reasons: readonly Reason[];
}

/** A decision beside what the strongest player would have done in that place. */
export interface Review<
  Move extends Kinded = Kinded,
  Reason extends { readonly reason: string } = { readonly reason: string },
> extends Advice<Move, Reason> {
  /** As good as that. */
  readonly isBest: boolean;
  /** What it has cost, by that player's estimate, in the measure of the game. */
  readonly cost: number;
}

/** What a computer player is asked. It gets a view, like anyone else. */
export interface BotQuestion {
  readonly game: string;
  /** The version of the rules that the table is played by. */
  readonly rules: number;
  readonly view: { readonly viewer: Viewer };
  /** Which of the game's players decides: the first is the strongest. */
  readonly skill?: number;
  /** For what the player leaves to chance. */
  readonly seed: string;
}

/** The game under the given version of its rules, if it is still known. */
export const rulesOf = (game: Game, version: number): Game | undefined =>
  [game, ...(game.earlier ?? [])].find(each => each.version === version);

/** The viewer's own seat, if they have one. */
export const seatOf = (viewer: Viewer): Seat | undefined =>
  typeof viewer === 'number' ? viewer : undefined;

export const viewersOf = (seats: number): readonly Viewer[] => [
  ...Array.from({ length: seats }, (_, seat) => seat),
  'gallery',
  'open',
];
