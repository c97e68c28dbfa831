import type { Result } from '@stammtisch/kernel';
import {
  type Answers,
  type AnswerType,
  type CallOff,
  type ChatLine,
  type ErrorCode,
  type Farewell,
  type HouseMessage,
  LIMITS,
  patienceFor,
  type PersonId,
  priorityOf,
  PROTOCOL,
  type Request,
  SILENCE_MS,
  type Version,
  type World,
} from '@stammtisch/protocol';
import { decode } from '@stammtisch/protocol/decode';

import type { House } from '../house.ts';
import { Lane } from '../lane.ts';
import type { Whom } from '../people/accounts.ts';
import { hashOf } from '../people/hash.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { Missed } from '../tables/missed.ts';
import type { Company, Onlooker } from '../tables/onlookers.ts';
import { Bucket } from './bucket.ts';
import { type Gate, OPEN_GATE } from './doorkeeper.ts';

/** A connection, whatever carries it. */
export interface Socket {
  send(text: string): void;
  /** Bytes that have not left yet. */
  readonly waiting: number;
  close(): void;
}

/** How someone comes in. */
interface Door {
  readonly gate: Gate;
  /** What their browser keeps of an account. */
  readonly token: string | undefined;
}

/** News may be dropped beyond the first; beyond the second the client is cut off. */
export const QUEUE = { news: 64 * 1024, most: 1024 * 1024 } as const;
const RATE = { burst: 60, perSecond: 20 } as const;
/** What others have to read or the house has to keep comes more slowly. */
const SLOW_RATE = { burst: 10, perSecond: 1 } as const;
const SLOW: readonly Request['type'][] = ['hello', 'rename', 'open', 'chat', 'scores'];
/** So many requests beyond the rate are answered; then it is abuse. */
const PATIENCE = 200;

type Failure = { readonly code: ErrorCode; readonly reason?: string };
type Reply<Type extends AnswerType> = Promise<Result<Answers[Type], Failure>>;

/** One client's connection, from hello to the end. */
export class Visit implements Onlooker {
  readonly #house: House;
  readonly #world: World;
  readonly #socket: Socket;
  readonly #gate: Gate;
  readonly #token: string | undefined;
  #session: string | undefined;
  readonly #bucket: Bucket;
  readonly #slowBucket: Bucket;
  #impatience = 0;
  #person: PersonId | undefined;
  #table: LiveTable | undefined;
  #patience: CallOff;
  #heardAt: number;
  /** How long it may be silent. */
  #silence = SILENCE_MS;
  readonly #lane = new Lane();
  #over = false;
  /** What was last told of the company at the table. */
  #company = '';

  constructor(house: House, world: World, socket: Socket, door: Partial<Door> = {}) {
    this.#house = house;
    this.#world = world;
    this.#socket = socket;
    this.#gate = door.gate ?? OPEN_GATE;
    this.#token = door.token;
    this.#bucket = new Bucket(RATE, world.now());
    this.#slowBucket = new Bucket(SLOW_RATE, world.now());
    this.#heardAt = world.now();
    this.#patience = world.after(SILENCE_MS, () => this.#listen());
  }

  get person(): PersonId {
    return this.#person ?? '';
  }

  /** Whether this is that person, or came in by that session. */
  is(who: Whom): boolean {
    return 'person' in who ? who.person === this.#person : who.session === this.#session;
  }

