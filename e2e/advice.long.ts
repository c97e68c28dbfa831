import { describe, expect, test } from 'vitest';

import { DESKTOP, person, PHONE, tap } from './browser.ts';
import { browser, house, openHouseAndBrowser } from './opened.ts';
import { hand, myTurn } from './play.ts';

openHouseAndBrowser();

describe('the strongest player’s advice', () => {
  test.each([
    ['Big Two', 'a phone', PHONE],
    ['Blind Watten', 'a desktop', DESKTOP],
    ['Watten', 'a phone', PHONE],
  ])('is had in %s with one tap, on %s', async (game, _, size) => {
    const { page, mishaps } = await person(browser, size);
    await page.goto(house.url);
    await tap(page.getByRole('button', { name: new RegExp(`^Play ${game}`) }));
    await hand(page).first().waitFor();
    await myTurn(page);
    await tap(page.getByRole('button', { name: 'What would the strongest player do?' }));
    const said = page.locator('.toast');
    await said.waitFor();
    expect(await said.textContent()).toMatch(
      /^((Certain|Clearly|By a little): .+\.|There is no advice for this.)/,
    );
    expect(mishaps).toEqual([]);
    await page.context().close();
  });
});
