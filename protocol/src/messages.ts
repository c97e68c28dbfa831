import type { Actor, Amounts, Outcome, Patch, Seat, Stamp, Viewer } from '@stammtisch/kernel';

import type { ErrorCode } from './errors.ts';
import type { HouseLine } from './house-line.ts';
import type { Access, Leavers, Room, SeatSummary } from './room.ts';

export type PersonId = string;
export type TableId = string;
export type ReplayId = string;
/** How many entries a table's log has. Names a position in its history. */
export type Version = number;

/** All that a viewer sees of a table. */
export interface Scene<View = unknown> {
  readonly room: Room;
  readonly view: View;
}

export interface Person {
  readonly name: string;
  /** Whether they are connected and looking at this table. */
  readonly here: boolean;
  /** Whether it is a robot: a program with an account of its own. */
  readonly robot?: true;
}

/** A table at which somebody is. Without an id it is none that everyone may find. */
export interface TablePlace {
  readonly table?: TableId;
  readonly number?: number;
  readonly name?: string;
  readonly game?: string;
}

/** Somebody who is in the house, however many pages they have open. */
export interface Visitor {
  readonly person: PersonId;
  readonly name: string;
  /** Whether it is a robot: a program with an account of its own. */
  readonly robot?: true;
  /** Absent: in the lobby. */
  readonly at?: TablePlace;
  /** No page of theirs has been visible for a while. */
  readonly away?: true;
}

/** What one may know of a person. */
export interface PersonCard extends Visitor {
  readonly here: boolean;
  readonly account: boolean;
  /** Since when the house knows them, in milliseconds since 1970. */
  readonly since: number;
  readonly records: readonly PlayRecord[];
  /** The table whose host one is, if they can be invited to it now. */
  readonly mayInvite?: TableId;
}

/** A line that two people have for themselves. Each of them counts the lines they know from 1. */
export interface PrivateLine {
  readonly line: number;
  /** Whether one has written it oneself. */
  readonly own: boolean;
  readonly text: string;
  readonly at: number;
}

/** What one has last written to a person or read from them. */
export interface Conversation {
  readonly person: PersonId;
  readonly name: string;
  /** Whether it is a robot: a program with an account of its own. */
  readonly robot?: true;
  readonly last: PrivateLine;
  readonly unread: number;
}

/** A row of the lobby. */
export interface TableSummary {
  readonly table: TableId;
  readonly number?: number;
  readonly name?: string;
  readonly game: string;
  readonly host: string;
  readonly options: unknown;
  readonly seats: number;
  readonly people: readonly string[];
  /** By seat. */
  readonly chairs: readonly SeatSummary[];
  /** Which of them, and of the host, are robots. */
  readonly robots?: readonly string[];
  /** Robots may not sit down there. */
  readonly noRobots?: true;
  readonly bots: number;
  /** How many look on without a chair. */
  readonly watching: number;
  readonly started: boolean;
  readonly access?: Access;
  readonly locked?: boolean;
  readonly leavers?: Leavers;
  readonly clock?: number;
  readonly skill?: number;
}

