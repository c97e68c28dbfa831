import { type Card, handOf, SUSPECTS, WEAPONS } from '@stammtisch/cluedo';
import { expect, test } from 'vitest';

import { de } from '../web/src/text/de.ts';
import { en } from '../web/src/text/en.ts';
import { it } from '../web/src/text/it.ts';
import { DESKTOP, pageIn, PHONE, tap } from './browser.ts';
import { Guest } from './cluedo-guest.ts';
import {
  actUntilAsked,
  actUntilSuspicion,
  chooseByClicks,
  guessWith,
  ownCards,
  solutionOf,
  together,
} from './cluedo-play.ts';
import { findings } from './findings.ts';
import { browser, house, openHouseAndBrowser } from './opened.ts';

/** Every screen at least once; the desktop shows three of them side by side. */
const CASES = [
  {
    locale: 'de-DE',
    words: de,
    size: PHONE,
    theme: 'dark',
    screens: ['waiting', 'sheet', 'case', 'walk', 'suspicion', 'shown'],
  },
  {
    locale: 'en-GB',
    words: en,
    size: DESKTOP,
    theme: 'light',
    screens: ['walk', 'refute', 'result'],
  },
  {
    locale: 'it-IT',
    words: it,
    size: PHONE,
    theme: 'contrast',
    screens: ['turn', 'accusation', 'sure', 'out', 'rules'],
  },
];

openHouseAndBrowser();

test.each(CASES)(
  '$locale, $theme: axe finds nothing at a table of Cluedo',
  async ({ locale, words, size, theme, screens }) => {
    const page = await pageIn(browser, { size, locale, theme });
    const found: string[] = [];
    const look = async (screen: string) => {
      if (screens.includes(screen)) found.push(...(await findings(page, screen)));
    };
    const guests = await Promise.all(
      ['Anna', 'Sepp'].map(name => new Guest(house.url).comeIn(`${name} ${Date.now() % 10_000}`)),
    );
    const [anna, sepp] = guests as [Guest, Guest];
    const table = await anna.open({}, 3);
    await page.goto(`${house.url}/t/${table}`);
    await tap(page.locator('.startbar .btn.go'));
    await page.locator('.tokens').waitFor();
    await look('waiting');
    await sepp.sit(table);
    await page.locator('.owncards li').first().waitFor();
    const mine = (await ownCards(page)) as readonly Card[];

    const until = (isDone: () => Promise<boolean>) =>
      together({ guests, page, isDone, special: askPage });
    /** Suspects with a card that the page has to show, once it has been its turn. */
    const askPage = async (guest: Guest): Promise<boolean> => {
      const where = guest.mayAskIn;
      const wanted = mine.find(card => [...SUSPECTS, ...WEAPONS].some(each => each === card));
      if (where === undefined) return false;
      const guess = guessWith(wanted ?? where, where, handOf(guest.view));
      return guest.make({ kind: 'suspect', guess });
    };
    const accuse = page.locator('.actions .btn.accuse');
    const isMyTurn = () => accuse.isVisible();
    const isAsked = () => page.locator('.refute').isVisible();

    await until(isMyTurn);
    await look('turn');
    for (const [key, screen] of [
      ['2', 'sheet'],
      ['3', 'case'],
      ['1', 'board'],
    ] as const) {
      await page.keyboard.press(key);
      await look(screen);
    }
    if (screens.includes('walk')) {
      await page.keyboard.press('r');
      await tap(page.locator('.dests .btn').first());
      await page.locator('.dests .btn.go').waitFor();
      await look('walk');
    }
    if (screens.includes('suspicion')) {
      const suspect = page.locator('.actions .suspect.go');
      await together({
        guests,
        page,
        isDone: () => suspect.isVisible(),
        act: actUntilSuspicion,
        special: askPage,
      });
      await tap(suspect);
      await chooseByClicks(page, { who: 'red', how: 'rope' });
      await look('suspicion');
      await tap(page.locator('.btn.stick'));
      const isDone = () => page.locator('.shown').isVisible();
      await together({ guests, page, isDone, act: async () => undefined });
      await look('shown');
    }
    if (screens.includes('refute')) {
      await together({ guests, page, isDone: isAsked, act: actUntilAsked, special: askPage });
      await look('refute');
    }
    if (screens.includes('result') || screens.includes('sure')) {
      await until(isMyTurn);
      await tap(accuse);
      await look('accusation');
      const solution = solutionOf(handOf(anna.view), handOf(sepp.view), mine);
      const how = WEAPONS.find(each => each !== solution.how) ?? 'rope';
      await chooseByClicks(page, { ...solution, how });
      await tap(page.locator('.btn.stick'));
      await page.locator('.only').waitFor();
      await look('sure');
      await tap(page.locator('.sheet .btn.raise'));
      await page.locator('.solved').waitFor();
      await look('out');
      await together({
        guests,
        page,
        isDone: () => page.locator('#result').isVisible(),
        special: async guest =>
          guest.may({ kind: 'accuse', guess: { ...solution, how } }) &&
          guest.make({ kind: 'accuse', guess: { ...solution, how } }),
      });
      await look('result');
    }
    if (screens.includes('rules')) {
      await tap(page.getByRole('button', { name: words.table.menu }));
      await tap(page.getByRole('button', { name: words.waiting.rules }));
      await page.locator('.guide').waitFor();
      await look('rules');
    }
    await page.context().close();
    for (const guest of guests) guest.client.stop();
    expect(found).toEqual([]);
  },
);
