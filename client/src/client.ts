import { same } from '@stammtisch/kernel';
import {
  type Answers,
  type AnswerType,
  type CallOff,
  DOUBT_MS,
  type ErrorCode,
  type HouseMessage,
  LIMITS,
  newId,
  patienceFor,
  pingPace,
  PROTOCOL,
  type Request,
  type TableId,
  type World,
} from '@stammtisch/protocol';

import type { Connect, Line, Memory } from './line.ts';
import {
  type Happening,
  sceneAfter,
  type Snapshot,
  type WatchedTable,
  withSeat,
} from './snapshot.ts';

/** `lost`: the line broke before the answer came, and asking again might do it twice. */
export interface Failure {
  readonly code: ErrorCode | 'lost';
  readonly reason?: string;
}

export type Answer<Type extends AnswerType> =
  | { readonly ok: true; readonly value: Answers[Type] }
  | { readonly ok: false; readonly error: Failure };

export interface ClientParts {
  readonly world: World;
  readonly connect: Connect;
  readonly memory: Memory;
  /** Called after every change. */
  readonly changed: (snapshot: Snapshot) => void;
  /** Called for every entry, in order; not for what was missed in a long absence. */
  readonly happened: (happening: Happening) => void;
}

type Body = Request extends infer Each ? (Each extends Request ? Omit<Each, 're'> : never) : never;

interface Pending {
  readonly body: Body;
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
  readonly #parts: ClientParts;
  #line: Line | undefined;
  #snapshot: Snapshot = { line: 'connecting' };
  #pending = new Map<number, Pending>();
  #lastNumber = 0;
  #failures = 0;
  #retry: CallOff | undefined;
  #silence: CallOff | undefined;
  #quiet: CallOff | undefined;
  /** How often the house was asked since anything else happened. */
  #pings = 0;
  #wanted: { table?: TableId; lobby: boolean } = { lobby: false };

  constructor(parts: ClientParts) {
    this.#parts = parts;
  }

  get snapshot(): Snapshot {
    return this.#snapshot;
  }

  start(): void {
    this.#connect();
  }

  /** Hangs up for good. */
  stop(): void {
    this.#update({ line: 'stopped' });
    this.#hangUp();
    this.#failAll(() => true);
  }

  /** The network may be back, or the page visible again: try at once. */
  nudge(): void {
    if (this.#isReady) return this.#doubt();
    if (this.#snapshot.line !== 'lost') return;
    this.#failures = 0;
    this.#connect();
  }

  rename = (name: string): Promise<Answer<'rename'>> =>
    this.#ask<'rename'>({ type: 'rename', name }).then(answer => {
      const { me } = this.#snapshot;
      if (answer.ok && me !== undefined) this.#update({ me: { ...me, name: answer.value.name } });
      return answer;
    });

  /** How much money one has, or has after beginning again. */
  purse = (reset = false): Promise<Answer<'purse'>> => this.#ask<'purse'>({ type: 'purse', reset });

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

  sit = (table: TableId, seat?: number): Promise<Answer<'sit'>> =>
    this.#ask<'sit'>({ type: 'sit', table, ...(seat === undefined ? {} : { seat }) });

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

  newKey = (): string => newId(this.#parts.world, LIMITS.moveKey);

  #ask<Type extends AnswerType>(body: Body): Promise<Answer<Type>> {
    return new Promise(resolve => {
      const settle = (answer: Answer<AnswerType>) => resolve(answer as Answer<Type>);
      if (this.#snapshot.line === 'stopped') return settle({ ok: false, error: { code: 'lost' } });
      const pending: Pending = { body, settle, sent: false, tries: 0 };
      this.#pending.set(++this.#lastNumber, pending);
      if (this.#isReady) this.#send(this.#lastNumber, pending);
    });
  }

  #send(re: number, pending: Pending): void {
    pending.sent = true;
    if (pending.body.type !== 'ping') this.#pings = 0;
    this.#keepTalking();
    this.#line?.send(JSON.stringify({ re, ...pending.body }));
  }

  get #isReady(): boolean {
    return this.#snapshot.line === 'open';
  }

