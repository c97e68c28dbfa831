import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { de } from '../web/src/text/de.ts';
import { en, type Text } from '../web/src/text/en.ts';
import { it } from '../web/src/text/it.ts';
import { DESKTOP, PHONE, pageIn, tap } from './browser.ts';
import { axeFindings } from './findings.ts';
import { browser, house, openHouseAndBrowser } from './opened.ts';

openHouseAndBrowser();

const LANGUAGES = [
  ['en-GB', en],
  ['de-DE', de],
  ['it-IT', it],
] as const;
const SIZES = [
  ['phone', PHONE, 'dark'],
  ['desktop', DESKTOP, 'light'],
] as const;

const CASES = LANGUAGES.flatMap(([locale, words]) =>
  SIZES.map(([name, size, theme]) => ({ locale, words, name, size, theme })),
);

interface Guest {
  readonly page: Page;
  readonly name: string;
}

async function come(how: Parameters<typeof pageIn>[1], words: Text): Promise<Guest> {
  const page = await pageIn(browser, how);
  await page.goto(house.url);
  await page.locator('.me .money').getByText(/\d/).waitFor();
  const name = await page.locator('.me b').innerText();
  await page.getByRole('link', { name: words.people.title, exact: true }).waitFor();
  return { page, name };
}

const toPeople = ({ page }: Guest, words: Text) =>
  tap(page.getByRole('link', { name: new RegExp(words.people.title) }));

/** From the list to the sheet of that person. */
const openCard = ({ page }: Guest, whom: Guest) =>
  tap(page.locator('section', { has: page.locator('#visitors') }).getByText(whom.name));

async function write({ page }: Guest, words: Text, text: string): Promise<void> {
  const field = page.getByRole('dialog').getByRole('textbox', { name: words.chat.message });
  await field.fill(text);
  await field.press('Enter');
  await page.locator('.private-message.own', { hasText: text }).waitFor();
}

/** Nothing is wider than the page. */
const fits = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

test.each(CASES)(
  '$locale, $name: a message with its badge, an invitation from a card, muting; axe finds nothing (C21, C22, C31, C19)',
  async ({ locale, words, size, theme }) => {
    const text = words.people;
    const anna = await come({ size, locale, theme }, words);
    const hannes = await come({ size, locale, theme }, words);
    const found: string[] = [];
    const look = async ({ page }: Guest, screen: string) => {
      found.push(...(await axeFindings(page, screen)));
      if (!(await fits(page))) found.push(`${screen} is too wide`);
    };

    await toPeople(anna, words);
    await openCard(anna, hannes);
    await anna.page.getByText(text.record).waitFor();
    await look(anna, 'card');
    expect(await anna.page.getByRole('button', { name: text.invite }).count()).toBe(0);
    await tap(anna.page.getByRole('button', { name: text.write }));
    await anna.page.getByText(text.nothingYet).waitFor();
    await write(anna, words, 'Kimmsch heit?');
    await look(anna, 'conversation');

    // The badge is in the header of the home page, until it is read.
    await hannes.page.getByRole('link', { name: text.openUnread(1) }).waitFor();
    await look(hannes, 'home with a badge');
    await toPeople(hannes, words);
    await hannes.page.locator('.person-row .unread').waitFor();
    await look(hannes, 'people');
    await tap(hannes.page.getByRole('button', { name: /Kimmsch heit/ }));
    await hannes.page.locator('.private-message', { hasText: 'Kimmsch heit?' }).waitFor();
    await hannes.page.locator('.person-row .unread').waitFor({ state: 'detached' });
    await write(hannes, words, 'Jo, glei.');
    await anna.page.locator('.private-message:not(.own)', { hasText: 'Jo, glei.' }).waitFor();
    await hannes.page.keyboard.press('Escape');
    await hannes.page.getByRole('dialog').waitFor({ state: 'detached' });

    // At a table of one's own, its host invites from the card.
    await anna.page.goto(house.url);
    await tap(anna.page.getByRole('button', { name: words.home.open }));
    await tap(anna.page.getByRole('button', { name: words.home.opening.open }));
    await anna.page.waitForURL(/\/t\/[a-z0-9]+$/);
    const table = anna.page.url();
    await anna.page.goto(`${house.url}/people`);
    await openCard(anna, hannes);
    await tap(anna.page.getByRole('button', { name: text.invite }));
    await anna.page.getByText(text.invited(hannes.name)).waitFor();
    await hannes.page.locator('.call', { hasText: anna.name }).waitFor();
    await look(hannes, 'invitation');
    await tap(hannes.page.getByRole('button', { name: words.door.accept }));
    await hannes.page.waitForURL(table);

    // The menu of a table has its people, and a dot when there is something to read.
    await tap(anna.page.getByRole('button', { name: text.write }));
    await write(anna, words, 'Setz di her');
    await hannes.page.locator('.unread.dot').waitFor();
    await tap(hannes.page.getByRole('button', { name: words.table.menu, exact: true }));
    await tap(hannes.page.locator('.person-row', { hasText: anna.name }));
    await hannes.page.getByText(text.record).waitFor();
    await look(hannes, 'card at the table');
    await tap(hannes.page.getByRole('button', { name: text.mute, exact: true }));
    await hannes.page.getByText(text.mutedNote).waitFor();
    await look(hannes, 'muted');
    await hannes.page.locator('.unread.dot').waitFor({ state: 'detached' });

    expect(found).toEqual([]);
    await anna.page.context().close();
    await hannes.page.context().close();
  },
  120_000,
);

