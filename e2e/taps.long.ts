import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { openBrowser, person, PHONE, SETTLE_MS, tap as tapSettled } from './browser.ts';
import { RealHouse } from './house.ts';
import { hand } from './play.ts';
import { Guest } from './watten-guest.ts';
import { together } from './watten-play.ts';

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

/** How far apart the taps of a nervous finger are. */
const NERVOUS_MS = 70;

type Tap = (page: Page, x: number, y: number) => Promise<void>;

const TAPS: readonly (readonly [string, Tap])[] = [
  ['a finger', (page, x, y) => page.touchscreen.tap(x, y)],
  ['a mouse', (page, x, y) => page.mouse.click(x, y)],
];

/** Two taps in one place, wherever the thing itself goes meanwhile. */
async function twice(page: Page, on: Locator, tap: Tap): Promise<void> {
  const box = await on.boundingBox();
  if (box === null) throw new Error('there is nothing to tap');
  // A card's own strip is on its left.
  const [x, y] = [box.x + Math.min(12, box.width / 2), box.y + box.height / 2];
  await tap(page, x, y);
  await page.waitForTimeout(NERVOUS_MS);
  await tap(page, x, y);
}

async function sitDown(game: string, settings: Readonly<Record<string, string>> = {}) {
  const context = await browser.newContext({
    viewport: PHONE,
    hasTouch: true,
    locale: 'en-GB',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.addInitScript(kept => {
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  }, settings);
  await page.goto(house.url);
  await page.getByRole('button', { name: `Play ${game}`, exact: true }).click();
  await page.locator('.tabletop').waitFor();
  return page;
}

const ONE_STEP = { 'stammtisch.steps': 'one' };
const playable = (page: Page) => page.locator('#hand button[data-card]:not([data-dim])');

/** Answers and names whatever is asked, until a card is to be played. */
async function untilCard(page: Page): Promise<void> {
  const toDo = page.locator('.state.you, .ask, #result');
  for (let step = 0; step < 60; step++) {
    await toDo.first().waitFor();
    if (await page.locator('#result').isVisible())
      await page.locator('.startbar .btn').last().click();
    else if (await page.locator('.ask').isVisible()) {
      await page.waitForTimeout(SETTLE_MS);
      await page
        .locator('.ask .btn')
        .last()
        .click({ timeout: 500 })
        .catch(() => undefined);
    } else if (await page.locator('.picks').isVisible()) {
      await page.locator('.pick').first().click();
      await page.locator('.actions .btn.main.go').click();
    } else if (/announc|show/i.test((await page.locator('.actions').textContent()) ?? '')) {
      await playable(page).first().click();
      await page.locator('.actions .btn.main.go').click();
    } else if (/play a card|lead/.test((await page.locator('.state.you').textContent()) ?? ''))
      return;
    await page.waitForTimeout(SETTLE_MS);
  }
  throw new Error('no card was asked for');
}

describe.each(TAPS)('with %s', (_, tap) => {
  test('a double tap raises a card and does not play it; a later tap does', async () => {
    const page = await sitDown('Watten');
    await untilCard(page);
    const before = await hand(page).count();
    const card = playable(page).last();
    const name = await card.getAttribute('data-card');
    await twice(page, card, tap);
    await page.waitForTimeout(SETTLE_MS);
    expect(await hand(page).count()).toBe(before);
    expect(await page.locator('#hand [aria-pressed=true]').getAttribute('data-card')).toBe(name);
    await card.click();
    await page.locator(`#hand [data-card="${name}"]`).waitFor({ state: 'detached' });
    await page.context().close();
  });

  test('whoever plays with one tap plays one card with two', async () => {
    const page = await sitDown('Watten', ONE_STEP);
    await untilCard(page);
    const before = await hand(page).count();
    await twice(page, playable(page).first(), tap);
    await page.waitForFunction(
      count => document.querySelectorAll('#hand button').length < count,
      before,
    );
    await page.waitForTimeout(SETTLE_MS);
    // It may have been the last card of the round.
    expect([before - 1, 0]).toContain(await hand(page).count());
    await page.context().close();
  });

  test('a double tap bets nothing, takes one card, and closes no question', async () => {
    const page = await sitDown('Blackjack');
    await page.locator('.chip-button').first().waitFor();
    const chip = page.locator('.chip-button').nth(1);
    await twice(page, chip, tap);
    // Chips lie still: both taps are meant.
    await page.getByRole('button', { name: 'Bet $10' }).waitFor();
    await page.getByRole('button', { name: 'Leave', exact: true }).click();
    await page.waitForTimeout(SETTLE_MS);
    await twice(page, page.getByRole('button', { name: 'Stay' }), tap);
    await page.waitForTimeout(SETTLE_MS);
    expect(await page.getByRole('button', { name: 'Bet $10' }).isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Bet $10' }).click();
    // A blackjack needs no card: then another round.
    while (!(await page.locator('.plays .go').first().isVisible())) {
      const next = page.locator('.actions .btn.main.go, .place-bet.go, .ask .btn');
      if (await next.first().isVisible())
        await next
          .first()
          .click({ timeout: 500 })
          .catch(() => undefined);
      await page.waitForTimeout(SETTLE_MS);
    }
    const cards = page.locator('.myhands .bjcards .card');
    await twice(page, page.locator('[data-action=hit]'), tap);
    await cards.nth(2).waitFor();
    await page.waitForTimeout(SETTLE_MS);
    expect(await cards.count()).toBe(3);
    await page.context().close();
  });
});

/** What the state line asks for. */
const asked = async (page: Page): Promise<string> => {
  await page.locator('.state.you').waitFor();
  return (await page.locator('.state.you').textContent()) ?? '';
};

test('Big Two: one tap plays a card where one is to be beaten, and no button changes its place', async () => {
  const page = await sitDown('Big Two', ONE_STEP);
  const places = () =>
    page
      .locator('.actions .btn')
      .evaluateAll(buttons =>
        buttons.map(button => JSON.stringify(button.getBoundingClientRect().toJSON())),
      );
  await hand(page).first().waitFor();
  const seen = new Set([String(await places())]);
  const isSingle = async () =>
    /beat the .+ of (diamonds|clubs|hearts|spades)/.test(await asked(page));
  while (!(await isSingle())) {
    seen.add(String(await places()));
    // With a lead, a tap only raises: it may become a pair.
    if (/lead/.test(await asked(page))) {
      await playable(page).first().click();
      await page.locator('#hand [aria-pressed=true]').waitFor();
      seen.add(String(await places()));
      await page.locator('.actions .btn.main').click();
    } else await page.getByRole('button', { name: 'Pass', exact: true }).click();
    await page.waitForTimeout(SETTLE_MS);
  }
  const count = await hand(page).count();
  await playable(page).first().click();
  await hand(page)
    .nth(count - 1)
    .waitFor({ state: 'detached' });
  seen.add(String(await places()));
  expect(await hand(page).count()).toBe(count - 1);
  expect([...seen]).toHaveLength(1);
  await page.context().close();
});

test('two quick keys play a card: nobody has to wait', async () => {
  const page = await sitDown('Watten');
  await untilCard(page);
  const before = await hand(page).count();
  await playable(page).first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Space');
  await hand(page)
    .nth(before - 1)
    .waitFor({ state: 'detached' });
  expect(await hand(page).count()).toBe(before - 1);
  await page.context().close();
});

/** Clicks on an answer in the very moment in which a question appears; says when it has. */
const clickAtOnce = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>(resolve => {
        const observer = new MutationObserver(() => {
          const answer = document.querySelector('.ask .btn');
          if (answer === null) return;
          observer.disconnect();
          const { x, y } = answer.getBoundingClientRect();
          const place = { clientX: x + 9, clientY: y + 9, detail: 1 };
          answer.dispatchEvent(
            new MouseEvent('click', { bubbles: true, cancelable: true, ...place }),
          );
          resolve();
        });
        observer.observe(document.body, { childList: true, subtree: true });
      }),
  );

test('a question that comes of itself is not answered by a tap that was meant for something else', async () => {
  const anna = await new Guest(house.url).comeIn('Anna');
  const table = await anna.open({}, 2);
  const { page } = await person(browser, PHONE);
  await page.goto(`${house.url}/t/${table}`);
  await tapSettled(page.getByRole('button', { name: /^Sit down/ }));
  await hand(page).first().waitFor();
  await together({ guests: [anna], page, isDone: () => anna.may({ kind: 'raise' }) });
  // Nothing was tapped lately, here or elsewhere.
  await page.waitForTimeout(2_500);
  const clicked = clickAtOnce(page);
  await anna.make({ kind: 'raise' });
  await clicked;
  await page.waitForTimeout(SETTLE_MS);
  expect(anna.view.phase).toBe('raised');
  await page.locator('.ask .btn.go').click();
  await anna.until(() => anna.view.phase === 'playing' && anna.view.value === 3);
  anna.client.stop();
  await page.context().close();
});