  #connect(): void {
    this.#retry?.();
    this.#update({ line: this.#failures === 0 ? 'connecting' : 'lost' });
    let current = true;
    const stale = () => !current || this.#snapshot.line === 'stopped';
    const line = this.#parts.connect({
      opened: () => stale() || this.#sayHello(line),
      received: text => stale() || this.#receive(JSON.parse(text)),
      closed: () => {
        if (stale()) return;
        current = false;
        this.#lost();
      },
    });
    this.#line = line;
    this.#listenForSilence();
  }

  /** Whoever says nothing for long is taken for gone: so now and then, something is said. */
  #keepTalking(): void {
    this.#quiet?.();
    this.#quiet = this.#parts.world.after(pingPace(this.#pings), () => {
      this.#pings++;
      if (this.#isReady) this.#ping();
    });
  }

  #ping(): void {
    void this.#ask<'ping'>({ type: 'ping', next: pingPace(this.#pings) });
  }

  /** Something happens: from now on the house is asked more often again. */
  #wakeUp(): void {
    const wasQuiet = pingPace(this.#pings) > pingPace(0);
    this.#pings = 0;
    if (wasQuiet && this.#isReady) this.#keepTalking();
  }

  /** A line that is silent for too long is dead, whatever the socket says. */
  #listenForSilence(patience = patienceFor(pingPace(this.#pings))): void {
    this.#silence?.();
    if (this.#snapshot.line === 'stopped') return;
    const line = this.#line;
    this.#silence = this.#parts.world.after(patience, () => {
      if (line === this.#line) this.#lost();
    });
  }

  /** Asks whether the house is still there, and does not wait long for the answer. */
  #doubt(): void {
    this.#ping();
    this.#listenForSilence(DOUBT_MS);
  }

  #lost(): void {
    this.#hangUp();
    this.#update({ line: 'lost' });
    this.#failAll(({ body, sent }) => sent && body.type !== 'move');
    const wait = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** this.#failures++);
    const [jitter = 0] = this.#parts.world.bytes(1);
    const delay = wait * (0.75 + jitter / 1024);
    this.#retry = this.#parts.world.after(delay, () => this.#connect());
  }

  #hangUp(): void {
    const line = this.#line;
    this.#line = undefined;
    this.#silence?.();
    this.#quiet?.();
    this.#retry?.();
    line?.close();
  }

  #failAll(which: (pending: Pending) => boolean): void {
    for (const [re, pending] of this.#pending) {
      if (!which(pending)) continue;
      this.#pending.delete(re);
      pending.settle({ ok: false, error: { code: 'lost' } });
    }
  }

  #sayHello(line: Line): void {
    const resume = this.#parts.memory.load();
    const hello = { type: 'hello', protocol: PROTOCOL, ...(resume && { resume }) };
    line.send(JSON.stringify({ re: 0, ...hello }));
  }

  #receive(message: HouseMessage): void {
    if (message.type !== 'ok') this.#wakeUp();
    this.#listenForSilence();
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
      case 'people': {
        const { people, watching } = message;
        return this.#updateTable(message.table, { people, watching });
      }
      case 'chat':
        return this.#heard(message);
      case 'tables':
        return this.#update({ lobby: { tables: message.tables, online: message.online } });
      case 'notes':
        return this.#updateTable(message.table, { notes: message.text });
      case 'clocks':
        return this.#updateTable(message.table, { clocks: this.#untilWhen(message.left) });
      case 'bye':
        if (message.why === 'logged-out') this.#parts.memory.forget();
        return message.why === 'replaced' || message.why === 'abuse'
          ? this.#stopFor(message.why)
          : undefined;
    }
  }

  #untilWhen = (left: Readonly<Record<number, number>>): Readonly<Record<number, number>> =>
    Object.fromEntries(
      Object.entries(left).map(([seat, ms]) => [seat, this.#parts.world.now() + ms]),
    );

  #welcomed({ person, name, secret, account, seat, reach }: Answers['hello']): void {
    this.#failures = 0;
    if (secret === undefined) this.#parts.memory.forget();
    else this.#parts.memory.save({ person, secret });
    if (this.#snapshot.me !== undefined && this.#snapshot.me.person !== person) this.#dropTable();
    this.#forgetSeat();
    const places = { ...(seat && { seat: seat.table }), ...(reach !== undefined && { reach }) };
    this.#pings = 0;
    this.#keepTalking();
    this.#update({ line: 'open', me: { person, name, account }, ...places });
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
    if (code === 'not-you') this.#parts.memory.forget();
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
    this.#parts.world.after(TRY_AGAIN_MS, () => {
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
    const { people, watching, notes, clocks } = known ?? NOTHING_KNOWN;
    this.#update({ table: { table, version, scene, people, watching, chat, notes, clocks } });
  }

  #sawEntry({ v, by, seen, patch }: Extract<HouseMessage, { type: 'entry' }>): void {
    const known = this.#snapshot.table;
    if (known === undefined || v <= known.version) return;
    // Something is missing: what comes next cannot be put on what is here.
    if (v > known.version + 1) return this.#askAfresh(known.table);
    const after = sceneAfter(known.scene, patch);
    if (after === undefined) return this.#askAfresh(known.table);
    this.#update({ table: { ...known, version: v, scene: after } });
    this.#parts.happened({
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
      this.#parts.world.after(TRY_AGAIN_MS, () => {
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
    this.#parts.changed(snapshot);
  }
}

const NOTHING_KNOWN = { people: {}, watching: 0, notes: '', clocks: {} } as const;

const isWatchSent = ({ body, sent }: Pending): boolean => sent && body.type === 'watch';
