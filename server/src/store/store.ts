import type { Outcome, Result } from '@stammtisch/kernel';
import type {
  HighScore,
  Holder,
  PersonId,
  PlayRecord,
  PrivateLine,
  ReplayId,
  TableId,
  Version,
} from '@stammtisch/protocol';
import type { Holding, LogEntry, MatchChange, Table, Transfer } from '@stammtisch/table';

/** Entries to be written on top of what a table's log holds. All of them are written, or none. */
export interface Append {
  readonly table: TableId;
  readonly entries: readonly LogEntry[];
  /** Who gets or gives up a seat by them: a person has one seat in the house. */
  readonly seats?: readonly SeatChange[];
  /** For the list of tables. */
  readonly closed?: boolean;
  /** What no other open table's name may look like from now on. */
  readonly nameSkeleton?: string;
  /** The money that they move: all of it is there, or nothing is written. */
  readonly transfers?: readonly Transfer[];
  /** What they mean for how people have played so far. */
  readonly tallies?: readonly StoredTally[];
  /** What lies before people after them, where that has changed. */
  readonly holdings?: readonly Holding[];
  /** Where by them a match begins or ends, or somebody comes into it. */
  readonly matches?: readonly MatchChange[];
}

/** What a round was for one person. */
export interface StoredTally {
  readonly person: PersonId;
  readonly game: string;
  readonly result: 'won' | 'lost' | 'drawn';
  readonly score: number;
}

export type SeatChange =
  | { readonly person: PersonId; readonly took: true }
  | { readonly person: PersonId; readonly left: true };

/**
 * `conflict`: the log has gone on, or one of the keys is in it already: read it
 * and decide again. `seated-elsewhere`: someone has a seat at another table, or was erased.
 * `no-cover`: someone has less money than they bring. `name-taken`: by another open table.
 */
export type AppendRefusal = 'conflict' | 'seated-elsewhere' | 'no-cover' | 'name-taken';

/** A table with the version of its rules instead of the rules, which are code. */
export interface Snapshot extends Omit<Table, 'game'> {
  readonly rules?: number;
}

/** A table as it was written: a snapshot perhaps, and the entries after it. */
export interface StoredTable {
  readonly snapshot?: { readonly version: Version; readonly table: Snapshot };
  readonly entries: readonly LogEntry[];
  /** Something was written that is no JSON; then nothing else is told. */
  readonly isDamaged?: true;
}

/** What a person has, in cents: in the account, and before them on a table. */
export interface Balance {
  readonly balance: number;
  readonly onTables: number;
}

/** What lies on a table, and how much of it before people. */
export interface Chips {
  readonly total: number;
  readonly people: readonly Holding[];
}

export interface StoredPerson {
  readonly person: PersonId;
  readonly name: string;
  /** What no other name may look like. */
  readonly skeleton: string;
  /** Of the private id. */
  readonly secretHash: string;
}

/** What is told of somebody to those who ask for them. */
export interface KnownPerson {
  readonly name: string;
  /** Since when the house knows them. */
  readonly since: number;
  readonly hasAccount: boolean;
}

export interface StoredAccount {
  readonly person: PersonId;
  readonly name: string;
  /** Hashed; absent where the account has only passkeys. */
  readonly password?: string;
  /** Hashed. */
  readonly recovery: string;
  /** Since when. */
  readonly at: number;
}

/** With a password or with a passkey that opens it. */
export interface NewAccount extends Omit<StoredAccount, 'name'> {
  readonly passkey?: StoredPasskey;
}

/** What someone has shown to be theirs, as it is stored. What rests on it is refused once it is good no more. */
export type Shown =
  | { readonly password: string }
  | { readonly recovery: string }
  | { readonly passkey: string };

export interface NewSession {
  /** Of the token that a browser keeps. */
  readonly hash: string;
  readonly person: PersonId;
  readonly at: number;
  readonly until: number;
  readonly shown: Shown;
}

/** Another password, and whatever goes with it. */
export interface AccountChange {
  readonly person: PersonId;
  readonly shown: Shown;
  /** Hashed. */
  readonly password: string;
  /** Hashed; absent where the old code stays good. */
  readonly recovery?: string;
  readonly dropPasskeys?: boolean;
}

export interface StoredPasskey {
  readonly id: string;
  readonly person: PersonId;
  /** As its owner calls it. */
  readonly name: string;
  /** In base64url. */
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly at: number;
  /** When someone last came in with it, or confirmed something. */
  readonly usedAt?: number;
}

export interface StoredLine {
  readonly line: number;
  /** Who has said it, or of whom the house speaks. */
  readonly from: PersonId;
  readonly isHouse?: boolean;
  readonly text: string;
  readonly at: number;
}

