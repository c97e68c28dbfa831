import type {
  Answers,
  AnswerType,
  ErrorCode,
  PersonId,
  Request,
  RequestType,
  TableId,
} from '@stammtisch/protocol';

/** `lost`: the line broke before the answer came, and asking again might do it twice. */
export interface Failure {
  readonly code: ErrorCode | 'lost';
  readonly reason?: string;
}

export type Answer<Type extends AnswerType> =
  | { readonly ok: true; readonly value: Answers[Type] }
  | { readonly ok: false; readonly error: Failure };

/** A request without its number. */
export type RequestBody<Type extends RequestType> = Omit<Extract<Request, { type: Type }>, 're'>;

type Wish<Type extends RequestType> = Omit<RequestBody<Type>, 'type'>;

/** Which tables of the list are wanted, and how many. */
export type TableWish = Omit<Wish<'lobby'>, 'on'>;

/** What only the host of a table may ask for. */
type HostRequest =
  | 'settings'
  | 'chair'
  | 'host'
  | 'admit'
  | 'invite'
  | 'remove'
  | 'unban'
  | 'close';

export type Ruling = { [Type in HostRequest]: RequestBody<Type> }[HostRequest];

/** What one can ask of a house and then has nothing more to do with. */
export abstract class Requests {
  /** Each request has its own answer. */
  protected abstract ask<Type extends RequestType>(body: RequestBody<Type>): Promise<Answer<Type>>;

  /** How much money one has, or has after beginning again, and how much of it one could bring to a table. */
  balance = (wish: { reset?: boolean; table?: TableId } = {}): Promise<Answer<'balance'>> =>
    this.ask<'balance'>({ type: 'balance', ...wish });

  /** The high scores, and how one has played oneself. */
  scores = (): Promise<Answer<'scores'>> => this.ask<'scores'>({ type: 'scores' });

  /** What one writes down for oneself at a table. */
  note = (table: TableId, text: string): Promise<Answer<'notes'>> =>
    this.ask<'notes'>({ type: 'notes', table, text });

  sit = (
    table: TableId,
    seat?: number,
    { leaving = false, password }: { leaving?: boolean; password?: string } = {},
  ): Promise<Answer<'sit'>> =>
    this.ask<'sit'>({
      type: 'sit',
      table,
      ...(seat !== undefined && { seat }),
      ...(leaving && { leaving }),
      ...(password !== undefined && { password }),
    });

  /** What one may do just now, for programs that do not know the rules. */
  moves = (table: TableId): Promise<Answer<'moves'>> => this.ask<'moves'>({ type: 'moves', table });

  /** A seat at a table among people, wherever there is one. */
  quick = (wish: Wish<'quick'>): Promise<Answer<'quick'>> =>
    this.ask<'quick'>({ type: 'quick', ...wish });

  /** A table by its number. */
  find = (number: number): Promise<Answer<'find'>> => this.ask<'find'>({ type: 'find', number });

  /** Asks to be let in to look on. */
  knock = (table: TableId): Promise<Answer<'knock'>> => this.ask<'knock'>({ type: 'knock', table });

  /** Gives somebody else who thinks half a minute more. */
  moreTime = (table: TableId, seat: number): Promise<Answer<'moreTime'>> =>
    this.ask<'moreTime'>({ type: 'moreTime', table, seat });

  /** What the host of a table can do, besides starting it. */
  rule = (body: Ruling): Promise<Answer<HostRequest>> => this.ask<HostRequest>(body);

  /** Matches that are over: one's own, or those of a table. */
  games = (wish: Wish<'games'> = {}): Promise<Answer<'games'>> =>
    this.ask<'games'>({ type: 'games', ...wish });

  /** Some of the steps of a match that is over. */
  replay = (wish: Wish<'replay'>): Promise<Answer<'replay'>> =>
    this.ask<'replay'>({ type: 'replay', ...wish });

  /** The same as the log has it. */
  log = (wish: Wish<'log'>): Promise<Answer<'log'>> => this.ask<'log'>({ type: 'log', ...wish });

  /** Tells the operator about somebody, and at which table it was. */
  report = (person: PersonId, text: string, table?: TableId): Promise<Answer<'report'>> =>
    this.ask<'report'>({ type: 'report', person, text, ...(table !== undefined && { table }) });

  /** Closes all other pages and devices of one's own. */
  takeOver = (): Promise<Answer<'takeOver'>> => this.ask<'takeOver'>({ type: 'takeOver' });

  /** Does not come to where one was invited. */
  decline = (table: TableId): Promise<Answer<'decline'>> =>
    this.ask<'decline'>({ type: 'decline', table });

  /** Puts more of one's money onto a table: so many cents, or all of it. */
  bring = (table: TableId, amount?: number): Promise<Answer<'bring'>> =>
    this.ask<'bring'>({ type: 'bring', table, ...(amount === undefined ? {} : { amount }) });

  /** What one may know of a person. */
  person = (person: PersonId): Promise<Answer<'person'>> =>
    this.ask<'person'>({ type: 'person', person });

  /** Writes to one person alone. */
  message = (person: PersonId, text: string): Promise<Answer<'message'>> =>
    this.ask<'message'>({ type: 'message', person, text });

  mute = (person: PersonId, muted: boolean): Promise<Answer<'mute'>> =>
    this.ask<'mute'>({ type: 'mute', person, muted });

  /** Asks somebody to be one's friend or says yes to them; or ends it. */
  friend = (person: PersonId, on: boolean): Promise<Answer<'friend'>> =>
    this.ask<'friend'>({ type: 'friend', person, on });

  /** One's friends as they are now. */
  friends = (): Promise<Answer<'friends'>> => this.ask<'friends'>({ type: 'friends' });

  /** Whom one has muted, with their names. */
  mutes = (): Promise<Answer<'mutes'>> => this.ask<'mutes'>({ type: 'mutes' });

  /** Open tables at which one has sat. */
  mine = (): Promise<Answer<'mine'>> => this.ask<'mine'>({ type: 'mine' });

  startGame = (table: TableId): Promise<Answer<'start'>> =>
    this.ask<'start'>({ type: 'start', table });

  chat = (table: TableId, text: string): Promise<Answer<'chat'>> =>
    this.ask<'chat'>({ type: 'chat', table, text });
}
