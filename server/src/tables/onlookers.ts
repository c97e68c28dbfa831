import type { Viewer } from '@stammtisch/kernel';
import type { HouseMessage, PersonId } from '@stammtisch/protocol';
import { type Table, viewerFor } from '@stammtisch/table';

import { News } from './news.ts';
import type { Step } from './steps.ts';

/** Someone who looks at the table, and how to tell them. */
export interface Onlooker {
  readonly person: PersonId;
  /** A message as it goes over the line: the same text for all who may see the same. */
  hear(text: string): void;
  /** Who has to do with the table, all of them; told only when it is news. */
  meet(company: Company): void;
}

export type Company = Pick<Extract<HouseMessage, { type: 'people' }>, 'people' | 'watching'>;

/** Everyone who looks at a table, and as whom. */
export class Onlookers {
  readonly #viewers = new Map<Onlooker, Viewer>();

  get all(): Iterable<Onlooker> {
    return this.#viewers.keys();
  }

  get count(): number {
    return this.#viewers.size;
  }

  get people(): ReadonlySet<PersonId> {
    return new Set([...this.#viewers.keys()].map(({ person }) => person));
  }

  isHere(person: PersonId): boolean {
    for (const onlooker of this.#viewers.keys()) if (onlooker.person === person) return true;
    return false;
  }

  add(onlooker: Onlooker, table: Table): Viewer {
    const viewer = viewerFor(table, onlooker.person);
    this.#viewers.set(onlooker, viewer);
    return viewer;
  }

  remove(onlooker: Onlooker): void {
    this.#viewers.delete(onlooker);
  }

  hear(text: string): void {
    for (const onlooker of this.#viewers.keys()) onlooker.hear(text);
  }

  /** For those who look on as who they are now; whoever has changed chairs by then is told differently. */
  newsOf(step: Step): News {
    const news = new News(step);
    for (const viewer of this.#viewers.values()) news.for(viewer, viewer);
    return news;
  }

  /** Tells everyone what they may see of an entry that is on disk. */
  show(news: News): void {
    const { before, after } = news.step;
    const isReseated = before.room !== after.room;
    for (const [onlooker, was] of this.#viewers) {
      const is = isReseated ? viewerFor(after, onlooker.person) : was;
      if (is !== was) this.#viewers.set(onlooker, is);
      onlooker.hear(news.for(was, is));
    }
  }
}
