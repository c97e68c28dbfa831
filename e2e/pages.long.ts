import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { de as deInfo } from '../web/src/info/text/de.ts';
import { en as enInfo } from '../web/src/info/text/en.ts';
import { it as itInfo } from '../web/src/info/text/it.ts';
import { de } from '../web/src/text/de.ts';
import { en } from '../web/src/text/en.ts';
import { it } from '../web/src/text/it.ts';
import { button, visitor, whoIs } from './account-steps.ts';
import { choose, DESKTOP, PHONE, tap } from './browser.ts';
import { findings } from './findings.ts';
import { RealHouse } from './house.ts';
import { browser, house, openHouseAndBrowser } from './opened.ts';

openHouseAndBrowser();

/** A house that others can reach. */
const reachable = new RealHouse([
  '--host',
  '127.0.0.1',
  '--public-url',
  'https://cards.example.org',
]);
beforeAll(() => reachable.open());
afterAll(() => reachable.kill());

const GAMES = ['blind-watten', 'watten', 'blackjack', 'cluedo', 'big-two'] as const;
const LANGUAGES = [
  ['en-GB', en, enInfo],
  ['de-DE', de, deInfo],
  ['it-IT', it, itInfo],
] as const;
const CASES = LANGUAGES.flatMap(([locale, words, info]) => [
  { locale, words, info, name: 'a phone', size: PHONE, scheme: 'dark' as const },
  { locale, words, info, name: 'a desktop', size: DESKTOP, scheme: 'light' as const },
]);

const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');
async function openMenu(page: Page, words = en): Promise<void> {
  await tap(button(page, words.table.menu));
  await dialog(page).locator('.menulist').waitFor();
}
const menuNames = (page: Page): Promise<readonly string[]> =>
  dialog(page).locator('.menulist').locator('a, button').allInnerTexts();

test.each(CASES)(
  '$locale, $name: axe finds nothing on rules, questions, cards, houses and the menu',
  async ({ locale, words, info, size, scheme }) => {
    const page = await visitor(browser, house.url, { size, locale, scheme });
    const found: string[] = [];
    const look = async (screen: string) => found.push(...(await findings(page, screen)));
    await openMenu(page, words);
    await look('menu');
    for (const path of ['rules', ...GAMES.map(game => `rules/${game}`), 'help', 'cards', 'house']) {
      await page.goto(`${house.url}/${path}`);
      await page.locator('main.info-page h1').waitFor();
      if (path.startsWith('rules/')) await page.locator('.rule').first().waitFor();
      if (path === 'cards') await page.locator('.deckpicture').last().waitFor();
      await look(path);
    }
    expect(await page.locator('h1').innerText()).toBe(info.house.title);
    expect(found).toEqual([]);
    await page.context().close();
  },
);

