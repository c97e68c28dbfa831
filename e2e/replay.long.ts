import { readFileSync } from 'node:fs';

import type { Identity } from '@stammtisch/client';
import { type Cluedo, game as cluedo, ROOMS, SUSPECTS, WEAPONS } from '@stammtisch/cluedo';
import { game, type Move, type View } from '@stammtisch/watten';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { DESKTOP, person, PHONE, tap } from './browser.ts';
import { axeFindings, findings } from './findings.ts';
import { AnyGuest } from './guest.ts';
import { browser, house, openHouseAndBrowser } from './opened.ts';

openHouseAndBrowser();

/** Cards are dealt within a few entries. */
const MOST_STEPS = 30;

/** The person whom a page belongs to. */
const identityOf = (page: Page): Promise<Identity> =>
  page
    .waitForFunction(() => localStorage.getItem('stammtisch.identity'))
    .then(async kept => JSON.parse(String(await kept.jsonValue())) as Identity);

/** Plays a match against the computer for whoever has this page, as fast as the house lets one. */
async function playFor(page: Page): Promise<string> {
  const identity = await identityOf(page);
  const guest = new AnyGuest<View, Move>(house.url, 'watten', game, identity);
  await guest.until(() => guest.client.snapshot.me !== undefined);
  const table = await guest.open({ target: 11 }, 2);
  await guest.client.startGame(table);
  await guest.until(() => {
    // After two rounds it is to be over soon.
    const move =
      guest.view.rounds.length > 1 && guest.may({ kind: 'raise' })
        ? { kind: 'raise' as const }
        : game.legalMoves(guest.view)[0];
    if (move !== undefined && guest.view.phase !== 'over') void guest.make(move);
    return guest.view.phase === 'over';
  });
  guest.client.stop();
  return table;
}

const SIZES = [
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The cards whose faces can be found anywhere on a page, seen or not. */
const facesOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-card]')].map(
      element => element.dataset['card'] ?? '',
    ),
  );

const handOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('#hand [data-card]')].map(
      element => element.dataset['card'] ?? '',
    ),
  );

/** Where on a narrow screen everything but the steps is. */
async function openDetails(page: Page): Promise<void> {
  const more = button(page, 'View, speed, saving');
  if (await more.isVisible()) await tap(more);
}

/** Beside the table, or in front of everything. */
const details = (page: Page) => page.locator('.replaymore:visible');

const closeDetails = (page: Page): Promise<void> => page.keyboard.press('Escape');

