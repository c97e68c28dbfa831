import { describe, expect, test } from 'vitest';

import { DESKTOP, person, PHONE, tap } from './browser.ts';
import { browser, house, openHouseAndBrowser } from './opened.ts';
import { hand, myTurn } from './play.ts';

openHouseAndBrowser();

describe('the strongest player’s advice', () => {
  test.each([
    ['a phone', PHONE],
    ['a desktop', DESKTOP],
  ])('is had with one tap on %s, with the cards raised, and can be played', async (_, size) => {
    const { page, mishaps } = await person(browser, size);
    await page.goto(house.url);
    await tap(page.getByRole('button', { name: /^Play Big Two/ }));
    await hand(page).first().waitFor();
    await myTurn(page);
    await tap(page.getByRole('button', { name: 'What would the strongest player do?' }));
    const said = page.locator('.toast');
    await said.waitFor();
    expect(await said.textContent()).toMatch(/^(Certain|Clearly|By a little): .+\./);
    const raised = page.locator('#hand [aria-pressed=true]');
    const cards = await raised.count();
    const main = page.locator('.actions .btn.main.go');
    await tap(cards > 0 ? main : page.getByRole('button', { name: 'Pass', exact: true }));
    await expect.poll(() => hand(page).count()).toBe(13 - cards);
    expect(mishaps).toEqual([]);
    await page.context().close();
  });
});
