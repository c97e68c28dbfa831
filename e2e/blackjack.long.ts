import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { Guest } from './blackjack-guest.ts';
import {
  ANSWERS,
  answer,
  askedOf,
  heard,
  letGo,
  letPilot,
  listen,
  textIn,
  together,
} from './blackjack-play.ts';
import { choose, DESKTOP, person, PHONE, tap } from './browser.ts';
import { findings } from './findings.ts';
import { browser, house, openHouseAndBrowser } from './opened.ts';

openHouseAndBrowser();

const newGuest = (name: string): Promise<Guest> =>
  new Guest(house.url).comeIn(`${name} ${Date.now() % 100_000}`);

const close = async (page: Page, guests: readonly Guest[]) => {
  await page.context().close();
  for (const guest of guests) guest.client.stop();
};

const VEGAS = {
  decks: 1,
  peek: true,
  split: true,
  doubleAfterSplit: true,
  soft17: 'stand',
  betting: 'together',
} as const;

/** Nothing is done about a hand: it stays as it was dealt. */
const { play: _, ...UP_TO_THE_PLAY } = ANSWERS;

/** Everything that has happened, as the page tells it. */
const SEEN = {
  insurance: /takes insurance for/,
  double: /doubles to/,
  split: /splits/,
  blackjack: /: blackjack, \+/,
  bust: /is bust with/,
} as const;

