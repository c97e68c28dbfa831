import { same } from '@stammtisch/kernel';
import {
  type Answers,
  type AnswerType,
  type CallOff,
  type ErrorCode,
  type HouseMessage,
  LIMITS,
  newId,
  PROTOCOL,
  type Request,
  type RequestType,
  type TableId,
  type World,
} from '@stammtisch/protocol';

import { KeepAlive } from './keep-alive.ts';
import {
  type TableEvent,
  lobbyAfter,
  peopleAfter,
  sceneAfter,
  type Snapshot,
  type WatchedTable,
  withSeat,
} from './snapshot.ts';
import type { Connect, Transport, Memory } from './transport.ts';

/** `lost`: the line broke before the answer came, and asking again might do it twice. */
export interface Failure {
  readonly code: ErrorCode | 'lost';
  readonly reason?: string;
}

export type Answer<Type extends AnswerType> =
  | { readonly ok: true; readonly value: Answers[Type] }
  | { readonly ok: false; readonly error: Failure };

export interface ClientDeps {
  readonly world: World;
  readonly connect: Connect;
  readonly memory: Memory;
  /** Called after every change. */
  readonly changed: (snapshot: Snapshot) => void;
  /** Called for every entry, in order; not for what was missed in a long absence. */
  readonly happened: (event: TableEvent) => void;
}

/** A request without its number. */
type RequestBody<Type extends RequestType> = Omit<Extract<Request, { type: Type }>, 're'>;

interface Pending {
  readonly body: { readonly type: RequestType };
  readonly settle: (answer: Answer<AnswerType>) => void;
  sent: boolean;
  /** How often the house has put it off. */
  tries: number;
}

const FIRST_RETRY_MS = 250;
const LONGEST_RETRY_MS = 5_000;
const TRY_AGAIN_MS = 1_000;
const MOST_TRIES = 5;

/**
 * Speaks to a house: connects, comes back by itself after any loss, and repeats
 * a move until it is answered, which its key makes harmless.
 */
export class Client {
  readonly #deps: ClientDeps;
  #transport: Transport | undefined;
  #snapshot: Snapshot = { connection: 'connecting' };
  #pending = new Map<number, Pending>();
  #lastNumber = 0;
  #failures = 0;
  #retry: CallOff | undefined;
  readonly #keepAlive: KeepAlive;
  #wanted: { table?: TableId; lobby: boolean } = { lobby: false };

