import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { de as infoDe } from '../web/src/info/text/de.ts';
import { en as infoEn } from '../web/src/info/text/en.ts';
import { LESSON_GAMES } from '../web/src/lessons/lessons.ts';
import { de } from '../web/src/lessons/text/de.ts';
import { en, type LessonText } from '../web/src/lessons/text/en.ts';
import { PHONE } from './browser.ts';
import { browser, house, openHouseAndBrowser } from './opened.ts';

openHouseAndBrowser();

const QUICK = { timeout: 800 };
const ignore = (): undefined => undefined;

/** Does what the lesson points at, and confirms it where that is asked for. */
async function follow(page: Page, selector: string): Promise<void> {
  const confirm = page.locator('.confirm .raise');
  if (!(await confirm.isVisible())) {
    const choices = page.locator(`:is(${selector}):not([aria-pressed=true], :has(:checked))`);
    for (let left = await choices.count(); left > 0; left--)
      await choices.first().click(QUICK).catch(ignore);
  }
  const way = confirm.or(page.locator('.actions .btn.main.go')).last();
  if (await way.isVisible()) await way.click(QUICK).catch(ignore);
  await page.waitForTimeout(100);
}

const LANGUAGES = [
  { locale: 'en-GB', texts: en, info: infoEn, size: PHONE },
  { locale: 'de-DE', texts: de, info: infoDe, size: { width: 1440, height: 900 } },
];
const CASES = LESSON_GAMES.map((game, at) => ({ game, ...LANGUAGES[at % LANGUAGES.length]! }));

test.each(CASES)(
  'whoever follows the first round of $game in $locale comes to its end, over a reload, and back to the rules',
  async ({ game, locale, texts, info, size }) => {
    const context = await browser.newContext({ locale, viewport: size, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto(`${house.url}/rules/${game}`);
    await page.getByRole('button', { name: info.rules.learn }).click();
    const { steps, end } = new Map<string, LessonText>(Object.entries(texts.games)).get(game)!;
    const lesson = page.locator('.first-round');
    const said = lesson.locator('p span');
    const sideways: number[] = [];
    for (const [at, step] of steps.entries()) {
      const sentence = said.filter({ hasText: step });
      await sentence.waitFor();
      const scrolls = () => document.documentElement.scrollWidth - innerWidth;
      sideways.push(await page.evaluate(scrolls));
      if (at === 2) {
        await page.reload();
        await sentence.waitFor();
      }
      for (let tries = 0; tries < 60 && (await sentence.isVisible()); tries++) {
        const pointed = await lesson.getAttribute('data-points-at', QUICK).catch(ignore);
        if (typeof pointed === 'string') await follow(page, pointed);
        else await page.waitForTimeout(100);
      }
    }
    await said.filter({ hasText: end }).waitFor();
    await lesson.getByRole('button', { name: texts.leave }).click();
    await page.getByRole('button', { name: info.rules.learn }).waitFor();
    await page.locator('.house-banner').waitFor({ state: 'detached' });
    await context.close();
    expect(Math.max(...sideways)).toBeLessThanOrEqual(0);
  },
);