test('five at one table: insurance, double, split, blackjack and bust have all been seen', async () => {
  const { page, mishaps } = await person(browser, DESKTOP);
  await page.goto(house.url);
  await tap(page.getByRole('button', { name: 'Open a table for friends' }));
  await choose(page.getByRole('radio', { name: /^Blackjack/ }));
  await choose(page.getByRole('radio', { name: '5 players' }));
  await choose(page.getByRole('radio', { name: /^Las Vegas/ }));
  await choose(page.getByRole('radio', { name: 'No limit' }));
  await tap(page.getByRole('button', { name: 'Open the table' }));
  await page.waitForURL(/\/t\//);
  const table = page.url().split('/').at(-1) ?? '';
  const guests = await Promise.all(['Anna', 'Sepp', 'Rosi'].map(newGuest));
  const [anna, sepp, rosi] = guests as [Guest, Guest, Guest];
  for (const guest of guests) {
    await guest.sit(table);
    guest.bet = 100;
  }
  anna.likes = ['insurance', 'split', 'stand'];
  sepp.likes = ['double', 'hit', 'decline'];
  rosi.likes = ['insurance', 'split', 'stand'];
  // The fifth chair is the computer's.
  await tap(page.getByRole('button', { name: /^Start now/ }));
  await page.locator('.blackjack').waitFor();
  await letGo(page);
  await listen(page);

  const seen = new Set<string>();
  const found: string[] = [];
  await letPilot(page, 'but insurance');
  let round = 0;
  await together({
    guests,
    page,
    act: async () => {
      // Asked seldom, and only here is it waited for: so it is looked at here.
      if (anna.view.phase !== 'insuring' || (await askedOf(page)) !== 'insurance') return;
      found.push(...(await findings(page, 'insurance')));
      await letPilot(page, 'all');
    },
    isDone: async () => {
      if (anna.view.round === round) return false;
      round = anna.view.round;
      const told = await heard(page);
      for (const [what, words] of Object.entries(SEEN)) if (words.test(told)) seen.add(what);
      return Object.keys(SEEN).every(what => seen.has(what));
    },
  });
  // What the page had already begun by itself is over two rounds later.
  await letPilot(page, 'none');
  const later = anna.view.round + 2;
  await together({ guests, page, isDone: () => anna.view.round >= later });
  const { round: _, ...finishing } = ANSWERS;
  await together({
    guests,
    page,
    act: () => answer(page, finishing),
    isDone: () => anna.view.phase === 'between',
  });
  expect(found).toEqual([]);
  expect(await page.locator('.seat').count()).toBe(4);
  await page
    .getByText(/Result: .*[+−]\$\d/)
    .last()
    .waitFor();
  await tap(page.getByRole('button', { name: 'What happened' }));
  await page.getByText('The dealer turns the').last().waitFor();

  // Nobody begins a round but the page: what lies there now stays.
  await page.getByRole('button', { name: /^New round/ }).waitFor();
  const { view } = anna;
  const last = view.phase === 'between' ? view.last : undefined;
  const own = last?.hands.filter(({ seat }) => seat === 0) ?? [];
  const shown = await page.locator('.myhands .outcome').allTextContents();
  expect(shown.map(text => text.split(' ')[0])).toEqual(own.map(({ result }) => result));
  const profit = last?.profits[0] ?? 0;
  const line = profit > 0 ? 'You win' : profit < 0 ? 'You lose' : 'You neither win nor lose';
  expect(await page.locator('#state').textContent()).toContain(line);
  expect(mishaps).toEqual([]);
  await close(page, guests);
});

test('a page that is loaded again in the middle of a round shows the same hand', async () => {
  const anna = await newGuest('Anna');
  const table = await anna.open(VEGAS, 2);
  const { page, mishaps } = await person(browser, PHONE);
  await page.goto(`${house.url}/t/${table}`);
  await tap(page.getByRole('button', { name: /^Sit down/ }));
  await together({
    guests: [anna],
    page,
    act: () => answer(page, UP_TO_THE_PLAY),
    isDone: async () => (await askedOf(page)) === 'play',
  });
  // It is this person's turn, and nobody hurries them.
  const cards = await page.locator('.myhands .bjcards').getAttribute('aria-label');
  await page.reload();
  await page.locator('.plays').waitFor();
  expect(await page.locator('.myhands .bjcards').getAttribute('aria-label')).toBe(cards);
  expect(
    await page.evaluate(
      () =>
        document.documentElement.scrollWidth <= innerWidth &&
        document.documentElement.scrollHeight <= innerHeight,
    ),
  ).toBe(true);
  await tap(page.locator('[data-action="stand"]'));
  await page.getByRole('button', { name: /^New round/ }).waitFor();

  // Whoever is broke watches; new chips bring them back to the same table.
  const again = page.getByRole('button', { name: 'Begin again with $1,000' });
  await together({ guests: [anna], page, act: allIn, isDone: () => again.isVisible() });
  expect(await page.locator('#state').textContent()).toContain('You have no chips left.');
  expect(anna.view.stacks[1]).toBe(0);
  await tap(again);
  await anna.until(() => anna.view.seating[1] === 'person' && anna.view.stacks[1] === 100_000);
  await tap(page.getByRole('button', { name: /^New round/ }));
  await page.getByText('You have $1,000').waitFor();
  expect(page.url()).toContain(table);
  expect(mishaps).toEqual([]);
  await close(page, [anna]);
});

test('on a phone: one chooses how much more to put on the table, and money is left', async () => {
  const anna = await newGuest('Anna');
  const table = await anna.open(VEGAS, 2);
  const { page, mishaps } = await person(browser, PHONE);
  await page.goto(`${house.url}/t/${table}`);
  await tap(page.getByRole('button', { name: /^Sit down/ }));
  const again = page.getByRole('button', { name: 'Begin again with $1,000' });
  await together({ guests: [anna], page, act: allIn, isDone: () => again.isVisible() });
  await resetElsewhere(page);

  const more = page.getByRole('button', { name: 'More chips' });
  await tap(more);
  const sheet = page.getByRole('dialog', { name: 'How much more?' });
  await sheet.getByText('You have $1,000').waitFor();
  expect(await sheet.getByRole('slider').inputValue()).toBe('1000');
  await tap(sheet.getByRole('button', { name: 'A quarter' }));
  await sheet.getByRole('spinbutton').fill('200');
  expect(await findings(page, 'more chips')).toEqual([]);
  await tap(sheet.getByRole('button', { name: 'Put $200 more on the table' }));
  await sheet.waitFor({ state: 'detached' });
  await anna.until(() => anna.view.stacks[1] === 20_000);

  await tap(more);
  await sheet.getByText('You have $800').waitFor();
  await tap(sheet.getByRole('button', { name: 'Half' }));
  await page.keyboard.press('Enter');
  await sheet.getByRole('button', { name: 'Put $400 more on the table' }).click();
  await anna.until(() => anna.view.stacks[1] === 60_000);
  await tap(more);
  await sheet.getByText('You have $400').waitFor();
  await page.keyboard.press('Escape');
  expect(mishaps).toEqual([]);
  await close(page, [anna]);
});

/** In another tab, whoever has nothing gets what all begin with, and puts it nowhere. */
async function resetElsewhere(page: Page): Promise<void> {
  const other = await page.context().newPage();
  await other.goto(house.url);
  await tap(other.locator('.btn.me'));
  await tap(other.getByRole('button', { name: 'Start again with new money' }));
  await tap(other.getByRole('button', { name: 'Start again with $1,000' }));
  await other.getByText('You have $1,000 again.').waitFor();
  await other.close();
}

/** Bets all there is, and takes cards until it is lost; by keyboard. */
const allIn = (page: Page): Promise<void> => byKeys(page, ['a', 'Enter']);

/** Bets a dollar and takes cards, whatever they are. */
const alwaysHit = (page: Page): Promise<void> => byKeys(page, ['0', '1', 'Enter']);

async function byKeys(page: Page, bet: readonly string[]): Promise<void> {
  const asked = await askedOf(page);
  const keys = {
    chip: bet,
    bet,
    insurance: ['n'],
    play: ['1'],
    round: ['Enter'],
  } satisfies Record<NonNullable<typeof asked>, readonly string[]>;
  for (const key of asked === undefined ? [] : keys[asked]) await page.keyboard.press(key);
}

test('alone by keyboard: the trainer tells what a card has cost, and one begins again at the same table', async () => {
  const { page, mishaps } = await person(browser, DESKTOP);
  await page.goto(house.url);
  await tap(page.getByRole('button', { name: /^Play Blackjack/ }));
  await page.waitForURL(/\/t\//);
  const first = page.url();
  await tap(page.getByRole('button', { name: 'Hints and trainer' }));
  await choose(page.getByRole('switch', { name: /^Show what every action/ }));
  await choose(page.getByRole('switch', { name: /^Trainer/ }));
  await page.keyboard.press('Escape');
  await letGo(page);

  // What a hand is worth stands there until it is played.
  await together({
    guests: [],
    page,
    act: () => answer(page, UP_TO_THE_PLAY),
    isDone: async () => /★ [+−]?\d\.\d\d/.test(await textIn(page, '.plays [data-best]')),
  });
  await together({
    guests: [],
    page,
    act: alwaysHit,
    isDone: async () =>
      /^Hit cost you \d\.\d+ of the bet; \w+ was better\.$/.test(await textIn(page, '.lesson')),
  });

  const again = page.getByRole('button', { name: 'Begin again with $1,000' });
  await together({ guests: [], page, act: allIn, isDone: () => again.isVisible() });
  await tap(again);
  await page.getByRole('button', { name: /^New round/ }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByText('You have $1,000').waitFor();
  expect(page.url()).toBe(first);
  expect(mishaps).toEqual([]);
  await close(page, []);
});
