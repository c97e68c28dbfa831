import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { Guest } from './blind-watten-guest.ts';
import { actByClicks, actByKeys, playRound, together } from './blind-watten-play.ts';
import { DESKTOP, openBrowser, person, PHONE } from './browser.ts';
import { RealHouse } from './house.ts';
import { cardsOf, hand } from './play.ts';

const SIZES = [
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const;

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

/** Three guests on real lines, and a browser on seat 2, opposite the first of them. */
async function fourAtATable(size = DESKTOP, options: Record<string, unknown> = {}) {
  const [anna, sepp, luis] = await Promise.all(
    ['Anna', 'Sepp', 'Luis'].map((name, at) =>
      new Guest(house.url).comeIn(`${name} ${Date.now() % 10_000}${at}`),
    ),
  );
  if (!anna || !sepp || !luis) throw new Error('three are needed');
  const table = await anna.open(options);
  await sepp.sit(table, 1);
  const { page, mishaps } = await person(browser, size);
  await page.goto(`${house.url}/t/${table}`);
  await page.getByRole('button', { name: 'Sit here, seat 3, Team 1' }).click();
  await page.getByText('you', { exact: true }).waitFor();
  await luis.sit(table, 3);
  await hand(page).first().waitFor();
  await anna.until(() => anna.view.phase === 'announcing');
  return { page, mishaps, table, guests: [anna, sepp, luis], anna, sepp, luis };
}

const ME = 2;

const close = async (page: Page, guests: readonly Guest[]) => {
  await page.context().close();
  for (const guest of guests) guest.client.stop();
};

describe('a whole round against the computer', () => {
  test.each(SIZES)('by clicks, on %s, and then the next one', async (_, size) => {
    const { page, mishaps } = await person(browser, size);
    await page.goto(house.url);
    await page.getByRole('button', { name: /^Play Blind Watten/ }).click();
    await hand(page).first().waitFor();
    expect(await hand(page).count()).toBe(5);
    await playRound(page, actByClicks);
    await page.getByRole('button', { name: /^Ready/ }).click();
    await hand(page).first().waitFor();
    expect(await hand(page).count()).toBe(5);
    expect(mishaps).toEqual([]);
    await page.context().close();
  });

  test('by keyboard only', async () => {
    const { page, mishaps } = await person(browser);
    await page.goto(house.url);
    await page.getByRole('button', { name: /^Play Blind Watten/ }).waitFor();
    for (let tabs = 0; tabs < 40; tabs++) {
      await page.keyboard.press('Tab');
      const focused = await page.evaluate(() => document.activeElement?.textContent ?? '');
      if (focused.startsWith('Play Blind Watten')) break;
    }
    await page.keyboard.press('Enter');
    await hand(page).first().waitFor();
    await playRound(page, actByKeys);
    for (let tabs = 0; tabs < 40; tabs++) {
      await page.keyboard.press('Tab');
      const focused = await page.evaluate(() => document.activeElement?.textContent ?? '');
      if (focused.startsWith('Ready')) break;
    }
    await page.keyboard.press('Enter');
    await hand(page).first().waitFor();
    expect(mishaps).toEqual([]);
    await page.context().close();
  });
});

describe('among four people', () => {
  test.each(SIZES)('a bid takes two steps, and is declined, on %s', async (_, size) => {
    const { page, mishaps, guests, anna } = await fourAtATable(size);
    await together(guests, page, () => anna.view.phase === 'playing');
    await page.getByRole('button', { name: 'Bid 3' }).click();
    expect(anna.view.phase).toBe('playing');
    await page.getByRole('button', { name: /^We bid three/ }).click();
    await anna.until(() => anna.view.phase === 'betting');
    await page.getByText(/^You bid three; \w+ \d+ must answer$/).waitFor();
    const answers = guests.find(guest => guest.may({ kind: 'answer', accept: false }));
    await answers?.make({ kind: 'answer', accept: false });
    await page.getByRole('heading', { name: 'We get 2 points.' }).waitFor();
    await page.getByText('your bid was not held', { exact: true }).waitFor();
    await page.getByRole('heading', { name: 'What was announced' }).waitFor();
    expect(mishaps).toEqual([]);
    await close(page, guests);
  });

  test('a bid of the others is answered by keyboard, only by whoever must', async () => {
    const { page, mishaps, guests, anna, sepp } = await fourAtATable();
    const isMine = () =>
      'dealer' in anna.view && (anna.view.dealer === ME || anna.view.dealer === ME - 1);
    await together(guests, page, () => anna.view.phase === 'playing' && isMine());
    await sepp.make({ kind: 'bet' });
    await page.getByRole('alertdialog', { name: /bids three\. Do we hold\?/ }).waitFor();
    await page.waitForTimeout(350);
    await page.keyboard.press('a');
    await anna.until(() => anna.view.phase === 'playing' && anna.view.stake === 3);
    expect(mishaps).toEqual([]);
    await close(page, guests);
  });

  test.each(SIZES)('Schönere is asked for and accepted, on %s', async (_, size) => {
    const { page, mishaps, guests, anna } = await fourAtATable(size);
    const asker = () =>
      guests.find(
        guest =>
          'dealer' in anna.view &&
          [anna.view.dealer, (Number(anna.view.dealer) + 1) % 4].includes(ME) &&
          guest.may({ kind: 'ask', wish: 'schoenere' }),
      );
    await together(
      guests,
      page,
      () => asker() !== undefined,
      // Nobody shows a card before the wish.
      async () => asker() !== undefined,
    );
    // The page may hear of the new round a moment after the guests.
    await page.locator('.announcing').waitFor();
    await hand(page).nth(4).waitFor();
    const before = await cardsOf(page);
    await asker()?.make({ kind: 'ask', wish: 'schoenere' });
    await page.getByRole('alertdialog', { name: /asks for Schönere/ }).waitFor();
    expect(await cardsOf(page)).toEqual(before);
    await page.waitForTimeout(350);
    await page.getByRole('button', { name: /^Yes/ }).click();
    await anna.until(() => anna.view.phase === 'announcing' && anna.view.gaveBack.length === 1);
    await page.locator('.state').waitFor();
    expect(await cardsOf(page)).toHaveLength(5);
    expect(await cardsOf(page)).not.toEqual(before);
    expect(mishaps).toEqual([]);
    await close(page, guests);
  });

  test('nine to nothing of eleven: the four are going, and are held', async () => {
    const { page, mishaps, guests, anna } = await fourAtATable(PHONE, { target: 11 });
    // Anna bids whenever she may, and the others never hold.
    const special = async (guest: Guest): Promise<boolean> => {
      if (guest.view.phase === 'forced') return guest.make({ kind: 'answer', accept: false });
      if (guest === anna && guest.may({ kind: 'bet' })) return guest.make({ kind: 'bet' });
      if (guest.view.phase === 'betting') return guest.make({ kind: 'answer', accept: false });
      return false;
    };
    const dialog = page.getByRole('alertdialog', { name: 'The four are going. Do we hold?' });
    await together(guests, page, () => dialog.isVisible(), special);
    await page.waitForTimeout(350);
    await page.getByRole('button', { name: /^Hold/ }).click();
    await anna.until(() => anna.view.phase === 'playing' && anna.view.stake === 4);
    await page.getByRole('region', { name: 'Score' }).getByText('Stake 4').waitFor();
    expect(await page.getByRole('button', { name: /^Bid/ }).count()).toBe(0);
    expect(mishaps).toEqual([]);
    await close(page, guests);
  });

  test.each(SIZES)('one leaves in the middle and comes back, on %s', async (_, size) => {
    const { page, mishaps, guests, anna, luis, table } = await fourAtATable(size);
    await together(guests, page, () => anna.view.phase === 'playing');
    await luis.client.leave(table);
    await page.getByRole('heading', { name: 'A seat is free.' }).waitFor();
    await page.getByRole('heading', { name: 'We get 2 points.' }).waitFor();
    await page.getByRole('textbox', { name: 'Link to this table' }).waitFor();
    expect(anna.view.score).toEqual([2, 0]);
    await luis.sit(table);
    expect(luis.seat).toBe(3);
    await together(guests, page, () => anna.view.phase === 'announcing');
    expect(anna.view.score).toEqual([2, 0]);
    await hand(page).first().waitFor();
    await together(guests, page, () => anna.view.phase === 'playing');
    expect(mishaps).toEqual([]);
    await close(page, guests);
  });

  test('the host lets the computer take the free seat', async () => {
    const { page, mishaps, guests, anna, luis, sepp, table } = await fourAtATable();
    await together(guests, page, () => anna.view.phase === 'playing');
    await anna.client.leave(table);
    await page.getByRole('heading', { name: 'A seat is free.' }).waitFor();
    const host = page.getByRole('button', { name: /^Let the computer play/ });
    if (await host.isVisible()) await host.click();
    else await sepp.client.startGame(table);
    await together([sepp, luis], page, () => sepp.view.phase === 'announcing');
    expect(mishaps).toEqual([]);
    await close(page, guests);
  });
});

test('reloading the page in the middle of a round loses nothing', async () => {
  const { page, guests, anna } = await fourAtATable(PHONE);
  await together(guests, page, () => anna.view.phase === 'playing');
  const before = await cardsOf(page);
  await page.reload();
  await hand(page).first().waitFor();
  expect(await cardsOf(page)).toEqual(before);
  await close(page, guests);
});