/** A private message, before it is written. */
export interface NewMessage {
  readonly from: PersonId;
  readonly to: PersonId;
  readonly text: string;
  readonly at: number;
}

/** Which line it is for whoever has written it, and for whom it is; they have none if they do not hear the sender. */
export interface Delivered {
  readonly sent: number;
  readonly received?: number;
}

export interface StoredConversation {
  readonly person: PersonId;
  readonly last: PrivateLine;
  readonly unread: number;
}

/** The logs of tables, and who sits where. */
export interface TableStore {
  append(append: Append): Promise<Result<void, AppendRefusal>>;
  read(table: TableId, after?: Version): Promise<StoredTable>;
  /** The version of the last entry of each. */
  heads(tables: readonly TableId[]): Promise<readonly Version[]>;
  /** The version a key was written at, if it was. */
  versionOf(table: TableId, key: string): Promise<Version | undefined>;
  snapshot(table: TableId, version: Version, state: Snapshot): Promise<void>;
  /** The next number, for this table from now on. */
  number(table: TableId): Promise<number>;
  /** The table with that number, open or not. */
  numbered(number: number): Promise<TableId | undefined>;
  /** What the password of a table is known by; undefined if it has none. */
  passwordOf(table: TableId): Promise<string | undefined>;
  savePassword(table: TableId, hash: string): Promise<void>;
  /** Tables that are not closed. */
  open(): Promise<readonly TableId[]>;
  /** Open tables at which a person has sat, the newest first. */
  satAt(person: PersonId, most: number): Promise<readonly TableId[]>;
  /** Open tables that show a person's name: they have sat there, or said something to everyone. */
  naming(person: PersonId): Promise<readonly TableId[]>;
  seatOf(person: PersonId): Promise<TableId | undefined>;
  /** When the first entry of its log was written. */
  openedAt(table: TableId): Promise<number | undefined>;
  /** Nobody has a seat there any more, whatever the log says: it cannot be read. */
  releaseSeats(table: TableId): Promise<void>;
}

/** Who people are. */
export interface PersonStore {
  /** Somebody new. False if the name looks like one that is taken. */
  save(person: StoredPerson, at: number): Promise<boolean>;
  /** False if the name looks like one that is taken, or nobody is there to have it. */
  rename(person: Omit<StoredPerson, 'secretHash'>, at: number): Promise<boolean>;
  /** They were here. Made-up names of guests who were not for long are given to others. */
  saw(person: PersonId, at: number): Promise<void>;
  find(person: PersonId): Promise<StoredPerson | undefined>;
  known(person: PersonId): Promise<KnownPerson | undefined>;
  /**
   * The number by which somebody comes back over the port for Cluedo, as a hash; false if they are not known.
   * The one they are known to have stays good until this one is confirmed.
   */
  savePrivateNumber(person: PersonId, hash: string): Promise<boolean>;
  /** Whether it is good; the newest is confirmed by it. */
  isPrivateNumber(person: PersonId, hash: string): Promise<boolean>;
  /** They have it, if it is the newest: the one before is good no more. */
  confirmPrivateNumber(person: PersonId, hash: string): Promise<void>;
  dropPrivateNumber(person: PersonId): Promise<void>;
  /** All that is kept of a person, for them to take away. */
  dataOf(person: PersonId): Promise<Readonly<Record<string, unknown>>>;
  /** Nothing is left of a person but an id that says nothing, where others' games need it. */
  erase(person: PersonId, at: number): Promise<void>;
}

/** Money, in cents. What entries move goes with them, in `TableStore.append`. */
export interface LedgerStore {
  balanceOf(person: PersonId): Promise<Balance>;
  /**
   * What a person can bring to a table. Where they play against the bank, what others have let
   * them win counts only up to what everyone begins with, what lies before them there included: nobody can be made rich for the high scores.
   */
  spendableOf(
    person: PersonId,
    where: { readonly bankGame: string | undefined; readonly table?: TableId },
  ): Promise<number>;
  /** Who has nothing anywhere gets what everyone has to begin with; their winnings count anew. */
  reset(person: PersonId, at: number): Promise<Result<Balance, 'has-money' | 'not-you'>>;
  /** What lies on a table. */
  stakeOf(table: TableId): Promise<number>;
  /** Takes into the books what lay on a table, and before whom, when they did not know it yet. */
  adopt(table: TableId, chips: Chips, at: number): Promise<void>;
}

