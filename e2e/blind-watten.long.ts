import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';

import { Guest } from './blind-watten-guest.ts';
import { actByClicks, actByKeys, playRound, together } from './blind-watten-play.ts';
import { DESKTOP, person, PHONE, SETTLE_MS, tap } from './browser.ts';
import { overlaps, type Place, placesOf } from './layout.ts';
import { browser, house, openHouseAndBrowser } from './opened.ts';
import { cardsOf, hand } from './play.ts';

const SIZES = [
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const;

openHouseAndBrowser();

/** Three guests on real lines, and a browser on seat 2, opposite the first of them. */
async function fourAtATable(size = DESKTOP, options: Record<string, unknown> = {}) {
  const [anna, sepp, luis] = await Promise.all(
    ['Anna', 'Sepp', 'Luis'].map((name, at) =>
      new Guest(house.url).comeIn(`${name} ${Date.now() % 10_000}${at}`),
    ),
  );
  if (!anna || !sepp || !luis) throw new Error('three are needed');
  const table = await anna.open(options);
  await sepp.sit(table, 1);
  const { page, mishaps } = await person(browser, size);
  await page.goto(`${house.url}/t/${table}`);
  await tap(page.getByRole('button', { name: 'Sit here, seat 3, Team 1' }));
  await page.getByText('you', { exact: true }).waitFor();
  await luis.sit(table, 3);
  await hand(page).first().waitFor();
  await anna.until(() => anna.view.phase === 'announcing');
  return { page, mishaps, table, guests: [anna, sepp, luis], anna, sepp, luis };
}

const ME = 2;

const close = async (page: Page, guests: readonly Guest[]) => {
  await page.context().close();
  for (const guest of guests) guest.client.stop();
};

describe('a whole round against the computer', () => {
  test.each(SIZES)('by clicks, on %s, and then the next one', async (_, size) => {
    const { page, mishaps } = await person(browser, size);
    await page.goto(house.url);
    await tap(page.getByRole('button', { name: /^Play Blind Watten/ }));
    await hand(page).first().waitFor();
    await page.getByRole('heading', { name: /^Blind Watten (No\. \d+ · )?round 1$/ }).waitFor();
    expect(await hand(page).count()).toBe(5);
    await playRound(page, actByClicks);
    await tap(page.getByRole('button', { name: /^Ready/ }));
    await hand(page).first().waitFor();
    expect(await hand(page).count()).toBe(5);
    expect(mishaps).toEqual([]);
    await page.context().close();
  });

  test('by keyboard only', async () => {
    const { page, mishaps } = await person(browser);
    await page.goto(house.url);
    await page.getByRole('button', { name: /^Play Blind Watten/ }).waitFor();
    for (let tabs = 0; tabs < 40; tabs++) {
      await page.keyboard.press('Tab');
      const focused = await page.evaluate(() => document.activeElement?.textContent ?? '');
      if (focused.startsWith('Play Blind Watten')) break;
    }
    await page.keyboard.press('Enter');
    await hand(page).first().waitFor();
    await playRound(page, actByKeys);
    for (let tabs = 0; tabs < 40; tabs++) {
      await page.keyboard.press('Tab');
      const focused = await page.evaluate(() => document.activeElement?.textContent ?? '');
      if (focused.startsWith('Ready')) break;
    }
    await page.keyboard.press('Enter');
    await hand(page).first().waitFor();
    expect(mishaps).toEqual([]);
    await page.context().close();
  });
});

describe('among four people', () => {
  test.each(SIZES)('a bid takes two steps, and is declined, on %s', async (_, size) => {
    const { page, mishaps, guests, anna } = await fourAtATable(size);
    await together(guests, page, () => anna.view.phase === 'playing');
    await tap(page.getByRole('button', { name: 'Bid 3' }));
    expect(anna.view.phase).toBe('playing');
    await tap(page.getByRole('button', { name: /^We bid three/ }));
    await anna.until(() => anna.view.phase === 'betting');
    await page.getByText(/^You bid three; \w+ \d+ must answer$/).waitFor();
    const answers = guests.find(guest => guest.may({ kind: 'answer', accept: false }));
    await answers?.make({ kind: 'answer', accept: false });
    await page.getByRole('heading', { name: 'We get 2 points.' }).waitFor();
    await page.getByText('your bid was not held', { exact: true }).waitFor();
    await page.getByRole('heading', { name: 'What was announced' }).waitFor();
    expect(mishaps).toEqual([]);
    await close(page, guests);
  });

  test('a bid of the others is answered by keyboard, only by whoever must', async () => {
    const { page, mishaps, guests, anna, sepp } = await fourAtATable();
    const isMine = () =>
      'dealer' in anna.view && (anna.view.dealer === ME || anna.view.dealer === ME - 1);
    await together(guests, page, () => anna.view.phase === 'playing' && isMine());
    await sepp.make({ kind: 'bet' });
    await page.getByRole('alertdialog', { name: /bids three\. Do we hold\?/ }).waitFor();
    await page.waitForTimeout(SETTLE_MS);
    await page.keyboard.press('a');
    await anna.until(() => anna.view.phase === 'playing' && anna.view.stake === 3);
    expect(mishaps).toEqual([]);
    await close(page, guests);
  });

  test.each(SIZES)('Schönere is asked for and accepted, on %s', async (_, size) => {
    const { page, mishaps, guests, anna } = await fourAtATable(size);
    const asker = () =>
      guests.find(
        guest =>
          'dealer' in anna.view &&
          [anna.view.dealer, (Number(anna.view.dealer) + 1) % 4].includes(ME) &&
          guest.may({ kind: 'ask', wish: 'schoenere' }),
      );
    await together(
      guests,
      page,
      () => asker() !== undefined,
      // Nobody shows a card before the wish.
      async () => asker() !== undefined,
    );
    // The page may hear of the new round a moment after the guests.
    await page.locator('.announcing').waitFor();
    await hand(page).nth(4).waitFor();
    const before = await cardsOf(page);
    await asker()?.make({ kind: 'ask', wish: 'schoenere' });
    await page.getByRole('alertdialog', { name: /asks for Schönere/ }).waitFor();
    expect(await cardsOf(page)).toEqual(before);
    await page.waitForTimeout(SETTLE_MS);
    await tap(page.getByRole('button', { name: /^Yes/ }));
    await anna.until(() => anna.view.phase === 'announcing' && anna.view.gaveBack.length === 1);
    await page.locator('.state').waitFor();
    expect(await cardsOf(page)).toHaveLength(5);
    expect(await cardsOf(page)).not.toEqual(before);
    expect(mishaps).toEqual([]);
    await close(page, guests);
  });

  test('nine to nothing of eleven: the four are going, and are held', async () => {
    const { page, mishaps, guests, anna } = await fourAtATable(PHONE, { target: 11 });
    // Anna bids whenever she may, and the others never hold.
    const special = async (guest: Guest): Promise<boolean> => {
      if (guest.view.phase === 'forced') return guest.make({ kind: 'answer', accept: false });
      if (guest === anna && guest.may({ kind: 'bet' })) return guest.make({ kind: 'bet' });
      if (guest.view.phase === 'betting') return guest.make({ kind: 'answer', accept: false });
      return false;
    };
    const dialog = page.getByRole('alertdialog', { name: 'The four are going. Do we hold?' });
    await together(guests, page, () => dialog.isVisible(), special);
    await page.waitForTimeout(SETTLE_MS);
    await tap(page.getByRole('button', { name: /^Hold/ }));
    await anna.until(() => anna.view.phase === 'playing' && anna.view.stake === 4);
    await page.getByRole('region', { name: 'Score' }).getByText('Stake 4').waitFor();
    expect(await page.getByRole('button', { name: /^Bid/ }).count()).toBe(0);
    expect(mishaps).toEqual([]);
    await close(page, guests);
  });

  test.each(SIZES)('one leaves in the middle and comes back, on %s', async (_, size) => {
    const { page, mishaps, guests, anna, luis, table } = await fourAtATable(size);
    await together(guests, page, () => anna.view.phase === 'playing');
    await luis.client.leave(table);
    await page.getByRole('heading', { name: 'A seat is free.' }).waitFor();
    await page.getByRole('heading', { name: 'We get 2 points.' }).waitFor();
    await page.getByRole('textbox', { name: 'Link to this table' }).waitFor();
    expect(anna.view.score).toEqual([2, 0]);
    await luis.sit(table);
    expect(luis.seat).toBe(3);
    await together(guests, page, () => anna.view.phase === 'announcing');
    expect(anna.view.score).toEqual([2, 0]);
    await hand(page).first().waitFor();
    await together(guests, page, () => anna.view.phase === 'playing');
    expect(mishaps).toEqual([]);
    await close(page, guests);
  });

  test('the host lets the computer take the free seat', async () => {
    const { page, mishaps, guests, anna, luis, sepp, table } = await fourAtATable();
    await together(guests, page, () => anna.view.phase === 'playing');
    await anna.client.leave(table);
    await page.getByRole('heading', { name: 'A seat is free.' }).waitFor();
    const host = page.getByRole('button', { name: /^Let the computer play/ });
    if (await host.isVisible()) await tap(host);
    else await sepp.client.startGame(table);
    await together([sepp, luis], page, () => sepp.view.phase === 'announcing');
    expect(mishaps).toEqual([]);
    await close(page, guests);
  });
});

/** What can be tapped, by what it is. */
const KINDS = {
  bid: '.actions .bid',
  card: '.actions .main',
  answer: '.ask .btn, .confirm .btn',
  wish: '.wish',
  other: '.actions .chat-toggle, .fold, .lasttrick',
  hand: '#hand li',
};

/** In one of a million runs nobody is forehand in so many tries. */
const MOST_TABLES = 48;

/** At a table where the browser is forehand in the first round: the dealer is drawn. */
async function asForehand(size: typeof PHONE) {
  for (let tries = 0; tries < MOST_TABLES; tries++) {
    const table = await fourAtATable(size);
    const { page, anna, guests } = table;
    if ('dealer' in anna.view && anna.view.dealer === ME - 1) return table;
    await close(page, guests);
  }
  throw new Error(`never forehand at ${MOST_TABLES} tables`);
}

test.each([
  ['upright', PHONE],
  ['sideways', { width: 844, height: 390 }],
])('on a phone %s every button has its place and keeps it', async (_, size) => {
  const { page, mishaps, guests, anna } = await asForehand(size);
  const places = new Map<string, Place>();
  const look = async () => {
    await page.waitForTimeout(SETTLE_MS);
    for (const place of await placesOf(page, KINDS))
      places.set(JSON.stringify([place.kind, place.box]), place);
  };
  await hand(page).nth(4).waitFor();
  await look();
  const dealer = guests.find(({ seat }) => seat === ME - 1);
  await dealer?.make({ kind: 'ask', wish: 'schlagtausch' });
  await page.getByRole('alertdialog').waitFor();
  await look();
  await tap(page.locator('.ask').getByRole('button', { name: /^No/ }));
  await page.locator('.state.you').waitFor();
  await tap(hand(page).first());
  await look();
  await tap(page.getByRole('button', { name: /^Show as Schlag/ }));
  await look();
  await dealer?.useCard();
  await page.getByRole('button', { name: 'Bid 3' }).waitFor();
  await tap(hand(page).nth(1));
  await look();
  await tap(page.getByRole('button', { name: 'Bid 3' }));
  await look();
  await tap(page.getByRole('button', { name: 'Not now' }));
  await tap(page.getByRole('button', { name: /^Play/ }));
  await anna.until(() => 'tricks' in anna.view && anna.view.tricks[0]?.cards.length === 1);
  await look();
  await guests.find(({ seat }) => seat === 1)?.make({ kind: 'bet' });
  await page.getByRole('alertdialog').waitFor();
  await look();
  await tap(page.getByRole('button', { name: /^Hold/ }));
  await anna.until(() => anna.view.phase === 'playing' && anna.view.stake === 3);
  await look();
  const of = (...kinds: readonly string[]) =>
    [...places.values()].filter(({ kind }) => kinds.includes(kind));
  expect(of('bid')).toHaveLength(1);
  expect(of('card')).toHaveLength(1);
  expect(of('wish')).toHaveLength(2);
  // Two answers, one of which is where a bid is confirmed.
  expect(of('answer').length).toBeGreaterThanOrEqual(2);
  const clashes = of('answer', 'bid', 'card').flatMap(place =>
    [...places.values()]
      .filter(({ kind }) => kind !== place.kind)
      .filter(each => overlaps(place, each))
      .map(each => [place, each]),
  );
  expect(clashes).toEqual([]);
  for (const { box } of places.values()) expect(box[3]).toBeLessThanOrEqual(size.height);
  expect(mishaps).toEqual([]);
  await close(page, guests);
});

test('reloading the page in the middle of a round loses nothing', async () => {
  const { page, guests, anna } = await fourAtATable(PHONE);
  await together(guests, page, () => anna.view.phase === 'playing');
  const before = await cardsOf(page);
  await page.reload();
  await hand(page).first().waitFor();
  expect(await cardsOf(page)).toEqual(before);
  await close(page, guests);
});
