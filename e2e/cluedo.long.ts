import { type Card, handOf, SUSPECTS, WEAPONS } from '@stammtisch/cluedo';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { choose, DESKTOP, person, PHONE, tap } from './browser.ts';
import { Guest } from './cluedo-guest.ts';
import {
  actByKeys,
  actUntilAsked,
  actUntilSuspicion,
  chooseByClicks,
  chooseByKeys,
  guessWith,
  ownCards,
  showByClicks,
  solutionOf,
  together,
} from './cluedo-play.ts';
import { browser, house, openHouseAndBrowser } from './opened.ts';

openHouseAndBrowser();

const newGuest = (name: string): Promise<Guest> =>
  new Guest(house.url).comeIn(`${name} ${Date.now() % 100_000}`);

/** Guests, and a browser that sits down last. */
async function atATable(names: readonly string[], size = DESKTOP) {
  const guests = await Promise.all(names.map(newGuest));
  const [host, ...others] = guests as [Guest, ...Guest[]];
  const table = await host.open({}, names.length + 1);
  for (const guest of others) await guest.sit(table);
  const { page, mishaps } = await person(browser, size);
  await page.goto(`${house.url}/t/${table}`);
  await tap(page.getByRole('button', { name: /^Sit down/ }));
  await page.locator('.owncards li').first().waitFor();
  return { page, mishaps, guests, host };
}

const close = async (page: Page, guests: readonly Guest[]) => {
  await page.context().close();
  for (const guest of guests) guest.client.stop();
};

const handOfGuest = (guest: Guest): readonly Card[] => handOf(guest.view);
/** What the answer to the last suspicion was, as a guest sees it. */
const lastShown = ({ view }: Guest) =>
  'suspicions' in view ? view.suspicions.at(-1)?.card : undefined;
const isOver = (guest: Guest) => guest.view.phase === 'over';
const mayAccuse = (page: Page) => page.getByRole('button', { name: 'Accuse' });

