import type { Game } from '@stammtisch/kernel';
import type { PersonId } from '@stammtisch/protocol';

import type { Store } from '../store/store.ts';

/** How much people bring to a table: asked before they come, and again if it was wrong. */
export class Balances {
  readonly #store: Store;
  readonly #game: Game;
  readonly #known = new Map<PersonId, number>();

  constructor(store: Store, game: Game) {
    this.#store = store;
    this.#game = game;
  }

  of = (person: PersonId): number => this.#known.get(person) ?? 0;

  async learn(people: Iterable<PersonId>): Promise<void> {
    if (this.#game.chips === undefined) return;
    const bankGame = this.#game.againstBank && this.#game.name;
    for (const person of people)
      this.#known.set(person, await this.#store.ledger.spendableOf(person, bankGame));
  }

  /** Of those nobody has asked about yet. */
  learnNew = (people: readonly PersonId[]): Promise<void> =>
    this.learn(people.filter(person => !this.#known.has(person)));

  learnAgain = (): Promise<void> => this.learn([...this.#known.keys()]);
}
