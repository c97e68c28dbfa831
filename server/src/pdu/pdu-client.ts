import type { HouseNews, PersonId, TableId } from '@stammtisch/protocol';

import type { AddressLimits } from '../net/admission.ts';
import { RateLimit } from '../rate-limit.ts';
import { SerialQueue } from '../serial-queue.ts';
import { type CluedoScene, cluedoScene, GAME, sceneAfter } from './cluedo-scene.ts';
import { errorInfo, pduError, type PduError } from './errors.ts';
import { takeToken } from './game-requests.ts';
import { HouseClient, type Shown } from './house-client.ts';
import { type Info, PDU_VERSION, type Priority, SERVER, UNKNOWN } from './infos.ts';
import { playerIdOf, tokenIdOf } from './numbers.ts';
import type { PduServer } from './pdu-server.ts';
import { readPdu } from './read-pdu.ts';
import { answerInfo } from './requests.ts';
import { lonePlayer, seatAt } from './session-infos.ts';
import { infosOf, notified, resumingInfos } from './table-infos.ts';

/** What carries the lines of a client: TCP, or a simulated one. */
export interface PduSocket {
  /** A line, without its end. */
  write(line: string): void;
  /** Bytes that have not left yet. */
  readonly waiting: number;
  close(): void;
}

/** So much may wait to be sent; beyond that the client is cut off. */
const MOST_WAITING = 1024 * 1024;
/** Lines that come faster are refused, and in the end the line is closed. */
const RATE = { burst: 60, perSecond: 20 } as const;
const PATIENCE = 200;

/** The table that a client looks at. */
interface Watched {
  readonly table: TableId;
  readonly scene: CluedoScene;
}

/** Why a client begins to look at a table: what it is told by that differs. */
export type Reason = 'opened' | 'joined' | 'resumed';

/** A client of CluedoCommunication 0.2, from its first line to the end. */
export class PduClient {
  readonly server: PduServer;
  readonly #socket: PduSocket;
  readonly address: string;
  readonly #limits: AddressLimits;
  readonly #queue = new SerialQueue();
  readonly #rate: RateLimit;
  #impatience = 0;
  #house: HouseClient | undefined;
  #person: PersonId | undefined;
  #watched: Watched | undefined;
  /** Where it will sit once the director lets it in. */
  #knocksAt: TableId | undefined;
  #reason: Reason = 'resumed';
  /** Players who were in the house when it signed on, or came since. */
  readonly #known = new Set<PersonId>();
  /** The private id it was told, until a later line shows that it has arrived. */
  #toldId: number | undefined;
  #isOver = false;

  constructor(
    server: PduServer,
    socket: PduSocket,
    { address, limits }: { readonly address: string; readonly limits: AddressLimits },
  ) {
    this.server = server;
    this.#socket = socket;
    this.address = address;
    this.#limits = limits;
    this.#rate = new RateLimit(RATE, server.world.now());
  }

  /** Undefined until it has signed on. */
  get person(): PersonId | undefined {
    return this.#person;
  }

  get playerId(): number {
    return this.#person === undefined ? UNKNOWN : playerIdOf(this.#person);
  }

