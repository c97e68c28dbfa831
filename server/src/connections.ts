import type { CloseReason, PersonId } from '@stammtisch/protocol';

/** A person, or whoever came in by a session. */
export type PersonOrSession = { readonly person: PersonId } | { readonly session: string };

/** A client that has said who it is. */
export interface ConnectedClient {
  readonly person: PersonId;
  is(who: PersonOrSession): boolean;
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

  dismiss(who: PersonOrSession, why: CloseReason): void {
    for (const client of this.#clients.keys()) if (client.is(who)) client.dismiss(why);
  }

  dismissAll(why: CloseReason): void {
    for (const client of this.#clients.keys()) client.dismiss(why);
  }
}
