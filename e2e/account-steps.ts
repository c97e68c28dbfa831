import { game, type Move, type View } from '@stammtisch/blackjack';
import type { Identity } from '@stammtisch/client';
import { isObject } from '@stammtisch/kernel';
import { ACCOUNT_PATH } from '@stammtisch/protocol';
import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';

import { en } from '../web/src/account/text/en.ts';
import { en as house } from '../web/src/text/en.ts';
import { DESKTOP, tap } from './browser.ts';
import { AnyGuest } from './guest.ts';

interface VisitOptions {
  readonly size?: { readonly width: number; readonly height: number };
  readonly scheme?: 'light' | 'dark';
  readonly locale?: string;
}

const PATIENCE_MS = 15_000;

/** Somebody with a browser of their own, in the house. */
export async function visitor(
  browser: Browser,
  url: string,
  visit: VisitOptions = {},
): Promise<Page> {
  const { size = DESKTOP, scheme = 'light', locale = 'en-GB' } = visit;
  const context = await browser.newContext({
    viewport: size,
    locale,
    colorScheme: scheme,
    reducedMotion: 'reduce',
    acceptDownloads: true,
  });
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  await page.goto(url);
  await known(page);
  return page;
}

/** Until the house has said who one is and what one has. */
const known = (page: Page): Promise<void> =>
  page.locator('.me .money').filter({ hasText: /\d/ }).waitFor();

export async function whoIs(page: Page): Promise<string> {
  await known(page);
  return page.locator('.me b').innerText();
}

export async function moneyOf(page: Page): Promise<string> {
  await known(page);
  return page.locator('.me .money').innerText();
}

/** Until the page knows its visitor by this name. */
export async function becomes(page: Page, name: string): Promise<true> {
  await page.locator('.me b').filter({ hasText: name }).waitFor();
  return true;
}

/** Until the page knows its visitor by another name. */
export async function noLonger(page: Page, name: string): Promise<true> {
  await page
    .locator('.me b')
    .filter({ hasText: /^(?!…)/, hasNotText: name })
    .waitFor();
  return true;
}

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

/** From the lobby to a page about oneself. */
export async function openMenu(page: Page): Promise<void> {
  await known(page);
  await tap(page.locator('.me'));
  await page.getByRole('dialog').waitFor();
}

/** Fills in the form for an account, and tells the code that is shown. */
export async function signUp(page: Page, name: string, password: string): Promise<string> {
  await openMenu(page);
  await tap(link(page, en.menu.signUp));
  await page.getByLabel(en.fields.name, { exact: true }).fill(name);
  await page.getByLabel(en.fields.password, { exact: true }).fill(password);
  await tap(button(page, en.signUp.go));
  return writeDown(page, name);
}

/** Asks the account API from within the page, and comes back as whoever one then is. */
async function askApi(page: Page, path: string, body: object): Promise<string> {
  const told: unknown = await page.evaluate(
    async ([path, body]) => {
      const response = await fetch(path, { method: 'POST', body });
      return response.json();
    },
    [`${ACCOUNT_PATH}/${path}`, JSON.stringify(body)] as const,
  );
  await page.reload();
  return isObject(told) ? String(told['recovery']) : '';
}

/** Gets an account without filling in a form, and tells the code. */
export async function hasAccount(page: Page, name: string, password: string): Promise<string> {
  const code = await askApi(page, 'sign-up', { guest: await identityOf(page), name, password });
  await becomes(page, name);
  return code;
}

/** Logs in without filling in a form. */
export async function isIn(page: Page, name: string, password: string): Promise<void> {
  await askApi(page, 'log-in', { name, password });
  await becomes(page, name);
}

/** Writes the code down, and goes on as the account. */
export async function writeDown(page: Page, name: string): Promise<string> {
  const code = await page.locator('.code').innerText();
  expect(code.trim()).toMatch(/^([a-z0-9]{4}\s*){5}$/);
  await tap(button(page, en.code.done));
  await becomes(page, name);
  return code;
}

