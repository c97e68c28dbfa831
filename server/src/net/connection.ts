import type { Result } from '@stammtisch/kernel';
import {
  type Answers,
  type AnswerType,
  type CallOff,
  type ChatLine,
  type ErrorCode,
  type CloseReason,
  type HouseMessage,
  LIMITS,
  patienceFor,
  type PersonId,
  PROTOCOL,
  type Request,
  SILENCE_MS,
  type Version,
  type World,
} from '@stammtisch/protocol';
import { decode } from '@stammtisch/protocol/decode';

import type { House } from '../house.ts';
import type { PersonOrSession } from '../people/accounts.ts';
import { hashOf } from '../people/hash.ts';
import { SerialQueue } from '../serial-queue.ts';
import type { CatchUp } from '../tables/catch-up.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { Subscriber } from '../tables/subscribers.ts';
import { type AddressLimits, NO_LIMITS } from './admission.ts';
import { RateLimit } from './rate-limit.ts';

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
  /** What their browser keeps of an account. */
  readonly token: string | undefined;
  /** Whether the client is on this machine or in its network. */
  readonly isLocal: boolean;
}

/** EntryMessage may be dropped beyond the first; beyond the second the client is cut off. */
const QUEUE = { news: 64 * 1024, most: 1024 * 1024 } as const;
const RATE = { burst: 60, perSecond: 20 } as const;
/** What others have to read or the house has to keep comes more slowly. */
const SLOW_RATE = { burst: 10, perSecond: 1 } as const;
const SLOW: readonly Request['type'][] = ['hello', 'rename', 'open', 'mine', 'chat', 'scores'];
/** So many requests beyond the rate are answered; then it is abuse. */
const PATIENCE = 200;

type Failure = { readonly code: ErrorCode; readonly reason?: string };
type Reply<Type extends AnswerType> = Promise<Result<Answers[Type], Failure>>;

/** One client's connection, from hello to the end. */
export class Connection implements Subscriber {
  readonly #house: House;
  readonly #world: World;
  readonly #socket: Socket;
  readonly #limits: AddressLimits;
  readonly #isLocal: boolean;
  readonly #token: string | undefined;
  #session: string | undefined;
  readonly #requests: RateLimit;
  readonly #slowRequests: RateLimit;
  #impatience = 0;
  #person: PersonId | undefined;
  #table: LiveTable | undefined;
  #patience: CallOff;
  #heardAt: number;
  /** How long it may be silent. */
  #silence = SILENCE_MS;
  readonly #queue = new SerialQueue();
  #over = false;

  constructor(
    house: House,
    world: World,
    transport: Socket,
    { limits = NO_LIMITS, token, isLocal = true }: Partial<Arrival> = {},
  ) {
    this.#house = house;
    this.#world = world;
    this.#socket = transport;
    this.#limits = limits;
    this.#token = token;
    this.#isLocal = isLocal;
    this.#requests = new RateLimit(RATE, world.now());
    this.#slowRequests = new RateLimit(SLOW_RATE, world.now());
    this.#heardAt = world.now();
    this.#patience = world.after(SILENCE_MS, () => this.#listen());
  }

  get person(): PersonId {
    return this.#person ?? '';
  }

