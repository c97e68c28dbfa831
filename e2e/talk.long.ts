import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { de as dePeople } from '../web/src/people/text/de.ts';
import { en as enPeople } from '../web/src/people/text/en.ts';
import { it as itPeople } from '../web/src/people/text/it.ts';
import { de } from '../web/src/text/de.ts';
import { en } from '../web/src/text/en.ts';
import { it } from '../web/src/text/it.ts';
import { DESKTOP, PHONE, pageIn, tap } from './browser.ts';
import { axeFindings } from './findings.ts';
import { browser, house, openHouseAndBrowser } from './opened.ts';

openHouseAndBrowser();

const CASES = [
  { locale: 'en-GB', words: en, people: enPeople, size: PHONE, theme: 'light' },
  { locale: 'de-DE', words: de, people: dePeople, size: PHONE, theme: 'dark' },
  { locale: 'it-IT', words: it, people: itPeople, size: DESKTOP, theme: 'light' },
  { locale: 'de-DE', words: de, people: dePeople, size: DESKTOP, theme: 'contrast' },
] as const;

async function showChat(page: Page): Promise<void> {
  const field = page.locator('.chat textarea');
  await page.locator('.chat-toggle:visible').first().waitFor();
  if (!(await field.isVisible())) await tap(page.locator('.chat-toggle:visible').first());
  await field.waitFor();
}

async function say(page: Page, text: string): Promise<void> {
  await page.locator('.chat textarea').fill(text);
  await page.locator('.chat textarea').press('Enter');
}

const adminPage = async (): Promise<string> => (await fetch(`${house.url}/admin`)).text();

test.each(CASES)(
  '$locale, $size.width, $theme: whoever disturbs is reported and muted from what they said, and heard again (D32)',
  async ({ locale, words, people: text, size, theme }) => {
    const anna = await pageIn(browser, { size, locale, theme });
    const rowdy = await pageIn(browser, { size, locale, theme });
    await anna.goto(house.url);
    await tap(anna.getByRole('button', { name: words.home.open }));
    await tap(anna.getByRole('button', { name: words.home.opening.open }));
    await anna.waitForURL(/\/t\/[a-z0-9]+$/);
    await rowdy.goto(house.url);
    await rowdy.locator('.me .money').getByText(/\d/).waitFor();
    const name = await rowdy.locator('.me b').innerText();
    await rowdy.goto(anna.url());
    await showChat(rowdy);
    const said = 'https://example.org/nasty is <b>for you</b>';
    await say(rowdy, said);
    await showChat(anna);
    const line = anna.locator('.msgs .msg', { hasText: said });
    await line.waitFor();

    // A link is text: nothing can be followed by accident.
    expect(await anna.locator('.msgs :is(a, b:not(.head b))').count()).toBe(0);
    // Whoever has said it has the same colour there as at the table.
    const colors = await line.evaluate(each => [
      each.querySelector<HTMLElement>('.speaker')?.dataset['color'],
      each.querySelector<HTMLElement>('.mat')?.dataset['color'],
    ]);
    expect(colors[0]).toMatch(/^[0-7]$/);
    expect(colors[1]).toBe(colors[0]);
    const found = [...(await axeFindings(anna, 'chat'))];

    await tap(line.getByRole('button', { name }));
    await tap(anna.getByRole('button', { name: text.report.open, exact: true }));
    const what = anna.getByRole('textbox', { name: text.report.what });
    await what.fill('no');
    await anna.getByText(text.report.short(5)).waitFor();
    const complaint = `sends links all the time, ${locale} ${size.width} ${theme}`;
    await what.fill(complaint);
    found.push(...(await axeFindings(anna, 'report')));
    expect(await anna.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(
      true,
    );
    await tap(anna.getByRole('button', { name: text.report.send }));
    await anna.getByText(text.report.sent).waitFor();
    const told = await adminPage();
    expect(told).toContain(complaint);
    expect(told).toContain('https://example.org/nasty');

    // Muted, and what they have said is gone; away from the table, they are heard again.
    await tap(line.getByRole('button', { name }));
    await tap(anna.getByRole('button', { name: words.people.mute, exact: true }));
    await line.waitFor({ state: 'detached' });
    await rowdy.context().close();
    await anna.goto(`${house.url}/people`);
    await anna.getByRole('heading', { name: text.mutes.title }).waitFor();
    found.push(...(await axeFindings(anna, 'muted people')));
    await tap(anna.getByRole('button', { name: words.people.unmute }));
    await anna.getByRole('heading', { name: text.mutes.title }).waitFor({ state: 'detached' });

    expect(found).toEqual([]);
    await anna.context().close();
  },
  120_000,
);
