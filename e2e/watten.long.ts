import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { DESKTOP, openBrowser, person, PHONE } from './browser.ts';
import { RealHouse } from './house.ts';
import { hand } from './play.ts';
import { Guest } from './watten-guest.ts';
import { actByKeys, together } from './watten-play.ts';

let house: RealHouse;
let browser: Browser;

beforeAll(async () => {
  house = await new RealHouse().open();
  browser = await openBrowser();
});

afterAll(async () => {
  await browser?.close();
  await house?.kill('SIGTERM');
});

const newGuest = (name: string): Promise<Guest> =>
  new Guest(house.url).comeIn(`${name} ${Date.now() % 100_000}`);

/** A guest, and a browser opposite. */
async function twoAtATable(size = DESKTOP, options: Record<string, unknown> = {}) {
  const anna = await newGuest('Anna');
  const table = await anna.open({ target: 11, ...options }, 2);
  const { page, mishaps } = await person(browser, size);
  await page.goto(`${house.url}/t/${table}`);
  await page.getByRole('button', { name: /^Sit down/ }).click();
  await hand(page).first().waitFor();
  return { page, mishaps, anna, guests: [anna] };
}

const close = async (page: Page, guests: readonly Guest[]) => {
  await page.context().close();
  for (const guest of guests) guest.client.stop();
};

/**
 * How far the table is too large for the screen, once everything is where it belongs.
 * A summary may be longer: it is read, not played.
 */
const overflowOf = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => {
    const isMoving = document.getAnimations().some(({ effect }) => {
      const { progress = null, iterations } = effect?.getComputedTiming() ?? {};
      return iterations !== Infinity && progress !== null && progress < 1;
    });
    if (isMoving || document.querySelector('#result') !== null) return [];
    const { scrollWidth, scrollHeight } = document.documentElement;
    return [scrollWidth - innerWidth, scrollHeight - innerHeight];
  });

/** At which heights the cards of the trick lie. */
const topsOf = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.trick > li:has(.card)')].map(place =>
      Math.round(place.getBoundingClientRect().y),
    ),
  );

test('a whole game for two, by keyboard, and then the next one', async () => {
  const { page, mishaps, anna, guests } = await twoAtATable();
  await together({
    guests,
    page,
    act: actByKeys,
    isDone: () => anna.view.phase === 'over',
    // Anna raises whenever she may, so that it is soon over.
    special: async guest =>
      guest.may({ kind: 'raise' }) && Math.max(...guest.view.scores) < 9
        ? guest.make({ kind: 'raise' })
        : false,
  });
  const hasWon = (anna.view.scores[1] ?? 0) >= 11;
  await page
    .getByRole('heading', {
      name: hasWon ? 'You have won the game!' : /^Anna \d+ has won the game\.$/,
    })
    .waitFor();
  await page.getByRole('button', { name: 'Ready for a new game' }).click();
  await anna.act();
  await hand(page).nth(4).waitFor();
  expect(anna.view.scores).toEqual([0, 0]);
  expect(mishaps).toEqual([]);
  await close(page, guests);
});

test.each([3, 4, 5, 6])('a round for %i: two people, the rest computers', async seats => {
  const { page, mishaps } = await person(browser, PHONE);
  await page.goto(house.url);
  await page.getByRole('button', { name: 'Open a table for friends' }).click();
  await page.getByRole('radio', { name: /^Watten/ }).check();
  await page.getByRole('radio', { name: `${seats} players` }).check({ force: true });
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForURL(/\/t\//);
  const sepp = await newGuest('Sepp');
  await sepp.sit(page.url().split('/').at(-1) ?? '');
  await page.getByRole('button', { name: /^Start now/ }).click();
  await hand(page).nth(4).waitFor();
  expect(await page.locator('.seat').count()).toBe(seats);
  expect(await page.locator('.seat .points').count()).toBe(seats % 2 === 0 ? 0 : seats);
  const tops = new Set<number>();
  const overflows: number[] = [];
  await together({
    guests: [sepp],
    page,
    isDone: async () => {
      for (const top of await topsOf(page)) tops.add(top);
      overflows.push(...(await overflowOf(page)));
      return page.locator('#result').isVisible();
    },
  });
  expect(overflows).not.toEqual([]);
  expect(Math.max(...overflows)).toBe(0);
  // One row, each card below its player.
  expect(tops.size).toBeLessThanOrEqual(2);
  const [round] = sepp.view.rounds;
  await page.getByRole('heading', { name: /get|:/ }).first().waitFor();
  expect(round?.points).toBeGreaterThanOrEqual(2);
  expect(mishaps).toEqual([]);
  await close(page, [sepp]);
});

test('raises are declined until one is gespannt, and then a raise costs two points', async () => {
  const { page, mishaps, anna, guests } = await twoAtATable(PHONE, { gespanntFoul: 'penalty' });
  const mayRaise = () => page.locator('.bid').isVisible();
  for (let points = 2; points <= 10; points += 2) {
    await together({ guests, page, isDone: mayRaise });
    await page.getByRole('button', { name: 'Raise to 3' }).click();
    expect(anna.view.phase).toBe('playing');
    await page.getByRole('button', { name: /^Raise to 3 now/ }).click();
    await anna.until(() => anna.may({ kind: 'answer', hold: false }));
    await page.getByText(/^You raise to 3; Anna \d+ must answer$/).waitFor();
    await anna.make({ kind: 'answer', hold: false });
    await page.getByRole('heading', { name: 'You get 2 points.' }).waitFor();
    await page.getByText('your raise was not held', { exact: true }).waitFor();
    expect(anna.view.scores).toEqual([0, points]);
  }
  await together({ guests, page, isDone: mayRaise });
  await page.getByRole('button', { name: 'Raise to 3' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Raising costs you 2 points!' });
  await dialog.waitFor();
  await page.waitForTimeout(320);
  await page.getByRole('button', { name: /^Do not raise/ }).click();
  expect(anna.view.scores).toEqual([0, 10]);
  await page.getByRole('button', { name: 'Raise to 3' }).click();
  await dialog.waitFor();
  await page.waitForTimeout(320);
  await page.getByRole('button', { name: /^Raise anyway/ }).click();
  await anna.until(() => anna.view.scores[1] === 8);
  await page.locator('.state.you').waitFor();
  expect(await page.locator('.bid').count()).toBe(0);
  expect(mishaps).toEqual([]);
  await close(page, guests);
});
