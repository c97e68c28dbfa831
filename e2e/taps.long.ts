import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';

import { person, PHONE, SETTLE_MS, settled, tap as tapSettled } from './browser.ts';
import { browser, house, openHouseAndBrowser } from './opened.ts';
import { hand } from './play.ts';
import { Guest } from './watten-guest.ts';
import { together } from './watten-play.ts';

openHouseAndBrowser();

/** How far apart the taps of a nervous finger are. */
const NERVOUS_MS = 70;

type Tap = (page: Page, x: number, y: number) => Promise<void>;

const TAPS: readonly (readonly [string, Tap])[] = [
  ['a finger', (page, x, y) => page.touchscreen.tap(x, y)],
  ['a mouse', (page, x, y) => page.mouse.click(x, y)],
];

/** Two taps in one place, wherever the thing itself goes meanwhile. */
async function twice(page: Page, on: Locator, tap: Tap): Promise<void> {
  // The first of them counts: what is tapped has been there for a while.
  await settled(page);
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

/** Nothing that a test waits for takes longer: about a minute. */
const MOST_STEPS = 120;
/** What a page says at the moment, for a message about what did not happen. */
const shown = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector('main')?.innerText.replaceAll(/\s+/g, ' ') ?? '');

/** Answers and names whatever is asked, until a card is to be played. */
async function untilCard(page: Page): Promise<void> {
  const toDo = page.locator('.state.you, .ask, #result');
  for (let step = 0; step < MOST_STEPS; step++) {
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
  throw new Error(`no card was asked for; the page says: ${await shown(page)}`);
}

/** Bets and answers until there is a card to be taken: a blackjack needs none, then another round. */
async function untilPlay(page: Page): Promise<void> {
  const next = page.locator('.actions .btn.main.go, .place-bet.go, .ask .btn').first();
  for (let step = 0; step < MOST_STEPS; step++) {
    if (await page.locator('.plays .go').first().isVisible()) return;
    if (await next.isVisible()) await next.click({ timeout: 500 }).catch(() => undefined);
    await page.waitForTimeout(SETTLE_MS);
  }
  throw new Error(`no card could be taken; the page says: ${await shown(page)}`);
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
    await untilPlay(page);
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

/** Where the buttons are. */
const places = async (page: Page): Promise<string> =>
  String(
    await page
      .locator('.actions .btn')
      .evaluateAll(buttons =>
        buttons.map(button => JSON.stringify(button.getBoundingClientRect().toJSON())),
      ),
  );

/** Leads and passes until a single card is to be beaten; says where buttons were on the way. */
async function untilSingle(page: Page): Promise<readonly string[]> {
  const seen: string[] = [];
  for (let step = 0; step < MOST_STEPS; step++) {
    const ask = await asked(page);
    if (/beat the .+ of (diamonds|clubs|hearts|spades)/.test(ask)) return seen;
    seen.push(await places(page));
    // With a lead, a tap only raises: it may become a pair.
    if (/lead/.test(ask)) {
      await playable(page).first().click();
      await page.locator('#hand [aria-pressed=true]').waitFor();
      seen.push(await places(page));
      await page.locator('.actions .btn.main').click();
    } else await page.getByRole('button', { name: 'Pass', exact: true }).click();
    await page.waitForTimeout(SETTLE_MS);
  }
  throw new Error(`no single card was to be beaten; the page says: ${await shown(page)}`);
}

test('Big Two: one tap plays a card where one is to be beaten, and no button changes its place', async () => {
  const page = await sitDown('Big Two', ONE_STEP);
  await hand(page).first().waitFor();
  const seen = [await places(page), ...(await untilSingle(page))];
  const count = await hand(page).count();
  await playable(page).first().click();
  await hand(page)
    .nth(count - 1)
    .waitFor({ state: 'detached' });
  seen.push(await places(page));
  expect(await hand(page).count()).toBe(count - 1);
  expect([...new Set(seen)]).toHaveLength(1);
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
  const mayRaise = () => anna.may({ kind: 'raise' });
  // Nothing was tapped lately, here or elsewhere, and what was tapped last has been played.
  for (let tries = 0; tries < 5; tries++) {
    await together({ guests: [anna], page, isDone: mayRaise });
    await page.waitForTimeout(2_500);
    if (mayRaise()) break;
  }
  const clicked = clickAtOnce(page);
  expect(await anna.make({ kind: 'raise' })).toBe(true);
  const late = page.waitForTimeout(15_000).then(() => 'no question has come');
  expect(await Promise.race([clicked.then(() => 'clicked'), late])).toBe('clicked');
  await page.waitForTimeout(SETTLE_MS);
  expect(anna.view.phase).toBe('raised');
  await page.locator('.ask .btn.go').click();
  await anna.until(() => anna.view.phase === 'playing' && anna.view.value === 3);
  anna.client.stop();
  await page.context().close();
});
