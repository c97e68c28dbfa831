import { parseArgs } from 'node:util';

import { openBrowser, PHONE } from '../e2e/browser.ts';
import { RealHouse } from '../e2e/house.ts';
import { pageWeights, type PageWeights, type Weight } from '../e2e/page-weight.ts';
import { command, print } from '../scripts/arguments.ts';

const USAGE = `Measures what a phone fetches and waits for, in a real browser.

  npm run bench:web -- [--json] [--locale en-GB]`;

/** Bytes a second at 400 kbit/s. */
const SLOW_BYTES = 50_000;
const SLOW_LATENCY_MS = 100;
const SLOW_CPU = 4;

interface Waits {
  /** Milliseconds until the largest thing on the home page was painted. */
  readonly lcp: number;
  /** From the click on a game to the cards in one's hand. */
  readonly cards: number;
}

command(USAGE, async () => {
  const { values } = parseArgs({
    options: {
      json: { type: 'boolean', default: false },
      locale: { type: 'string', default: 'en-GB' },
    },
  });
  const house = await new RealHouse().open();
  const browser = await openBrowser();
  try {
    const weights = await pageWeights(browser, house.url, values.locale);
    const waits = await slowVisit(browser, house.url, values.locale);
    print(values.json ? JSON.stringify({ ...weights, slow: waits }) : pageOf(weights, waits));
  } finally {
    await browser.close();
    await house.kill('SIGTERM');
  }
});

/** A first visit over a slow line with a slow processor, to the first hand of Watten. */
async function slowVisit(
  browser: Awaited<ReturnType<typeof openBrowser>>,
  url: string,
  locale: string,
): Promise<Waits> {
  const context = await browser.newContext({ viewport: PHONE, locale });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: SLOW_LATENCY_MS,
    downloadThroughput: SLOW_BYTES,
    uploadThroughput: SLOW_BYTES,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU });
  await page.goto(url);
  await page.locator('.me .money').filter({ hasText: /\d/ }).waitFor();
  const lcp = await page.evaluate(
    () =>
      new Promise<number>(resolve => {
        new PerformanceObserver(list => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );
  const clicked = performance.now();
  await page
    .locator('.game', { has: page.getByRole('heading', { name: 'Watten', exact: true }) })
    .locator('.btn.go')
    .click();
  await page.locator('#hand li').first().waitFor();
  const cards = performance.now() - clicked;
  await context.close();
  return { lcp: Math.round(lcp), cards: Math.round(cards) };
}

function pageOf({ home, table, games, firstVisit }: PageWeights, { lcp, cards }: Waits): string {
  return [
    'web, kB as they come over the line, without headers',
    row('home', home),
    row('a table', table),
    ...Object.entries(games).map(([game, weight]) => row(game, weight)),
    `  first visit, to the cards of the heaviest game   ${kB(firstVisit)}`,
    `  at 400 kbit/s with a processor four times slower: largest paint after ${lcp} ms, cards ${cards} ms after the click`,
  ].join('\n');
}

const row = (name: string, { requests, js, css, decks, all }: Weight): string =>
  `  ${name.padEnd(14)}${String(requests).padStart(3)} requests   js ${kB(js)}   css ${kB(css)}   cards ${kB(decks)}   all ${kB(all)}`;

const kB = (bytes: number): string => (bytes / 1000).toFixed(1).padStart(6);