/** What people say at tables. */
export interface ChatStore {
  /** A private line is not for everyone. Undefined if whoever says it is not known any more. */
  add(
    table: TableId,
    line: Omit<StoredLine, 'line'>,
    isPrivate?: boolean,
  ): Promise<number | undefined>;
  last(table: TableId, most: number, withPrivate?: boolean): Promise<readonly StoredLine[]>;
  /** Lines that were said before that time are gone; their numbers stay taken. */
  removeOlder(before: number): Promise<void>;
}

/** What somebody tells the operator of somebody else, with what was said at the table just before. */
export interface NewReport {
  readonly from: PersonId;
  readonly about: PersonId;
  readonly table?: TableId;
  readonly at: number;
  readonly text: string;
  readonly lines: readonly StoredLine[];
}

export interface StoredReport extends NewReport {
  readonly report: number;
}

/** An address, or a network of IPv6, from which nobody is let in. */
export interface BlockedAddress {
  readonly address: string;
  readonly at: number;
  readonly until: number;
}

/** What the operator has to look at, and whom they have shut out. */
export interface ModerationStore {
  /** `no-such-person`: one of the two is not known, or not any more. `full`: so many are open already. */
  report(report: NewReport): Promise<Result<number, 'no-such-person' | 'full'>>;
  /** The newest first. */
  openReports(most: number): Promise<readonly StoredReport[]>;
  closeReport(report: number, at: number): Promise<void>;
  block(block: BlockedAddress): Promise<void>;
  unblock(address: string): Promise<void>;
  blocked(now: number): Promise<readonly BlockedAddress[]>;
  /** Forgets reports that were closed before that time, and blocks that ended before it. */
  removeOlder(before: number): Promise<void>;
}

/** What people write to one another alone, and whom they do not want to hear. */
export interface MessageStore {
  /** Undefined if one of the two is not known any more, or both are the same. */
  add(message: NewMessage): Promise<Delivered | undefined>;
  /** The newest first. */
  conversations(person: PersonId): Promise<readonly StoredConversation[]>;
  /** The last lines of one conversation, or those after a line. */
  lines(person: PersonId, other: PersonId, after?: number): Promise<readonly PrivateLine[]>;
  /** All that is there is read. False if it was before. */
  read(person: PersonId, other: PersonId): Promise<boolean>;
  /** What was written before that time is gone, read or not. */
  removeOlder(before: number): Promise<void>;
  /** False if there is no such person, or it is oneself. */
  mute(person: PersonId, other: PersonId, muted: boolean): Promise<boolean>;
  mutes(person: PersonId): Promise<readonly PersonId[]>;
}

export type FriendRefusal = 'no-such-person' | 'no-account' | 'is-guest' | 'too-many-friends';

export interface StoredFriends {
  readonly friends: readonly PersonId[];
  /** Who wants to be one's friend. */
  readonly asked: readonly PersonId[];
  readonly sent: readonly PersonId[];
}

/** Who wants to be whose friend. */
export interface FriendStore {
  /** Asks, or says yes to whoever has asked. */
  ask(person: PersonId, other: PersonId, at: number): Promise<Result<void, FriendRefusal>>;
  end(person: PersonId, other: PersonId): Promise<void>;
  of(person: PersonId): Promise<StoredFriends>;
}

/** How people have played, and what they have written down for themselves. */
export interface RecordStore {
  of(person: PersonId): Promise<readonly PlayRecord[]>;
  highScores(game: string, most: number): Promise<readonly HighScore[]>;
  notesOf(person: PersonId, table: TableId): Promise<string>;
  saveNotes(person: PersonId, table: TableId, text: string): Promise<void>;
}

/** A match that is over, and where in the log it lies. */
export interface StoredReplay {
  readonly id: ReplayId;
  readonly table: TableId;
  readonly first: Version;
  readonly last: Version;
  readonly game: string;
  readonly began: number;
  readonly ended: number;
  readonly rounds: number;
  /** Whether one person played it, and else only computers. */
  readonly isSolo: boolean;
  /** Who played its last round, by seat. Somebody who was erased has no id. */
  readonly holders: readonly Holder[];
  readonly outcome?: Outcome;
  /** Everyone who played in it and was not erased. */
  readonly people: readonly PersonId[];
}

/** Which matches, the newest first: those of a person, or those at a table. */
export interface ReplayWish {
  readonly of: { readonly person: PersonId } | { readonly table: TableId };
  readonly game?: string;
  /** Of a person's matches, those that they have won or lost. */
  readonly result?: 'won' | 'lost';
  /** Whether anybody else played, too. */
  readonly against?: 'people' | 'computers';
  readonly skip: number;
  readonly most: number;
}

