/** How long something must have been where and what it is before a repeated tap on it counts. */
export const SETTLED_AFTER_MS = 400;

/** A card under the mouse rises by five pixels, a raised one by twelve or more. */
const MOVED_PX = 8;

/** A thing that can be tapped, as it is at one moment. */
export interface Appearance<Thing> {
  readonly thing: Thing;
  /** Its centre on the screen. */
  readonly x: number;
  readonly y: number;
  /** What a tap on it does, as far as that can change while it stays where it is. */
  readonly means: string;
}

interface Known<Thing> extends Appearance<Thing> {
  readonly since: number;
}

/** Since when things have been where and what they are. */
export class Settling<Thing> {
  #known = new Map<Thing, Known<Thing>>();

  /** At a tap, before it does anything: whatever is new to us has been there all along. */
  begin(seen: readonly Appearance<Thing>[], now: number): void {
    this.#see(seen, now, -Infinity);
  }

  /** Called again and again after the tap: whatever is new has come just now. */
  look(seen: readonly Appearance<Thing>[], now: number): void {
    this.#see(seen, now, now);
  }

  /** What was scrolled is elsewhere, but nobody is surprised by that. */
  scroll(seen: readonly Appearance<Thing>[]): void {
    for (const each of seen)
      this.#known.set(each.thing, {
        ...each,
        since: this.#known.get(each.thing)?.since ?? -Infinity,
      });
  }

  forget(): void {
    this.#known.clear();
  }

  isSettled(thing: Thing, now: number): boolean {
    const since = this.#known.get(thing)?.since ?? -Infinity;
    return now - since >= SETTLED_AFTER_MS;
  }

  #see(seen: readonly Appearance<Thing>[], now: number, newSince: number): void {
    this.#known = new Map(
      seen.map(each => [each.thing, { ...each, since: this.#sinceOf(each, now) ?? newSince }]),
    );
  }

  #sinceOf(seen: Appearance<Thing>, now: number): number | undefined {
    const known = this.#known.get(seen.thing);
    if (known === undefined || isSame(known, seen)) return known?.since;
    // What is still moving is measured from when it began to.
    const isMoving = now - known.since < SETTLED_AFTER_MS && known.means === seen.means;
    return isMoving ? known.since : now;
  }
}

const isSame = <Thing>(one: Appearance<Thing>, other: Appearance<Thing>): boolean =>
  one.means === other.means && Math.hypot(one.x - other.x, one.y - other.y) <= MOVED_PX;
