import { readFileSync } from 'node:fs';

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { en } from '../web/src/account/text/en.ts';
import { en as words } from '../web/src/text/en.ts';
import {
  becomes,
  button,
  hasAccount,
  isIn,
  link,
  logIn,
  logOut,
  moneyOf,
  noLonger,
  openAccount,
  openMenu,
  playForMoney,
  signUp,
  tryPassword,
  visitor,
  whoIs,
  writeDown,
  wrongLogin,
} from './account-steps.ts';
import { openBrowser } from './browser.ts';
import { RealHouse } from './house.ts';

const SECRET = 'four quiet green bottles';
const OTHER = 'another five quiet bottles';

let house: RealHouse;
let browser: Browser;
/** A passkey belongs to a name: an address of numbers has none. */
let url: string;

beforeAll(async () => {
  house = await new RealHouse().open();
  browser = await openBrowser();
  url = house.url.replace('127.0.0.1', 'localhost');
});

afterAll(async () => {
  await browser?.close();
  await house?.kill('SIGTERM');
});

/** Who tries again is somebody else: the first one has the name. */
let tries = 0;
beforeEach(() => {
  tries++;
});
const named = (name: string): string => `${name} ${tries}`;

const leave = (...pages: readonly Page[]) => Promise.all(pages.map(page => page.context().close()));

describe('an account', () => {
  test('keeps the name and the money of the guest, and can be left and entered', async () => {
    const page = await visitor(browser, house.url);
    await playForMoney(page, house.url);
    await page.reload();
    const money = await moneyOf(page);
    expect(money).not.toBe('$1,000');
    await signUp(page, named('Ada'), SECRET);
    expect(await moneyOf(page)).toBe(money);
    await page.reload();
    expect(await whoIs(page)).toBe(named('Ada'));
    expect(await moneyOf(page)).toBe(money);

    await logOut(page, named('Ada'));
    expect(await moneyOf(page)).toBe('$1,000');
    await logIn(page, named('Ada'), OTHER);
    await page.getByText(wrongLogin).waitFor();
    expect(await page.locator('#old').getAttribute('aria-invalid')).toBe('true');
    expect(await button(page, en.logIn.passkey).count()).toBe(0);
    await tryPassword(page, SECRET);
    await becomes(page, named('Ada'));
    expect(await moneyOf(page)).toBe(money);
    await leave(page);
  });

  test('is found again with the code, once', async () => {
    const page = await visitor(browser, url);
    const code = await hasAccount(page, named('Bert'), SECRET);
    await logOut(page, named('Bert'));
    const recover = async () => {
      await page.goto(`${url}/me/recover`);
      await page.getByLabel(en.fields.name, { exact: true }).fill(named('Bert'));
      await page.getByLabel(en.fields.code).fill(code.toUpperCase());
      await page.getByLabel(en.fields.newPassword, { exact: true }).fill(OTHER);
      await button(page, en.recover.go).click();
    };
    await recover();
    expect(await writeDown(page, named('Bert'))).not.toBe(code);
    await logOut(page, named('Bert'));
    await recover();
    await page.getByText(en.wrong.code).waitFor();
    await page.goto(url);
    await logIn(page, named('Bert'), OTHER);
    await becomes(page, named('Bert'));
    await leave(page);
  });

  test('is the same in two browsers, until one logs out everywhere', async () => {
    const [one, other] = [await visitor(browser, url), await visitor(browser, url)];
    await hasAccount(one, named('Cilli'), SECRET);
    await isIn(other, named('Cilli'), SECRET);
    await openAccount(one);
    await one.getByRole('button', { name: en.account.everywhere }).click();
    await one.getByText(en.notes.leftAll).waitFor();
    expect(await noLonger(one, named('Cilli'))).toBe(true);
    expect(await noLonger(other, named('Cilli'))).toBe(true);
    await leave(one, other);
  });

  test('gets another password, and every other browser has to know it', async () => {
    const [one, other] = [await visitor(browser, url), await visitor(browser, url)];
    await hasAccount(one, named('Dora'), SECRET);
    await isIn(other, named('Dora'), SECRET);
    await openAccount(one);
    await link(one, en.account.password).click();
    await one.getByLabel(en.fields.old).fill(OTHER);
    await one.getByLabel(en.fields.newPassword, { exact: true }).fill(OTHER);
    await button(one, en.password.go).click();
    await one.getByText(en.wrong.password).waitFor();
    await one.getByLabel(en.fields.old).fill(SECRET);
    await button(one, en.password.go).click();
    await one.getByText(en.notes.password).waitFor();
    await becomes(one, named('Dora'));
    await noLonger(other, named('Dora'));
    await logIn(other, named('Dora'), OTHER);
    expect(await becomes(other, named('Dora'))).toBe(true);
    await leave(one, other);
  });

  test('is entered in all tabs of a browser at once', async () => {
    const page = await visitor(browser, url);
    await hasAccount(page, named('Emma'), SECRET);
    await logOut(page, named('Emma'));
    const tab = await page.context().newPage();
    await tab.goto(url);
    await noLonger(tab, named('Emma'));
    await logIn(page, named('Emma'), SECRET);
    expect(await becomes(tab, named('Emma'))).toBe(true);
    await leave(page);
  });

  test('can be taken away as a file, and deleted', async () => {
    const page = await visitor(browser, url);
    await hasAccount(page, named('Fanny'), SECRET);
    await openAccount(page);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: en.account.download }).click(),
    ]);
    expect(readFileSync(await download.path(), 'utf8')).toContain(`"${named('Fanny')}"`);

    await page.getByRole('link', { name: en.account.erase }).click();
    await page.getByLabel(en.erase.password).fill(OTHER);
    await button(page, en.erase.go).click();
    await page.getByText(en.wrong.password).waitFor();
    await page.getByLabel(en.erase.password).fill(SECRET);
    await button(page, en.erase.go).click();
    await page.getByText(en.notes.erased).waitFor();
    await noLonger(page, named('Fanny'));
    await logIn(page, named('Fanny'), SECRET);
    await page.getByText(wrongLogin).waitFor();

    await page.goto(url);
    await openMenu(page);
    await page.getByRole('dialog').getByRole('button', { name: words.home.rename }).click();
    await page.getByLabel(words.home.name).fill(named('Fanny'));
    await button(page, words.save).click();
    await becomes(page, named('Fanny'));
    await leave(page);
  });
});

