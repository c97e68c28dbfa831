import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { de as deSettings } from '../web/src/preferences/text/de.ts';
import { en as settings } from '../web/src/preferences/text/en.ts';
import { it as itSettings } from '../web/src/preferences/text/it.ts';
import { de } from '../web/src/text/de.ts';
import { en } from '../web/src/text/en.ts';
import { it } from '../web/src/text/it.ts';
import { button, visitor } from './account-steps.ts';
import { choose, DESKTOP, PHONE, tap } from './browser.ts';
import { findings } from './findings.ts';
import { RealHouse } from './house.ts';
import { browser, house, openHouseAndBrowser } from './opened.ts';

openHouseAndBrowser();

/** A house whose computers take long enough for somebody to do something meanwhile. */
const slow = new RealHouse(undefined, undefined, { THINKING_MS: '700' });
beforeAll(() => slow.open());
afterAll(() => slow.kill());

const QUICK = { timeout: 100 };
const ignore = (): undefined => undefined;
const root = (page: Page, name: string) => page.locator('html').getAttribute(`data-${name}`);
const pick = (page: Page, group: string, name: string) =>
  tap(page.getByRole('group', { name: group }).getByRole('button', { name, exact: true }));
/** On a phone they are behind the menu. */
async function openSettings(page: Page, menu: string, title: string): Promise<void> {
  await tap(button(page, menu));
  await tap(page.getByRole('dialog').getByRole('button', { name: title, exact: true }));
}
const close = (page: Page) => tap(button(page, en.close));

async function play(page: Page, game: string): Promise<void> {
  await tap(page.getByRole('button', { name: new RegExp(`^${en.home.play(game)}`) }).first());
  await page.waitForURL(/\/t\/[a-z0-9]+$/);
}

/** Counts what the page asks of the browser to make itself noticed. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    const counts = { sounds: 0, vibrations: 0, notes: 0 };
    Object.assign(globalThis, { counts });
    for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
      const start: unknown = Reflect.get(kind.prototype, 'start');
      Reflect.set(kind.prototype, 'start', function (this: AudioNode, ...when: number[]) {
        counts.sounds++;
        if (typeof start === 'function') Reflect.apply(start, this, when);
      });
    }
    navigator.vibrate = () => ++counts.vibrations > 0;
    // The browser of the tests shows none.
    class Noted extends EventTarget {
      static readonly permission = 'granted';
      constructor() {
        super();
        counts.notes++;
      }
      close = () => undefined;
    }
    Object.assign(globalThis, { Notification: Noted });
  });

const counted = (
  page: Page,
): Promise<Readonly<Record<'sounds' | 'vibrations' | 'notes', number>>> =>
  page.evaluate('globalThis.counts');

test('what one has chosen is there after a reload, and letters stand on every deck', async () => {
  const page = await visitor(browser, house.url, { size: PHONE });
  await openSettings(page, en.table.menu, settings.title);
  await pick(page, settings.cloth, settings.cloths.green);
  await pick(page, settings.back, settings.backs.blue);
  await pick(page, settings.suits, settings.suitsOf.letters);
  await choose(page.getByRole('switch', { name: settings.leftHanded }));
  expect(await findings(page, 'settings')).toEqual([]);
  const decks = await page
    .locator('.sample use')
    .evaluateAll(all => all.map(use => use.getAttribute('href')!.split('#')[0]!));
  expect(new Set(decks)).toEqual(
    new Set(['/decks/french-clear-4-en.svg', '/decks/german-clear-en.svg']),
  );
  await close(page);
  await page.reload();
  await play(page, 'Watten');
  await page.locator('#hand li').first().waitFor();
  expect(await root(page, 'cloth')).toBe('green');
  expect(await root(page, 'back')).toBe('blue');
  // The button that plays lies under the left thumb.
  const [main, other] = await Promise.all(
    ['.actions .main', '.actions .alt'].map(each => page.locator(each).first().boundingBox()),
  );
  expect(main!.x).toBeLessThan(other!.x);
  await page.context().close();
});

test.each([
  ['German', 'de-DE', de.table.menu, deSettings],
  ['Italian', 'it-IT', it.table.menu, itSettings],
] as const)('in %s no setting is cut off', async (_, locale, menu, words) => {
  const page = await visitor(browser, house.url, { size: PHONE, locale });
  await openSettings(page, menu, words.title);
  await page.getByText(words.premoveNote).waitFor();
  const wide = await page
    .locator('.preferences')
    .evaluate(each => each.scrollWidth - each.clientWidth);
  expect(wide).toBe(0);
  await page.context().close();
});

/** Big Two: plays what is proposed, or passes where nothing beats; whoever leads cannot pass. */
async function takeTurn(page: Page): Promise<void> {
  const mine = page.locator('.state.you');
  for (let tries = 0; tries < 20 && (await mine.isVisible()); tries++) {
    for (const key of ['Escape', 'n', 'Enter', 'p']) await page.keyboard.press(key);
    await page.waitForTimeout(150);
  }
  await mine.waitFor({ state: 'detached' });
}