test.each(SIZES)(
  'on a %s: a match is found, stepped through, linked to, saved and opened again',
  async (_, size) => {
    const { page, mishaps } = await person(browser, size);
    const found: string[] = [];
    const look = async (screen: string, which = page) =>
      found.push(...(await findings(which, screen)));
    await page.goto(`${house.url}/games`);
    await page.getByText('No match of yours is over yet.').waitFor();
    await look('no games');
    const table = await playFor(page);

    await page.goto(`${house.url}/t/${table}`);
    await page.getByRole('link', { name: 'Replay' }).waitFor();
    await look('result');
    await page.goto(`${house.url}/games`);
    const row = page.getByRole('link', { name: /^Watten/ });
    await row.waitFor();
    await look('my games');
    await page.getByLabel('Which game').selectOption('cluedo');
    await page.getByText('No match of yours is like that.').waitFor();
    await page.getByLabel('Which game').selectOption('watten');
    await page.getByLabel('Played with').selectOption('people');
    await page.getByText('No match of yours is like that.').waitFor();
    await page.getByLabel('Played with').selectOption('computers');
    const result = (await row.innerText()).includes('Won') ? 'won' : 'lost';
    await page.getByLabel('Result').selectOption(result === 'won' ? 'lost' : 'won');
    await page.getByText('No match of yours is like that.').waitFor();
    await page.getByLabel('Result').selectOption(result);
    await tap(row);

    // Forward and back, by buttons and by keys.
    await page.locator('.replaybar').waitFor();
    await look('replay, first step');
    const position = page.getByRole('slider', { name: 'Position' });
    expect(await position.inputValue()).toBe('0');
    await tap(button(page, 'One step forward'));
    expect(await position.inputValue()).toBe('1');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    expect(await position.inputValue()).toBe('3');
    await page.keyboard.press('ArrowLeft');
    expect(await position.inputValue()).toBe('2');
    await tap(button(page, 'Play'));
    await page.waitForFunction(() => Number(location.hash.slice(1)) > 4);
    await tap(button(page, 'Pause'));

    // Until one's own hand is on the table.
    for (let step = 0; step < MOST_STEPS && (await handOn(page)).length === 0; step++)
      await page.keyboard.press('ArrowRight');
    const hand = await handOn(page);
    expect(hand.length).toBeGreaterThan(0);
    await look('replay, with a hand');

    // A stranger with the link sees the same moment as the gallery.
    const moment = page.url();
    expect(moment).toMatch(/\/r\/[a-z0-9]{12}#\d+$/);
    const { page: stranger } = await person(browser, size);
    await stranger.goto(moment);
    await stranger.locator('.replaybar').waitFor();
    const told = (which: Page) => which.locator('.replaybar .told').textContent();
    expect(await handOn(stranger)).toEqual([]);
    expect((await facesOn(stranger)).filter(card => hand.includes(card))).toEqual([]);
    // The same check finds them where they may be seen.
    expect((await facesOn(page)).filter(card => hand.includes(card)).toSorted()).toEqual(
      hand.toSorted(),
    );
    await look('replay for a stranger', stranger);
    await openDetails(stranger);
    expect(
      await details(stranger).getByLabel('Seen by').locator('option').allTextContents(),
    ).toEqual(['The gallery']);
    await look('details for a stranger', stranger);
    expect(await told(stranger)).not.toBeNull();

    // From the other seat, whose cards the computer held.
    await openDetails(page);
    await look('details');
    const view = details(page).getByLabel('Seen by');
    expect(await view.locator('option').count()).toBe(4);
    // All hands at once: among them one's own, and each is told to those who do not see it.
    await view.selectOption('open');
    const all = page.locator('.openhands');
    await all.waitFor();
    const shown = await all
      .locator('use')
      .evaluateAll(uses => uses.map(each => each.getAttribute('href')?.split('#german-')[1] ?? ''));
    expect(shown).toEqual(expect.arrayContaining([...hand]));
    expect(shown.length).toBeGreaterThan(hand.length);
    expect((await all.innerText()).match(/ of /g)?.length).toBeGreaterThan(hand.length);
    await look('all hands open');
    expect(page.url()).toBe(`${moment}.open`);
    await view.selectOption({ index: 2 });
    await page.waitForFunction(
      known =>
        [...document.querySelectorAll<HTMLElement>('#hand [data-card]')].every(
          ({ dataset }) => !known.includes(dataset['card'] ?? ''),
        ),
      hand,
    );
    // The moment is still the same, and the address says whose view it is.
    await page.waitForURL(/\.\d$/);
    await view.selectOption({ index: 0 });
    await page.waitForFunction(
      known =>
        [...document.querySelectorAll<HTMLElement>('#hand [data-card]')].some(({ dataset }) =>
          known.includes(dataset['card'] ?? ''),
        ),
      hand,
    );

    // A round further on, and the end.
    await details(page).getByLabel('Round').selectOption('2');
    expect(Number(await position.inputValue())).toBeGreaterThan(10);

    // Saved, and opened again from the file.
    const downloading = page.waitForEvent('download');
    await tap(details(page).getByRole('button', { name: 'Save the match as a file' }));
    const file = await (await downloading).path();
    const writing = page.waitForEvent('download');
    await tap(details(page).getByRole('button', { name: 'Save it in writing' }));
    const notes = readFileSync(await (await writing).path(), 'utf8');
    expect(notes).toMatch(/^game watten \d+\nseats 2\noptions .*\n; start \{.*\}\nhouse next\n/);
    expect(notes).not.toContain('?');
    if (size === PHONE) await closeDetails(page);
    await page.keyboard.press('End');
    await page.getByRole('heading', { name: /won the game/ }).waitFor();
    await look('replay, the end');

    await stranger.goto(`${house.url}/games`);
    const choose = stranger.locator('input[type=file]');
    await choose.setInputFiles({
      name: 'broken.json',
      mimeType: 'application/json',
      buffer: Buffer.from('{"format": 1}'),
    });
    await stranger.getByText('This file is not a saved match of this house.').waitFor();
    const damaged = readFileSync(file, 'utf8').replace('"kind":"card"', '"kind":"cart"');
    await choose.setInputFiles({
      name: 'damaged.json',
      mimeType: 'application/json',
      buffer: Buffer.from(damaged),
    });
    await stranger
      .getByText(/^This file is damaged: entry \d+ does not fit the rules\.$/)
      .waitFor();
    await look('a damaged file', stranger);
    await choose.setInputFiles(file);
    await stranger.waitForURL(/\/r\/file$/);
    await stranger.locator('.replaybar').waitFor();
    await stranger.keyboard.press('End');
    await stranger.getByRole('heading', { name: /won the game/ }).waitFor();
    await look('replay from a file', stranger);

    // The notation of the whole match can be played again, too.
    await stranger.goto(`${house.url}/games`);
    await choose.setInputFiles({
      name: 'match.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from(notes),
    });
    await stranger.waitForURL(/\/r\/file$/);
    await stranger.locator('.replaybar').waitFor();
    await stranger.keyboard.press('End');
    await stranger.getByRole('heading', { name: /won the game/ }).waitFor();

    expect(found).toEqual([]);
    expect(mishaps).toEqual([]);
    await page.context().close();
    await stranger.context().close();
  },
);

test('a link opens the view it names, for those who may see it', async () => {
  const { page, mishaps } = await person(browser, DESKTOP);
  const { page: stranger } = await person(browser, DESKTOP);
  await page.goto(`${house.url}/games`);
  await page.getByText('No match of yours is over yet.').waitFor();
  await playFor(page);
  await page.reload();
  await tap(page.getByRole('link', { name: /^Watten/ }));
  await page.locator('.replaybar').waitFor();
  // What one has decided oneself is reviewed as one saw it.
  await tap(details(page).getByRole('button', { name: 'Review of the decisions' }));
  const decisions = page.getByRole('region', { name: 'All decisions' });
  await decisions.waitFor();
  expect(await decisions.getByRole('button').first().innerText()).toMatch(/^Round \d+ · You/);
  await page.keyboard.press('Escape');
  const linked = `${page.url()}#9.open`;
  await page.goto('about:blank');
  await page.goto(linked);
  await page.locator('.openhands').waitFor();
  expect(page.url()).toBe(linked);
  expect(await page.getByLabel('Seen by').inputValue()).toBe('open');
  await stranger.goto(linked);
  await stranger.locator('.replaybar').waitFor();
  await stranger.waitForURL(/#9\.gallery$/);
  expect(await stranger.locator('.openhands').count()).toBe(0);
  expect(mishaps).toEqual([]);
  await page.context().close();
  await stranger.context().close();
});

/** After so many turns there is something to look at. */
const LONG = 6;

/** A match of Cluedo that is soon over: a guess, and the computers find out by themselves. */
async function accuseFor(page: Page): Promise<void> {
  const guest = new AnyGuest<Cluedo['View'], Cluedo['Move']>(
    house.url,
    'cluedo',
    cluedo,
    await identityOf(page),
  );
  await guest.until(() => guest.client.snapshot.me !== undefined);
  const table = await guest.open({}, 3);
  await guest.client.startGame(table);
  await guest.until(() => {
    const guess = { who: SUSPECTS[0], how: WEAPONS[0], where: ROOMS[0] };
    const accusing = { kind: 'accuse', guess } as const;
    const isLong = 'turns' in guest.view && guest.view.turns > LONG;
    const move = isLong && guest.may(accusing) ? accusing : cluedo.legalMoves(guest.view)[0];
    if (move !== undefined && guest.view.phase !== 'over') void guest.make(move);
    return guest.view.phase === 'over';
  });
  guest.client.stop();
}

test('on a phone: in a replay of Cluedo one looks at board, sheet and case, and can play nothing', async () => {
  const { page, mishaps } = await person(browser, PHONE);
  await page.goto(`${house.url}/games`);
  await page.getByText('No match of yours is over yet.').waitFor();
  await accuseFor(page);
  await page.reload();
  await tap(page.getByRole('link', { name: /^Cluedo/ }));
  const panes = page.locator('.panechoice button');
  await page.locator('.replaybar').waitFor();
  for (let step = 0; step < 12; step++) await page.keyboard.press('ArrowRight');
  await panes.first().waitFor();
  await tap(panes.nth(1));
  await page.locator('.sheetpane').waitFor();
  expect(await findings(page, 'the sheet')).toEqual([]);
  // It can be scrolled, but nothing can be written on it.
  const sheet = page.locator('.sheetscroll');
  await sheet.hover();
  await page.mouse.wheel(0, 2_000);
  await page.waitForFunction(() => (document.querySelector('.sheetscroll')?.scrollTop ?? 0) > 0);
  expect(await page.locator('.picture :is(.mk, textarea):not([inert] *, [inert])').count()).toBe(0);
  await tap(panes.nth(2));
  await page.locator('.casepane').waitFor();
  expect(await findings(page, 'the case')).toEqual([]);
  // What a later step brings is as it was before.
  for (let step = 0; step < 6; step++) await page.keyboard.press('ArrowRight');
  expect(await page.locator('.picture button:not([inert] *, [inert])').count()).toBe(3);
  await tap(panes.nth(0));
  await page.locator('.boardpane').waitFor();
  expect(mishaps).toEqual([]);
  await page.context().close();
});

test('a replay that there is not is said to be none', async () => {
  const { page } = await person(browser, PHONE);
  await page.goto(`${house.url}/r/zzzzzzzzzzzz`);
  await page.getByRole('heading', { name: /no such replay/ }).waitFor();
  await page.goto(`${house.url}/r/file`);
  await page.getByRole('heading', { name: /is in a file/ }).waitFor();
  expect(await axeFindings(page, 'no file')).toEqual([]);
  await page.context().close();
});

test.each(SIZES)(
  'on a %s: the decisions of a match of Big Two are reviewed, and a tap leads to one',
  async (_, size) => {
    const { page, mishaps } = await person(browser, size);
    await page.goto(`${house.url}/games`);
    await page.locator('input[type=file]').setInputFiles('games/big-two/golden/three-hands.txt');
    await page.locator('.replaybar').waitFor();
    await openDetails(page);
    await details(page).getByLabel('Seen by').selectOption('open');
    expect(
      await details(page).getByRole('button', { name: 'Review of the decisions' }).count(),
    ).toBe(0);
    await details(page).getByLabel('Seen by').selectOption({ value: '1' });
    await tap(details(page).getByRole('button', { name: 'Review of the decisions' }));
    const sheet = page.getByRole('dialog', { name: 'Review of the decisions' });
    const moments = sheet.getByRole('region', { name: 'What mattered most' });
    await moments.waitFor();
    expect(await moments.getByRole('button').count()).toBe(3);
    expect(await moments.getByRole('button').first().innerText()).toMatch(
      /The strongest player: .+\./,
    );
    expect(await findings(page, 'review')).toEqual([]);
    const decisions = sheet.getByRole('region', { name: 'All decisions' }).getByRole('button');
    expect(await decisions.count()).toBeGreaterThan(9);
    await tap(decisions.nth(5));
    await sheet.waitFor({ state: 'detached' });
    expect(
      Number(await page.getByRole('slider', { name: 'Position' }).inputValue()),
    ).toBeGreaterThan(5);
    expect(await handOn(page)).not.toEqual([]);
    expect(mishaps).toEqual([]);
    await page.context().close();
  },
);
