import type { Viewer } from '@stammtisch/kernel';
import type { PersonId, SentAway, TableId } from '@stammtisch/protocol';
import { type Step, type Table, viewerFor } from '@stammtisch/table';

import { EntryMessage } from './entry-message.ts';

/** Someone who looks at the table, and how to tell them. */
export interface Subscriber {
  readonly person: PersonId;
  /** A message as it goes over the line: the same text for all who may see the same. */
  send(text: string): void;
  /** They may not look at that table any more. */
  sendAway?(table: TableId, why: SentAway): void;
}

/** Everyone who looks at a table, and as whom. */
export class Subscribers {
  readonly #viewers = new Map<Subscriber, Viewer>();

  get all(): Iterable<Subscriber> {
    return this.#viewers.keys();
  }

  get count(): number {
    return this.#viewers.size;
  }

  get people(): ReadonlySet<PersonId> {
    return new Set([...this.#viewers.keys()].map(({ person }) => person));
  }

  isHere(person: PersonId): boolean {
    for (const subscriber of this.#viewers.keys()) if (subscriber.person === person) return true;
    return false;
  }

  add(subscriber: Subscriber, table: Table): Viewer {
    const viewer = viewerFor(table, subscriber.person);
    this.#viewers.set(subscriber, viewer);
    return viewer;
  }

  remove(subscriber: Subscriber): void {
    this.#viewers.delete(subscriber);
  }

  send(text: string): void {
    for (const subscriber of this.#viewers.keys()) subscriber.send(text);
  }

  /** For those who look on as who they are now; whoever has changed chairs by then is told differently. */
  messageOf(step: Step): EntryMessage {
    const message = new EntryMessage(step);
    for (const viewer of this.#viewers.values()) message.for(viewer, viewer);
    return message;
  }

  /** Tells everyone what they may see of an entry that is on disk. */
  show(message: EntryMessage): void {
    const { before, after } = message.step;
    const isReseated = before.room !== after.room;
    for (const [subscriber, was] of this.#viewers) {
      const is = isReseated ? viewerFor(after, subscriber.person) : was;
      if (is !== was) this.#viewers.set(subscriber, is);
      subscriber.send(message.for(was, is));
    }
  }
}
