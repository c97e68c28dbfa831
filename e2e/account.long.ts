import { readFileSync } from 'node:fs';

import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

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
  loseAll,
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
import { choose, tap } from './browser.ts';
import { browser, house, openHouseAndBrowser } from './opened.ts';

const SECRET = 'four quiet green bottles';
const OTHER = 'another five quiet bottles';

/** A passkey belongs to a name: an address of numbers has none. */
let url: string;

openHouseAndBrowser();

beforeAll(() => {
  url = house.url.replace('127.0.0.1', 'localhost');
});

/** Who tries again is somebody else: the first one has the name. */
let tries = 0;
beforeEach(() => {
  tries++;
});
const named = (name: string): string => `${name} ${tries}`;

const leave = (...pages: readonly Page[]) => Promise.all(pages.map(page => page.context().close()));

describe('an account', () => {
  test('J3: keeps the name and the money that the lobby shows of the guest, and can be left and entered', async () => {
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
      await tap(button(page, en.recover.go));
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
    await tap(one.getByRole('button', { name: en.account.everywhere }));
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
    await tap(link(one, en.account.password));
    await one.getByLabel(en.fields.old).fill(OTHER);
    await one.getByLabel(en.fields.newPassword, { exact: true }).fill(OTHER);
    await tap(button(one, en.password.go));
    await one.getByText(en.wrong.password).waitFor();
    await one.getByLabel(en.fields.old).fill(SECRET);
    await tap(button(one, en.password.go));
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
      tap(page.getByRole('button', { name: en.account.download })),
    ]);
    expect(readFileSync(await download.path(), 'utf8')).toContain(`"${named('Fanny')}"`);

    await tap(page.getByRole('link', { name: en.account.erase }));
    await page.getByLabel(en.erase.password).fill(OTHER);
    await tap(button(page, en.erase.go));
    await page.getByText(en.wrong.password).waitFor();
    await page.getByLabel(en.erase.password).fill(SECRET);
    await tap(button(page, en.erase.go));
    await page.getByText(en.notes.erased).waitFor();
    await noLonger(page, named('Fanny'));
    await logIn(page, named('Fanny'), SECRET);
    await page.getByText(wrongLogin).waitFor();

    await page.goto(url);
    await openMenu(page);
    await tap(page.getByRole('dialog').getByRole('button', { name: words.home.rename }));
    await page.getByLabel(words.home.name).fill(named('Fanny'));
    await tap(button(page, words.save));
    await becomes(page, named('Fanny'));
    await leave(page);
  });
});

test('a guest can be deleted without a password', async () => {
  const page = await visitor(browser, url);
  const name = await whoIs(page);
  await page.goto(`${url}/me/erase`);
  await tap(button(page, en.erase.go));
  await page.getByText(en.notes.erased).waitFor();
  expect(await noLonger(page, name)).toBe(true);
  await leave(page);
});

test('whoever has lost everything begins again, and nobody else', async () => {
  const page = await visitor(browser, url);
  await openMenu(page);
  const reset = page.getByRole('button', { name: en.menu.reset });
  expect(await reset.getAttribute('aria-disabled')).toBe('true');
  await loseAll(page, url);
  await page.reload();
  expect(await moneyOf(page)).toBe('$0');
  await openMenu(page);
  await tap(button(page, en.menu.reset));
  await tap(button(page, en.reset.yes('$1,000')));
  await page.getByText(en.reset.done('$1,000')).waitFor();
  expect(await moneyOf(page)).toBe('$1,000');
  await leave(page);
});

/** A device that says yes to everything it is asked. */
async function addAuthenticator(page: Page): Promise<void> {
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
}

async function openPasskeys(page: Page): Promise<void> {
  await openAccount(page);
  await tap(page.getByRole('link', { name: en.passkeys.title }));
  await page.getByRole('heading', { name: en.passkeys.title, level: 1 }).waitFor();
}

test('a passkey opens an account and lets in again; the last one stays until there is a password', async () => {
  const page = await visitor(browser, url);
  await addAuthenticator(page);
  await openMenu(page);
  await tap(link(page, en.menu.signUp));
  await page.getByLabel(en.fields.name, { exact: true }).fill(named('Greta'));
  await tap(button(page, en.signUp.passkey));
  const code = await writeDown(page, named('Greta'));
  await logOut(page, named('Greta'));
  await openMenu(page);
  await tap(link(page, en.menu.logIn));
  await tap(button(page, en.logIn.passkey));
  expect(await becomes(page, named('Greta'))).toBe(true);

  await openPasskeys(page);
  await tap(button(page, en.passkeys.add));
  await tap(button(page, en.passkeys.goAdd));
  await page.getByText(en.wrong.samePasskey).waitFor();
  await tap(button(page, words.cancel));
  await tap(page.getByRole('button', { name: en.passkeys.remove }));
  await tap(button(page, en.passkeys.goRemove));
  await page.getByText(words.errors['last-passkey']).waitFor();

  await page.goto(`${url}/me/password`);
  await page.getByLabel(en.fields.old).fill(code);
  await page.getByLabel(en.fields.newPassword, { exact: true }).fill(SECRET);
  await tap(button(page, en.password.go));
  expect(await writeDown(page, named('Greta'))).not.toBe(code);
  await openPasskeys(page);
  await tap(page.getByRole('button', { name: en.passkeys.remove }));
  await tap(button(page, en.passkeys.byPasskey));
  await page.getByText(en.passkeys.none).waitFor();
  await leave(page);
});

test('a passkey is added and removed by who knows the password, and goes with it if they like', async () => {
  const page = await visitor(browser, url);
  await addAuthenticator(page);
  await hasAccount(page, named('Hedi'), SECRET);
  await openPasskeys(page);
  await page.getByText(en.passkeys.none).waitFor();
  const add = async (password: string) => {
    await page.getByLabel(en.passkeys.password, { exact: true }).fill(password);
    await tap(button(page, en.passkeys.goAdd));
  };
  await tap(button(page, en.passkeys.add));
  await page.getByLabel(en.passkeys.name).fill('My phone');
  await add(OTHER);
  await page.getByText(en.wrong.password).waitFor();
  await add(SECRET);
  await page.getByText(en.notes.passkey).waitFor();
  await page.getByText('My phone', { exact: true }).waitFor();

  await page.goto(`${url}/me/password`);
  await page.getByLabel(en.fields.old).fill(SECRET);
  await page.getByLabel(en.fields.newPassword, { exact: true }).fill(OTHER);
  await choose(page.getByLabel(en.password.dropPasskeys));
  await tap(button(page, en.password.go));
  await page.getByText(en.notes.password).waitFor();
  expect(await becomes(page, named('Hedi'))).toBe(true);
  await openPasskeys(page);
  await page.getByText(en.passkeys.none).waitFor();
  await leave(page);
});
