import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { actByClicks, playRound } from './blind-watten-play.ts';
import { DESKTOP, person, PHONE, tap } from './browser.ts';
import { browser, house, openHouseAndBrowser } from './opened.ts';
import { hand, myTurn, playByClicks } from './play.ts';

openHouseAndBrowser();

async function quickPlay(page: Page, game: string): Promise<void> {
  await page.goto(house.url);
  await tap(page.getByRole('button', { name: new RegExp(`^Play ${game}`) }));
  await hand(page).first().waitFor();
}

/** Without the times: they are told by the minute. */
const told = async (page: Page): Promise<readonly string[]> => {
  const lines = await page.locator('.msgs .note').allTextContents();
  return lines.map(line => line.replace(/^\d+:\d+ /, ''));
};

test('W37: what happened is still told after a reload, once, and in another language', async () => {
  const { page, mishaps } = await person(browser, DESKTOP);
  await quickPlay(page, 'Big Two');
  await tap(page.getByRole('button', { name: 'What happened' }));
  for (let turn = 0; turn < 2; turn++) {
    await myTurn(page);
    await playByClicks(page);
  }
  await myTurn(page);
  const before = await told(page);
  expect(before.length).toBeGreaterThan(6);
  expect(before.some(line => line.startsWith('You: ') || line === 'You pass')).toBe(true);

  await page.reload();
  await tap(page.getByRole('button', { name: 'What happened' }));
  await page
    .locator('.msgs .note')
    .nth(before.length - 1)
    .waitFor();
  expect(await told(page)).toEqual(before);

  await page.evaluate(() => localStorage.setItem('stammtisch.language', 'de'));
  await page.reload();
  await tap(page.getByRole('button', { name: 'Verlauf' }));
  await page
    .locator('.msgs .note')
    .nth(before.length - 1)
    .waitFor();
  const german = await told(page);
  expect(german).toHaveLength(before.length);
  expect(german.some(line => line.startsWith('Du: ') || line === 'Du passt')).toBe(true);

  await page.evaluate(() => localStorage.setItem('stammtisch.language', 'en'));
  await page.reload();
  await tap(page.getByRole('button', { name: 'What happened' }));
  await playByClicks(page);
  await myTurn(page);
  const after = await told(page);
  expect(after.slice(0, before.length)).toEqual(before);
  expect(after.length).toBeGreaterThan(before.length);

  // Nobody else at this browser reads it.
  const table = page.url();
  await page.evaluate(() => localStorage.removeItem('stammtisch.identity'));
  await page.goto(table);
  await tap(page.getByRole('button', { name: 'What happened' }));
  await page.getByText('Nothing has happened since you came.').waitFor();
  expect(mishaps).toEqual([]);
  await page.context().close();
});

test('W13: whoever comes to a running game chooses the team and the computer, may think better of it, and all see who waits', async () => {
  const { page: host } = await person(browser, DESKTOP);
  const { page: guest, mishaps } = await person(browser, PHONE);
  await quickPlay(host, 'Blind Watten');
  await guest.goto(host.url());
  await tap(guest.getByRole('button', { name: /^Sit down/ }));
  const seats = guest.getByRole('dialog', { name: 'Which seat?' });
  await seats.getByRole('heading', { name: 'Team 1' }).waitFor();
  await seats.getByRole('button', { name: 'Sit here, seat 4, Team 2' }).click();
  await guest.getByText('You get Kathi’s seat as soon as this hand is over.').waitFor();
  const line = host.locator('.queue');
  await line.filter({ hasText: /^Waiting for a seat: .+ \(Kathi’s\)$/ }).waitFor();
  const name = /: (.+) \(/.exec((await line.textContent()) ?? '')?.[1] ?? '';

  await tap(guest.getByRole('button', { name: 'Cancel' }));
  await line.waitFor({ state: 'detached' });
  await tap(guest.getByRole('button', { name: /^Sit down/ }));
  await seats.getByRole('button', { name: 'Sit here, seat 4, Team 2' }).click();
  await line.waitFor();
  await playRound(host, actByClicks);
  await guest.locator('#result, #hand').first().waitFor();
  await tap(host.getByRole('button', { name: /^Ready/ }));
  await tap(guest.getByRole('button', { name: /^Ready/ }));
  await host.locator('.seat[data-seat="3"] .name', { hasText: name }).waitFor();
  await hand(guest).first().waitFor();
  expect(await line.count()).toBe(0);
  expect(mishaps).toEqual([]);
  await Promise.all([host.context().close(), guest.context().close()]);
});

test('J14, D30: the chat can be hidden at every size, and on a large screen stays hidden', async () => {
  const { page } = await person(browser, DESKTOP);
  await quickPlay(page, 'Big Two');
  const chat = page.getByRole('region', { name: 'Chat' });
  await chat.waitFor();
  await tap(page.locator('.chat-toggle'));
  await chat.waitFor({ state: 'hidden' });
  await page.reload();
  await hand(page).first().waitFor();
  expect(await chat.isVisible()).toBe(false);
  for (const size of [PHONE, { width: 800, height: 600 }]) {
    await page.setViewportSize(size);
    expect(await chat.isVisible()).toBe(false);
    await tap(page.locator('.chat-toggle'));
    await chat.waitFor();
    await tap(chat.getByRole('button', { name: 'Hide the chat' }));
    await chat.waitFor({ state: 'hidden' });
  }
  await page.setViewportSize(DESKTOP);
  expect(await chat.isVisible()).toBe(false);
  await tap(page.locator('.chat-toggle'));
  await chat.waitFor();
  await page.context().close();
});

test('what is said is text and nothing else', async () => {
  const { page, mishaps } = await person(browser, DESKTOP);
  await quickPlay(page, 'Big Two');
  const chat = page.getByRole('region', { name: 'Chat' });
  const text = '<img src="x" onerror="alert(1)"> <a href="javascript:alert(2)">click</a>';
  await chat.getByRole('textbox').fill(text);
  await page.keyboard.press('Enter');
  await chat.getByText(text, { exact: true }).waitFor();
  expect(await chat.locator('.msgs :is(img, a)').count()).toBe(0);
  expect(mishaps).toEqual([]);
  await page.context().close();
});
