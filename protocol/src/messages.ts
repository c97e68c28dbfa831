import type { Actor, Patch } from '@stammtisch/kernel';

import type { ErrorCode } from './errors.ts';

export type PersonId = string;
export type TableId = string;
/** How many entries a table's log has. Names a position in its history. */
export type Version = number;

/** Who has a chair: a person (perhaps away from it), the computer under a name of its own, or nobody. */
export type Holder =
  | { readonly person: PersonId; readonly away?: true }
  | { readonly bot: string }
  | { readonly nobody: true };

/**
 * What happens to a round when someone leaves in the middle of it: their side has
 * lost it and the table waits for someone else, or the computer plays on.
 */
export type Leavers = 'forfeit' | 'computer';

/** What is known of a table besides the game itself. It changes only by entries of the log. */
export interface Room {
  readonly game: string;
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
  /** As the host chose. Absent: the computer plays on. */
  readonly leavers?: Leavers;
  /** Seconds that people have for every decision. Absent: as long as they like. */
  readonly clock?: number;
  /** How much weaker than they can the computers play. */
  readonly skill?: number;
  readonly closed: boolean;
}

/** All that a viewer sees of a table. */
export interface Scene<View = unknown> {
  readonly room: Room;
  readonly view: View;
}

export interface Person {
  readonly name: string;
  /** Whether they are connected and looking at this table. */
  readonly here: boolean;
}

/** A row of the lobby. */
export interface TableSummary {
  readonly table: TableId;
  readonly game: string;
  readonly host: string;
  readonly options: unknown;
  readonly seats: number;
  readonly people: readonly string[];
  readonly bots: number;
  readonly started: boolean;
  readonly leavers?: Leavers;
  readonly clock?: number;
  readonly skill?: number;
}

/** An open table at which one has sat. */
export interface OwnTable extends TableSummary {
  /** When something last happened there, in milliseconds since 1970. */
  readonly at: number;
}

/** A row of the high scores. */
export interface HighScore {
  readonly name: string;
  /** In cents. */
  readonly score: number;
  readonly at: number;
}

/** How someone has played a game so far. */
export interface PlayRecord {
  readonly game: string;
  readonly rounds: number;
  readonly won: number;
  readonly drawn: number;
  /** All points together; where there is money, cents. */
  readonly score: number;
  /** The most that one round has brought. */
  readonly best: number;
}

export interface ChatLine {
  /**
   * Counts the lines of a table from 1. What is not for everyone is numbered with
   * fractions in between, so that nobody can count what they do not hear.
   */
  readonly line: number;
  readonly from: PersonId;
  readonly name: string;
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** What a request brings, by its type. */
export interface Answers {
  hello: {
    readonly person: PersonId;
    readonly name: string;
    /** With which a guest comes back; who has an account has a cookie for that. */
    readonly secret?: string;
    readonly account: boolean;
    readonly seat?: { readonly table: TableId };
    /** Where others in the same network reach this house, for links: `http://192.0.2.7:4747`. */
    readonly reach?: string;
  };
  rename: { readonly name: string };
  /** In cents: in the account, and before this person on a table, stakes included. */
  balance: {
    readonly balance: number;
    readonly onTables: number;
    /** What one could bring to the table that was asked about. */
    readonly spendable?: number;
  };
  scores: {
    readonly best: readonly HighScore[];
    readonly mine: readonly PlayRecord[];
  };
  lobby: { readonly tables: readonly TableSummary[]; readonly online: number };
  mine: { readonly tables: readonly OwnTable[] };
  open: { readonly table: TableId };
  /** Comes after a `table` message, or after the entries and lines of chat that the client has missed. */
  watch: { readonly version: Version };
  unwatch: Nothing;
  /** Seated at once, or waiting for the round to end. */
  sit: { readonly seated: boolean };
  leave: Nothing;
  bring: Nothing;
  start: Nothing;
  move: { readonly version: Version };
  chat: { readonly line: number };
  notes: Nothing;
  ping: Nothing;
}

interface Nothing {
  readonly nothing?: never;
}

export type AnswerType = keyof Answers;

/** Everything the house may say to a client. */
export type HouseMessage =
  | { readonly type: 'ok'; readonly re: number; readonly result: Answers[AnswerType] }
  | {
      readonly type: 'error';
      /** Absent when the message was too broken to have a number. */
      readonly re?: number;
      readonly code: ErrorCode;
      /** With `refused`: the game's own reason. */
      readonly reason?: string;
    }
  /** A table as it stands: on coming to it, after a gap, or on request. */
  | {
      readonly type: 'table';
      readonly table: TableId;
      readonly version: Version;
      readonly scene: Scene;
      readonly chat: readonly ChatLine[];
    }
  /** What changed at the table one looks at. An entry one may not see still has its number. */
  | {
      readonly type: 'entry';
      readonly v: Version;
      readonly by?: Actor;
      readonly seen?: unknown;
      readonly patch: Patch;
    }
  /**
   * Names and presence of those who have to do with the table, and of a few who look on: all of
   * them when one comes to it (`whole`), afterwards those who are new or different.
   */
  | {
      readonly type: 'people';
      readonly table: TableId;
      readonly whole?: true;
      readonly people: Readonly<Record<PersonId, Person>>;
      /** Those who were there and are not any more. */
      readonly gone?: readonly PersonId[];
      /** How many look on without a chair. */
      readonly watching: number;
    }
  | ({ readonly type: 'chat' } & ChatLine)
  /** What one has written down at this table, on whatever device. */
  | { readonly type: 'notes'; readonly table: TableId; readonly text: string }
  /** Milliseconds that seats have left to decide. Always complete; a seat not named has no clock running. */
  | {
      readonly type: 'clocks';
      readonly table: TableId;
      readonly left: Readonly<Record<number, number>>;
    }
  /**
   * Milliseconds until a seat whose player is gone is played by the computer or given up, as the
   * table's policy has it. Always complete; a seat not named is not missed.
   */
  | {
      readonly type: 'absences';
      readonly table: TableId;
      readonly left: Readonly<Record<number, number>>;
    }
  /**
   * The list of tables: all of them (`whole`), or those that are new or different. The only thing
   * that is not sent to a client whose queue is long (C5); it gets the whole list once it is short.
   */
  | {
      readonly type: 'tables';
      readonly whole?: true;
      readonly tables: readonly TableSummary[];
      /** Those that were in the list and are not any more. */
      readonly gone?: readonly TableId[];
      readonly online: number;
    }
  /** The last message on a connection. After `restart`, come back soon. */
  | { readonly type: 'bye'; readonly why: CloseReason };

/** `logged-out`: whoever this was, they no longer are. */
export type CloseReason = 'restart' | 'slow' | 'abuse' | 'replaced' | 'logged-out';
