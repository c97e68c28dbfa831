import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { en } from '../web/src/text/en.ts';
import { visitor } from './account-steps.ts';
import { heard, listen } from './blackjack-play.ts';
import { tap } from './browser.ts';
import { browser, house, openHouseAndBrowser } from './opened.ts';

openHouseAndBrowser();

const MOVES = 4;
const NOTHING = en.typed.possible('');

const hasFocus = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement !== null && document.activeElement !== document.body);

/** What the field says that may be typed, to whoever cannot see it; nothing, if it is not their turn. */
async function possibleMoves(page: Page): Promise<readonly string[]> {
  await page.keyboard.press('m');
  const said = await page.locator('#typed-answer').innerText();
  if (said !== NOTHING) return said.replace(en.typed.possible(' ').trim(), '').trim().split(', ');
  await page.keyboard.press('Escape');
  await page.locator('#typed-answer').waitFor({ state: 'detached' });
  return [];
}

test.each(['Big Two', 'Blind Watten', 'Cluedo', 'Watten', 'Blackjack'])(
  '%s is played by keyboard and by what is said alone, and focus never falls to the body',
  async game => {
    const page = await visitor(browser, house.url);
    await tap(page.getByRole('button', { name: new RegExp(`^${en.home.play(game)}`) }).first());
    await page.waitForURL(/\/t\/[a-z0-9]+$/);
    await page.locator('main.play').waitFor();
    await listen(page);
    await page.keyboard.press('Tab');
    let made = 0;
    const unfocused: string[] = [];
    while (made < MOVES) {
      const [move] = await possibleMoves(page);
      if (move === undefined) {
        await page.waitForTimeout(100);
        continue;
      }
      await page.keyboard.type(move);
      await page.keyboard.press('Enter');
      await page.locator('#typed-answer').waitFor({ state: 'detached' });
      made++;
      await page.waitForTimeout(200);
      if (!(await hasFocus(page))) unfocused.push(move);
    }
    expect(unfocused).toEqual([]);
    await page.keyboard.press('?');
    await expect.poll(() => heard(page)).toContain(en.keys.type);
    await page.keyboard.press('m');
    await page.locator('#typed-answer').waitFor();
    await page.keyboard.type('xyzzy');
    await page.keyboard.press('Enter');
    await expect.poll(() => heard(page)).toMatch(/That is no move of this game/);
    // One voice: besides the log of what is said and the chat, nothing at the table speaks by itself.
    const voices = await page
      .locator('main.play [role=status], main.play [aria-live=polite]')
      .evaluateAll(all => all.map(each => each.id).filter(id => id === 'state'));
    expect(voices).toEqual([]);
    await page.context().close();
  },
);
