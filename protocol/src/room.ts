import type { PersonId } from './messages.ts';

/**
 * Who has a chair: a person (perhaps away from it, perhaps a robot), the computer under a name of its own (and
 * perhaps with a strength of its own), or nobody.
 */
export type Holder =
  | { readonly person: PersonId; readonly away?: true; readonly robot?: true }
  | { readonly bot: string; readonly skill?: number }
  | { readonly nobody: true };

/** The same as those who do not look at the table are told it. */
export type SeatSummary =
  | { readonly person: string; readonly away?: true }
  | { readonly bot: string }
  | { readonly nobody: true };

/**
 * What happens to a round when someone is gone in the middle of it: their side has lost it and the
 * table waits for someone else; the computer plays on; or the table waits until they are back, or
 * until its host lets the computer play. For those who say that they leave the computer plays on
 * there, too.
 */
export type Leavers = 'forfeit' | 'computer' | 'wait';

/** Who may sit down: whoever comes, whom the host lets in, or who knows the password. */
export type Access = 'free' | 'knock' | 'password';
/** Who may look on without a chair: everyone, whom the host lets in, or nobody. */
export type Spectators = 'all' | 'ask' | 'none';
/** Who may speak: everyone, those with a chair, or nobody. */
export type ChatMode = 'all' | 'players' | 'off';

/** What the host of a table can change at any time. */
export interface TableSettings {
  readonly name: string;
  /** Whether strangers find it in the list of tables. */
  readonly listed: boolean;
  readonly access: Access;
  /** No more players. */
  readonly locked: boolean;
  readonly chat: ChatMode;
  readonly spectators: Spectators;
  /** Whether everyone who may look at a match that is over may see all hands of it. */
  readonly openHands: boolean;
  /** Whether robots may sit down. */
  readonly robots: boolean;
  readonly leavers: Leavers;
  /** 0 for none. */
  readonly clock: number;
  /** 0 for none. */
  readonly reserve: number;
  readonly skill: number;
}

/** Somebody who waits until the host lets them in: to a chair, or to look on. */
export interface Knock {
  readonly person: PersonId;
  readonly wants: 'seat' | 'view';
  /** Which chair, if they have said so. */
  readonly seat?: number;
}

/** What is known of a table besides the game itself. It changes only by entries of the log. */
export interface Room {
  readonly game: string;
  /** Counts the tables of a house, and its name: unique among the open ones. */
  readonly number?: number;
  readonly name?: string;
  readonly host: PersonId;
  readonly chairs: readonly Holder[];
  /** People who will get a computer's chair when the round is over. */
  readonly waiting: readonly PersonId[];
  /** Which computer's chair, for those of them who have said so. */
  readonly wishes?: Readonly<Record<PersonId, number>>;
  /** People who have left, and whose chair is given up when the round is over. */
  readonly leaving: readonly PersonId[];
  readonly started: boolean;
  /** Who had the chairs when the last round began: what it brought is told of them. */
  readonly players?: readonly Holder[];
  /** Rounds that two or more people have begun together. */
  readonly rounds?: number;
  readonly listed: boolean;
  /** Absent: free. */
  readonly access?: Access;
  readonly locked?: boolean;
  /** Absent: everyone. */
  readonly chat?: ChatMode;
  readonly spectators?: Spectators;
  /** After a match all hands of it are open. */
  readonly openHands?: boolean;
  /** Absent: they may sit down. */
  readonly robots?: boolean;
  /** The first deal was chosen by whoever opened it: nothing that happens here counts. */
  readonly arena?: true;
  /** Who has moved on advice in this round: it counts in none of their statistics. */
  readonly advised?: readonly PersonId[];
  readonly knocks?: readonly Knock[];
  /** Those who were let in, or have sat here: they need not knock. */
  readonly members?: readonly PersonId[];
  /** Those who were let in to look on. */
  readonly viewers?: readonly PersonId[];
  readonly invited?: readonly PersonId[];
  readonly banned?: readonly PersonId[];
  /** As the host chose. Absent: the computer plays on. */
  readonly leavers?: Leavers;
  /** Seconds that people have for every decision. Absent: as long as they like. */
  readonly clock?: number;
  /** Seconds that everyone has besides, until they are used up. Absent: none. */
  readonly reserve?: number;
  /** Milliseconds that are left of it, for those who have used some. */
  readonly reserves?: Readonly<Record<PersonId, number>>;
  /** How much weaker than they can the computers play. */
  readonly skill?: number;
  readonly closed: boolean;
}
