import { expect, test } from 'vitest';

import { browser, house, openHouseAndBrowser } from './opened.ts';
import { pageWeights } from './page-weight.ts';

openHouseAndBrowser();

/** A thousand bytes, and a small margin. */
const KB = 1020;

/** Bytes of scripts and styles that a game may need besides what every table needs. */
const GAME = 30 * KB;
const DECK = 40 * KB;
/** Cluedo deduces in the browser what is certain, and draws its plan. */
const MORE: Readonly<Record<string, number>> = { Cluedo: 38 * KB };

test('a phone fetches no more than it may: for the home page, for a table, for each game', async () => {
  // German has the longest words.
  const { home, table, games, firstVisit } = await pageWeights(browser, house.url, 'de-DE');
  expect(home.js).toBeLessThanOrEqual(35 * KB);
  expect(home.requests).toBeLessThanOrEqual(12);
  expect(table.js + table.css).toBeLessThanOrEqual(38 * KB);
  const tooHeavy = Object.entries(games).filter(
    ([game, { js, css, decks }]) => js + css > (MORE[game] ?? GAME) || decks > DECK,
  );
  expect(tooHeavy).toEqual([]);
  expect(Object.keys(games)).toHaveLength(5);
  expect(firstVisit).toBeLessThanOrEqual(200 * KB);
});