test('a case solved by clicks: token, walk, suspicion, accusation, and another match', async () => {
  const { page, mishaps } = await person(browser, DESKTOP);
  await page.goto(house.url);
  await tap(page.getByRole('button', { name: 'Open a table for friends' }));
  await choose(page.getByRole('radio', { name: /^Cluedo/ }));
  await choose(page.getByRole('radio', { name: '2 players' }));
  await tap(page.getByRole('button', { name: 'Open the table' }));
  await page.waitForURL(/\/t\//);
  await tap(page.locator(".cpick:has(input[value='green'])"));
  await page.locator(".cpick:has(input[value='green']:checked)").waitFor();
  const anna = await newGuest('Anna');
  await anna.sit(page.url().split('/').at(-1) ?? '');
  await page.locator('.owncards li').nth(8).waitFor();
  expect(anna.view.tokens[0]).toBe('green');

  const suspect = page.locator('.actions .suspect.go');
  await together({
    guests: [anna],
    page,
    isDone: () => suspect.isVisible(),
    act: actUntilSuspicion,
  });
  await tap(suspect);
  const his = handOfGuest(anna);
  const who = SUSPECTS.find(card => his.includes(card)) ?? 'red';
  const how = WEAPONS.find(card => his.includes(card)) ?? 'rope';
  await chooseByClicks(page, { who, how });
  await tap(page.getByRole('button', { name: 'Ask the others' }));
  await anna.until(() => anna.moves.some(({ kind }) => kind === 'show'));
  await page.getByText(/^Anna \d+ chooses a card for you$/).waitFor();
  const card = his.includes(who) ? who : how;
  await anna.make({ kind: 'show', card });
  await page.locator('.shown .ccard').waitFor();
  await tap(page.getByRole('button', { name: 'Put it away' }));
  await page
    .locator('.scores .case')
    .getByText(/^Anna \d+ showed you: /)
    .waitFor();

  await tap(mayAccuse(page));
  await chooseByClicks(page, solutionOf(his, await ownCards(page)));
  await tap(page.getByRole('button', { name: 'Go on' }));
  await page.getByText(/^You have only this one accusation/).waitFor();
  await tap(page.getByRole('button', { name: 'Yes, I accuse' }));
  await page.getByRole('heading', { name: 'You have solved the case!' }).waitFor();
  expect(await page.locator('.solution .ccard').count()).toBe(3);
  expect(await page.locator('.hands .held > span').count()).toBe(18);
  await page.getByRole('button', { name: 'Another match' }).waitFor();
  await tap(page.getByRole('button', { name: 'Start at once' }));
  await page.locator('.owncards li').nth(8).waitFor();
  expect(anna.view.match).toBe(2);
  expect(mishaps).toEqual([]);
  await close(page, [anna]);
});

test('a case solved with the keyboard on a phone, without the page ever scrolling', async () => {
  const { page, mishaps, guests, host } = await atATable(['Anna'], PHONE);
  const overflows: number[] = [];
  const suspect = page.locator('.actions .suspect.go');
  await together({
    guests,
    page,
    act: actByKeys,
    isDone: async () => {
      overflows.push(
        await page.evaluate(() => document.documentElement.scrollHeight - innerHeight),
      );
      return suspect.isVisible();
    },
  });
  expect(Math.max(...overflows)).toBe(0);
  await page.keyboard.press('2');
  await page.locator('.mk').first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.locator('.sheetpane > .why', { hasText: /^Mr Amber, with / }).waitFor();
  await page.keyboard.press('1');
  const mine = await ownCards(page);
  await page.keyboard.press('a');
  await chooseByKeys(page, solutionOf(handOfGuest(host), mine));
  await page.getByRole('button', { name: 'Go on' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Yes, I accuse' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'You have solved the case!' }).waitFor();
  expect(isOver(host)).toBe(true);
  expect(mishaps).toEqual([]);
  await close(page, guests);
});

test('whoever accuses wrongly is out, knows the solution, and still shows cards', async () => {
  const { page, mishaps, guests } = await atATable(['Anna', 'Sepp'], PHONE);
  const mine = (await ownCards(page)) as readonly Card[];
  /** Suspects with a card that the page has to show. */
  const askPage = async (guest: Guest): Promise<boolean> => {
    const where = guest.mayAskIn;
    const wanted = mine.find(card => [...SUSPECTS, ...WEAPONS].some(each => each === card));
    if (where === undefined) return false;
    const guess = guessWith(wanted ?? where, where, handOfGuest(guest));
    return guest.make({ kind: 'suspect', guess });
  };
  const dialog = page.getByRole('alertdialog', { name: /^(Anna|Sepp) \d+ suspects$/ });
  const isAsked = () => dialog.isVisible();
  const play = { guests, page, special: askPage };

  await together({ ...play, isDone: isAsked, act: actUntilAsked });
  const asker = guests.find(
    guest => guest.view.phase === 'refuting' && guest.view.turn === guest.seat,
  );
  await page.getByText(/Only (Anna|Sepp) \d+ will see it\.$/).waitFor();
  const card = await page.locator('.showcard').first().getAttribute('data-card');
  await showByClicks(page);
  await asker?.until(() => lastShown(asker) === card);
  for (const guest of guests)
    if (guest !== asker) await guest.until(() => lastShown(guest) === 'hidden');

  await together({ ...play, isDone: () => mayAccuse(page).isVisible() });
  await tap(mayAccuse(page));
  const wrong = solutionOf(...guests.map(handOfGuest), mine);
  const how = WEAPONS.find(each => each !== wrong.how) ?? 'rope';
  await chooseByClicks(page, { ...wrong, how });
  await tap(page.getByRole('button', { name: 'Go on' }));
  await tap(page.getByRole('button', { name: 'Yes, I accuse' }));
  await page.getByText('Your accusation was wrong.').waitFor();
  await page.locator('.solved .three').waitFor();
  await tap(page.getByRole('button', { name: 'Chat' }));
  await page.getByText(/^You know the solution or watch/).waitFor();
  await page.keyboard.press('Escape');
  await together({ ...play, isDone: isAsked, act: actUntilAsked });
  await showByClicks(page);
  await dialog.waitFor({ state: 'detached' });
  expect(mishaps).toEqual([]);
  await close(page, guests);
});

test('marks and notes survive a reload in the middle of a turn', async () => {
  const { page, mishaps, guests } = await atATable(['Anna'], DESKTOP);
  const places = page.locator('.dests .btn');
  await together({
    guests,
    page,
    isDone: () => places.first().isVisible(),
    act: async () => {
      await page.keyboard.press('r');
    },
  });
  const box = page.getByRole('button', { name: /: open$/ });
  const label = (await box.first().getAttribute('aria-label')) ?? '';
  const marked = (what: string) =>
    page.getByRole('button', { name: label.replace(/open$/, `your mark, ${what}`) });
  await tap(page.getByRole('button', { name: label }));
  await marked('perhaps').click();
  await marked('suspected').waitFor();
  await page.getByLabel('Your notes').fill('It is always the gardener');
  const said = await page.locator('#state').textContent();
  await page.reload();
  await marked('suspected').waitFor();
  await expect
    .poll(() => page.getByLabel('Your notes').inputValue())
    .toBe('It is always the gardener');
  expect(await page.locator('#state').textContent()).toBe(said);
  // Once the house has them, the browser need not remember anything.
  await page.waitForFunction(() => localStorage.getItem('stammtisch.cluedo-notes') === null);
  await page.reload();
  await marked('suspected').waitFor();
  await places.first().waitFor();
  const spot = await page.locator('.reach .goal').first().boundingBox();
  if (spot) await page.mouse.click(spot.x + spot.width / 2, spot.y + spot.height / 2);
  await page.locator('.reach .goal.chosen').waitFor();
  await page.locator('.reach .way').waitFor({ state: 'attached' });
  expect(mishaps).toEqual([]);
  await close(page, guests);
});
