import { same } from '@stammtisch/kernel';
import type { CallOff, HouseMessage, Person, PersonId, TableId, World } from '@stammtisch/protocol';

/** Who has to do with a table, and how many look on. */
export interface TablePeople {
  readonly people: Readonly<Record<PersonId, Person>>;
  readonly watching: number;
}

interface Listener {
  send(text: string): void;
}

interface PeopleUpdatesDeps {
  readonly table: TableId;
  readonly world: World;
  readonly read: () => Promise<TablePeople>;
  readonly listeners: () => Iterable<Listener>;
  readonly alarm: (error: unknown) => void;
}

/** Changes are gathered for so long. */
const GATHER_MS = 250;

/**
 * Tells those who look at a table who else is there: all of it once, then differences, gathered
 * and made into text once for all. Someone who comes and goes in a loop costs four messages a second.
 */
export class PeopleUpdates {
  readonly #deps: PeopleUpdatesDeps;
  /** Those who know the list as it was last told. */
  readonly #informed = new WeakSet<Listener>();
  #told: TablePeople = { people: {}, watching: 0 };
  #pause: CallOff | undefined;
  #isStale = false;
  #isReading = false;

  constructor(deps: PeopleUpdatesDeps) {
    this.#deps = deps;
  }

  /** At once if nothing was told lately; else a little later, with what else changes by then. */
  changed(): void {
    this.#isStale = true;
    if (this.#pause === undefined && !this.#isReading) this.#tell().catch(this.#deps.alarm);
  }

  /** This one has to be told everything again. */
  forget(listener: Listener): void {
    this.#informed.delete(listener);
  }

  end(): void {
    this.#pause?.();
  }

  async #tell(): Promise<void> {
    this.#isStale = false;
    this.#isReading = true;
    try {
      const people = await this.#deps.read();
      this.#send(people);
      this.#told = people;
    } finally {
      this.#isReading = false;
      this.#pause = this.#deps.world.after(GATHER_MS, () => {
        this.#pause = undefined;
        if (this.#isStale) this.changed();
      });
    }
  }

  #send(people: TablePeople): void {
    const { table, listeners } = this.#deps;
    const difference = differenceOf(this.#told, people);
    const update = difference && textOf({ type: 'people', table, ...difference });
    let whole: string | undefined;
    for (const listener of listeners()) {
      if (this.#informed.has(listener)) {
        if (update !== undefined) listener.send(update);
        continue;
      }
      this.#informed.add(listener);
      whole ??= textOf({ type: 'people', table, whole: true, ...people });
      listener.send(whole);
    }
  }
}

type PeopleMessage = Extract<HouseMessage, { type: 'people' }>;

const textOf = (message: PeopleMessage): string => JSON.stringify(message);

/** Undefined if there is none. */
function differenceOf(
  before: TablePeople,
  after: TablePeople,
): Pick<PeopleMessage, 'people' | 'gone' | 'watching'> | undefined {
  const changed = Object.entries(after.people).filter(
    ([person, is]) => !same(before.people[person], is),
  );
  const gone = Object.keys(before.people).filter(person => !Object.hasOwn(after.people, person));
  if (changed.length + gone.length === 0 && before.watching === after.watching) return undefined;
  return {
    people: Object.fromEntries(changed),
    ...(gone.length > 0 && { gone }),
    watching: after.watching,
  };
}