/** Tables of the kind that one has asked for, as many as one has asked for. */
export interface TableList {
  readonly tables: readonly TableSummary[];
  /** How many there are of that kind, and how many of all kinds. */
  readonly found: number;
  readonly total: number;
  /** How many people are in the house. */
  readonly online: number;
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

/** Who had a seat in a match that is over. */
export interface PlayedSeat {
  readonly name: string;
  readonly by: 'person' | 'bot' | 'nobody';
  /** Whether the person is a robot. */
  readonly robot?: true;
}

/** A match that is over. */
export interface PlayedGame {
  readonly id: ReplayId;
  readonly game: string;
  /** In milliseconds since 1970. */
  readonly began: number;
  readonly ended: number;
  readonly rounds: number;
  readonly seats: readonly PlayedSeat[];
  /** One's own, if one played the last round. */
  readonly seat?: Seat;
  /** Absent where the table was closed in the middle of the match. */
  readonly outcome?: Outcome;
}

/** As whom one sees a replay: as one was told it then, as a seat, as the gallery or with open hands. */
export type ReplayView = Viewer | 'own';

/** An entry as a viewer may see it, and when it was. */
export interface ReplayStep {
  readonly v: Version;
  readonly at: number;
  readonly by?: Actor;
  readonly seen?: unknown;
  readonly patch: Patch;
}

/** What is told with the first steps of a replay. */
export interface ReplayHead {
  readonly match: PlayedGame;
  /** The version of the rules it was played by. */
  readonly rules: number;
  /** How the asker may see it, best first. */
  readonly views: readonly ReplayView[];
  /** The versions of its first and last entry. */
  readonly first: Version;
  readonly last: Version;
  /** What was to be seen before the first of them. */
  readonly scene: Scene;
  /** The names of all who had to do with it. */
  readonly people: Readonly<Record<PersonId, string>>;
}

export interface ChatLine {
  /**
   * Counts the lines of a table from 1. What is not for everyone is numbered with
   * fractions in between, so that nobody can count what they do not hear.
   */
  readonly line: number;
  /** `HOUSE` where the house speaks. */
  readonly from: PersonId;
  /** Who has said it, or of whom the house speaks. */
  readonly name: string;
  /** Whether that is a robot. */
  readonly robot?: true;
  readonly text: string;
  readonly house?: HouseLine;
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
    /** For whoever came in with the token of a robot. */
    readonly robot?: true;
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
  lobby: TableList;
  /** The list as all others know it; `total` counts also those who are not in it. */
  people: { readonly people: readonly Visitor[]; readonly total: number };
  person: PersonCard;
  message: { readonly line: number };
  /** The conversations, the newest first; or, of the one that was asked for, the last lines. */
  messages:
    | { readonly conversations: readonly Conversation[] }
    | { readonly name: string; readonly robot?: true; readonly lines: readonly PrivateLine[] };
  mute: Nothing;
  mutes: { readonly people: readonly NamedPerson[] };
  friend: Nothing;
  friends: FriendList;
  mine: { readonly tables: readonly OwnTable[] };
  /** Matches that are over, the newest first, and whether there are more. */
  games: { readonly games: readonly PlayedGame[]; readonly more: boolean };
  /** Some of the steps of a match; `next` is where the others begin. */
  replay: {
    readonly as: ReplayView;
    readonly steps: readonly ReplayStep[];
    readonly head?: ReplayHead;
    readonly next?: Version;
  };
  /** Some of the entries of a match as the log has them, and with the first of them the table before. */
  log: {
    readonly start?: unknown;
    readonly entries: readonly unknown[];
    readonly next?: Version;
  };
  open: { readonly table: TableId };
  /** Where one is seated, or will be when the round is over; `opened` if nobody else was there. */
  quick: { readonly table: TableId; readonly seated: boolean; readonly opened: boolean };
  /** Comes after a `table` message, or after the entries and lines of chat that the client has missed. */
  watch: { readonly version: Version };
  unwatch: Nothing;
  /** A table by its number, as it is told to those who do not look at it. */
  find: { readonly table: TableSummary };
  /** Seated at once; or waiting for the round to end, or for the host to open (`knocking`). */
  sit: { readonly seated: boolean; readonly knocking?: true };
  /** Asks the host to be let in as a spectator. */
  knock: Nothing;
  moreTime: Nothing;
  settings: Nothing;
  chair: Nothing;
  host: Nothing;
  admit: Nothing;
  invite: Nothing;
  decline: Nothing;
  remove: Nothing;
  unban: Nothing;
  close: Nothing;
  leave: Nothing;
  bring: Nothing;
  start: Nothing;
  move: { readonly version: Version };
  moves: {
    readonly version: Version;
    readonly seat: Seat;
    /** The game as one sees it. */
    readonly view: unknown;
    /** Whether the table waits for one: not every decision has to be made. */
    readonly isAwaited: boolean;
    /** The questions one may answer, and with what. */
    readonly decisions: readonly Choice[];
    /** Once the match is over. */
    readonly outcome?: Outcome;
  };
  chat: { readonly line: number };
  notes: Nothing;
  report: Nothing;
  takeOver: Nothing;
  ping: Nothing;
}

/** An open question: `decision` is its stamp, and goes with the move that answers it. */
interface Choice {
  readonly decision: Stamp;
  readonly moves: readonly unknown[];
  /** Further moves, which differ only in their amount. */
  readonly amounts: readonly Amounts[];
}

export interface NamedPerson {
  readonly person: PersonId;
  readonly name: string;
  readonly robot?: true;
}

/** For those who have an account. */
export interface FriendList {
  /** And whether they are in the house. */
  readonly friends: readonly (NamedPerson & { readonly here: boolean })[];
  /** Who wants to be one's friend. */
  readonly asked: readonly NamedPerson[];
  /** Whom one has asked. */
  readonly sent: readonly NamedPerson[];
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
      /** Seats that live on their reserve; absent if there are none. */
      readonly reserve?: readonly number[];
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
  | ({
      readonly type: 'tables';
      readonly whole?: true;
      /** Those that were in the list and are not any more. */
      readonly gone?: readonly TableId[];
    } & TableList)
  /** Who is in the house: told like the list of tables. */
  | {
      readonly type: 'visitors';
      readonly whole?: true;
      readonly people: readonly Visitor[];
      readonly gone?: readonly PersonId[];
      readonly total: number;
    }
  /** A line of the conversation with that person, also one that was written on another page of one's own. */
  | ({
      readonly type: 'message';
      readonly person: PersonId;
      readonly name: string;
      readonly robot?: true;
    } & PrivateLine)
  /** One has a seat at this table now, by whatever page or device of one's own. */
  | { readonly type: 'seat'; readonly table: TableId }
  /** One has read on another page what that person wrote. */
  | { readonly type: 'read'; readonly person: PersonId }
  /** After hello, if there is any: how much one has not read, by whom it is. */
  | { readonly type: 'unread'; readonly from: Readonly<Record<PersonId, number>> }
  /** After hello, if there are any, and whenever they change: all whom one has muted. */
  | { readonly type: 'muted'; readonly people: readonly PersonId[] }
  /** All of one's friends: after hello, if there are any, and whenever it changes. */
  | ({ readonly type: 'friends' } & FriendList)
  /** On how many pages and devices one is in the house, this one included; after hello, if it is not the only one. */
  | { readonly type: 'pages'; readonly count: number }
  /** One no longer looks at this table, and why. */
  | { readonly type: 'sent away'; readonly table: TableId; readonly why: SentAway }
  /** The host of a table wants one to come. */
  | {
      readonly type: 'invitation';
      readonly table: TableSummary;
      readonly from: string;
    }
  | { readonly type: 'invitation over'; readonly table: TableId }
  /** What the host has answered to whoever knocked. */
  | { readonly type: 'knock answered'; readonly table: TableId; readonly admitted: boolean }
  /** What the operator says to everyone in the house, until it is withdrawn: then there is no text. */
  | { readonly type: 'announcement'; readonly number: number; readonly text?: string }
  /** The house closes when no game is running any more, and in so many milliseconds at the latest. */
  | { readonly type: 'closing'; readonly left: number }
  /** The last message on a connection. After `restart`, come back soon. */
  | { readonly type: 'bye'; readonly why: CloseReason };

/** Everything the house tells besides answers. */
export type HouseNews = Exclude<HouseMessage, { readonly type: 'ok' | 'error' }>;

export type SentAway = 'removed' | 'banned' | 'no-spectators';

/** `logged-out`: whoever this was, they no longer are. `blocked`: nobody from this address may stay. */
export type CloseReason = 'restart' | 'slow' | 'abuse' | 'replaced' | 'logged-out' | 'blocked';
