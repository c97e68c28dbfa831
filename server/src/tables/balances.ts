import type { Game } from '@stammtisch/kernel';
import type { PersonId, TableId } from '@stammtisch/protocol';

import type { Store } from '../store/store.ts';

/** How much people bring to a table: asked before they come, and again if it was wrong. */
export class Balances {
  readonly #store: Store;
  readonly #game: Game;
  readonly #table: TableId;
  readonly #known = new Map<PersonId, number>();

  constructor(store: Store, { game, table }: { readonly game: Game; readonly table: TableId }) {
    this.#store = store;
    this.#game = game;
    this.#table = table;
  }

  of = (person: PersonId): number => this.#known.get(person) ?? 0;

  async learn(people: Iterable<PersonId>): Promise<void> {
    for (const person of people) this.#known.set(person, await this.look(person));
  }

  /** What somebody could bring just now; nothing, where there is no money. */
  async look(person: PersonId): Promise<number> {
    const { againstBank, name } = this.#game;
    if (this.#game.chips === undefined) return 0;
    const bankGame = againstBank && name;
    return this.#store.ledger.spendableOf(person, { bankGame, table: this.#table });
  }

  /** Of those nobody has asked about yet. */
  learnNew = (people: readonly PersonId[]): Promise<void> =>
    this.learn(people.filter(person => !this.#known.has(person)));

  learnAgain = (): Promise<void> => this.learn([...this.#known.keys()]);
}
