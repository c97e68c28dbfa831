import { expect, test } from 'vitest';

import { DESKTOP, person, PHONE } from './browser.ts';
import { axeFindings } from './findings.ts';
import { browser, house, openHouseAndBrowser } from './opened.ts';

openHouseAndBrowser();

test.each([
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const)(
  'on a %s: the admin page asks for the token that was printed, and announces to everyone',
  async (name, size) => {
    const token = /\(token (\S+)\)/.exec(house.said)?.[1] ?? '';
    expect(token).not.toBe('');
    const { page } = await person(browser, size);
    const { page: visitor } = await person(browser, size);
    // From this machine it is open; a house behind a proxy sees everyone else like this.
    await page.setExtraHTTPHeaders({ 'x-forwarded-for': '192.0.2.7' });
    await page.goto(`${house.url}/admin`);
    const field = page.getByLabel('Admin token');
    await field.waitFor();
    expect(await axeFindings(page, 'the way in')).toEqual([]);
    await field.fill(`${token}x`);
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByRole('alert').waitFor();
    await field.fill(token);
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByRole('heading', { name: 'Tables in memory' }).waitFor();
    expect(await axeFindings(page, 'the admin page')).toEqual([]);
    await visitor.goto(house.url);
    const words = `Closing time on the ${name}`;
    await page.getByLabel('Announcement').fill(words);
    await page.getByRole('button', { name: 'Announce' }).click();
    await visitor.getByText(words).first().waitFor();
    await page.context().close();
    await visitor.context().close();
  },
);
