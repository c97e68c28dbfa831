import { ok, type Result } from '@stammtisch/kernel';
import {
  type Answers,
  type AnswerType,
  type CallOff,
  type CloseReason,
  type ErrorCode,
  type HouseMessage,
  patienceFor,
  PING_MS,
  type PersonId,
  PROTOCOL,
  type Request,
  type SentAway,
  SILENCE_MS,
  type TableId,
  type World,
} from '@stammtisch/protocol';
import { decode } from '@stammtisch/protocol/decode';

import type { ConnectedClient, PersonOrSession } from '../connections.ts';
import type { House } from '../house.ts';
import { hashOf } from '../people/hash.ts';
import { RateLimit } from '../rate-limit.ts';
import {
  answer,
  type Asker,
  failed,
  type Failure,
  type Reply,
  type RequestOf,
} from '../requests.ts';
import { SerialQueue } from '../serial-queue.ts';
import { Unavailable } from '../store/unavailable.ts';
import type { Watcher, Watching } from '../tables/watching.ts';
import { type AddressLimits, NO_LIMITS } from './admission.ts';

/** What carries a connection's messages: a WebSocket, or a simulated one. */
export interface Socket {
  send(text: string): void;
  /** Bytes that have not left yet. */
  readonly waiting: number;
  /** Closes once what was sent has left. */
  close(): void;
  /** Ends at once, whatever has not left yet. */
  terminate(): void;
}

interface Arrival {
  readonly limits: AddressLimits;
  /** As it counts for limits. */
  readonly address: string;
  /** What their browser keeps of an account. */
  readonly token: string | undefined;
  /** Whether the client is on this machine or in its network. */
  readonly isLocal: boolean;
  /** Who they have shown to be in another way than by what a client says. */
  readonly known: PersonId;
}

/** With so many bytes that wait to be sent, a client is cut off. */
const MOST_WAITING = 1024 * 1024;
const RATE = { burst: 60, perSecond: 20 } as const;
/** What others have to read or the house has to keep comes more slowly. */
const SLOW_RATE = { burst: 10, perSecond: 1 } as const;
const SLOW: readonly Request['type'][] = [
  'hello',
  'rename',
  'open',
  'quick',
  'mine',
  'chat',
  'report',
  'takeOver',
  'scores',
  'games',
  'replay',
  'log',
  'people',
  'message',
  'mute',
  'mutes',
  'friend',
  'friends',
  // Each of these is a line in the chat that stays, or a table brought into memory.
  'find',
  'sit',
  'knock',
  'moreTime',
  'settings',
  'chair',
  'invite',
  'remove',
  'unban',
];
/** Whoever has looked at none of their pages for so long is away. */
const AWAY_MS = 2 * 60_000;
/** So many requests beyond the rate are answered; then it is abuse. */
const PATIENCE = 200;

/** What one connection may do, for the documents. */
export const CONNECTION_LIMITS = {
  rate: RATE,
  slow: SLOW,
  slowRate: SLOW_RATE,
  mostWaiting: MOST_WAITING,
  patience: PATIENCE,
} as const;

/** Whoever is answered a hello with one of these is not kept on the line. */
const TURNED_AWAY: readonly ErrorCode[] = ['house-full', 'house-closing', 'blocked'];

/** One client's connection, from hello to the end. */
export class Connection implements Asker, ConnectedClient, Watcher {
  readonly #house: House;
  readonly #world: World;
  readonly #socket: Socket;
  readonly #limits: AddressLimits;
  readonly #isLocal: boolean;
  readonly #known: PersonId | undefined;
  readonly address: string;
  readonly #token: string | undefined;
  #session: string | undefined;
  readonly #requests: RateLimit;
  readonly #slowRequests: RateLimit;
  #impatience = 0;
  #person: PersonId | undefined;
  readonly watching: Watching;
  #patience: CallOff;
  #heardAt: number;
  /** How long it may be silent. */
  #silence = SILENCE_MS;
  /** Since when nobody looks at it: a page that is hidden asks less often. */
  #hiddenSince: number | undefined;
  isAway = false;
  readonly #queue = new SerialQueue();
  #over = false;

