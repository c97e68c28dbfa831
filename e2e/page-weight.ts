import type { Browser, BrowserContext, Page } from 'playwright-core';

import { PHONE } from './browser.ts';

/** Something that was fetched, with its size as it came over the line, without headers. */
interface Fetched {
  readonly path: string;
  readonly bytes: number;
}

export interface Weight {
  readonly requests: number;
  readonly js: number;
  readonly css: number;
  /** Pictures of cards. */
  readonly decks: number;
  readonly all: number;
}

export interface PageWeights {
  readonly home: Weight;
  /** What every table needs, whatever is played. */
  readonly table: Weight;
  /** What each game needs besides. */
  readonly games: Readonly<Record<string, Weight>>;
  /** Bytes from the empty browser to the cards of the heaviest game. */
  readonly firstVisit: number;
}

/** What a phone fetches that comes for the first time and plays each of the games. */
export async function pageWeights(
  browser: Browser,
  url: string,
  locale = 'en-GB',
): Promise<PageWeights> {
  let home: readonly Fetched[] = [];
  const byGame = new Map<string, readonly Fetched[]>();
  for (let at = 0, games = 1; at < games; at++) {
    const context = await browser.newContext({ viewport: PHONE, locale, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const log = await fetchLog(context, page);
    await page.goto(url);
    await page.locator('.me .money').filter({ hasText: /\d/ }).waitFor();
    await page.waitForLoadState('networkidle');
    home = log.splice(0);
    const names = await page.locator('.game h2').allInnerTexts();
    games = names.length;
    await page.locator('.game .btn.go').nth(at).click();
    await page.locator('.tabletop').waitFor();
    await page.waitForLoadState('networkidle');
    byGame.set(names[at]!, log.splice(0));
    await context.close();
  }
  const [first = [], ...others] = byGame.values();
  const isShared = ({ path }: Fetched): boolean =>
    others.every(each => each.some(other => other.path === path));
  const own = [...byGame].map(
    ([game, all]) => [game, weightOf(all.filter(each => !isOf(each, first, isShared)))] as const,
  );
  const firstVisit = Math.max(...[...byGame.values()].map(all => weightOf([...home, ...all]).all));
  return {
    home: weightOf(home),
    table: weightOf(first.filter(isShared)),
    games: Object.fromEntries(own),
    firstVisit,
  };
}

const isOf = (
  each: Fetched,
  first: readonly Fetched[],
  isShared: (each: Fetched) => boolean,
): boolean => isShared(each) && first.some(({ path }) => path === each.path);

async function fetchLog(context: BrowserContext, page: Page): Promise<Fetched[]> {
  const log: Fetched[] = [];
  const heads = new Map<string, { readonly path: string; readonly bytes: number }>();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const { pathname } = new URL(response.url);
    heads.set(requestId, { path: pathname, bytes: response.encodedDataLength });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const head = heads.get(requestId);
    if (head) log.push({ path: head.path, bytes: encodedDataLength - head.bytes });
  });
  return log;
}

const weightOf = (all: readonly Fetched[]): Weight => {
  const sum = (which: (path: string) => boolean): number =>
    all.reduce((bytes, each) => bytes + (which(each.path) ? each.bytes : 0), 0);
  return {
    requests: all.length,
    js: sum(path => path.endsWith('.js')),
    css: sum(path => path.endsWith('.css')),
    decks: sum(path => path.endsWith('.svg')),
    all: sum(() => true),
  };
};