  constructor(deps: ClientDeps) {
    this.#deps = deps;
    this.#keepAlive = new KeepAlive({
      world: deps.world,
      ping: next => this.#isReady && void this.#ask<'ping'>({ type: 'ping', next }),
      unanswered: () => this.#isReady && this.#update({ isUnanswered: true }),
      dead: () => this.#lost(),
    });
  }

  get snapshot(): Snapshot {
    return this.#snapshot;
  }

  start(): void {
    this.#connect();
  }

  /** Hangs up for good. */
  stop(): void {
    this.#update({ connection: 'stopped' });
    this.#hangUp();
    this.#failAll(() => true);
  }

  /** The network may be back, or the page visible again: try at once. */
  nudge(): void {
    if (this.#isReady) return this.#keepAlive.doubt();
    if (this.#snapshot.connection !== 'lost') return;
    this.#failures = 0;
    this.#connect();
  }

  rename = (name: string): Promise<Answer<'rename'>> =>
    this.#ask<'rename'>({ type: 'rename', name }).then(answer => {
      const { me } = this.#snapshot;
      if (answer.ok && me !== undefined) this.#update({ me: { ...me, name: answer.value.name } });
      return answer;
    });

  /** How much money one has, or has after beginning again, and how much of it one could bring to a table. */
  balance = (wish: { reset?: boolean; table?: TableId } = {}): Promise<Answer<'balance'>> =>
    this.#ask<'balance'>({ type: 'balance', ...wish });

  /** The high scores, and how one has played oneself. */
  scores = (): Promise<Answer<'scores'>> => this.#ask<'scores'>({ type: 'scores' });

  /** What one writes down for oneself at a table. */
  note = (table: TableId, text: string): Promise<Answer<'notes'>> =>
    this.#ask<'notes'>({ type: 'notes', table, text });

  /** Whether news of the lobby is wanted, now and after every reconnection. */
  lobby(on: boolean): void {
    this.#wanted = { ...this.#wanted, lobby: on };
    if (this.#isReady) this.#askForLobby();
  }

  open(
    game: string,
    wish: Omit<Extract<Request, { type: 'open' }>, 're' | 'type' | 'game'> = {},
  ): Promise<Answer<'open'>> {
    return this.#ask<'open'>({ type: 'open', game, ...wish });
  }

  /** Looks at a table, now and after every reconnection, until another or none is wanted. */
  watch(table: TableId): Promise<Answer<'watch'>> {
    this.#wanted = { ...this.#wanted, table };
    if (this.#snapshot.table?.table !== table) this.#dropTable();
    return this.#look(table);
  }

  unwatch(): void {
    this.#wanted = { lobby: this.#wanted.lobby };
    this.#dropTable();
    if (this.#isReady) void this.#ask<'unwatch'>({ type: 'unwatch' });
  }

  sit = (table: TableId, seat?: number, { leaving = false } = {}): Promise<Answer<'sit'>> =>
    this.#ask<'sit'>({
      type: 'sit',
      table,
      ...(seat !== undefined && { seat }),
      ...(leaving && { leaving }),
    });

  /** Puts more of one's money onto a table: so many cents, or all of it. */
  bring = (table: TableId, amount?: number): Promise<Answer<'bring'>> =>
    this.#ask<'bring'>({ type: 'bring', table, ...(amount === undefined ? {} : { amount }) });

  /** Open tables at which one has sat. */
  mine = (): Promise<Answer<'mine'>> => this.#ask<'mine'>({ type: 'mine' });

  leave = (table: TableId): Promise<Answer<'leave'>> =>
    this.#ask<'leave'>({ type: 'leave', table }).then(answer => {
      if (answer.ok) this.#forgetSeat();
      return answer;
    });

  startGame = (table: TableId): Promise<Answer<'start'>> =>
    this.#ask<'start'>({ type: 'start', table });

  chat = (table: TableId, text: string): Promise<Answer<'chat'>> =>
    this.#ask<'chat'>({ type: 'chat', table, text });

  /** Answered exactly once, whatever happens to the line in between. */
  move(
    table: TableId,
    decision: string,
    move: unknown,
    key = this.newKey(),
  ): Promise<Answer<'move'>> {
    return this.#ask<'move'>({ type: 'move', table, key, decision, move });
  }

  newKey = (): string => newId(this.#deps.world, LIMITS.moveKey);

  /** Each request has its own answer. */
  #ask<Type extends RequestType>(body: RequestBody<Type>): Promise<Answer<Type>> {
    return new Promise(resolve => {
      const settle = (answer: Answer<AnswerType>) => resolve(answer as Answer<Type>);
      if (this.#snapshot.connection === 'stopped')
        return settle({ ok: false, error: { code: 'lost' } });
      const pending: Pending = { body, settle, sent: false, tries: 0 };
      this.#pending.set(++this.#lastNumber, pending);
      if (this.#isReady) this.#send(this.#lastNumber, pending);
    });
  }

  #send(re: number, pending: Pending): void {
    pending.sent = true;
    this.#keepAlive.asked({ isPing: pending.body.type === 'ping' });
    this.#transport?.send(JSON.stringify({ re, ...pending.body }));
  }

  get #isReady(): boolean {
    return this.#snapshot.connection === 'open';
  }

  #connect(): void {
    this.#hangUp();
    this.#update({ connection: this.#failures === 0 ? 'connecting' : 'lost' });
    // A line that was given up may still bring something; only the latest counts.
    const isCurrent = () =>
      this.#transport === transport && this.#snapshot.connection !== 'stopped';
    const transport = this.#deps.connect({
      opened: () => isCurrent() && this.#sayHello(transport),
      received: text => isCurrent() && this.#receive(JSON.parse(text)),
      closed: () => isCurrent() && this.#lost(),
    });
    this.#transport = transport;
    this.#keepAlive.start();
  }

  #lost(): void {
    this.#hangUp();
    this.#update({ connection: 'lost' });
    this.#failAll(({ body, sent }) => sent && body.type !== 'move');
    const wait = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** this.#failures++);
    const [jitter = 0] = this.#deps.world.bytes(1);
    const delay = wait * (0.75 + jitter / 1024);
    this.#retry = this.#deps.world.after(delay, () => this.#connect());
  }

  #hangUp(): void {
    const transport = this.#transport;
    this.#transport = undefined;
    this.#keepAlive.stop();
    this.#answeredAgain();
    this.#retry?.();
    transport?.close();
  }

  #failAll(which: (pending: Pending) => boolean): void {
    for (const [re, pending] of this.#pending) {
      if (!which(pending)) continue;
      this.#pending.delete(re);
      pending.settle({ ok: false, error: { code: 'lost' } });
    }
  }

  #sayHello(transport: Transport): void {
    const resume = this.#deps.memory.load();
    const hello = { type: 'hello', protocol: PROTOCOL, ...(resume && { resume }) };
    transport.send(JSON.stringify({ re: 0, ...hello }));
  }

  #receive(message: HouseMessage): void {
    this.#answeredAgain();
    this.#keepAlive.heard({ isNews: message.type !== 'ok' });
    switch (message.type) {
      case 'ok':
        return message.re === 0
          ? this.#welcomed(message.result as Answers['hello'])
          : this.#answered(message.re, { ok: true, value: message.result });
      case 'error':
        return message.re === 0 ? this.#unwelcome(message.code) : this.#failed(message);
      case 'table':
        return this.#sawTable(message);
      case 'entry':
        return this.#sawEntry(message);
      case 'people':
        return this.#sawPeople(message);
      case 'chat':
        return this.#heard(message);
      case 'tables':
        return this.#update({ lobby: lobbyAfter(this.#snapshot.lobby, message) });
      case 'notes':
        return this.#updateTable(message.table, { notes: message.text });
      case 'clocks':
        return this.#updateTable(message.table, { clocks: this.#untilWhen(message.left) });
      case 'absences':
        return this.#updateTable(message.table, { absences: this.#untilWhen(message.left) });
      case 'bye':
        if (message.why === 'logged-out') this.#deps.memory.forget();
        return message.why === 'replaced' || message.why === 'abuse'
          ? this.#stopFor(message.why)
          : undefined;
    }
  }

  #untilWhen = (left: Readonly<Record<number, number>>): Readonly<Record<number, number>> =>
    Object.fromEntries(
      Object.entries(left).map(([seat, ms]) => [seat, this.#deps.world.now() + ms]),
    );

  #welcomed({ person, name, secret, account, seat, reach }: Answers['hello']): void {
    this.#failures = 0;
    if (secret === undefined) this.#deps.memory.forget();
    else this.#deps.memory.save({ person, secret });
    if (this.#snapshot.me !== undefined && this.#snapshot.me.person !== person) this.#dropTable();
    this.#forgetSeat();
    const places = { ...(seat && { seat: seat.table }), ...(reach !== undefined && { reach }) };
    this.#keepAlive.heard({ isNews: true });
    this.#update({ connection: 'open', me: { person, name, account }, ...places });
    this.#catchUp();
  }

  /** What was wanted before is wanted again; then what was not yet answered is asked again. */
  #catchUp(): void {
    const { table, lobby } = this.#wanted;
    const asked = [...this.#pending.values()].some(({ body }) => body.type === 'watch');
    if (table !== undefined && !asked) void this.#look(table, this.#snapshot.table);
    for (const [re, pending] of this.#pending) if (!isWatchSent(pending)) this.#send(re, pending);
    if (lobby) this.#askForLobby();
  }

  /** Whoever comes with a private id that is not known here is a new person. */
  #unwelcome(code: ErrorCode): void {
    if (code === 'other-protocol') return this.#stopFor(code);
    if (code === 'not-you') this.#deps.memory.forget();
    this.#lost();
  }

  #stopFor(why: NonNullable<Snapshot['stoppedBy']>): void {
    this.#update({ stoppedBy: why });
    this.stop();
  }

  #failed({ re, code, reason }: Extract<HouseMessage, { type: 'error' }>): void {
    if (re === undefined || this.#isPutOff(re, code)) return;
    this.#answered(re, { ok: false, error: { code, ...(reason === undefined ? {} : { reason }) } });
  }

  /** A move that the house could not take just now is sent again: its key makes that harmless. */
  #isPutOff(re: number, code: ErrorCode): boolean {
    const pending = this.#pending.get(re);
    if (pending?.body.type !== 'move' || pending.tries >= MOST_TRIES) return false;
    if (code !== 'too-fast' && code !== 'house-error') return false;
    pending.tries++;
    this.#deps.world.after(TRY_AGAIN_MS, () => {
      if (this.#isReady && this.#pending.has(re)) this.#send(re, pending);
    });
    return true;
  }

  #answered(re: number, answer: Answer<AnswerType>): void {
    const pending = this.#pending.get(re);
    this.#pending.delete(re);
    pending?.settle(answer);
  }

  #askForLobby(): void {
    const { lobby } = this.#wanted;
    void this.#ask<'lobby'>({ type: 'lobby', on: lobby }).then(answer => {
      if (answer.ok && lobby) this.#update({ lobby: answer.value });
    });
  }

  #sawTable({ table, version, scene, chat }: Extract<HouseMessage, { type: 'table' }>): void {
    if (table !== this.#wanted.table) return;
    const known = this.#snapshot.table;
    const { people, watching, notes, clocks, absences } = known ?? NOTHING_KNOWN;
    const rest = { people, watching, chat, notes, clocks, absences };
    this.#update({ table: { table, version, scene, ...rest } });
  }

  #sawPeople(message: Extract<HouseMessage, { type: 'people' }>): void {
    const known = this.#snapshot.table?.people ?? {};
    const people = peopleAfter(known, message);
    this.#updateTable(message.table, { people, watching: message.watching });
  }

  #sawEntry({ v, by, seen, patch }: Extract<HouseMessage, { type: 'entry' }>): void {
    const known = this.#snapshot.table;
    if (known === undefined || v <= known.version) return;
    // Something is missing: what comes next cannot be put on what is here.
    if (v > known.version + 1) return this.#askAfresh(known.table);
    const after = sceneAfter(known.scene, patch);
    if (after === undefined) return this.#askAfresh(known.table);
    this.#update({ table: { ...known, version: v, scene: after } });
    this.#deps.happened({
      version: v,
      before: known.scene,
      after,
      ...(by === undefined ? {} : { by }),
      ...(seen === undefined ? {} : { seen }),
    });
  }

  #askAfresh(table: TableId): void {
    const asked = [...this.#pending.values()].some(({ body }) => body.type === 'watch');
    if (!asked) void this.#look(table);
  }

  /** Asks to be told of a table, and asks again if the house had a weak moment. */
  async #look(table: TableId, known?: WatchedTable): Promise<Answer<'watch'>> {
    const seen = known && { since: known.version, heard: known.chat.at(-1)?.line ?? 0 };
    const answer = await this.#ask<'watch'>({ type: 'watch', table, ...seen });
    if (answer.ok || this.#wanted.table !== table) return answer;
    const { code } = answer.error;
    if (code === 'no-such-table') this.#wanted = { lobby: this.#wanted.lobby };
    if (code === 'house-error' || code === 'too-fast')
      this.#deps.world.after(TRY_AGAIN_MS, () => {
        if (this.#isReady && this.#wanted.table === table) this.#askAfresh(table);
      });
    return answer;
  }

  /** What was said while one came in may be heard twice, or a little late. */
  #heard({ line, from, name, text, at }: Extract<HouseMessage, { type: 'chat' }>): void {
    const known = this.#snapshot.table;
    if (known === undefined || known.chat.some(each => each.line === line)) return;
    const chat = [...known.chat, { line, from, name, text, at }].toSorted(
      (one, other) => one.line - other.line,
    );
    this.#update({ table: { ...known, chat } });
  }

  #updateTable(table: TableId, change: Partial<WatchedTable>): void {
    const known = this.#snapshot.table;
    if (known?.table === table) this.#update({ table: { ...known, ...change } });
  }

  #answeredAgain(): void {
    if (this.#snapshot.isUnanswered !== true) return;
    const { isUnanswered: _, ...rest } = this.#snapshot;
    this.#set(rest);
  }

  #dropTable(): void {
    const { table: _, ...rest } = this.#snapshot;
    this.#set(rest);
  }

  #forgetSeat(): void {
    const { seat: _, ...rest } = this.#snapshot;
    this.#set(rest);
  }

  #update(change: Partial<Snapshot>): void {
    this.#set({ ...this.#snapshot, ...change });
  }

  #set(next: Snapshot): void {
    const snapshot = withSeat(next);
    if (same(this.#snapshot, snapshot)) return;
    this.#snapshot = snapshot;
    this.#deps.changed(snapshot);
  }
}

const NOTHING_KNOWN = { people: {}, watching: 0, notes: '', clocks: {}, absences: {} } as const;

const isWatchSent = ({ body, sent }: Pending): boolean => sent && body.type === 'watch';