export async function logIn(page: Page, name: string, password: string): Promise<void> {
  await openMenu(page);
  await tap(link(page, en.menu.logIn));
  await page.getByLabel(en.fields.name, { exact: true }).fill(name);
  await tryPassword(page, password);
}

export async function tryPassword(page: Page, password: string): Promise<void> {
  await page.getByLabel(en.fields.password, { exact: true }).fill(password);
  await tap(button(page, en.logIn.go));
}

export async function logOut(page: Page, name: string): Promise<void> {
  await openMenu(page);
  await tap(button(page, en.menu.logOut));
  await page.getByText(en.notes.left).waitFor();
  await noLonger(page, name);
}

/** To the page of one's account. */
export async function openAccount(page: Page): Promise<void> {
  await openMenu(page);
  await tap(link(page, en.menu.account));
  await page.getByRole('heading', { name: en.account.title, level: 1 }).waitFor();
}

export const wrongLogin = house.errors['wrong-login'];

/** What the browser of a guest keeps. */
export async function identityOf(page: Page): Promise<Identity> {
  const kept: unknown = JSON.parse(
    await page.evaluate(() => localStorage.getItem('stammtisch.identity') ?? 'null'),
  );
  if (!isObject(kept)) throw new Error('the browser keeps nothing');
  return { person: String(kept['person']), secret: String(kept['secret']) };
}

const MOST_ROUNDS = 60;

/** Plays Blackjack for the guest in this browser, until they have won or lost something. */
export const playForMoney = (page: Page, url: string): Promise<void> =>
  playUntil(page, url, { bet: () => 1_000, wish: isQuiet, isDone: (now, first) => now !== first });

/** The same with all there is, until nothing is left. */
export const loseAll = (page: Page, url: string): Promise<void> =>
  playUntil(page, url, { bet: most => most, wish: isBold, isDone: now => now < 100 });

interface Style {
  /** How much of what one has, in cents. */
  readonly bet: (most: number) => number;
  readonly wish: (move: Move) => boolean;
  readonly isDone: (now: number, first: number) => boolean;
}

async function playUntil(page: Page, url: string, style: Style): Promise<void> {
  const guest = new AnyGuest<View, Move>(url, 'blackjack', game, await identityOf(page));
  await guest.until(() => guest.client.snapshot.me !== undefined);
  const before = await balanceOf(guest);
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const opened = await guest.client.open('blackjack', { start: true, seats: 1, clock: 0 });
    if (!opened.ok) throw new Error(opened.error.code);
    await guest.client.watch(opened.value.table);
    await playRound(guest, style);
    await guest.client.leave(opened.value.table);
    if (style.isDone(await balanceOf(guest), before)) break;
  }
  guest.client.stop();
}

async function balanceOf(guest: AnyGuest<View, Move>): Promise<number> {
  const answer = await guest.client.balance();
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.value.balance;
}

/** More than any round has, for one who splits and hits as often as possible. */
const MOST_STEPS = 100;

async function playRound(guest: AnyGuest<View, Move>, { bet, wish }: Style): Promise<void> {
  const isOver = (view: View) => view.phase === 'between' && view.round > 0;
  for (let step = 0; step < MOST_STEPS; step++) {
    await guest.until(
      () =>
        guest.client.snapshot.table !== undefined && (hasToDo(guest.view) || isOver(guest.view)),
    );
    const { view } = guest;
    const [range] = game.amounts?.(view) ?? [];
    if (range !== undefined) await guest.make({ kind: 'bet', amount: bet(range.max) });
    else if (isOver(view)) return;
    else await guest.make(game.legalMoves(view).find(wish) ?? { kind: 'ready' });
  }
  throw new Error(`the round does not end: ${guest.view.phase}`);
}

const hasToDo = (view: View): boolean =>
  game.legalMoves(view).length > 0 || (game.amounts?.(view) ?? []).length > 0;

const isQuiet = ({ kind }: Move): boolean => kind === 'stand' || kind === 'decline';
const isBold = ({ kind }: Move): boolean => kind === 'hit' || kind === 'decline';
