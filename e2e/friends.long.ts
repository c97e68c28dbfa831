import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { en as people } from '../web/src/people/text/en.ts';
import { en } from '../web/src/text/en.ts';
import { button, hasAccount, visitor } from './account-steps.ts';
import { DESKTOP, PHONE, tap } from './browser.ts';
import { findings } from './findings.ts';
import { browser, house, openHouseAndBrowser } from './opened.ts';

openHouseAndBrowser();

const SIZES = [
  ['a phone', PHONE, 'Anna P', 'Hannes P'],
  ['a desktop', DESKTOP, 'Anna D', 'Hannes D'],
] as const;

const panel = (page: Page) => page.locator('section', { has: page.locator('#friends') });

test.each(SIZES)(
  'on %s: friends are asked, answered, seen where they are, and no friends any more',
  async (_, size, annasName, hannesName) => {
    const text = people.friends;
    const found: string[] = [];
    const anna = await visitor(browser, house.url, { size });
    await anna.goto(`${house.url}/people`);
    await anna.getByText(text.needAccount).waitFor();
    found.push(...(await findings(anna, 'a guest has no friends')));
    await anna.goto(house.url);
    await hasAccount(anna, annasName, 'a long password 1');
    const hannes = await visitor(browser, house.url, { size, scheme: 'dark' });
    await hasAccount(hannes, hannesName, 'a long password 2');

    await anna.goto(`${house.url}/people`);
    await panel(anna).getByText(text.none).waitFor();
    await tap(anna.getByRole('button', { name: new RegExp(hannesName) }));
    await tap(button(anna, text.ask));
    await button(anna, text.withdraw).waitFor();
    found.push(...(await findings(anna, 'card of somebody who was asked')));

    // They see on the home page that there is something.
    await tap(hannes.getByRole('link', { name: en.people.openUnread(1) }));
    await panel(hannes).getByText(text.asks(annasName)).waitFor();
    found.push(...(await findings(hannes, 'somebody asks')));
    await tap(button(hannes, text.yes));
    const row = (page: Page, name: string) =>
      panel(page).getByRole('button', { name: new RegExp(name) });
    await row(hannes, annasName).getByText(en.people.inLobby).waitFor();
    await button(anna, text.end).waitFor();
    await anna.keyboard.press('Escape');
    await row(anna, hannesName).getByText(en.people.inLobby).waitFor();

    await hannes.context().close();
    await row(anna, hannesName).getByText(en.people.notHere).waitFor();
    found.push(...(await findings(anna, 'a friend who is gone')));
    await tap(row(anna, hannesName));
    await tap(button(anna, text.end));
    await button(anna, text.ask).waitFor();
    await anna.keyboard.press('Escape');
    await panel(anna).getByText(text.none).waitFor();

    expect(found).toEqual([]);
    await anna.context().close();
  },
  120_000,
);