test.each([
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const)(
  'W5, W6, J4: on a %s the menu has just what one may do, with the number of one’s table',
  async (_, size) => {
    const page = await visitor(browser, house.url, { size });
    await openMenu(page);
    const before = await menuNames(page);
    expect(before).toContain(en.nav.newTable);
    expect(before).toContain(en.nav.join);
    expect(before).not.toContain(en.nav.leave);
    await tap(dialog(page).getByRole('button', { name: en.nav.newTable }));
    await tap(button(page, en.home.opening.open));
    await page.waitForURL(/\/t\/[a-z0-9]+$/);
    const table = page.url();
    const title = await page.locator('.bar .title').innerText();
    const number = Number(/\d+/.exec(title)![0]);

    await page.goto(`${house.url}/help`);
    await link(page, en.nav.backTo(number)).first().waitFor();
    await openMenu(page);
    const seated = await menuNames(page);
    expect(seated.some(name => name.startsWith(`Table ${number}, `))).toBe(true);
    expect(seated).not.toContain(en.nav.newTable);
    expect(seated).not.toContain(en.nav.join);
    await tap(dialog(page).getByRole('link', { name: `Table ${number}` }));
    await page.waitForURL(table);

    await page.goto(`${house.url}/rules`);
    await page.locator('.seatbar').waitFor();
    await openMenu(page);
    await tap(dialog(page).getByRole('button', { name: en.nav.leave }));
    await tap(button(page, en.home.leaving.leave));
    await page.getByText(en.nav.left).waitFor();
    await page.locator('.seatbar').waitFor({ state: 'detached' });
    await openMenu(page);
    expect(await menuNames(page)).toEqual(before);
    await tap(dialog(page).getByRole('link', { name: en.nav.join }));
    await page.waitForURL(url => url.pathname === '/');
    await page.waitForFunction(() => document.activeElement?.id === 'tables');
    await page.context().close();
  },
);

const PATHS = [
  '',
  'rules',
  'rules/watten',
  'help',
  'cards',
  'house',
  'people',
  'games',
  'scores',
  'me',
  'me/sign-up',
  'me/log-in',
  'me/recover',
  'me/statistics',
  'nowhere',
  't/zzzzzzzz',
  't/9999',
  'r/zzzzzzzz',
];

test('W9: every page says in one sentence how things stand', async () => {
  const page = await visitor(browser, house.url, { size: PHONE });
  const silent: string[] = [];
  for (const path of PATHS) {
    await page.goto(`${house.url}/${path}`);
    const state = page.locator('main [role=status]').filter({ hasText: /\S/ }).first();
    await state.waitFor({ timeout: 5_000 }).catch(() => silent.push(path));
  }
  expect(silent).toEqual([]);
  await page.goto(house.url);
  await page.getByText('0 open tables, 1 person in the house.').waitFor();
  await page.context().close();
});

test('W7: what one may not see, or what is not there, says so kindly and leads home', async () => {
  const page = await visitor(browser, house.url, { size: PHONE });
  for (const path of ['t/zzzzzzzz', 't/9999', 'rules/skat', 'r/zzzzzzzz', 'no/such/page']) {
    await page.goto(`${house.url}/${path}`);
    await page.locator('main h1, main [role=status]').filter({ hasText: /\S/ }).first().waitFor();
    await page.locator('main a[href="/"]:visible').first().waitFor();
    expect(await page.locator('main').innerText()).not.toMatch(/undefined|no-such|\bnot-/);
  }
  await page.context().close();
});

test('W4: from the home page to the rules of a game, and to a single rule; a preset changes them', async () => {
  const page = await visitor(browser, house.url, { size: PHONE });
  await link(page, en.nav.rules).click();
  await tap(page.getByRole('link', { name: /^Blind Watten/ }));
  await page.getByText(/who reaches 18 points/i).waitFor();
  await page.getByRole('heading', { name: enInfo.rules.inAMinute }).waitFor();
  await choose(page.getByRole('radio', { name: /^South Tyrol/ }));
  await page.getByText(/who reaches 15 points/i).waitFor();
  expect(await page.getByText(/who reaches 18 points/i).count()).toBe(0);
  await page.locator('.rule a[href="#rule-5.5"]').first().click();
  await page.waitForFunction(() => document.querySelector(':target')?.id === 'rule-5.5');
  // At a table, the same rules as it is played there, without leaving it.
  await tap(page.getByRole('button', { name: enInfo.rules.play }));
  await page.waitForURL(/\/t\/[a-z0-9]+$/);
  await tap(button(page, en.table.menu));
  await tap(button(page, en.waiting.rules));
  await tap(button(page, en.waiting.allRules));
  await dialog(page)
    .getByText(/who reaches 15 points/i)
    .waitFor();
  await page.context().close();
});

test('whoever is refused a move can read the rule behind it without leaving the table', async () => {
  const page = await visitor(browser, house.url, { size: PHONE });
  await tap(page.getByRole('button', { name: /^Play Big Two/ }));
  const cards = page.locator('#hand button[data-card]');
  await cards.first().waitFor();
  const table = page.url();
  // Two cards of different ranks, whoever is on turn.
  await cards.first().press('Space');
  await cards.nth(8).press('Space');
  await page.locator('.bar .title').click();
  await page.keyboard.press('Enter');
  const rule = page.locator('.toast').getByRole('button', { name: /^Rule \d/ });
  const number = (await rule.innerText()).replace('Rule ', '');
  await rule.click();
  await page.waitForFunction(id => document.activeElement?.id === id, `rule-${number}`);
  expect(page.url()).toBe(table);
  await page.context().close();
});

test('D14: the questions open and close, by keyboard, too', async () => {
  const page = await visitor(browser, house.url);
  await page.goto(`${house.url}/help`);
  const [question = '', answer = ''] = enInfo.help.questions[0]!;
  expect(await page.getByText(answer).isVisible()).toBe(false);
  await page.getByText(question).focus();
  await page.keyboard.press('Enter');
  await page.getByText(answer).waitFor();
  await page.context().close();
});

test('D16, W36: a picture of each of the 33, the 52 and the 21 cards, each with its name', async () => {
  const page = await visitor(browser, house.url, { size: PHONE });
  await page.goto(`${house.url}/cards`);
  await page.locator('.deckpicture').last().waitFor();
  const decks = await page
    .locator('.deckpicture')
    .evaluateAll(each => each.map(deck => deck.querySelectorAll('.cardgrid li').length));
  expect(decks.toSorted((a, b) => a - b)).toEqual([21, 33, 52]);
  const names = await page
    .locator('.deckpicture')
    .evaluateAll(each =>
      each.map(
        deck =>
          new Set(
            [...deck.querySelectorAll('[role=img]')].map(card => card.getAttribute('aria-label')),
          ).size,
      ),
    );
  expect(names.toSorted((a, b) => a - b)).toEqual([0, 33, 52]);
  await page.getByRole('img', { name: 'queen of hearts', exact: true }).first().waitFor();
  const broken = await page.evaluate(async () => {
    const uses = [...document.querySelectorAll('.cardgrid use')].map(use =>
      use.getAttribute('href')!,
    );
    const files = new Map<string, string>();
    for (const file of new Set(uses.map(use => use.split('#')[0]!)))
      files.set(file, await (await fetch(file)).text());
    return uses.filter(use => {
      const [file = '', id = ''] = use.split('#');
      return !files.get(file)!.includes(`id="${id}"`);
    });
  });
  expect(broken).toEqual([]);
  await page.context().close();
});

test('D39: the address that others can use, with its code and a hint about firewalls', async () => {
  const page = await visitor(browser, reachable.url, { size: PHONE });
  await page.goto(`${reachable.url}/house`);
  const field = page.getByRole('textbox', { name: enInfo.house.link });
  expect(await field.inputValue()).toBe('https://cards.example.org');
  await page.getByText(enInfo.house.addressText).waitFor();
  await page.getByText(enInfo.house.firewall).waitFor();
  await page.locator('.qr-dots[d]:not([d=""])').waitFor();
  // A house on loopback alone does not pretend that others could come.
  await page.goto(`${house.url}/house`);
  await page.getByText(enInfo.house.onlyHere).waitFor();
  await page.context().close();
});

test('D19: a name that is taken is said to be beside the field, and one may try another', async () => {
  const [anna, bert] = [await visitor(browser, house.url), await visitor(browser, house.url)];
  const taken = await whoIs(anna);
  await tap(button(bert, en.home.rename));
  const field = bert.getByRole('textbox', { name: en.home.name, exact: true });
  await field.fill(taken);
  await tap(button(bert, en.save));
  await bert.getByText(en.errors['name-taken']).waitFor();
  // D17: as short as two characters, and digits freely.
  await field.fill('B2');
  await tap(button(bert, en.save));
  await bert.locator('.me b', { hasText: /^B2$/ }).waitFor();
  expect(await whoIs(anna)).toBe(taken);
  await anna.context().close();
  await bert.context().close();
});

test('D18: another house is remembered, opened and forgotten', async () => {
  const page = await visitor(browser, house.url, { size: PHONE });
  await page.goto(`${house.url}/house`);
  const where = page.getByRole('textbox', { name: enInfo.house.where, exact: true });
  const remember = page.getByRole('button', { name: enInfo.house.remember });
  await where.fill('not a house');
  await tap(remember);
  await page.getByText(enInfo.house.badAddress).waitFor();
  await where.fill(new URL(reachable.url).host);
  await page.getByRole('textbox', { name: enInfo.house.name, exact: true }).fill('The club');
  await tap(remember);
  await link(page, enInfo.house.open('The club')).waitFor();
  await page.reload();
  await tap(link(page, enInfo.house.open('The club')));
  await page.waitForURL(url => url.origin === reachable.url);
  await page.getByRole('heading', { name: en.home.title }).waitFor();
  await page.goto(`${house.url}/house`);
  await tap(button(page, enInfo.house.forget('The club')));
  await page.getByText(enInfo.house.none).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('stammtisch.houses'))).toBe('[]');
  await page.context().close();
});
