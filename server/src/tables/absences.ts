import type { CallOff, PersonId, World } from '@stammtisch/protocol';
import { seatOfPerson, type Table } from '@stammtisch/table';

interface Absence {
  readonly since: number;
  /** When the table acts on it; undefined once it has. */
  due?: { readonly at: number; readonly cancel: CallOff };
}

interface AbsenceDeps {
  readonly world: World;
  /** How long the table waits before it acts. */
  readonly patienceMs: () => number;
  /** Somebody has been gone for that long. */
  readonly due: (person: PersonId) => void;
}

/** Who of those that belong to a table is not looking at it, and since when. */
export class Absences {
  readonly #deps: AbsenceDeps;
  readonly #absences = new Map<PersonId, Absence>();

  constructor(deps: AbsenceDeps) {
    this.#deps = deps;
  }

  /** Begins to count, unless it has begun already. */
  begin(person: PersonId): void {
    const { world, patienceMs, due } = this.#deps;
    const absence = this.note(person);
    if (absence.due !== undefined) return;
    const wait = patienceMs();
    const cancel = world.after(wait, () => {
      delete absence.due;
      due(person);
    });
    absence.due = { at: world.now() + wait, cancel };
  }

  /** Counts how long somebody is gone on whom the table has acted already. */
  note(person: PersonId): Absence {
    const absence: Absence = this.#absences.get(person) ?? { since: this.#deps.world.now() };
    this.#absences.set(person, absence);
    return absence;
  }

  /** The table does not act on it, for as long as it lasts. */
  hold(person: PersonId): void {
    const absence = this.note(person);
    absence.due?.cancel();
    delete absence.due;
  }

  end(person: PersonId): void {
    this.#absences.get(person)?.due?.cancel();
    this.#absences.delete(person);
  }

  endAll(): void {
    for (const person of this.#absences.keys()) this.end(person);
  }

  /** Milliseconds since somebody was last here; 0 if they are, or nobody has missed them. */
  lengthOf(person: PersonId): number {
    const absence = this.#absences.get(person);
    return absence === undefined ? 0 : this.#deps.world.now() - absence.since;
  }

  /** Milliseconds until the table acts, by person. */
  get left(): ReadonlyMap<PersonId, number> {
    const now = this.#deps.world.now();
    return new Map(
      [...this.#absences].flatMap(([person, { due }]) =>
        due === undefined ? [] : [[person, Math.max(0, due.at - now)] as const],
      ),
    );
  }
}

/** The same by the seats of those people; whoever only waits for one has none. */
export const bySeat = (
  table: Table,
  left: ReadonlyMap<PersonId, number>,
): Readonly<Record<number, number>> =>
  Object.fromEntries(
    [...left].flatMap(([person, milliseconds]) => {
      const seat = seatOfPerson(table, person);
      return seat === undefined ? [] : [[seat, milliseconds]];
    }),
  );