/** Where the matches that are over lie in the logs. They are written with the entries, in `TableStore.append`. */
export interface ReplayStore {
  list(wish: ReplayWish): Promise<readonly StoredReplay[]>;
  find(id: ReplayId): Promise<StoredReplay | undefined>;
  /** Entries of a table after a version, up to another. */
  entries(
    table: TableId,
    span: { readonly after: Version; readonly last: Version },
  ): Promise<readonly LogEntry[]>;
}

/** Who can show that they are somebody: passwords, passkeys, sessions. */
export interface AccountStore {
  signUp(account: NewAccount): Promise<Result<void, 'has-account' | 'not-you'>>;
  find(person: PersonId): Promise<StoredAccount | undefined>;
  /** Whoever has exactly this name, or one that looks like it. */
  named(name: string, skeleton: string): Promise<StoredAccount | undefined>;
  /** Ends all sessions as well. False if what was shown is no longer good. */
  change(change: AccountChange): Promise<boolean>;
  /** False if what was shown is no longer good: the person has gone, or has another password. */
  openSession(session: NewSession): Promise<boolean>;
  personOfSession(hash: string, now: number): Promise<PersonId | undefined>;
  closeSession(hash: string): Promise<void>;
  closeSessions(person: PersonId): Promise<void>;
  /** False if what was shown is no longer good, or the passkey is known already. */
  savePasskey(passkey: StoredPasskey, shown: Shown): Promise<boolean>;
  usedPasskey(id: string, counter: number, at: number): Promise<void>;
  /** Not the last one of an account without a password: nothing else would open it. */
  removePasskey(
    person: PersonId,
    id: string,
    shown: Shown,
  ): Promise<Result<void, 'wrong-login' | 'last-passkey'>>;
  findPasskey(id: string): Promise<StoredPasskey | undefined>;
  passkeysOf(person: PersonId): Promise<readonly StoredPasskey[]>;
}

/** A person that is a program, and shows who it is with a token. */
export interface NewRobot {
  readonly person: PersonId;
  readonly name: string;
  readonly skeleton: string;
  /** Whose it is; absent for the operator's. */
  readonly owner?: PersonId;
  /** Of the token. */
  readonly hash: string;
  readonly at: number;
}

export interface StoredRobot {
  readonly person: PersonId;
  readonly name: string;
  readonly owner?: PersonId;
  readonly at: number;
  /** When it last came in. */
  readonly usedAt?: number;
}

export interface RobotStore {
  /** `no-account`: whoever wants it has none, or not any more. */
  add(robot: NewRobot): Promise<Result<void, 'no-account' | 'too-many-robots' | 'name-taken'>>;
  /** Those of one person, or of the operator; the oldest first. */
  of(owner: PersonId | undefined): Promise<readonly StoredRobot[]>;
  all(): Promise<readonly StoredRobot[]>;
  withToken(hash: string): Promise<PersonId | undefined>;
  /** It has come in. */
  used(person: PersonId, at: number): Promise<void>;
}

/** What a node tells of a person or a table that is with it; without a state, no longer. */
export interface NodeRow {
  readonly kind: 'person' | 'table';
  readonly what: string;
  /** Counted by the node. */
  readonly version: number;
  readonly state?: string;
}

export interface Announcement {
  /** Goes on for as long as the node is at work. */
  readonly beat: number;
  /** Whatever it told before is no longer true. */
  readonly isFirst?: boolean;
  readonly rows: readonly NodeRow[];
  /** What was gone by then, everyone knows. */
  readonly settled?: number;
}

export interface OtherNode extends Pick<Announcement, 'beat'> {
  readonly id: string;
  readonly rows: readonly NodeRow[];
}

/** Which nodes a house has, and who is with them. */
export interface NodeStore {
  /** False if the others have forgotten this node: then it has to begin anew. */
  announce(node: string, told: Announcement): Promise<boolean>;
  /** All but this one, with what they have told after the versions that are known. */
  others(node: string, known: Readonly<Record<string, number>>): Promise<readonly OtherNode[]>;
  remove(node: string): Promise<void>;
}

export interface Rooms {
  readonly tables: TableStore;
  readonly people: PersonStore;
  readonly ledger: LedgerStore;
  readonly chat: ChatStore;
  readonly messages: MessageStore;
  readonly friends: FriendStore;
  readonly records: RecordStore;
  readonly replays: ReplayStore;
  readonly accounts: AccountStore;
  readonly robots: RobotStore;
  readonly moderation: ModerationStore;
  readonly nodes: NodeStore;
}

/**
 * Everything the house keeps. A promise that is fulfilled means that it is on
 * disk and survives the loss of power.
 */
export interface Store extends Rooms {
  close(): Promise<void>;
}