test('a guest can be deleted without a password', async () => {
  const page = await visitor(browser, url);
  const name = await whoIs(page);
  await page.goto(`${url}/me/erase`);
  await button(page, en.erase.go).click();
  await page.getByText(en.notes.erased).waitFor();
  expect(await noLonger(page, name)).toBe(true);
  await leave(page);
});

test('money that was lost comes back by beginning again', async () => {
  const page = await visitor(browser, url);
  await playForMoney(page, url);
  await page.reload();
  await openMenu(page);
  await button(page, en.menu.reset).click();
  await button(page, en.reset.yes('$1,000')).click();
  await page.getByText(en.reset.done('$1,000')).waitFor();
  expect(await moneyOf(page)).toBe('$1,000');
  await leave(page);
});

test('a passkey opens an account and lets in again', async () => {
  const page = await visitor(browser, url);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await openMenu(page);
  await link(page, en.menu.signUp).click();
  await page.getByLabel(en.fields.name, { exact: true }).fill(named('Greta'));
  await button(page, en.signUp.passkey).click();
  await writeDown(page, named('Greta'));
  await logOut(page, named('Greta'));
  await openMenu(page);
  await link(page, en.menu.logIn).click();
  await button(page, en.logIn.passkey).click();
  expect(await becomes(page, named('Greta'))).toBe(true);

  await openAccount(page);
  await page.getByRole('button', { name: en.account.passkey }).click();
  await page.getByText(en.wrong.samePasskey).waitFor();
  await leave(page);
});
