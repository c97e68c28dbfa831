import { same } from '@stammtisch/kernel';
import type { CallOff, World } from '@stammtisch/protocol';

export interface Listener {
  /** Sends it unless too much still waits to be sent; says whether it did. */
  offer(text: string): boolean;
}

/** A list as it is at one moment: its rows by id, and what is counted besides. */
interface List<Row, Count> {
  readonly rows: ReadonlyMap<string, Row>;
  readonly count: Count;
}

/** All of a list (`whole`), or what is new or different in it, and what is gone. */
interface ListUpdate<Row, Count> {
  readonly rows: readonly Row[];
  readonly count: Count;
  readonly gone?: readonly string[];
  readonly whole?: true;
}

interface ListDeps<Row, Reader extends Listener, Count> {
  readonly world: World;
  readonly read: () => List<Row, Count>;
  readonly textOf: (update: ListUpdate<Row, Count>) => string;
  /** Who must not be told at the moment; everyone may, if there is no such thing. */
  readonly withheld?: () => (reader: Reader) => boolean;
}

/** Changes are gathered for so long, and told once a second at the most. */
const GATHER_MS = 50;
const PAUSE_MS = 1_000;

const NOBODY = () => false;

/**
 * Tells those who want to know what is in a list: all of it once, then what is different, made
 * into text once for all. Whoever could not be told gets the whole list when they can.
 */
export class ListUpdates<Row, Reader extends Listener = Listener, Count = number> {
  readonly #deps: ListDeps<Row, Reader, Count>;
  /** The readers, and whether they know the list as it was told last. */
  readonly #readers = new Map<Reader, boolean>();
  #told: List<Row, Count>;
  #pause: CallOff | undefined;
  #isStale = false;

  constructor(deps: ListDeps<Row, Reader, Count>) {
    this.#deps = deps;
    this.#told = deps.read();
  }

  /** Returns the list as all others know it, so that what is told next fits to it. */
  listen(reader: Reader, on: boolean): { readonly rows: readonly Row[]; readonly count: Count } {
    if (this.#readers.size === 0) this.#told = this.#deps.read();
    const isWithheld = this.#deps.withheld?.()(reader) === true;
    if (on) this.#readers.set(reader, !isWithheld);
    else this.#readers.delete(reader);
    if (on && isWithheld) this.#pause ??= this.#tellAfter(GATHER_MS);
    const { rows, count } = this.#told;
    return { rows: isWithheld ? [] : [...rows.values()], count };
  }

  get hasReaders(): boolean {
    return this.#readers.size > 0;
  }

  forget(reader: Reader): void {
    this.#readers.delete(reader);
  }

  /** Never at once: whoever has just begun to listen gets their answer first. */
  changed(): void {
    this.#isStale = true;
    if (this.#readers.size > 0) this.#pause ??= this.#tellAfter(GATHER_MS);
  }

  end(): void {
    this.#pause?.();
  }

  #tellAfter = (milliseconds: number): CallOff =>
    this.#deps.world.after(milliseconds, () => {
      this.#pause = undefined;
      const isAwaited = this.#isStale || [...this.#readers.values()].includes(false);
      if (!isAwaited || this.#readers.size === 0) return;
      this.#tell();
      this.#pause = this.#tellAfter(PAUSE_MS);
    });

  #tell(): void {
    this.#isStale = false;
    const { read, textOf, withheld } = this.#deps;
    const now = read();
    const difference = differenceOf(this.#told, now);
    const update = difference && textOf(difference);
    this.#told = now;
    const isWithheld = withheld?.() ?? NOBODY;
    let whole: string | undefined;
    for (const [reader, isInformed] of this.#readers) {
      if (isWithheld(reader)) {
        this.#readers.set(reader, false);
        continue;
      }
      whole ??= isInformed ? undefined : textOf(wholeOf(now));
      const text = isInformed ? update : whole;
      if (text !== undefined) this.#readers.set(reader, reader.offer(text));
    }
  }
}

const wholeOf = <Row, Count>({ rows, count }: List<Row, Count>): ListUpdate<Row, Count> => ({
  rows: [...rows.values()],
  count,
  whole: true,
});

/** Undefined if there is none. */
function differenceOf<Row, Count>(
  before: List<Row, Count>,
  after: List<Row, Count>,
): ListUpdate<Row, Count> | undefined {
  const { count } = after;
  const changed = [...after.rows].filter(([id, row]) => !same(before.rows.get(id), row));
  const gone = [...before.rows.keys()].filter(id => !after.rows.has(id));
  if (changed.length + gone.length === 0 && same(before.count, count)) return undefined;
  return { rows: changed.map(([, row]) => row), count, ...(gone.length > 0 && { gone }) };
}
