import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { en } from '../web/src/text/en.ts';
import { button, visitor } from './account-steps.ts';
import { DESKTOP, PHONE, tap } from './browser.ts';
import { axeFindings } from './findings.ts';
import { browser, house, openHouseAndBrowser } from './opened.ts';

openHouseAndBrowser();

const withWhom = (page: Page, name: string) =>
  page.getByRole('group', { name: en.home.quick.withWhom }).getByRole('button', { name });
const play = (page: Page, game: string) =>
  tap(page.getByRole('button', { name: new RegExp(`^${en.home.play(game)}`) }).first());
const atTable = (page: Page) => page.waitForURL(/\/t\/[a-z0-9]+$/);

test.each([
  ['a phone', 'Watten', PHONE],
  ['a desktop', 'Big Two', DESKTOP],
] as const)('one tap leads to a table with people, on %s', async (_, game, size) => {
  const first = await visitor(browser, house.url, { size });
  const second = await visitor(browser, house.url, { size });
  await tap(withWhom(first, en.home.quick.company.people));
  await play(first, game);
  await atTable(first);
  await first.getByText(en.home.quick.first).waitFor();

  // Everyone in the house finds the table in the list, and who comes the same way is led there.
  await second.locator('.tablerow').first().waitFor();
  await tap(withWhom(second, en.home.quick.company.people));
  await play(second, game);
  await atTable(second);
  expect(second.url()).toBe(first.url());
  // Computers can have ended the round already: then the seat is free at once.
  const seated = second.locator('#hand, .startbar .btn.go:not(.sit)');
  await second.getByText(en.table.queued).or(seated).first().waitFor();
  await first.context().close();
  await second.context().close();
});

test('with whom, how strong and how fast is a choice that is remembered', async () => {
  const page = await visitor(browser, house.url, { size: PHONE });
  await tap(withWhom(page, en.home.quick.company.people));
  await tap(button(page, en.home.quick.title));
  await tap(page.getByRole('radio', { name: en.skill.easy }));
  await tap(page.getByRole('radio', { name: en.thinking.is(60) }));
  expect(await axeFindings(page, 'strength and pace')).toEqual([]);
  await tap(button(page, en.home.quick.done));
  await page.reload();
  expect(await withWhom(page, en.home.quick.company.people).getAttribute('aria-pressed')).toBe(
    'true',
  );
  await play(page, 'Blind Watten');
  await atTable(page);
  await tap(button(page, en.table.menu));
  await tap(button(page, en.waiting.rules));
  const facts = page.locator('.facts');
  const row = (title: string) => facts.locator('div', { hasText: title });
  await row(en.thinking.title).getByText(en.thinking.is(60)).waitFor();
  await row(en.thinking.reserve).getByText(en.thinking.is(60)).waitFor();
  await facts.getByText(en.skill.easy).waitFor();
  await page.context().close();
});
