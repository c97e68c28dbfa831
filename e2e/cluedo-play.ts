import { type Card, CARDS, type Guess, ROOMS, SUSPECTS, WEAPONS } from '@stammtisch/cluedo';
import type { Page } from 'playwright-core';

import { SETTLE_MS, tap } from './browser.ts';
import type { Guest } from './cluedo-guest.ts';

const QUICK = { timeout: 800 };
const ignore = (): undefined => undefined;

export const ownCards = (page: Page): Promise<readonly string[]> =>
  page
    .locator('.owncards li')
    .evaluateAll(cards => cards.map(card => card.getAttribute('data-card') ?? ''));

/** What nobody of these holds. */
export function solutionOf(...hands: readonly (readonly string[])[]): Guess {
  const rest = CARDS.filter(card => !hands.flat().includes(card));
  const one = <C extends Card>(sort: readonly C[]): C => sort.find(card => rest.includes(card))!;
  return { who: one(SUSPECTS), how: one(WEAPONS), where: one(ROOMS) };
}

/** Raises the first card that can be shown, and shows it. */
export async function showByClicks(page: Page): Promise<void> {
  await page.waitForTimeout(SETTLE_MS);
  await page.locator('.showcard').first().click(QUICK);
  await page.locator('.refute .show.go').click(QUICK);
}

interface Habits {
  /** Which button ends the turn. */
  readonly end?: string;
  readonly shows?: boolean;
}

/** Rolls, goes to the first place of the list, and ends the turn. */
const actByClicks =
  ({ end = '.end:not([aria-disabled=true])', shows = true }: Habits = {}) =>
  async (page: Page): Promise<void> => {
    if (await page.locator('.showcard').first().isVisible()) {
      if (shows) await showByClicks(page).catch(ignore);
      return;
    }
    const places = page.locator('.dests .btn');
    if (await places.first().isVisible()) await places.first().click(QUICK).catch(ignore);
    const ending = page.locator(`.actions ${end}`);
    const going = page.locator('.actions .btn.main.go:not(.suspect)');
    await ((await ending.isVisible()) ? ending : going).click(QUICK).catch(ignore);
  };

// What a test waits for must not be over before it has looked.

/** A turn in which somebody can be suspected is left as it is. */
export const actUntilSuspicion = actByClicks({ end: '.end.go' });

/** A card that is asked for is not shown. */
export const actUntilAsked = actByClicks({ shows: false });

/** The same as `actUntilSuspicion`, with the keyboard. */
export async function actByKeys(page: Page): Promise<void> {
  if (await page.locator('.showcard').first().isVisible()) {
    await page.locator('.showcard').first().focus(QUICK).catch(ignore);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    return;
  }
  if (await page.locator('.dests .btn').first().isVisible()) {
    await page.locator('.dests .btn').first().focus(QUICK).catch(ignore);
    await page.keyboard.press('Enter');
    await page.keyboard.press('g');
    return;
  }
  await page.keyboard.press((await page.locator('.actions .end.go').isVisible()) ? 'e' : 'r');
}

/** The cards of a guess on the open sheet, by clicks. */
export async function chooseByClicks(page: Page, guess: Partial<Guess>): Promise<void> {
  for (const card of Object.values(guess))
    await tap(page.locator(`.cpick:has(input[value='${card}'])`));
}

/** The same with Tab and the arrows, as one goes through groups of radio buttons. */
export async function chooseByKeys(page: Page, { who, how, where }: Guess): Promise<void> {
  const go = async (cards: readonly string[], card: string) => {
    await page.locator(`.cpick input[value='${cards[0]}']`).focus();
    await page.keyboard.press('Space');
    for (let step = 0; step < cards.indexOf(card); step++) await page.keyboard.press('ArrowDown');
  };
  await go(SUSPECTS, who);
  await go(WEAPONS, how);
  await go(ROOMS, where);
}

interface Playing {
  readonly guests: readonly Guest[];
  readonly page: Page;
  readonly isDone: () => boolean | Promise<boolean>;
  readonly act?: (page: Page) => Promise<void>;
  /** What a guest does instead of the usual. */
  readonly special?: (guest: Guest) => Promise<boolean>;
}

/** Everyone does what is asked of them, until `isDone`. */
export async function together(playing: Playing): Promise<void> {
  const { guests, page, isDone, act = actByClicks(), special = async () => false } = playing;
  const end = Date.now() + 45_000;
  while (!(await isDone())) {
    if (Date.now() > end)
      throw new Error(
        `the game does not get there: ${await page.locator('.mine').innerText()} / ${guests.map(({ view, moves }) => `${view.phase} ${moves.length}`).join(', ')}`,
      );
    for (const guest of guests) if (!(await special(guest))) await guest.act();
    if (await isDone()) return;
    if (await page.locator('.state.you, .refute').first().isVisible()) await act(page);
    await page.waitForTimeout(20);
  }
}

/** A guess with one of these cards in it, and else with cards that nobody need show. */
export function guessWith(card: Card, where: Guess['where'], guest: readonly Card[]): Guess {
  const own = <C extends Card>(sort: readonly C[]): C =>
    sort.find(each => each === card) ?? sort.find(each => guest.includes(each)) ?? sort[0]!;
  return { who: own(SUSPECTS), how: own(WEAPONS), where };
}
