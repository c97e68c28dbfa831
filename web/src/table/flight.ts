import { onBeforeChange, snapshot } from '../connection.ts';
import { pace } from '../preferences/at-table.ts';

/** How long cards are under way. */
const PLAY_MS = 220;
const SHIFT_MS = 140;
const DEAL_MS = 190;
const DEAL_STEP_MS = 45;
const EASING = 'cubic-bezier(.22, .9, .32, 1)';

const places = new Map<string, DOMRect>();
let flying: Animation[] = [];
let expected = false;

const cards = (): NodeListOf<HTMLElement> => document.querySelectorAll<HTMLElement>('[data-card]');

/** Notes where every card lies, just before they are laid elsewhere. Whatever still flies has arrived. */
export function rememberPlaces(): void {
  for (const animation of flying) animation.cancel();
  flying = [];
  places.clear();
  for (const element of cards())
    places.set(element.dataset['card'] ?? '', element.getBoundingClientRect());
  expected = true;
}

/** From here on, every entry of the log makes cards fly. What was missed does not. */
export const watchPlaces = (): (() => void) =>
  onBeforeChange(next => {
    const now = snapshot.peek().table;
    if (next.table?.table === now?.table && next.table?.version === (now?.version ?? 0) + 1)
      rememberPlaces();
  });

/** Lets every card that lies elsewhere now fly there from where it was. */
export function fly(): void {
  if (!expected) return;
  expected = false;
  const longer = pace();
  if (longer === 0) return;
  let dealt = 0;
  for (const element of cards()) {
    const before = places.get(element.dataset['card'] ?? '');
    const isNew = before === undefined;
    const from = before ?? originOf(element);
    const isDealt = isNew && element.dataset['dealt'] !== undefined;
    if (from)
      launch(element, from, {
        duration: longer * durationOf(element, isDealt),
        delay: isDealt ? longer * DEAL_STEP_MS * dealt++ : 0,
      });
  }
}

const durationOf = ({ dataset }: HTMLElement, isDealt: boolean): number =>
  isDealt ? DEAL_MS : dataset['from'] === undefined ? SHIFT_MS : PLAY_MS;

/** A card nobody saw before comes from the mat of whoever had it. */
function originOf(element: HTMLElement): DOMRect | undefined {
  const from = element.dataset['from'] ?? element.dataset['dealt'];
  const mat = document.querySelector(`[data-seat="${from}"] .mat`);
  return mat?.getBoundingClientRect() ?? middleOf(document.querySelector('.cloth'));
}

/** One's own mat is not on the screen: what one deals oneself comes from the middle. */
function middleOf(cloth: Element | null): DOMRect | undefined {
  const place = cloth?.getBoundingClientRect();
  return place && new DOMRect(place.x + place.width / 2, place.y + place.height / 2, 0, 60);
}

function launch(
  element: HTMLElement,
  from: DOMRect,
  { duration, delay }: { duration: number; delay: number },
): void {
  const to = element.getBoundingClientRect();
  const right = from.left + from.width / 2 - to.left - to.width / 2;
  const down = from.top + from.height / 2 - to.top - to.height / 2;
  if (to.width === 0 || Math.hypot(right, down) < 1) return;
  const size = Math.min(1.6, Math.max(0.4, from.height / to.height));
  const start = { transform: `translate(${right}px, ${down}px) scale(${size})` };
  const options = { duration, delay, easing: EASING, fill: 'backwards' } as const;
  flying.push(element.animate([start, { transform: 'none' }], options));
}
