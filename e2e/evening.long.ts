import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { en as enHost } from '../web/src/hosting/text/en.ts';
import { en } from '../web/src/text/en.ts';
import { button, identityOf, visitor, whoIs } from './account-steps.ts';
import { choose, DESKTOP, PHONE, tap } from './browser.ts';
import { closeTable, hosting, letEveryoneIn, openHostSheet, openPart } from './host-sheet.ts';
import { lookAt } from './look.ts';
import { browser, house, openHouseAndBrowser } from './opened.ts';

openHouseAndBrowser();

const SIZES = [
  ['a phone', 'a desktop', PHONE, DESKTOP],
  ['a desktop', 'a phone', DESKTOP, PHONE],
] as const;

const PARTS = [
  enHost.inviting,
  enHost.door.title,
  enHost.looksAndTalk,
  enHost.howToPlay,
  enHost.name,
] as const;

const told = (page: Page, line: string) =>
  page.locator('.msgs .note', { hasText: line }).first().waitFor({ state: 'attached' });
const sitDown = (page: Page) =>
  tap(page.getByRole('button', { name: new RegExp(`^${en.table.sit}`) }).first());
const closeSheet = (page: Page) => tap(button(page, en.close));
const inSheet = (page: Page, name: string) =>
  hosting(page).getByRole('button', { name, exact: true });
const rowOf = (page: Page, name: string) => hosting(page).locator('.row', { hasText: name });

async function openTable(page: Page): Promise<string> {
  await tap(button(page, en.home.open));
  await choose(page.getByRole('radio', { name: 'Cluedo' }));
  await letEveryoneIn(page);
  await tap(button(page, en.home.opening.open));
  await page.waitForURL(/\/t\/[a-z0-9]+$/);
  return page.url();
}