test('by keys alone: to the people, a card, a message, and back (C31)', async () => {
  const how = { size: DESKTOP, locale: 'en-GB', theme: 'light' } as const;
  const [anna, hannes] = [await come(how, en), await come(how, en)];
  await anna.page.getByRole('link', { name: en.people.title, exact: true }).focus();
  await anna.page.keyboard.press('Enter');
  const row = anna.page.getByRole('button', { name: new RegExp(hannes.name) }).first();
  await row.waitFor();
  await anna.page.waitForTimeout(500);
  await row.focus();
  await anna.page.keyboard.press('Enter');
  const button = anna.page.getByRole('button', { name: en.people.write });
  await button.waitFor();
  await anna.page.waitForTimeout(500);
  await button.focus();
  await anna.page.keyboard.press('Enter');
  await write(anna, en, 'Servus');
  await hannes.page.getByRole('link', { name: en.people.openUnread(1) }).waitFor();
  await anna.page.keyboard.press('Escape');
  await anna.page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await row.isVisible()).toBe(true);
  await anna.page.context().close();
  await hannes.page.context().close();
});

test('a second device shows the same seat and takes it over; the first can go on again', async () => {
  const desk = await pageIn(browser, { size: DESKTOP, locale: 'en-GB', theme: 'light' });
  await desk.goto(house.url);
  await tap(desk.getByRole('button', { name: en.home.play('Big Two') }));
  await desk.waitForURL(/\/t\/[a-z0-9]+$/);
  await desk.locator('#hand button').first().waitFor();
  const identity = await desk.evaluate(() => localStorage.getItem('stammtisch.identity'));
  const phone = await pageIn(browser, { size: PHONE, locale: 'en-GB', theme: 'light' });
  await phone.addInitScript(
    kept => localStorage.setItem('stammtisch.identity', String(kept)),
    identity,
  );
  await phone.goto(desk.url());
  await phone.locator('#hand button').first().waitFor();
  expect(await phone.locator('#hand button').count()).toBe(
    await desk.locator('#hand button').count(),
  );
  await tap(phone.getByRole('button', { name: en.table.menu, exact: true }));
  const takeOver = phone.getByRole('button', { name: en.connection.takeOver });
  await takeOver.waitFor();
  expect(await axeFindings(phone, 'two pages')).toEqual([]);
  await tap(takeOver);
  await desk.getByText(en.connection.replaced).waitFor();
  await takeOver.waitFor({ state: 'detached' });
  await tap(desk.getByRole('button', { name: en.connection.here }));
  await desk.getByText(en.connection.replaced).waitFor({ state: 'detached' });
  await desk.locator('#hand button').first().waitFor();
  await desk.context().close();
  await phone.context().close();
});
