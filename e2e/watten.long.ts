import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { choose, DESKTOP, person, PHONE, SETTLE_MS, tap } from './browser.ts';
import { overlaps, type Place, placesOf } from './layout.ts';
import { browser, house, openHouseAndBrowser } from './opened.ts';
import { hand } from './play.ts';
import { Guest } from './watten-guest.ts';
import { actByKeys, together } from './watten-play.ts';

openHouseAndBrowser();

const newGuest = (name: string): Promise<Guest> =>
  new Guest(house.url).comeIn(`${name} ${Date.now() % 100_000}`);

/** A guest, and a browser opposite. */
async function twoAtATable(size = DESKTOP, options: Record<string, unknown> = {}) {
  const anna = await newGuest('Anna');
  const table = await anna.open({ target: 11, ...options }, 2);
  const { page, mishaps } = await person(browser, size);
  await page.goto(`${house.url}/t/${table}`);
  await tap(page.getByRole('button', { name: /^Sit down/ }));
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
  await tap(page.getByRole('button', { name: 'Ready for a new game' }));
  await anna.act();
  await hand(page).nth(4).waitFor();
  expect(anna.view.scores).toEqual([0, 0]);
  expect(mishaps).toEqual([]);
  await close(page, guests);
});

test.each([3, 4, 5, 6])('a round for %i: two people, the rest computers', async seats => {
  const { page, mishaps } = await person(browser, PHONE);
  await page.goto(house.url);
  await tap(page.getByRole('button', { name: 'Open a table for friends' }));
  await choose(page.getByRole('radio', { name: /^Watten/ }));
  await choose(page.getByRole('radio', { name: `${seats} players` }));
  await tap(page.getByRole('button', { name: 'Open the table' }));
  await page.waitForURL(/\/t\//);
  const sepp = await newGuest('Sepp');
  await sepp.sit(page.url().split('/').at(-1) ?? '');
  await tap(page.getByRole('button', { name: /^Start now/ }));
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

const SIDEWAYS = { width: 844, height: 390 };

/** What can be tapped, by what it is. */
const KINDS = {
  raise: '.actions .bid',
  main: '.actions .main',
  answer: '.ask .btn, .confirm .btn',
  other: '.actions .chat-toggle, .fold, .lasttrick, .pick, #hand button',
};

test.each([
  ['upright', PHONE],
  ['sideways', SIDEWAYS],
])('on a phone %s every button has its place and keeps it', async (_, size) => {
  const { page, mishaps, anna, guests } = await twoAtATable(size, { target: 21 });
  const seen = new Set<string>();
  const places = new Map<string, Place>();
  const look = async (what: string) => {
    await page.waitForTimeout(250);
    seen.add(what);
    for (const place of await placesOf(page, KINDS))
      places.set(JSON.stringify([place.kind, place.box]), place);
  };
  const bid = page.locator('.bid:not([aria-disabled="true"])');
  await together({
    guests,
    page,
    isDone: async () => {
      if (await page.locator('#result').isVisible()) return false;
      if (await page.locator('.picks').isVisible()) await look('naming');
      else if (await page.locator('.ask').isVisible()) await look('asked');
      else if (await bid.isVisible()) {
        await look('turn');
        if (!seen.has('confirm')) {
          await bid.click();
          await look('confirm');
          await tap(page.getByRole('button', { name: 'Not now' }));
        }
      } else await look('waiting');
      return ['naming', 'asked', 'turn', 'confirm', 'waiting'].every(each => seen.has(each));
    },
    special: async guest =>
      guest.may({ kind: 'raise' }) && seen.has('confirm') ? guest.make({ kind: 'raise' }) : false,
  });
  const of = (kind: string) => [...places.values()].filter(place => place.kind === kind);
  expect(of('raise')).toHaveLength(1);
  expect(of('main')).toHaveLength(1);
  const others = [...of('raise'), ...of('main'), ...of('other')];
  const clashes = of('answer').flatMap(answer =>
    others.filter(each => overlaps(answer, each)).map(each => [answer, each]),
  );
  expect(of('answer').length).toBeGreaterThan(1);
  expect(clashes).toEqual([]);
  expect(anna.view.phase).not.toBe('over');
  expect(mishaps).toEqual([]);
  await close(page, guests);
});

test('raises are declined until one is gespannt, and then a raise costs two points', async () => {
  const { page, mishaps, anna, guests } = await twoAtATable(PHONE, { gespanntFoul: 'penalty' });
  const mayRaise = () => page.locator('.bid:not([aria-disabled="true"])').isVisible();
  for (let points = 2; points <= 10; points += 2) {
    await together({ guests, page, isDone: mayRaise });
    await tap(page.getByRole('button', { name: 'Raise to 3' }));
    expect(anna.view.phase).toBe('playing');
    await tap(page.getByRole('button', { name: /^Raise to 3 now/ }));
    await anna.until(() => anna.may({ kind: 'answer', hold: false }));
    await page.getByText(/^You raise to 3; Anna \d+ must answer$/).waitFor();
    await anna.make({ kind: 'answer', hold: false });
    await page.getByRole('heading', { name: 'You get 2 points.' }).waitFor();
    await page.getByText('your raise was not held', { exact: true }).waitFor();
    expect(anna.view.scores).toEqual([0, points]);
  }
  await together({ guests, page, isDone: mayRaise });
  // Gespannt, the round is worth three from the start.
  await page.getByText('gespannt: 3').waitFor();
  await tap(page.getByRole('button', { name: 'Raise to 4' }));
  const dialog = page.getByRole('alertdialog', { name: 'Raising costs you 2 points!' });
  await dialog.waitFor();
  await page.waitForTimeout(SETTLE_MS);
  // Enter confirms a raise, but never a foul.
  await page.keyboard.press('Enter');
  await tap(page.getByRole('button', { name: /^Do not raise/ }));
  expect(anna.view.scores).toEqual([0, 10]);
  await tap(page.getByRole('button', { name: 'Raise to 4' }));
  await dialog.waitFor();
  await page.waitForTimeout(SETTLE_MS);
  await tap(page.getByRole('button', { name: /^Raise anyway/ }));
  await anna.until(() => anna.view.scores[1] === 8);
  await page.locator('.state.you').waitFor();
  await page.locator('.bid[aria-disabled="true"]').click({ force: true });
  await page.getByText('You have already paid for raising in this round').waitFor();
  expect(mishaps).toEqual([]);
  await close(page, guests);
});
