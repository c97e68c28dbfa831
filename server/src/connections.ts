import type { CloseReason, HouseMessage, PersonId, TableId } from '@stammtisch/protocol';

/** A person, or whoever came in by a session. */
export type PersonOrSession = { readonly person: PersonId } | { readonly session: string };

/** A client that has said who it is. */
export interface ConnectedClient {
  readonly person: PersonId;
  /** As it counts for limits. */
  readonly address: string;
  /** Nobody has looked at it for a while. */
  readonly isAway: boolean;
  readonly watching: { readonly table: TableId | undefined };
  is(who: PersonOrSession): boolean;
  send(text: string): void;
  tell(message: HouseMessage): void;
  dismiss(why: CloseReason): void;
}

/** Pages and devices of one person; beyond that, the oldest is closed. */
const MOST_OF_PERSON = 12;

/** Everyone who is in the house. */
export class Connections {
  /** Each with the person as whom it came: it may say later that it is somebody else. */
  readonly #clients = new Map<ConnectedClient, PersonId>();
  /** Those of one person in the order they came. */
  readonly #ofPerson = new Map<PersonId, Set<ConnectedClient>>();

  get count(): number {
    return this.#clients.size;
  }

  /** People in the order they came, each once, with the connections they have. */
  get people(): ReadonlyMap<PersonId, ReadonlySet<ConnectedClient>> {
    return this.#ofPerson;
  }

  sendAll(text: string): void {
    for (const client of this.#clients.keys()) client.send(text);
  }

  /** Nobody looks at any page of theirs. */
  isAway = (person: PersonId): boolean =>
    [...(this.#ofPerson.get(person) ?? [])].every(({ isAway }) => isAway);

  add(client: ConnectedClient): void {
    this.remove(client);
    const { person } = client;
    const own = this.#ofPerson.get(person) ?? new Set();
    this.#ofPerson.set(person, own.add(client));
    this.#clients.set(client, person);
    for (const oldest of [...own].slice(0, -MOST_OF_PERSON)) oldest.dismiss('replaced');
  }

  remove(client: ConnectedClient): void {
    const person = this.#clients.get(client);
    if (person === undefined) return;
    this.#clients.delete(client);
    const own = this.#ofPerson.get(person);
    own?.delete(client);
    if (own?.size === 0) this.#ofPerson.delete(person);
  }

  isHere = (person: PersonId): boolean => this.#ofPerson.has(person);

  /** Tells a person something, on every page and device of theirs. */
  tell = (person: PersonId, message: HouseMessage): void => {
    const text = JSON.stringify(message);
    for (const client of this.#ofPerson.get(person) ?? []) client.send(text);
  };

  dismiss(who: PersonOrSession, why: CloseReason): void {
    for (const client of this.#clients.keys()) if (client.is(who)) client.dismiss(why);
  }

  dismissFrom(address: string, why: CloseReason): void {
    for (const client of this.#clients.keys()) if (client.address === address) client.dismiss(why);
  }

  /** Those who have been here for longest. */
  dismissSome(most: number, why: CloseReason): void {
    for (const client of [...this.#clients.keys()].slice(0, most)) client.dismiss(why);
  }

  dismissAll(why: CloseReason): void {
    for (const client of this.#clients.keys()) client.dismiss(why);
  }
}
