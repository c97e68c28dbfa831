import { type Appearance, SETTLED_AFTER_MS, Settling } from './settling.ts';

/** Two taps no further apart than this are meant for one place. */
const NEAR_PX = 64;
/** How long after a tap its place is watched: a slow house may answer late. */
const WATCHED_MS = 2_000;

/**
 * What can be tapped. Where a tap means something else although the element stays
 * (a new question, a chosen square), `data-means` says so.
 */
const THINGS = 'button, a, label, input, select, textarea, summary, [data-means]';

/** What comes without having been called: nobody can have meant it at once, wherever they tapped before. */
const SUDDEN = '[data-sudden]';

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Ignores a second tap or click in the same place if what is there now has only
 * just appeared, moved, or come to mean something else. Keys are not concerned.
 */
export function guardTaps(): void {
  const place = new TappedPlace();
  const cameAt = noteArrivals();
  const isTooEarly = (target: Element, point: Point, now: number): boolean => {
    const sudden = target.closest(SUDDEN);
    if (sudden && now - cameAt(sudden) < SETTLED_AFTER_MS) return true;
    const thing = target.closest(THINGS);
    return thing !== null && place.isUnsettled(thing, point, now);
  };
  const judge = (event: MouseEvent) => {
    const { target, clientX: x, clientY: y } = event;
    // Keys and scripts press without a pointer.
    if (!(target instanceof Element) || event.detail === 0) return;
    const now = performance.now();
    if (isTooEarly(target, { x, y }, now)) {
      event.preventDefault();
      event.stopImmediatePropagation();
    } else place.tap({ x, y }, now);
  };
  document.addEventListener('click', judge, { capture: true });
  document.addEventListener('scroll', ({ target }) => place.scroll(target), { capture: true });
}

/** The place of the last tap that counted, watched for a while. */
class TappedPlace {
  readonly #settling = new Settling<Element>();
  #point: Point | undefined;
  #until = 0;

  tap(point: Point, now: number): void {
    const isWatching = this.#point !== undefined;
    this.#point = point;
    this.#until = now + WATCHED_MS;
    this.#settling.begin(thingsNear(point), now);
    if (!isWatching) requestAnimationFrame(this.#watch);
  }

  /** Whether the thing has only just become what and where it is, in this place. */
  isUnsettled(thing: Element, point: Point, now: number): boolean {
    if (this.#point === undefined || distance(this.#point, point) > NEAR_PX) return false;
    this.#settling.look(thingsNear(this.#point), now);
    return !this.#settling.isSettled(thing, now);
  }

  scroll(target: EventTarget | null): void {
    if (this.#point === undefined || !(target instanceof Node)) return;
    this.#settling.scroll(thingsNear(this.#point).filter(({ thing }) => target.contains(thing)));
  }

  #watch = (): void => {
    const now = performance.now();
    if (this.#point === undefined || now > this.#until) {
      this.#point = undefined;
      this.#settling.forget();
      return;
    }
    this.#settling.look(thingsNear(this.#point), now);
    requestAnimationFrame(this.#watch);
  };
}

/** Since when something sudden is there. */
function noteArrivals(): (sudden: Element) => number {
  const came = new WeakMap<Element, number>();
  const note = (added: Node) => {
    if (!(added instanceof Element)) return;
    for (const each of [added, ...added.querySelectorAll(SUDDEN)])
      if (each.matches(SUDDEN)) came.set(each, performance.now());
  };
  new MutationObserver(changes => {
    for (const { addedNodes } of changes) for (const node of addedNodes) note(node);
  }).observe(document.body, { childList: true, subtree: true });
  return sudden => came.get(sudden) ?? 0;
}

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/** Everything within reach of a finger at that point. What lies behind an open sheet appears when that closes. */
function thingsNear(point: Point): readonly Appearance<Element>[] {
  const front = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;
  return [...front.querySelectorAll(THINGS)].flatMap(thing => {
    const box = thing.getBoundingClientRect();
    const nearest = {
      x: Math.min(Math.max(point.x, box.left), box.right),
      y: Math.min(Math.max(point.y, box.top), box.bottom),
    };
    if (box.width === 0 || distance(point, nearest) > NEAR_PX) return [];
    const x = box.left + box.width / 2;
    const y = box.top + box.height / 2;
    return [{ thing, x, y, means: meaningOf(thing) }];
  });
}

const meaningOf = (thing: Element): string =>
  `${thing.closest<HTMLElement>('[data-means]')?.dataset['means'] ?? ''}|${thing.getAttribute('aria-pressed') ?? ''}`;