/** Rules, entrance and everyone who comes, from one sheet. */
test.each(SIZES)(
  'an evening with its host on %s and a guest on %s (C15 to C20, J13)',
  async (_, __, size, otherSize) => {
    const found: string[] = [];
    const look = async (page: Page, screen: string) => found.push(...(await lookAt(page, screen)));
    const host = await visitor(browser, house.url, { size });
    const guest = await visitor(browser, house.url, { size: otherSize });
    const third = await visitor(browser, house.url, { size: otherSize });
    const [hostName, name, thirdName] = [await whoIs(host), await whoIs(guest), await whoIs(third)];
    const table = await openTable(host);

    // Folded, it fits; whoever opens all of it still finds everything.
    await openHostSheet(host);
    await look(host, 'the host’s sheet');
    for (const part of PARTS) await openPart(host, part);
    await look(host, 'all of the host’s sheet');
    await choose(host.getByRole('radio', { name: en.home.opening.seatsOf(5) }));
    await tap(inSheet(host, enHost.saveRules));
    await host.getByText(enHost.saved).waitFor();
    await told(host, en.lines.options);
    await choose(hosting(host).getByRole('radio', { name: en.leavers.choice.wait }));

    // C19: whoever is in the house is invited, sees it anywhere, and declines; and then accepts.
    await guest.goto(`${house.url}/scores`);
    await tap(inSheet(host, enHost.inviteWhom(name)));
    await button(guest, en.door.accept).waitFor();
    await look(guest, 'an invitation');
    await tap(button(guest, en.door.decline));
    await told(host, en.lines.declined(name));
    await tap(inSheet(host, enHost.inviteWhom(name)));
    await tap(button(guest, en.door.accept));
    await guest.waitForURL(table);

    // C18: whoever knocks sees that they wait, also after a reload, and may think better of it.
    await choose(host.getByRole('radio', { name: new RegExp(`^${enHost.door.choice.knock[0]!}`) }));
    await third.goto(table);
    await sitDown(third);
    await third.locator('.startbar').getByText(en.door.knocked).waitFor();
    await third.reload();
    await third.locator('.startbar').getByText(en.door.knocked).waitFor();
    await look(third, 'whoever has knocked');
    await told(host, en.lines.knocks(thirdName));
    await tap(button(third, en.door.giveUp));
    await told(host, en.lines['gave up'](thirdName));
    await sitDown(third);
    await hosting(host).getByText(enHost.wants.seat).waitFor();
    await look(host, 'somebody knocks, in the sheet');
    await tap(inSheet(host, enHost.refuse));
    await third.getByText(en.door.refused).waitFor();
    await closeSheet(host);
    await sitDown(third);
    await host.getByText(en.door.knocks(thirdName)).waitFor();
    await look(host, 'somebody knocks');
    await tap(button(host, en.door.letIn));
    await third.getByText(en.door.admitted).waitFor();
    await third.reload();
    await told(third, en.lines.admitted(thirdName));

    // The other one runs the table, and gives it back.
    await openHostSheet(host);
    await tap(rowOf(host, name).getByRole('button', { name: enHost.makeHost }));
    await button(guest, en.waiting.change).waitFor();
    await hosting(host).waitFor({ state: 'detached' });
    expect(await button(host, en.waiting.change).count()).toBe(0);
    await openHostSheet(guest);
    await tap(rowOf(guest, hostName).getByRole('button', { name: enHost.makeHost }));
    await hosting(guest).waitFor({ state: 'detached' });

    // C20: sent away, and for good; they are told, and it can be lifted.
    await openHostSheet(host);
    await tap(rowOf(host, thirdName).getByRole('button', { name: enHost.remove }));
    await host.getByText(enHost.sure(thirdName)).waitFor();
    await look(host, 'sending somebody away');
    await tap(inSheet(host, enHost.ban));
    await third.getByText(en.door.away.banned).waitFor();
    await third.goto(table);
    await third.getByText(en.errors.banned).waitFor();
    await look(third, 'banned');
    await openPart(host, enHost.banned);
    await tap(inSheet(host, enHost.unban));

    // C17: no more players. Whoever wants to look on asks, is let in, and later no longer.
    await openPart(host, enHost.looksAndTalk);
    await hosting(host).getByLabel(enHost.spectators.title).selectOption('ask');
    await third.reload();
    await button(third, en.door.watch).waitFor();
    await look(third, 'not everyone may look on');
    await tap(button(third, en.door.watch));
    await hosting(host).getByText(enHost.wants.view).waitFor();
    await tap(inSheet(host, enHost.admit));
    await third.locator('.seatlist').waitFor();
    await openPart(host, enHost.door.title);
    await choose(hosting(host).getByRole('switch', { name: enHost.locked }));
    await told(third, en.lines.settings.locked(true));
    await sitDown(third);
    await third.getByText(en.errors['table-locked']).waitFor();
    await look(third, 'no more players');
    await third.goto(`${house.url}/people`);
    await rowOf(host, enHost.mayLook).waitFor();
    await look(host, 'whoever may look on');
    await tap(inSheet(host, enHost.withdraw));
    await third.goto(table);
    await button(third, en.door.watch).waitFor();

    await tap(inSheet(host, en.waiting.start));
    await told(guest, en.lines.started);
    // It stays open: whoever runs a table was perhaps not done.
    expect(await hosting(host).isVisible()).toBe(true);
    await closeSheet(host);
    // Somebody's card opens where they sit.
    await tap(host.locator('.seats').getByRole('button', { name }));
    await host.getByRole('dialog', { name }).getByText(en.people.record).waitFor();
    await look(host, 'a card from a seat');
    await host.keyboard.press('Escape');

    // Another device shows the same seat, and takes it over.
    const identity = await identityOf(host);
    const device = await visitor(browser, house.url, { size: otherSize });
    await device.evaluate(
      kept => localStorage.setItem('stammtisch.identity', kept),
      JSON.stringify(identity),
    );
    await device.goto(table);
    await device.locator('.tabletop').waitFor();
    await tap(button(device, en.table.menu));
    await button(device, en.connection.takeOver).waitFor();
    await look(device, 'two devices');
    await tap(button(device, en.connection.takeOver));
    await host.getByText(en.connection.replaced).waitFor();
    await look(host, 'taken over');
    await tap(button(host, en.connection.here));
    await host.getByText(en.connection.replaced).waitFor({ state: 'detached' });
    await device.context().close();

    // Somebody is gone. Meanwhile the host thinks of closing the table, and does not.
    await guest.context().close();
    await openHostSheet(host);
    await tap(inSheet(host, enHost.close));
    await look(host, 'closing the table');
    await tap(button(host, enHost.cancel));
    await closeSheet(host);

    // The table waits for whoever is gone, until its host has had enough.
    await host.getByText(en.table.gone.ask(name)).waitFor({ timeout: 30_000 });
    await look(host, 'somebody is gone');
    await tap(button(host, en.table.gone.letPlay));
    await told(host, en.lines.away(name));

    // C16: closed, and everyone sees it.
    await openHostSheet(host);
    await closeTable(host);
    await host.locator('#closed').waitFor();
    await look(host, 'a closed table');
    for (const page of [host, third]) await page.context().close();
    expect(found).toEqual([]);
  },
);