  /** The table at which it has a chair. */
  get table(): TableId | undefined {
    const watched = this.#watched;
    const isSeated =
      watched !== undefined && seatAt(watched.scene.room, this.#person ?? '') !== undefined;
    return isSeated ? watched.table : undefined;
  }

  get scene(): CluedoScene | undefined {
    return this.#watched?.scene;
  }

  get house(): HouseClient {
    if (this.#house === undefined) throw new Error('it has not come in');
    return this.#house;
  }

  /** Each line is dealt with when the one before it is. */
  receive(line: string): void {
    if (this.#isOver) return;
    if (!this.#rate.take(this.server.world.now()) || !this.#limits.request()) {
      if (++this.#impatience > PATIENCE) return this.close('too many lines');
      return this.refuse(pduError('TOO_FAST', 'send fewer lines a second'));
    }
    const told = this.#toldId;
    this.#queue
      .run(() => this.#respond(line, told))
      .catch((error: unknown) => {
        this.server.house.alarm(error);
        this.refuse(pduError('SERVER_ERROR', 'something went wrong in the house'));
      });
  }

  async #respond(line: string, told: number | undefined): Promise<void> {
    if (this.#isOver) return;
    const read = readPdu(line);
    if (!read.ok) {
      const { error, isForeign } = read.error;
      this.refuse(error);
      // Whoever speaks another language, or another version of this one, is not kept on the line.
      return isForeign ? this.end() : undefined;
    }
    const { senderId, info } = read.value;
    const isFirst =
      info.class === 'PlayerAddRequestInfo' || info.class === 'PlayerReAddRequestInfo';
    const isOwn = this.#person === undefined ? isFirst : isFirst || senderId === this.playerId;
    if (!isOwn)
      return this.refuse(pduError('INVALID_SENDER_ID', `${senderId} is not signed on here`));
    if (told !== undefined) await this.#hasPrivateId(told);
    const refused = await answerInfo(this, info);
    if (refused !== undefined) this.refuse(refused);
  }

  refuse(error: PduError): void {
    this.tell(errorInfo(error));
  }

  tell(info: Info, priority: Priority = 0): void {
    if (this.#isOver) return;
    const { waiting } = this.#socket;
    if (priority === 1 && waiting > this.server.house.newsQueueBytes) return;
    if (waiting > MOST_WAITING) return this.end();
    this.#socket.write(JSON.stringify({ version: PDU_VERSION, senderId: SERVER, info }));
  }

  /** Comes into the house: as somebody new, or as whoever they have shown to be. */
  enter(shown: Shown = {}): HouseClient {
    this.#house ??= new HouseClient(
      {
        house: this.server.house,
        world: this.server.world,
        // Its connection counts once, and is given back with the line.
        limits: { ...this.#limits, release: () => undefined },
        address: this.address,
        waiting: () => this.#socket.waiting,
        heard: news => this.#hear(news),
        // After the answer to what is being dealt with.
        ended: () => void this.#queue.run(() => Promise.resolve(this.#houseEnded())),
      },
      shown,
    );
    return this.#house;
  }

  /** Whoever is turned away by the house may try again. */
  #houseEnded(): void {
    if (this.#person !== undefined) this.end();
  }

  /** Turned away: whoever tries again comes in anew. */
  leaveHouse(): void {
    const house = this.#house;
    this.#house = undefined;
    house?.end();
  }

  signOn(person: PersonId): void {
    this.#person = person;
    this.server.signedOn(person, this);
  }

  confirm(person: PersonId, privateId: number): void {
    this.#toldId = privateId;
    this.tell({ class: 'PlayerAddConfirmInfo', playerId: playerIdOf(person), privateId });
  }

  /** A request that came after it was told: the private id before it is not needed any more. */
  async #hasPrivateId(told: number): Promise<void> {
    if (this.#person === undefined || this.#toldId !== told) return;
    this.#toldId = undefined;
    await this.server.confirmPrivateId(this.#person, told);
  }

  async listenForPlayers(): Promise<void> {
    const people = await this.house.ask('people', { on: true });
    if (!people.ok) return;
    for (const { person } of people.value.people) this.#known.add(person);
  }

  /** Looks at a table from now on, and is told all that happens there. */
  async watch(table: TableId, reason: Reason): Promise<boolean> {
    this.#reason = reason;
    this.#knocksAt = undefined;
    const watching = await this.house.ask('watch', { table });
    return watching.ok;
  }

  knock(table: TableId): void {
    this.#knocksAt = table;
  }

  #hear(news: HouseNews): void {
    switch (news.type) {
      case 'table':
        return this.#arrive(news.table, cluedoScene(news.scene));
      case 'entry':
        return this.#follow(news);
      case 'chat':
        if (news.house === undefined)
          this.tell({
            class: 'SessionChatInfo',
            senderId: playerIdOf(news.from),
            message: news.text,
          });
        return undefined;
      case 'message':
        if (!news.own)
          this.tell({ class: 'ChatInfo', senderId: playerIdOf(news.person), message: news.text });
        return undefined;
      case 'unread':
        return this.#fetchUnread(news.from);
      case 'visitors':
        return this.#hearOfPlayers(news);
      case 'invitation': {
        const { number = UNKNOWN } = news.table;
        if (news.table.game !== GAME) return undefined;
        return this.#tellOwn(number, 'INVITED');
      }
      case 'knock answered':
        return this.#hearAnswer(news.table, news.admitted);
      case 'sent away':
        return this.#leaveTable('EXPELLED');
      case 'bye':
        return this.close(`the house says goodbye (${news.why})`);
      // For these the protocol has no words, or its own.
      case 'absences':
      case 'announcement':
      case 'clocks':
      case 'closing':
      case 'invitation over':
      case 'muted':
      case 'notes':
      case 'pages':
      case 'friends':
      case 'people':
      case 'read':
      case 'seat':
      case 'tables':
        return undefined;
    }
  }

  #arrive(table: TableId, scene: CluedoScene | undefined): void {
    if (scene === undefined || this.#person === undefined) return;
    const before = this.#watched;
    this.#watched = { table, scene };
    const seat = seatAt(scene.room, this.#person);
    if (before?.table === table || seat === undefined) return;
    if (this.#reason === 'joined') {
      const token = this.server.tokenFor(this.#person) ?? tokenIdOf(scene.view.tokens[seat]!);
      this.tell(notified(scene.room, this.playerId, 'ACCEPTED', token));
      void this.#queue.run(() => takeToken(this));
    }
    for (const info of resumingInfos(scene, this.#person)) this.tell(info);
  }

  #follow({ by, seen, patch }: Extract<HouseNews, { readonly type: 'entry' }>): void {
    const watched = this.#watched;
    const person = this.#person;
    if (watched === undefined || person === undefined) return;
    const after = sceneAfter(watched.scene, patch);
    const event = { before: watched.scene, after, ...(by !== undefined && { by }), seen };
    this.#watched = { ...watched, scene: after };
    const { hasSignedOff, isRemoved, tokenFor } = this.server;
    const listener = { person, hasSignedOff, isRemoved, tokenFor };
    for (const info of infosOf(event, listener)) this.tell(info);
    if (after.room.closed) this.#watched = undefined;
  }

  /** 4.2.4, for whoever has asked. */
  #hearAnswer(table: TableId, admitted: boolean): void {
    if (this.#knocksAt !== table) return;
    this.#knocksAt = undefined;
    const number = this.server.house.tables.atHand(table)?.table.room.number ?? UNKNOWN;
    if (!admitted) return this.#tellOwn(number, 'REJECTED');
    void this.#queue.run(() => this.watch(table, 'joined'));
  }

  #leaveTable(state: 'EXPELLED'): void {
    const room = this.#watched?.scene.room;
    this.#watched = undefined;
    if (room !== undefined) this.tell(notified(room, this.playerId, state));
  }

  #tellOwn(sessionId: number, state: 'INVITED' | 'REJECTED'): void {
    const playerId = this.playerId;
    this.tell({ class: 'PlayerNotifyInfo', playerId, sessionId, teamId: UNKNOWN, state });
  }

  /** What was written to them while they were away. */
  #fetchUnread(from: Readonly<Record<PersonId, number>>): void {
    for (const [person, count] of Object.entries(from))
      void this.house.ask('messages', { person }).then(read => {
        if (!read.ok || !('lines' in read.value)) return;
        const lines = read.value.lines.filter(({ own }) => !own).slice(-count);
        for (const { text } of lines)
          this.tell({ class: 'ChatInfo', senderId: playerIdOf(person), message: text });
      });
  }

  /** People who come and go in browsers; whoever is signed on here is told of when they sign on. */
  #hearOfPlayers({ people, gone = [] }: Extract<HouseNews, { readonly type: 'visitors' }>): void {
    for (const { person, name } of people) {
      if (this.#known.has(person)) continue;
      this.#known.add(person);
      if (person === this.#person || this.server.isSignedOn(person)) continue;
      this.tell({ class: 'PlayerAddedInfo', ...lonePlayer(playerIdOf(person), name) }, 1);
    }
    for (const person of gone) {
      if (!this.#known.delete(person) || this.server.isSignedOn(person)) continue;
      const isTogether = this.scene !== undefined && seatAt(this.scene.room, person) !== undefined;
      const lost = { class: 'PlayerLostInfo', lostPlayerId: playerIdOf(person) } as const;
      if (!this.server.hasSignedOff(person)) this.tell(lost, isTogether ? 0 : 1);
    }
  }

  /** Says why, and closes. */
  close(why: string): void {
    if (this.#isOver) return;
    this.refuse(pduError('CONNECTION_REFUSED', why));
    this.end();
  }

  /** The line is gone. */
  end(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.server.disconnected(this);
    this.#limits.release();
    this.#socket.close();
    this.leaveHouse();
  }
}
