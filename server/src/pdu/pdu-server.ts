import type { PersonId, Room, TableId, World } from '@stammtisch/protocol';
import { seatOfPerson, type Table } from '@stammtisch/table';

import type { House } from '../house.ts';
import type { AddressLimits } from '../net/admission.ts';
import { Guesses } from '../people/guesses.ts';
import { hashOf } from '../people/hash.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { secretPlayers } from '../tables/secret-players.ts';
import { GAME, publicView } from './cluedo-scene.ts';
import type { Info, InfoOf, Priority } from './infos.ts';
import { playerIdOf, sessionIdOf } from './numbers.ts';
import { PduClient, type PduSocket } from './pdu-client.ts';
import { lonePlayer, memberSeats, playerAt, seatAt, sessionFieldsOf } from './session-infos.ts';

export interface PduServerDeps {
  readonly house: House;
  readonly world: World;
}

/** A session that outsiders know of, and how many games have begun in it. */
interface KnownSession {
  readonly sessionId: number;
  readonly games: number;
}

const GETTING_UP_MS = 60_000;
/** Within 53 bits, which is what a whole number holds everywhere. */
const PRIVATE_ID_BYTES = 6;

/** CluedoCommunication 0.2: everyone who is signed on by it, and who is told what of whom. */
export class PduServer {
  readonly #deps: PduServerDeps;
  /** Signed on, with a line; each person once. */
  readonly #clients = new Map<PersonId, PduClient>();
  readonly #lines = new Set<PduClient>();
  readonly #sessions = new Map<TableId, KnownSession>();
  readonly #signedOff = new Set<PersonId>();
  readonly #tokens = new Map<PersonId, number>();
  readonly #removed = new Set<number>();
  readonly #guesses: Guesses;

