import { toMove } from '@stammtisch/blackjack';
import type { Page } from 'playwright-core';

import type { Guest } from './blackjack-guest.ts';

declare global {
  interface Window {
    told?: string[];
    /** Which questions the page answers by itself. */
    pilot?: 'all' | 'but insurance' | 'none';
  }
}

/** From now on, the page remembers all that it says to those who listen. */
export const listen = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const told: string[] = [];
    window.told = told;
    const announcer = document.querySelector('#announcer');
    if (announcer === null) throw new Error('nobody announces anything');
    new MutationObserver(changes => {
      for (const { addedNodes } of changes)
        for (const line of addedNodes) told.push(line.textContent ?? '');
    }).observe(announcer, { childList: true });
  });

export const heard = (page: Page): Promise<string> =>
  page.evaluate(() => (window.told ?? []).join('\n'));

/**
 * Lets the page press its own buttons as soon as they are there: many rounds
 * take long if every look and every key goes through the browser's wire.
 */
export const letPilot = (page: Page, pilot: NonNullable<Window['pilot']>): Promise<void> =>
  page.evaluate(chosen => {
    const isNew = window.pilot === undefined;
    window.pilot = chosen;
    if (!isNew) return;
    const find = (selector: string) => document.querySelector<HTMLElement>(selector);
    const next = () => {
      if (find('.betting')) return find('.place-bet.go') ?? find('.chip-button');
      if (find('.ask')) return window.pilot === 'all' ? find('.ask .btn') : null;
      return find('.plays .go[data-action="stand"]') ?? find('.actions .btn.main.go');
    };
    setInterval(() => {
      if (window.pilot !== 'none') next()?.click();
    }, 20);
  }, pilot);

/** What the page can be asked for; first of all, something to bet. */
type Question = 'chip' | 'bet' | 'insurance' | 'play' | 'round';

/** Which buttons answer which question, the best one first; none for those that stay open. */
type Answers = Readonly<Partial<Record<Question, readonly string[]>>>;

/** Bets what lies ready or a dollar, declines, stands, begins. */
export const ANSWERS = {
  chip: ['.chip-button'],
  bet: ['.place-bet.go'],
  insurance: ['.ask .btn'],
  play: ['.plays .go[data-action="stand"]'],
  round: ['.actions .btn.main.go'],
} as const satisfies Answers;

/**
 * Presses the button that answers what is asked, and says what that was. Done
 * in one go: between a look and a finger the screen could have changed.
 */
export const answer = (page: Page, answers: Answers): Promise<Question | undefined> =>
  page.evaluate(chosen => {
    const find = (selector: string) => document.querySelector<HTMLElement>(selector);
    const asked = () => {
      if (find('.betting')) return find('.place-bet.go') === null ? 'chip' : 'bet';
      if (find('.ask')) return 'insurance';
      if (find('.plays .go')) return 'play';
      return find('.actions .btn.main.go') === null ? undefined : 'round';
    };
    const question = asked();
    const buttons = (question && chosen[question]) ?? [];
    buttons
      .map(find)
      .find(button => button !== null)
      ?.click();
    return question;
  }, answers);

export const askedOf = (page: Page): Promise<Question | undefined> => answer(page, {});

/** What stands in the first of such places, or nothing. */
export const textIn = (page: Page, selector: string): Promise<string> =>
  page.evaluate(wanted => document.querySelector(wanted)?.textContent ?? '', selector);

/** Where no key belongs to a button: on a button, Enter would press that. */
export const letGo = (page: Page): Promise<void> => page.locator('.bar .title').click();

interface Playing {
  readonly guests: readonly Guest[];
  readonly page: Page;
  readonly isDone: () => boolean | Promise<boolean>;
  readonly act?: (page: Page) => Promise<unknown>;
}

/** Everyone does what is asked of them, round after round, until `isDone`. */
export async function together({
  guests,
  page,
  isDone,
  act = each => answer(each, ANSWERS),
}: Playing): Promise<void> {
  const end = Date.now() + 240_000;
  while (!(await isDone())) {
    if (Date.now() > end) throw new Error('what was waited for does not happen');
    // A key that comes too late for its question does no harm: the next look tells.
    await Promise.all([
      ...guests.map(guest => guest.act()),
      isPageAwaited(guests) ? act(page) : undefined,
      page.waitForTimeout(10),
    ]);
  }
}

/** Whether the table waits for a person who is none of the guests; a look at the page takes longer. */
function isPageAwaited(guests: readonly Guest[]): boolean {
  const [guest] = guests;
  if (guest === undefined) return true;
  const { view } = guest;
  return toMove(view).some(
    actor =>
      actor !== 'house' &&
      view.seating[actor] === 'person' &&
      !guests.some(({ seat }) => seat === actor),
  );
}