  /** Every request gets exactly one answer, in the order in which they were asked. */
  receive(text: string): void {
    if (this.#over) return;
    this.#heardAt = this.#world.now();
    if (!this.#bucket.take(this.#heardAt) || !this.#gate.request()) return this.#tooFast(text);
    const request = decode(text);
    if (!request.ok) return this.tell({ type: 'error', ...request.error });
    if (SLOW.includes(request.value.type) && !this.#slowBucket.take(this.#heardAt))
      return this.#tooFast(text);
    this.#silence = silenceAfter(request.value);
    void this.#lane.run(() => this.#respond(request.value));
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
    if (priorityOf(message) === 1 && this.#socket.waiting > QUEUE.news) return;
    this.hear(JSON.stringify(message));
  }

  hear(text: string): void {
    if (this.#over) return;
    if (this.#socket.waiting > QUEUE.most) return this.dismiss('slow');
    this.#socket.send(text);
  }

  meet({ people, watching }: Company): void {
    const table = this.#table?.id;
    if (table === undefined) return;
    const news = { type: 'people', table, people, watching } as const;
    const text = JSON.stringify(news);
    if (text === this.#company) return;
    this.#company = text;
    this.tell(news);
  }

  /** Says why, and hangs up. */
  dismiss(why: Farewell): void {
    if (this.#over) return;
    this.#socket.send(JSON.stringify({ type: 'bye', why } satisfies HouseMessage));
    this.end();
    this.#socket.close();
  }

  /** The line is gone. */
  end(): void {
    if (this.#over) return;
    this.#over = true;
    this.#gate.leave();
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
    if (++this.#impatience > PATIENCE) return this.dismiss('abuse');
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
    if (!this.#gate.newcomer()) return failed('too-fast');
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
    return reach === undefined ? {} : { reach };
  }

  async #answerTo(
    person: PersonId,
    request: Exclude<Request, { type: 'hello' | 'ping' | 'move' }>,
  ): Reply<AnswerType> {
    switch (request.type) {
      case 'rename':
        return plain(await this.#house.rename(person, request.name), name => ({ name }));
      case 'purse':
        return plain(await this.#house.purse(person, request.reset === true), balance => ({
          balance,
        }));
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
        return plain(await this.#house.open(person, request), table => ({ table }));
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
    const live = await this.#house.table(table);
    if (live === undefined) return failed('no-such-table');
    const notes = await this.#house.notesOf(this.person, table);
    const missed = await this.#missedAt(live, request);
    const { said } = live;
    const chat = await this.#house.linesFor(live, this.person);
    if (this.#over) return failed('no-such-table');
    // A closed table is forgotten with the last who looks at it, also while somebody comes.
    if (this.#house.tableAtHand(table) !== live) return this.#watch(request);
    if (this.#table !== live) this.#stopWatching();
    this.#table = live;
    this.#company = '';
    const { version, scene } = live.join(this);
    if (!this.#fillIn(missed, version, unheard(chat, request)))
      this.tell({ type: 'table', table, version, scene, chat });
    if (live.said !== said) await this.#readUp(live, chat);
    if (notes !== '') this.tell({ type: 'notes', table, text: notes });
    if (live.table.room.clock !== undefined)
      this.tell({ type: 'clocks', table, left: live.clocks });
    this.#house.peopleChanged(live);
    return done({ version });
  }

  /** To work it out is dear: whoever asks for it again and again sees the table as it stands. */
  async #missedAt(
    live: LiveTable,
    { since, heard }: Extract<Request, { type: 'watch' }>,
  ): Promise<Missed | undefined> {
    if (since === undefined) return undefined;
    // Who does not say what they have heard is told all that was said, and that comes with the scene.
    const mayAsk = (): boolean => heard !== undefined && this.#slowBucket.take(this.#heardAt);
    return since === live.table.version || mayAsk() ? live.missedBy(this.person, since) : undefined;
  }

  /** Tells what was said while the rest was being read; what is heard twice is heard once. */
  async #readUp(live: LiveTable, known: readonly ChatLine[]): Promise<void> {
    const isKnown = ({ line }: ChatLine): boolean => known.some(each => each.line === line);
    const lines = await this.#house.linesFor(live, this.person);
    for (const line of lines) if (!isKnown(line)) this.tell({ type: 'chat', ...line });
  }

  /** Tells what was missed, if that leads to the table as it stands; otherwise nothing. */
  #fillIn(
    missed: Missed | undefined,
    version: Version,
    lines: readonly ChatLine[] | undefined,
  ): boolean {
    if (missed?.version !== version || lines === undefined) return false;
    for (const text of missed.texts) this.hear(text);
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
    const atHand = this.#house.tableAtHand(table);
    if (atHand !== undefined) return work(atHand);
    return this.#house
      .table(table)
      .then(live => (live === undefined ? failed('no-such-table') : work(live)));
  }
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
