import { same } from '@stammtisch/kernel';
import {
  type Answers,
  type AnswerType,
  type CallOff,
  type ErrorCode,
  type HouseMessage,
  LIMITS,
  type MoveRequest,
  newId,
  type PersonId,
  type Request,
  type RequestType,
  type TableId,
  type World,
} from '@stammtisch/protocol';

import { type Credentials, helloText } from './hello.ts';
import { KeepAlive } from './keep-alive.ts';
import { isOfPeople, Messages } from './messages.ts';
import { isPassing, isWatchSent, type Pending } from './pending.ts';
import { type Answer, type RequestBody, Requests, type TableWish } from './requests.ts';
import { retryDelay } from './retry-delay.ts';
import {
  announced,
  called,
  isTurnedAway,
  type TableEvent,
  lobbyAfter,
  NOTHING_KNOWN,
  peopleAfter,
  sceneAfter,
  type Snapshot,
  type TurnedAway,
  type WatchedTable,
  withoutNews,
  withSeat,
} from './snapshot.ts';
import type { Connect, Transport } from './transport.ts';

export interface ClientDeps extends Credentials {
  readonly world: World;
  readonly connect: Connect;
  /** Called after every change. */
  readonly changed: (snapshot: Snapshot) => void;
  /** Called for every entry, in order; not for what was missed in a long absence. */
  readonly happened: (event: TableEvent) => void;
}

const TRY_AGAIN_MS = 1_000;
const MOST_TRIES = 5;

/**
 * Speaks to a house: connects, comes back by itself after any loss, and repeats
 * a move until it is answered, which its key makes harmless.
 */
export class Client extends Requests {
  readonly #deps: ClientDeps;
  #transport: Transport | undefined;
  #snapshot: Snapshot = { connection: 'connecting' };
  #pending = new Map<number, Pending>();
  #lastNumber = 0;
  #failures = 0;
  #retry: CallOff | undefined;
  readonly #keepAlive: KeepAlive;
  readonly #messages: Messages;
  #wanted: { table?: TableId; lobby: TableWish | undefined } = { lobby: undefined };

