import chromium from '@sparticuz/chromium';
import { EVENTS_PATH } from '@stammtisch/protocol';
import {
  type Browser,
  chromium as playwright,
  type ConsoleMessage,
  type Locator,
  type Page,
} from 'playwright-core';

/** Chromium out of a package: nothing is downloaded, and nothing of the machine's is used. */
export async function openBrowser(): Promise<Browser> {
  return playwright.launch({
    executablePath: await chromium.executablePath(),
    args: [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-dev-shm-usage',
      '--disable-background-networking',
      '--disable-sync',
      '--no-first-run',
    ],
  });
}

/** A tap on what has just appeared does not count; after this it does. */
export const SETTLE_MS = 450;

/** A tap as people make it: not in the very moment in which the thing appears or is scrolled to. */
export async function tap(thing: Locator): Promise<void> {
  // Scrolls to where the click will be.
  await thing.click({ trial: true });
  await settled(thing.page());
  await thing.click();
}

/** The same for a radio button or a switch, which may lie unseen in what stands for it. */
export async function choose(choice: Locator): Promise<void> {
  // Into the middle: nothing that sticks to an edge lies over it there.
  await choice.evaluate(element => element.scrollIntoView({ block: 'center' }));
  await settled(choice.page());
  await choice.check({ force: true });
}

/** Until a tap counts on what the page shows now: by its own clock, from the next frame on. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(
    milliseconds =>
      new Promise<void>(resolve => {
        requestAnimationFrame(() => void setTimeout(resolve, milliseconds));
      }),
    SETTLE_MS,
  );

export const PHONE = { width: 360, height: 640 };
export const DESKTOP = { width: 1440, height: 900 };

/** What a browser says when a house cannot be reached, in either of the two ways. */
const isOfConnection = (message: ConsoleMessage): boolean =>
  message.text().includes('WebSocket') ||
  (message.text().includes('net::ERR_') && message.location().url.endsWith(EVENTS_PATH));

/** Someone with a browser of their own; what goes wrong in it is remembered. */
export async function person(
  browser: Browser,
  size = DESKTOP,
): Promise<{ readonly page: Page; readonly mishaps: string[] }> {
  const context = await browser.newContext({
    viewport: size,
    locale: 'en-GB',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const mishaps: string[] = [];
  page.on('pageerror', error => mishaps.push(String(error)));
  page.on('console', message => {
    if (message.type() === 'error' && !isOfConnection(message))
      mishaps.push(`${message.text()} ${message.location().url}`);
  });
  page.on('request', request => {
    if (!request.url().startsWith('http://127.0.0.1') && !request.url().startsWith('data:'))
      mishaps.push(`asked ${request.url()}`);
  });
  return { page, mishaps };
}

/** Someone whose browser speaks this language, and who has chosen a theme. */
export async function pageIn(
  browser: Browser,
  {
    size,
    locale,
    theme,
  }: { readonly size: typeof PHONE; readonly locale: string; readonly theme: string },
): Promise<Page> {
  const context = await browser.newContext({ viewport: size, locale, reducedMotion: 'reduce' });
  await context.addInitScript(chosen => localStorage.setItem('stammtisch.theme', chosen), theme);
  return context.newPage();
}