  constructor(deps: PduServerDeps) {
    this.#deps = deps;
    this.#guesses = new Guesses(deps.world);
    for (const live of deps.house.tables.all) this.#know(live);
    deps.house.onTableChanged(live => this.#tellOutsiders(live));
  }

  get house(): House {
    return this.#deps.house;
  }

  get world(): World {
    return this.#deps.world;
  }

  /** Somebody has opened a line. */
  connect(
    socket: PduSocket,
    { address, limits }: { readonly address: string; readonly limits: AddressLimits },
  ): PduClient {
    const client = new PduClient(this, socket, { address, limits });
    this.#lines.add(client);
    return client;
  }

  /** The line is gone. Whoever has not signed off is lost (4.1.4). */
  disconnected(client: PduClient): void {
    this.#lines.delete(client);
    const { person } = client;
    if (person === undefined || this.#clients.get(person) !== client) return;
    this.#clients.delete(person);
    if (this.#signedOff.has(person)) return;
    this.tellAbout(client, { class: 'PlayerLostInfo', lostPlayerId: playerIdOf(person) });
  }

  end(): void {
    for (const client of this.#lines) client.close('the house closes');
  }

  isSignedOn = (person: PersonId): boolean => this.#clients.has(person);

  /** Whoever signs on again takes the place of the line they had. */
  signedOn(person: PersonId, client: PduClient): void {
    const old = this.#clients.get(person);
    this.#clients.set(person, client);
    this.#signedOff.delete(person);
    if (old !== undefined && old !== client) old.close('signed on from elsewhere');
  }

  /** For as long as it takes to get up: whoever goes by that is not told of as sent away. */
  signedOff(person: PersonId): void {
    this.#signedOff.add(person);
    this.world.after(GETTING_UP_MS, () => this.#signedOff.delete(person));
  }

  hasSignedOff = (person: PersonId): boolean => this.#signedOff.has(person);

  /** While its director removes a session, nobody is told of as sent away. */
  async removing<T>(sessionId: number, work: Promise<T>): Promise<T> {
    this.#removed.add(sessionId);
    try {
      return await work;
    } finally {
      this.#removed.delete(sessionId);
    }
  }

  isRemoved = (room: Room): boolean => this.#removed.has(sessionIdOf(room));

  tokenFor = (person: PersonId): number | undefined => this.#tokens.get(person);

  /** The director has said with which token somebody is to play. */
  giveToken(person: PersonId, token: number): void {
    this.#tokens.set(person, token);
  }

  hasToken(person: PersonId): void {
    this.#tokens.delete(person);
  }

  /** To those at the same table it must arrive, to all others it may (4.1). */
  tellAbout(client: PduClient, info: Info): void {
    const { table } = client;
    this.#tell(each => {
      const isTogether = table !== undefined && each.table === table;
      return { info, priority: isTogether ? 0 : 1 };
    }, client);
  }

  tellEveryone(info: Info): void {
    this.#tell(() => ({ info, priority: 1 }));
  }

  /** A name can tell a secret: what need not arrive does not reach those who still play for one. */
  #tell(
    tellingOf: (
      client: PduClient,
    ) => { readonly info: Info; readonly priority: Priority } | undefined,
    also?: PduClient,
  ): void {
    const players = secretPlayers(this.house.tables.all);
    const clients = new Set([...this.#clients.values(), ...(also === undefined ? [] : [also])]);
    for (const client of clients) {
      const telling = tellingOf(client);
      const isKept = telling?.priority === 1 && players.has(client.person ?? '');
      if (telling !== undefined && !isKept) client.tell(telling.info, telling.priority);
    }
  }

  #know({ id, table }: LiveTable): void {
    const view = publicView(table);
    if (view === undefined || table.room.closed || !table.room.listed) this.#sessions.delete(id);
    else
      this.#sessions.set(id, {
        sessionId: sessionFieldsOf(table).sessionId,
        games: table.room.started ? view.match : 0,
      });
  }

  /** 4.2.1 to 4.2.3, for those who do not look at the table; whoever does is told by its entries. */
  #tellOutsiders(live: LiveTable): void {
    if (live.table.room.game !== GAME) return;
    const before = this.#sessions.get(live.id);
    this.#know(live);
    const now = this.#sessions.get(live.id);
    const info = changeOf(before, now, live.table);
    if (info === undefined) return;
    this.#tell(client => {
      if (client.table === live.id) return undefined;
      return { info, priority: client.table === undefined ? 0 : 1 };
    });
  }

  /** Sessions that somebody may know of. */
  sessionsFor(person: PersonId): readonly LiveTable[] {
    return [...this.house.tables.all].filter(
      ({ table: { room } }) =>
        room.game === GAME && !room.closed && (room.listed || isMember(room, person)),
    );
  }

  async session(sessionId: number, person: PersonId): Promise<LiveTable | undefined> {
    if (sessionId < 1) return undefined;
    const found = await this.house.find(person, sessionId);
    if (!found.ok || found.value.game !== GAME) return undefined;
    return this.house.tables.get(found.value.table);
  }

  /** Everyone who is here, as `asker` may know them, and the computers at tables they may know of. */
  async playersFor(asker: PersonId): Promise<readonly Omit<InfoOf<'PlayerInfo'>, 'class'>[]> {
    const sessions = this.sessionsFor(asker);
    const isKept = secretPlayers(this.house.tables.all).get(asker);
    const seated = sessions.flatMap(live =>
      memberSeats(live.table.room).map(seat => ({ live, seat })),
    );
    const people = [...this.house.connections.people.keys()].filter(
      person => isKept === undefined || isMember(isKept.table.room, person),
    );
    const lone = people.filter(
      person => !sessions.some(({ table }) => seatAt(table.room, person) !== undefined),
    );
    const shown = seated.filter(({ live }) => isKept === undefined || live === isKept);
    return Promise.all([
      ...shown.map(({ live, seat }) => this.#playerAt(live.table, seat)),
      ...lone.map(async person =>
        lonePlayer(playerIdOf(person), await this.house.people.nameOf(person)),
      ),
    ]);
  }

  async #playerAt(table: Table, seat: number): Promise<Omit<InfoOf<'PlayerInfo'>, 'class'>> {
    const holder = table.room.chairs[seat]!;
    if ('nobody' in holder) throw new Error('nobody has that chair');
    const name = 'bot' in holder ? holder.bot : await this.house.people.nameOf(holder.person);
    return playerAt(table, seat, name);
  }

  /** Undefined if nobody here has that number, as far as `asker` may know. */
  async player(
    playerId: number,
    asker: PersonId,
  ): Promise<Omit<InfoOf<'PlayerInfo'>, 'class'> | undefined> {
    const players = await this.playersFor(asker);
    return players.find(each => each.playerId === playerId);
  }

  /** A client as a player: where they sit, if it is for everyone to know. */
  async playerOf(client: PduClient): Promise<Omit<InfoOf<'PlayerInfo'>, 'class'>> {
    const person = client.person ?? '';
    const found = this.sessionsFor('').find(
      ({ table }) => seatOfPerson(table, person) !== undefined,
    );
    const seat = found === undefined ? undefined : seatAt(found.table.room, person);
    if (found !== undefined && seat !== undefined) return this.#playerAt(found.table, seat);
    return lonePlayer(playerIdOf(person), await this.house.people.nameOf(person));
  }

  newPrivateId(): number {
    const bytes = this.world.bytes(PRIVATE_ID_BYTES);
    return 1 + bytes.reduce((sum, byte) => sum * 256 + byte, 0);
  }

  /** Somebody is about to be told this number; the one they have stays good until they have shown that they know it. */
  keepPrivateId = (person: PersonId, privateId: number): Promise<boolean> =>
    this.house.store.people.savePrivateNumber(person, hashOf(String(privateId)));

  confirmPrivateId = (person: PersonId, privateId: number): Promise<void> =>
    this.house.store.people.confirmPrivateNumber(person, hashOf(String(privateId)));

  async isPrivateId(person: PersonId, privateId: number, from: string): Promise<boolean> {
    const guess = `come back as ${person}`;
    if (!this.#guesses.mayTry(from, guess)) return false;
    const isRight = await this.house.store.people.isPrivateNumber(
      person,
      hashOf(String(privateId)),
    );
    if (isRight) this.#guesses.wasRight(from, guess);
    return isRight;
  }
}

const isMember = (room: Table['room'], person: PersonId): boolean =>
  room.host === person ||
  room.chairs.some(holder => 'person' in holder && holder.person === person) ||
  room.members?.includes(person) === true ||
  room.invited?.includes(person) === true;

/** What has become of a session, for those who are not in it. */
function changeOf(
  before: KnownSession | undefined,
  now: KnownSession | undefined,
  table: Table,
): Info | undefined {
  if (before === undefined) return now && { class: 'SessionAddedInfo', ...sessionFieldsOf(table) };
  const { sessionId } = before;
  if (now === undefined) return { class: 'SessionRemovedInfo', sessionId };
  return now.games > before.games ? { class: 'SessionClosedInfo', sessionId } : undefined;
}