test('one’s turn is heard, felt, and told while the page is not in sight, as far as one wants it', async () => {
  const context = await browser.newContext({ viewport: DESKTOP, locale: 'en-GB' });
  const page = await context.newPage();
  await listen(page);
  await page.addInitScript(() => {
    for (const name of ['vibration', 'notification'])
      localStorage.setItem(`stammtisch.${name}`, 'on');
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
  });
  await page.goto(slow.url);
  await page.locator('.me .money').filter({ hasText: /\d/ }).waitFor();
  await play(page, 'Big Two');
  await page.locator('.state.you').waitFor({ timeout: 30_000 });
  await page.waitForFunction(() => document.title.startsWith('▸'));
  await page.locator('link[rel=icon][href$="/icon-turn.svg"]').waitFor({ state: 'attached' });
  // It may have been one's turn from the start: the next one comes for certain.
  await takeTurn(page);
  await page.locator('link[rel=icon][href$="/icon.svg"]').waitFor({ state: 'attached' });
  await page.locator('.state.you').waitFor({ timeout: 30_000 });
  await page.waitForFunction(() => Reflect.get(globalThis, 'counts').sounds > 0);
  const { vibrations, notes } = await counted(page);
  expect(vibrations).toBeGreaterThan(0);
  expect(notes).toBe(vibrations);
  await context.close();
});

test('a phone is silent until somebody wants it otherwise', async () => {
  const context = await browser.newContext({
    viewport: PHONE,
    locale: 'en-GB',
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await listen(page);
  await page.goto(house.url);
  await page.locator('.me .money').filter({ hasText: /\d/ }).waitFor();
  await play(page, 'Watten');
  await page.locator('.state.you').waitFor({ timeout: 30_000 });
  expect(await counted(page)).toEqual({ sounds: 0, vibrations: 0, notes: 0 });
  await tap(button(page, en.table.menu));
  await pick(page, settings.volume, settings.volumes[2]);
  await page.waitForFunction(() => Reflect.get(globalThis, 'counts').sounds > 0);
  await context.close();
});

test('a card raised early is played when it is one’s turn, by those who want it so', async () => {
  const page = await visitor(browser, slow.url);
  await page.evaluate(() => localStorage.setItem('stammtisch.premove', 'on'));
  await page.reload();
  await play(page, 'Big Two');
  const cards = page.locator('#hand button');
  await cards.first().waitFor();
  // The one on the right is the highest: sooner or later it may be played.
  let played = 0;
  for (let turn = 0; turn < 12; turn++) {
    // Whoever holds the lowest card is on turn from the start.
    await takeTurn(page);
    const before = await cards.count();
    await cards.last().click();
    await page
      .waitForFunction(
        count =>
          document.querySelectorAll('#hand button').length < count ||
          document.querySelector('.state.you') !== null,
        before,
      )
      .catch(() => undefined);
    await page.waitForTimeout(300);
    played = before - (await cards.count());
    if (played > 0) break;
    // Not allowed: the turn is one's own, and the card is still there.
    await takeTurn(page);
  }
  expect(played).toBe(1);
  await page.context().close();
});

test('in Big Two who wants it passes by itself where nothing beats', async () => {
  const page = await visitor(browser, house.url);
  await page.evaluate(() => localStorage.setItem('stammtisch.auto-pass', 'on'));
  await page.reload();
  await play(page, 'Big Two');
  const passed = page.locator('#announcer').getByText(/You pass/);
  const mine = page.locator('.state.you');
  for (let step = 0; step < 150 && (await passed.count()) === 0; step++) {
    if (await mine.isVisible()) {
      await page.keyboard.press('n');
      await page.keyboard.press('Enter');
    } else await page.locator('[data-screen=between] .btn.go').first().click(QUICK).catch(ignore);
    await page.waitForTimeout(150);
  }
  expect(await passed.count()).toBeGreaterThan(0);
  await page.context().close();
});