  /** Whether this is that person, or came in by that session. */
  is(who: PersonOrSession): boolean {
    return 'person' in who ? who.person === this.#person : who.session === this.#session;
  }

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
    void this.#queue.run(() => this.#respond(request.value));
  }

  async #respond(request: Request): Promise<void> {
    if (this.#over) return;
    const { re } = request;
    try {
      const reply = await this.#answer(request);
      this.tell(
        reply.ok ? { type: 'ok', re, result: reply.value } : { type: 'error', re, ...reply.error },
      );
    } catch (error) {
      this.#house.alarm(error);
      this.tell({ type: 'error', re, code: 'house-error' });
    }
  }

  tell(message: HouseMessage): void {
    this.send(JSON.stringify(message));
  }

  offer(text: string): boolean {
    if (this.#socket.waiting > QUEUE.news) return false;
    this.send(text);
    return true;
  }

  send(text: string): void {
    if (this.#over) return;
    if (this.#socket.waiting > QUEUE.most) return this.dismiss('slow');
    this.#socket.send(text);
  }

  /** Says why, and closes. Whoever does not read is not waited for. */
  dismiss(why: CloseReason): void {
    if (this.#over) return;
    this.#socket.send(JSON.stringify({ type: 'bye', why } satisfies HouseMessage));
    this.end();
    if (this.#socket.waiting > QUEUE.news) this.#socket.terminate();
    else this.#socket.close();
  }

  /** The line is gone. */
  end(): void {
    if (this.#over) return;
    this.#over = true;
    this.#limits.release();
    this.#patience();
    this.#stopWatching();
    this.#house.gone(this);
  }

  /** Whoever says nothing for too long is gone, whatever the socket says. */
  #listen(): void {
    const left = this.#heardAt + this.#silence - this.#world.now();
    if (left > 0) {
      // In whole seconds: many bells that ring at few different times are cheap to keep.
      this.#patience = this.#world.after(Math.ceil(left / 1_000) * 1_000, () => this.#listen());
      return;
    }
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

  #answer(request: Request): Reply<AnswerType> {
    if (request.type === 'hello') return this.#hello(request);
    if (request.type === 'ping') return Promise.resolve(done({}));
    if (this.#person === undefined) return Promise.resolve(failed('no-hello'));
    if (request.type === 'move') return this.#move(this.#person, request);
    return this.#answerTo(this.#person, request);
  }

  async #hello({ protocol, resume }: Extract<Request, { type: 'hello' }>): Reply<'hello'> {
    if (protocol !== PROTOCOL) return failed('other-protocol');
    const { people } = this.#house;
    const token = this.#token;
    const holder = token === undefined ? undefined : await this.#house.accounts.personOf(token);
    if (token !== undefined && holder !== undefined) {
      this.#session = hashOf(token);
      const hello = await this.#arrive(holder, { account: true });
      // They may have been logged out while they came in.
      if ((await this.#house.accounts.personOf(token)) === holder) return done(hello);
      this.dismiss('logged-out');
      return failed('not-you');
    }
    if (resume !== undefined) {
      const known = await people.recognise(resume.person, resume.secret);
      if (!known.ok) return failed(known.error);
      return done(await this.#arrive(resume.person, { account: false, secret: resume.secret }));
    }
    if (!this.#limits.newcomer()) return failed('too-fast');
    const { person, secret } = await people.welcome();
    return done(await this.#arrive(person, { account: false, secret }));
  }

  async #arrive(
    person: PersonId,
    how: Pick<Answers['hello'], 'account' | 'secret'>,
  ): Promise<Answers['hello']> {
    // Whoever says that they are somebody else no longer looks on as who they were.
    if (this.#person !== person) this.#stopWatching();
    this.#person = person;
    // Whoever has hung up meanwhile is not here.
    if (!this.#over) this.#house.arrived(this);
    const name = await this.#house.people.nameOf(person);
    const table = await this.#house.seatOf(person);
    return {
      person,
      name,
      ...how,
      ...(table !== undefined && { seat: { table } }),
      ...this.#reach(),
    };
  }

  #reach(): { reach?: string } {
    const { reach } = this.#house;
    return reach === undefined || !this.#isLocal ? {} : { reach };
  }

  async #answerTo(
    person: PersonId,
    request: Exclude<Request, { type: 'hello' | 'ping' | 'move' }>,
  ): Reply<AnswerType> {
    switch (request.type) {
      case 'rename':
        return plain(await this.#house.rename(person, request.name), name => ({ name }));
      case 'balance':
        return plain(await this.#house.balance(person, request.reset === true), balance => balance);
      case 'scores':
        return done(await this.#house.scoresFor(person));
      case 'notes':
        return this.#at(request.table, async live => {
          await this.#house.saveNotes(live, person, request.text);
          return done({});
        });
      case 'lobby':
        return done(this.#house.lobby.listen(this, request.on));
      case 'open':
        return plain(await this.#house.open(person, request, this.#limits.opening), table => ({
          table,
        }));
      case 'mine':
        return done({ tables: await this.#house.tablesOf(person) });
      case 'bring':
        return this.#at(request.table, async live =>
          plain(await live.bring(person, request.amount), () => ({})),
        );
      case 'watch':
        return this.#watch(request);
      case 'unwatch':
        this.#stopWatching();
        return done({});
      case 'sit':
        return this.#at(request.table, async live =>
          plain(await live.sit(person, request.seat), () => ({ seated: !isWaiting(live, person) })),
        );
      case 'leave':
        return this.#at(request.table, async live => plain(await live.leave(person), () => ({})));
      case 'start':
        return this.#at(request.table, async live => plain(await live.start(person), () => ({})));
      case 'chat':
        return this.#at(request.table, live => this.#house.chat(live, person, request.text));
    }
  }

  #move(person: PersonId, request: Extract<Request, { type: 'move' }>): Reply<'move'> {
    return this.#at(request.table, live => live.move(person, request));
  }

  async #watch(request: Extract<Request, { type: 'watch' }>): Reply<'watch'> {
    const { table } = request;
    const live = await this.#house.tables.get(table);
    if (live === undefined) return failed(this.#missing(table));
    const notes = await this.#house.notesOf(this.person, table);
    const missed = await this.#catchUpAt(live, request);
    const { said } = live;
    const chat = await this.#house.linesFor(live, this.person);
    if (this.#over) return failed('no-such-table');
    // A closed table is forgotten with the last who looks at it, also while somebody comes.
    if (this.#house.tables.atHand(table) !== live) return this.#watch(request);
    if (this.#table !== live) this.#stopWatching();
    this.#table = live;
    const { version, scene } = live.join(this);
    if (!this.#sendCatchUp(missed, version, unheard(chat, request)))
      this.tell({ type: 'table', table, version, scene, chat });
    if (live.said !== said) await this.#sendLaterChat(live, chat);
    if (notes !== '') this.tell({ type: 'notes', table, text: notes });
    if (live.table.room.clock !== undefined)
      this.tell({ type: 'clocks', table, left: live.clocks });
    this.tell({ type: 'absences', table, left: live.absences });
    this.#house.peopleChanged(live);
    return done({ version });
  }

  /** To work it out is dear: whoever asks for it again and again sees the table as it stands. */
  async #catchUpAt(
    live: LiveTable,
    { since, heard }: Extract<Request, { type: 'watch' }>,
  ): Promise<CatchUp | undefined> {
    if (since === undefined) return undefined;
    // Who does not say what they have heard is told all that was said, and that comes with the scene.
    const mayAsk = (): boolean => heard !== undefined && this.#slowRequests.take(this.#heardAt);
    return since === live.table.version || mayAsk()
      ? live.catchUpFor(this.person, since)
      : undefined;
  }

  /** Tells what was said while the rest was being read; what is heard twice is heard once. */
  async #sendLaterChat(live: LiveTable, known: readonly ChatLine[]): Promise<void> {
    const isKnown = ({ line }: ChatLine): boolean => known.some(each => each.line === line);
    const lines = await this.#house.linesFor(live, this.person);
    for (const line of lines) if (!isKnown(line)) this.tell({ type: 'chat', ...line });
  }

  /** Tells what was missed, if that leads to the table as it stands; otherwise nothing. */
  #sendCatchUp(
    missed: CatchUp | undefined,
    version: Version,
    lines: readonly ChatLine[] | undefined,
  ): boolean {
    if (missed?.version !== version || lines === undefined) return false;
    for (const text of missed.texts) this.send(text);
    for (const line of lines) this.tell({ type: 'chat', ...line });
    return true;
  }

  #stopWatching(): void {
    const live = this.#table;
    this.#table = undefined;
    live?.part(this);
    if (live !== undefined) this.#house.peopleChanged(live);
  }

  #at<Type extends AnswerType>(table: string, work: (live: LiveTable) => Reply<Type>): Reply<Type> {
    const atHand = this.#house.tables.atHand(table);
    if (atHand !== undefined) return work(atHand);
    return this.#house.tables
      .get(table)
      .then(live => (live === undefined ? failed(this.#missing(table)) : work(live)));
  }

  #missing = (table: string): ErrorCode =>
    this.#house.tables.isUnreadable(table) ? 'unreadable-table' : 'no-such-table';
}

/** What this client has not heard of what was said; undefined if some of it may be too long ago. */
function unheard(
  chat: readonly ChatLine[],
  { heard = Infinity }: Extract<Request, { type: 'watch' }>,
): readonly ChatLine[] | undefined {
  const isAll = chat.length < LIMITS.chatHistory || chat[0]!.line <= heard;
  return isAll ? chat.filter(({ line }) => line > heard) : undefined;
}

const silenceAfter = (request: Request): number =>
  request.type === 'ping' && request.next !== undefined ? patienceFor(request.next) : SILENCE_MS;

const done = <T>(value: T) => ({ ok: true, value }) as const;
const failed = (code: ErrorCode) => ({ ok: false, error: { code } }) as const;

const plain = <T, U>(result: Result<T, ErrorCode>, use: (value: T) => U) =>
  result.ok ? done(use(result.value)) : failed(result.error);

const isWaiting = ({ table }: LiveTable, person: PersonId): boolean =>
  table.room.waiting.includes(person);
