import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { de } from '../web/src/account/text/de.ts';
import { en } from '../web/src/account/text/en.ts';
import { it } from '../web/src/account/text/it.ts';
import { becomes, button, link, openMenu, playForMoney, visitor } from './account-steps.ts';
import { DESKTOP, PHONE, tap } from './browser.ts';
import { browser, house, openHouseAndBrowser } from './opened.ts';

const LOOKS = [
  ['phone', PHONE, 'dark'],
  ['desktop', DESKTOP, 'light'],
] as const;

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

openHouseAndBrowser();

/** What axe finds on the screen as it stands, on a phone in the evening and on a desk by day. */
async function findings(page: Page, screen: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [look, size, colorScheme] of LOOKS) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await settled(page);
    // There are no frames here, and the usual way opens a page for every look.
    const axe = new AxeBuilder({ page })
      .options({ resultTypes: ['violations'] })
      .withTags(TAGS)
      .setLegacyMode();
    const { violations } = await axe.analyze();
    for (const { id, nodes } of violations)
      found.push(...nodes.map(({ html }) => `${screen}, ${look}: ${id} ${html.slice(0, 120)}`));
  }
  return found;
}

/** Colours change by transitions too, however short. */
const settled = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const frame = () => new Promise(resolve => requestAnimationFrame(resolve));
    await frame();
    await frame();
    while (document.getAnimations().some(({ playState }) => playState === 'running')) await frame();
    await frame();
  });

/** To another page of the house, as by a link. */
const goTo = (page: Page, path: string): Promise<void> =>
  page.evaluate(path => {
    history.pushState(undefined, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

const PAGES = [
  ['/me', '.page .todo'],
  ['/me/log-in', '.hintbox'],
  ['/me/recover', '#code'],
  ['/scores', '.scoretable'],
  ['/me/statistics', '.figures'],
] as const;

test.each([
  ['en-GB', en],
  ['de-DE', de],
  ['it-IT', it],
])('%s: axe finds nothing on any page about oneself', async (locale, text) => {
  const page = await visitor(browser, house.url, { locale });
  const found: string[] = [];
  const look = async (screen: string) => found.push(...(await findings(page, screen)));
  await playForMoney(page, house.url);
  await openMenu(page);
  await look('menu of a guest');
  for (const [path, sign] of PAGES) {
    await goTo(page, path);
    await page.locator(sign).first().waitFor();
    await look(path);
  }
  await goTo(page, '/me/sign-up');
  await page.locator('#name').fill(`Hanna ${locale.slice(0, 2)} ${Date.now() % 1_000}`);
  await tap(button(page, text.signUp.go));
  await page.locator('.error').waitFor();
  await look('signing up, with an error');
  await page.locator('#password').fill('four quiet green bottles');
  await tap(button(page, text.signUp.go));
  await page.locator('.code').waitFor();
  await look('the code');
  await tap(button(page, text.code.done));
  await becomes(page, 'Hanna');
  await openMenu(page);
  await look('menu');
  await tap(link(page, text.menu.account));
  await page.locator('.page .todo').first().waitFor();
  await look('account');
  await tap(page.getByRole('link', { name: text.passkeys.title }));
  await page.getByText(text.passkeys.none).waitFor();
  await look('passkeys');
  await goTo(page, '/me/robots');
  await page.getByText(text.robots.none).waitFor();
  await look('robots');
  await page.locator('#name').fill(`Robo ${locale.slice(0, 2)} ${Date.now() % 1_000}`);
  await tap(button(page, text.robots.make));
  await page.locator('.token').waitFor();
  await look('the token of a robot');
  await goTo(page, '/me');
  await tap(page.getByRole('link', { name: text.account.erase }));
  await page.locator('#old').waitFor();
  await look('erasing');
  await page.context().close();
  expect(found).toEqual([]);
});