  constructor(
    house: House,
    world: World,
    transport: Socket,
    { limits = NO_LIMITS, address = '', token, isLocal = true, known }: Partial<Arrival> = {},
  ) {
    this.#house = house;
    this.#world = world;
    this.#socket = transport;
    this.#limits = limits;
    this.address = address;
    this.#token = token;
    this.#isLocal = isLocal;
    this.#known = known;
    this.#requests = new RateLimit(RATE, world.now());
    this.#slowRequests = new RateLimit(SLOW_RATE, world.now());
    this.#heardAt = world.now();
    this.watching = house.watching(this);
    this.#patience = world.after(SILENCE_MS, () => this.#listen());
  }

  get person(): PersonId {
    return this.#person ?? '';
  }

  /** Whether this is that person, or came in by that session. */
  is(who: PersonOrSession): boolean {
    return 'person' in who ? who.person === this.#person : who.session === this.#session;
  }

  get isOver(): boolean {
    return this.#over;
  }

  refusalToOpen = (): ErrorCode | undefined => this.#limits.refusalToOpen();

  opened = (table: TableId): void => this.#limits.opened(table);

  mayCatchUp = (): boolean => this.#slowRequests.take(this.#heardAt);

  /** Every request gets exactly one answer, in the order in which they were asked. */
  receive(text: string): void {
    if (this.#over) return;
    this.#heardAt = this.#world.now();
    if (!this.#requests.take(this.#heardAt) || !this.#limits.request()) return this.#tooFast(text);
    const request = decode(text);
    if (!request.ok) return this.tell({ type: 'error', ...request.error });
    if (SLOW.includes(request.value.type) && !this.#slowRequests.take(this.#heardAt))
      return this.#tooFast(text);
    this.#silence = silenceAfter(request.value);
    if (request.value.type === 'ping') this.#looks(request.value);
    void this.#queue.run(() => this.#respond(request.value));
  }

  #looks({ next = 0 }: RequestOf<'ping'>): void {
    const now = this.#heardAt;
    this.#hiddenSince = next > PING_MS.looking ? (this.#hiddenSince ?? now) : undefined;
    const isAway = now - (this.#hiddenSince ?? now) >= AWAY_MS;
    if (isAway === this.isAway) return;
    this.isAway = isAway;
    this.#house.personChanged(this.person);
  }

  async #respond(request: Request): Promise<void> {
    if (this.#over) return;
    const { re } = request;
    try {
      const reply = await this.#answer(request);
      this.tell(
        reply.ok ? { type: 'ok', re, result: reply.value } : { type: 'error', re, ...reply.error },
      );
      if (request.type === 'hello' && reply.ok) this.#house.greet(this);
      this.#house.answered(request.type, this.person, reply.ok ? undefined : reply.error.code);
      if (!reply.ok && request.type === 'hello' && isTurnedAway(request, reply.error.code))
        this.#hangUp();
    } catch (error) {
      const code = error instanceof Unavailable ? 'unavailable' : 'house-error';
      this.#house.alarm(error);
      this.#house.answered(request.type, this.person, code);
      this.tell({ type: 'error', re, code });
    }
  }

  tell = (message: HouseMessage): void => this.send(JSON.stringify(message));

  offer(text: string): boolean {
    if (this.#socket.waiting > this.#house.newsQueueBytes) return false;
    this.send(text);
    return true;
  }

  send(text: string): void {
    if (this.#over) return;
    if (this.#socket.waiting > MOST_WAITING) return this.dismiss('slow');
    this.#socket.send(text);
  }

  sendAway(table: TableId, why: SentAway): void {
    this.watching.stop();
    this.tell({ type: 'sent away', table, why });
  }

  /** Says why, and closes. Whoever does not read is not waited for. */
  dismiss(why: CloseReason): void {
    if (this.#over) return;
    this.#socket.send(JSON.stringify({ type: 'bye', why } satisfies HouseMessage));
    this.end();
    if (this.#socket.waiting > this.#house.newsQueueBytes) this.#socket.terminate();
    else this.#socket.close();
  }

  /** The line is gone. */
  end(): void {
    if (this.#over) return;
    this.#over = true;
    this.#limits.release();
    this.#patience();
    this.watching.stop();
    this.#house.gone(this);
  }

  /** Whoever says nothing for too long is gone, whatever the socket says. */
  #listen(): void {
    const left = this.#heardAt + this.#silence - this.#world.now();
    if (left > 0) {
      // In whole seconds: timers that expire at few different times are cheap to keep.
      this.#patience = this.#world.after(Math.ceil(left / 1_000) * 1_000, () => this.#listen());
      return;
    }
    this.#hangUp();
  }

  #hangUp(): void {
    this.end();
    this.#socket.close();
  }

  #tooFast(text: string): void {
    if (++this.#impatience > PATIENCE) {
      this.dismiss('abuse');
      return this.#socket.terminate();
    }
    const request = decode(text);
    const re = request.ok ? request.value.re : request.error.re;
    this.tell({ type: 'error', code: 'too-fast', ...(re === undefined ? {} : { re }) });
  }

  #answer(request: Request): Promise<Result<Answers[AnswerType], Failure>> {
    const isFirst = request.type === 'hello' || request.type === 'ping';
    if (!isFirst && this.#person === undefined) return Promise.resolve(failed('no-hello'));
    return answer(this.#house, this, request);
  }

  async hello({ protocol, resume, token: robot }: RequestOf<'hello'>): Reply<'hello'> {
    if (protocol !== PROTOCOL) return failed('other-protocol');
    if (this.#house.operations.blocks.isBlocked(this.address)) return failed('blocked');
    if (robot !== undefined) return this.#arriveAsRobot(robot);
    const token = this.#token;
    const holder = token === undefined ? undefined : await this.#house.accounts.personOf(token);
    if (token !== undefined && holder !== undefined) return this.#arriveByAccount(holder, token);
    if (this.#known !== undefined) return this.#arrive(this.#known, { account: false });
    if (resume !== undefined) {
      const known = await this.#house.people.recognise(resume.person, resume.secret);
      if (!known.ok) return failed(known.error);
      return this.#arrive(resume.person, { account: false, secret: resume.secret });
    }
    const refused = this.#house.refusalTo();
    if (refused !== undefined) return failed(refused);
    if (!this.#limits.newcomer()) return failed('too-fast');
    const { person, secret } = await this.#house.people.welcome();
    return this.#arrive(person, { account: false, secret });
  }

  async #arriveByAccount(holder: PersonId, token: string): Reply<'hello'> {
    this.#session = hashOf(token);
    const hello = await this.#arrive(holder, { account: true });
    // They may have been logged out while they came in.
    if ((await this.#house.accounts.personOf(token)) === holder) return hello;
    this.dismiss('logged-out');
    return failed('not-you');
  }

  async #arriveAsRobot(token: string): Reply<'hello'> {
    const { robots } = this.#house;
    const robot = await robots.personOf(token);
    if (robot === undefined) return failed('not-you');
    const hello = await this.#arrive(robot, { account: false, robot: true });
    // It may have been removed while it came in.
    if (await robots.isGood(token)) return hello;
    this.dismiss('logged-out');
    return failed('not-you');
  }

  async #arrive(
    person: PersonId,
    how: Pick<Answers['hello'], 'account' | 'robot' | 'secret'>,
  ): Reply<'hello'> {
    const refused = this.#house.refusalTo(person);
    // Whoever has a seat comes back to it, however full the house is.
    if (refused !== undefined && (await this.#house.store.tables.seatOf(person)) === undefined)
      return failed(refused);
    // Whoever says that they are somebody else no longer looks on as who they were.
    if (this.#person !== person) this.watching.stop();
    this.#person = person;
    // Whoever has hung up meanwhile is not here.
    if (!this.#over) this.#house.arrived(this);
    const name = await this.#house.people.nameOf(person);
    const table = await this.#house.store.tables.seatOf(person);
    return ok({
      person,
      name,
      ...how,
      ...(table !== undefined && { seat: { table } }),
      ...this.#reach(),
    });
  }

  #reach(): { reach?: string } {
    const { reach } = this.#house;
    return reach === undefined || !this.#isLocal ? {} : { reach };
  }
}

/** A robot whose token is good for nothing would only ask again. */
const isTurnedAway = ({ token }: RequestOf<'hello'>, code: ErrorCode): boolean =>
  TURNED_AWAY.includes(code) || (token !== undefined && code === 'not-you');

const silenceAfter = (request: Request): number =>
  request.type === 'ping' && request.next !== undefined ? patienceFor(request.next) : SILENCE_MS;
