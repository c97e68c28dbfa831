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

/** Everyone who is in the house, in the order they came. */
export class Connections {
  readonly #clients = new Set<ConnectedClient>();

  get count(): number {
    return this.#clients.size;
  }

  add(client: ConnectedClient): void {
    this.#clients.delete(client);
    this.#clients.add(client);
    const own = [...this.#clients].filter(({ person }) => person === client.person);
    for (const oldest of own.slice(0, -MOST_OF_PERSON)) oldest.dismiss('replaced');
  }

  remove(client: ConnectedClient): void {
    this.#clients.delete(client);
  }

  dismiss(who: PersonOrSession, why: CloseReason): void {
    for (const client of this.#clients) if (client.is(who)) client.dismiss(why);
  }

  dismissAll(why: CloseReason): void {
    for (const client of this.#clients) client.dismiss(why);
  }
}