  constructor(deps: ClientDeps) {
    super();
    this.#deps = deps;
    this.#keepAlive = new KeepAlive({
      world: deps.world,
      ping: next => this.#isReady && void this.ask<'ping'>({ type: 'ping', next }),
      unanswered: () => this.#isReady && this.#update({ isUnanswered: true }),
      dead: () => this.#lost(),
    });
    this.#messages = new Messages({
      ask: body => this.ask(body),
      isReady: () => this.#isReady,
      snapshot: () => this.#snapshot,
      update: change => this.#update(change),
    });
  }

  get snapshot(): Snapshot {
    return this.#snapshot;
  }

  start(): void {
    this.#connect();
  }

  /** Hangs up and begins anew, where that leads to another house or as somebody else: nothing is known there. */
  restart(): void {
    this.#failAll(() => true);
    this.#failures = 0;
    this.#set({ connection: 'connecting' });
    this.#connect();
  }

  /** Hangs up for good. */
  stop(): void {
    this.#update({ connection: 'stopped' });
    this.#hangUp();
    this.#failAll(() => true);
  }

  /** Whether somebody can see the page. */
  setLooking(isLooking: boolean): void {
    this.#keepAlive.setLooking(isLooking);
    this.#messages.setLooking(isLooking);
    if (isLooking) this.nudge();
  }

  /** The network may be back, or the page visible again: try at once. */
  nudge(): void {
    if (this.#isReady) return this.#keepAlive.doubt();
    if (this.#snapshot.connection !== 'lost') return;
    this.#failures = 0;
    this.#connect();
  }

  rename = (name: string): Promise<Answer<'rename'>> =>
    this.ask<'rename'>({ type: 'rename', name }).then(answer => {
      const { me } = this.#snapshot;
      if (answer.ok && me !== undefined) this.#update({ me: { ...me, name: answer.value.name } });
      return answer;
    });

  /** Whether news of the lobby is wanted, and of which tables, now and after every reconnection. */
  lobby(on: boolean, wish: TableWish = {}): void {
    this.#wanted = { ...this.#wanted, lobby: on ? wish : undefined };
    if (this.#isReady) this.#askForLobby();
  }

  /** Whether one wants to know who is in the house. */
  people = (on: boolean): void => this.#messages.people(on);

  /** Whether one wants to know one's conversations. */
  conversations = (on: boolean): void => this.#messages.conversations(on);

  /** Asks for one's friends again, and shows them. */
  refreshFriends = (): void => this.#messages.askForFriends();

  /** Opens the conversation with a person, or closes the one that is open. */
  converse = (person: PersonId | undefined): void => this.#messages.open(person);

  open(
    game: string,
    wish: Omit<Extract<Request, { type: 'open' }>, 're' | 'type' | 'game'> = {},
  ): Promise<Answer<'open'>> {
    return this.ask<'open'>({ type: 'open', game, ...wish });
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
    if (this.#isReady) void this.ask<'unwatch'>({ type: 'unwatch' });
  }

  leave = (table: TableId): Promise<Answer<'leave'>> =>
    this.ask<'leave'>({ type: 'leave', table }).then(answer => {
      if (answer.ok) this.#forgetSeat();
      return answer;
    });

  /** Answered exactly once, whatever happens to the line in between. */
  move(
    table: TableId,
    decision: string,
    move: unknown,
    { key = this.newKey(), ...how }: Pick<Partial<MoveRequest>, 'key' | 'advised'> = {},
  ): Promise<Answer<'move'>> {
    return this.ask<'move'>({ type: 'move', table, key, decision, move, ...how });
  }

  newKey = (): string => newId(this.#deps.world, LIMITS.moveKey);

  protected ask<Type extends RequestType>(body: RequestBody<Type>): Promise<Answer<Type>> {
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
    this.#keepAlive.asked();
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

  #lost(turnedAway?: TurnedAway): void {
    this.#hangUp();
    const { turnedAway: _, ...rest } = this.#snapshot;
    this.#set({ ...rest, connection: 'lost', ...(turnedAway && { turnedAway }) });
    this.#failAll(({ body, sent }) => sent && body.type !== 'move');
    const [jitter = 0] = this.#deps.world.bytes(1);
    const delay = retryDelay(this.#failures++, { isTurnedAway: turnedAway !== undefined, jitter });
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
    this.#set(withoutNews(this.#snapshot));
    transport.send(helloText(this.#deps));
  }

  #receive(message: HouseMessage): void {
    this.#answeredAgain();
    this.#keepAlive.heard({ isNews: message.type !== 'ok' });
    if (isOfPeople(message)) return this.#messages.receive(message);
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
      case 'pages':
        return this.#update({ pages: message.count });
      case 'notes':
        return this.#updateTable(message.table, { notes: message.text });
      case 'clocks': {
        const { table, left, reserve: onReserve = [] } = message;
        return this.#updateTable(table, { clocks: this.#untilWhen(left), onReserve });
      }
      case 'absences':
        return this.#updateTable(message.table, { absences: this.#untilWhen(message.left) });
      case 'sent away':
        return this.#sentAway(message);
      case 'invitation':
      case 'invitation over':
      case 'knock answered':
        return this.#set(called(this.#snapshot, message));
      case 'announcement':
        return this.#set(announced(this.#snapshot, message));
      case 'closing':
        return this.#update({ closingAt: this.#deps.world.now() + message.left });
      case 'bye':
        return this.#dismissed(message.why);
    }
  }

  #dismissed(why: Extract<HouseMessage, { type: 'bye' }>['why']): void {
    if (why === 'replaced' || why === 'abuse') this.#stopFor(why);
    if (why === 'logged-out') this.#isNobody();
  }

  /** What the client has come with is good for nothing: somebody new comes next, but no robot. */
  #isNobody(): void {
    if (this.#deps.token !== undefined) return this.#stopFor('not-you');
    this.#deps.memory.forget();
  }

  #untilWhen = (left: Readonly<Record<number, number>>): Readonly<Record<number, number>> =>
    Object.fromEntries(
      Object.entries(left).map(([seat, ms]) => [seat, this.#deps.world.now() + ms]),
    );

  #welcomed({ person, name, secret, account, seat, reach }: Answers['hello']): void {
    this.#failures = 0;
    const { memory, token } = this.#deps;
    if (secret !== undefined) memory.save({ person, secret });
    else if (token === undefined) memory.forget();
    if (this.#snapshot.me !== undefined && this.#snapshot.me.person !== person) this.#dropTable();
    this.#forgetSeat();
    const places = { ...(seat && { seat: seat.table }), ...(reach !== undefined && { reach }) };
    this.#keepAlive.heard({ isNews: true });
    const { turnedAway: _, ...rest } = this.#snapshot;
    this.#set({ ...rest, connection: 'open', me: { person, name, account }, ...places });
    this.#catchUp();
  }

  /** What was wanted before is wanted again; then what was not yet answered is asked again. */
  #catchUp(): void {
    const { table, lobby } = this.#wanted;
    const asked = [...this.#pending.values()].some(({ body }) => body.type === 'watch');
    if (table !== undefined && !asked) void this.#look(table, this.#snapshot.table);
    for (const [re, pending] of this.#pending) if (!isWatchSent(pending)) this.#send(re, pending);
    if (lobby !== undefined) this.#askForLobby();
    this.#messages.welcomed();
  }

  /** Whoever comes with a private id that is not known here is a new person. */
  #unwelcome(code: ErrorCode): void {
    if (code === 'other-protocol') return this.#stopFor(code);
    if (isTurnedAway(code)) return this.#lost(code);
    if (code === 'not-you') this.#isNobody();
    if (this.#snapshot.connection !== 'stopped') this.#lost();
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
    if (!isPassing(code)) return false;
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
    void this.ask<'lobby'>({ type: 'lobby', on: lobby !== undefined, ...lobby }).then(answer => {
      if (answer.ok && lobby !== undefined) this.#update({ lobby: answer.value });
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
    const answer = await this.ask<'watch'>({ type: 'watch', table, ...seen });
    if (answer.ok || this.#wanted.table !== table) return answer;
    const { code } = answer.error;
    if (code === 'no-such-table') this.#wanted = { lobby: this.#wanted.lobby };
    if (isPassing(code))
      this.#deps.world.after(TRY_AGAIN_MS, () => {
        if (this.#isReady && this.#wanted.table === table) this.#askAfresh(table);
      });
    return answer;
  }

  /** What was said while one came in may be heard twice, or a little late. */
  #heard(message: Extract<HouseMessage, { type: 'chat' }>): void {
    const { type: _, ...said } = message;
    const known = this.#snapshot.table;
    if (known === undefined || known.chat.some(({ line }) => line === said.line)) return;
    const chat = [...known.chat, said].toSorted((one, other) => one.line - other.line);
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

  #sentAway({ table, why }: Extract<HouseMessage, { type: 'sent away' }>): void {
    this.#wanted = { lobby: this.#wanted.lobby };
    this.#dropTable();
    if (this.#snapshot.seat === table) this.#forgetSeat();
    this.#update({ sentAway: { table, why } });
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
