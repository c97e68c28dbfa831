import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { AnyGuest } from './guest.ts';
import { layoutFaults } from './layout.ts';
import { browser, house, openHouseAndBrowser } from './opened.ts';

openHouseAndBrowser();

const SIZES = [
  [360, 640],
  [844, 390],
  [800, 600],
  [1024, 600],
  [768, 1024],
  [1440, 900],
] as const;
const MOST_TRIES = 400;
/** As long as names can be with two letters more: two words, one word, the widest letter, a hyphen. */
const LONG_NAMES = [
  'Maximiliane Wimmer',
  'Wolfeschlegelstein',
  'Bartholomäus Kilia',
  'MMMMMMMMMMMMMMMMMM',
  'Anna-Sophie Oberhu',
  'Hieronymus Zwanzig',
] as const;

/** As long as the names that the house makes up: these are shown whole. */
const MADE_UP = 'Bergdohle 4';

const SIGNS = 'abcdefghkp';
let signs = 0;
/** Two letters that nobody has had, in an earlier try of a test either: every name is somebody's only once. */
const newSign = (): string => {
  const at = signs++;
  return `${SIGNS[Math.floor(at / SIGNS.length) % SIGNS.length]}${SIGNS[at % SIGNS.length]}`;
};

/** Does the first thing that will do, whatever is asked; says whether anything was. */
const act = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const isOpen = (element: HTMLElement) =>
      element.checkVisibility() && element.getAttribute('aria-disabled') !== 'true';
    const press = (...selectors: readonly string[]): boolean => {
      const button = selectors
        .flatMap(each => [...document.querySelectorAll<HTMLElement>(each)])
        .find(isOpen);
      button?.click();
      return button !== undefined;
    };
    if (document.querySelector('.ask') !== null)
      return press('.refute .show.go', '.showcard', '.ask .btn.go', '.ask .btn');
    if (document.querySelector('.betting') !== null) return press('.place-bet.go', '.chip-button');
    const isRaised = document.querySelector('#hand [aria-pressed=true]') !== null;
    return (
      (isRaised && press('.actions .btn.main.go', '.actions .btn.alt:not(.raise)')) ||
      press('.plays .go[data-action=stand]', '.startbar .btn.go', '.dests .btn.go') ||
      (document.querySelector('.state.you') !== null &&
        press(
          '.actions .btn.main.go:not(.suspect)',
          '.dests .btn',
          '.pick:not(:has(:checked))',
          '#hand button[data-card]:not([data-dim])',
          '.actions .btn.end',
          '.actions .btn.alt',
        )) ||
      press('.actions .btn.main.go:not(.suspect)')
    );
  });

/** What is wrong with a page at any of the sizes. */
async function faultsOf(page: Page, who: string): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    for (const fault of await layoutFaults(page))
      faults.push(`${who}, ${width} × ${height}: ${fault}`);
  }
  return faults;
}

/** Somebody new in the house, who has a browser of their own. */
async function visitor(locale: string): Promise<Page> {
  const context = await browser.newContext({ locale, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(house.url);
  await page.waitForFunction(() => localStorage.getItem('stammtisch.identity') !== null);
  return page;
}

/** Lets a visitor ask the house for something that their page has no button for, or none so quick. */
async function asks<Answer>(
  page: Page,
  game: string,
  ask: (client: Client) => Promise<Answer>,
): Promise<Answer> {
  const identity = await page.evaluate(() => localStorage.getItem('stammtisch.identity') ?? '');
  const rules = { decisions: () => [], refusal: () => undefined };
  const guest = new AnyGuest<never, never>(house.url, game, rules, JSON.parse(identity));
  await guest.until(() => guest.client.snapshot.me !== undefined);
  const answer = await ask(guest.client);
  guest.client.stop();
  return answer;
}

type Client = AnyGuest<never, never>['client'];

/** A name can be somebody else's already: then nothing long would be measured. */
async function callThem(client: Client, name: string): Promise<void> {
  const renamed = await client.rename(name);
  if (!renamed.ok) throw new Error(`not called ${name}: ${renamed.error.code}`);
}

interface Scene {
  readonly game: string;
  readonly seats?: number;
  /** What the one at the table is called, instead of something made up. */
  readonly name?: string;
  /** When it is looked at: as soon as the page of the one at the table shows this. */
  readonly moments: readonly string[];
}

/** Computers may have ended a round before anyone looks: then there is its result instead. */
async function goTo(page: Page, table: string): Promise<void> {
  await page.goto(`${house.url}/t/${table}`);
  await page.locator('.tabletop, #result').first().waitFor();
}

/** Opens a table for a visitor, with computers on all other chairs, where nobody is hurried. */
async function openTable(
  page: Page,
  { game, seats, name }: Scene & { readonly name: string },
): Promise<string> {
  const wish = { start: true, clock: 0, ...(seats !== undefined && { seats }) };
  const opened = await asks(page, game, async client => {
    await callThem(client, name);
    return client.open(game, wish);
  });
  if (!opened.ok) throw new Error(opened.error.code);
  const { table } = opened.value;
  await goTo(page, table);
  return table;
}

/** Between rounds a seat is free at once, and nobody waits. */
async function untilPlaying(page: Page): Promise<void> {
  const turn = page.locator('.play[data-screen=playing] .state.you');
  for (let tries = 0; tries < MOST_TRIES && !(await turn.isVisible()); tries++) {
    await act(page);
    await page.waitForTimeout(40);
  }
}

const SCENES: readonly Scene[] = [
  { game: 'blackjack', seats: 5, moments: ['.betting', '.plays', '.lay .outcome'] },
  { game: 'big-two', moments: ['.combo', '.own-cross .cross', '#result'] },
  { game: 'cluedo', moments: ['.owncards', '.dests'] },
  {
    game: 'watten',
    name: LONG_NAMES[0],
    moments: ['.picks', '.announcing', '.lasttrick', '#result'],
  },
  { game: 'watten', seats: 3, moments: ['.picks', '.trick .card'] },
  { game: 'watten', seats: 6, moments: ['.trick li:nth-child(3) .card'] },
  { game: 'blind-watten', moments: ['.announcing', '.trick .card', '.lasttrick', '#result'] },
];
/** The one at the table and the one who watches read different languages. */
const LANGUAGES = [
  ['en-GB', 'de-DE'],
  ['de-DE', 'en-GB'],
] as const;
const CASES = SCENES.flatMap(scene =>
  LANGUAGES.map(([player, watcher]) => ({
    ...scene,
    of: scene.seats ?? 'some',
    player,
    watcher,
  })),
);

test.each(CASES)(
  '$game of $of in $player: nothing is cut off, covered or on top of each other',
  async ({ player, watcher, ...scene }) => {
    const page = await visitor(player);
    const watching = await visitor(watcher);
    const table = await openTable(page, { ...scene, name: (scene.name ?? MADE_UP) + newSign() });
    await goTo(watching, table);
    const faults: string[] = [];
    const look = async (when: string) => {
      faults.push(...(await faultsOf(page, `${when}, playing`)));
      faults.push(...(await faultsOf(watching, `${when}, watching`)));
    };

    const awaited = new Set(scene.moments);
    for (let tries = 0; awaited.size > 0 && tries < MOST_TRIES; tries++) {
      for (const moment of awaited)
        if (await page.locator(moment).first().isVisible()) {
          await look(moment);
          awaited.delete(moment);
        }
      await act(page);
      await page.waitForTimeout(40);
    }
    expect([...awaited], 'never seen').toEqual([]);

    // At Blackjack a computer gets up at once.
    if (scene.game !== 'blackjack') {
      await untilPlaying(page);
      await asks(watching, scene.game, client => client.sit(table, 2));
      await Promise.all([page, watching].map(each => each.locator('.queue').waitFor()));
      await look('.queue');
    }
    await page.setViewportSize({ width: 844, height: 390 });
    await page.locator('.chat-toggle').first().click();
    faults.push(...(await layoutFaults(page)).map(fault => `chat: ${fault}`));

    await page.context().close();
    await watching.context().close();
    expect([...new Set(faults)]).toEqual([]);
  },
);

const CROWDS = [
  { game: 'blackjack', seats: 5 },
  { game: 'big-two', seats: 4 },
  { game: 'cluedo', seats: 3 },
  { game: 'cluedo', seats: 6 },
  { game: 'watten', seats: 2 },
  { game: 'watten', seats: 3 },
  { game: 'watten', seats: 4 },
  { game: 'watten', seats: 6 },
  { game: 'blind-watten', seats: 4 },
];
/** How often a table of people with long names is looked at, between one move and the next. */
const LOOKS = 14;

type Crowd = (typeof CROWDS)[number];

/** People with long names at one table, each with a page; the first is its host. */
async function crowd({ game, seats }: Crowd): Promise<readonly [Page, ...Page[]]> {
  const sign = newSign();
  const [first, ...others] = LONG_NAMES.slice(0, seats).map(name => name + sign);
  const host = await visitor('de-DE');
  const opened = await asks(host, game, async client => {
    await callThem(client, first ?? '');
    return client.open(game, { start: false, clock: 0, seats });
  });
  if (!opened.ok) throw new Error(opened.error.code);
  const { table } = opened.value;
  const pages: [Page, ...Page[]] = [host];
  for (const name of others) {
    const page = await visitor('de-DE');
    await asks(page, game, async client => {
      await callThem(client, name);
      await client.watch(table);
      const sat = await client.sit(table);
      if (!sat.ok) throw new Error(sat.error.code);
    });
    pages.push(page);
  }
  await asks(host, game, client => client.startGame(table));
  for (const page of pages) await goTo(page, table);
  return pages;
}

test.each(CROWDS)(
  '$game of $seats with long names: nothing is cut off, covered or on top of each other',
  async scene => {
    const pages = await crowd(scene);
    const [host] = pages;
    const faults: string[] = [];
    for (let look = 0; look < LOOKS; look++) {
      faults.push(...(await faultsOf(host, `look ${look}`)));
      for (const page of pages) await act(page);
      await host.waitForTimeout(60);
    }
    await Promise.all(pages.map(page => page.context().close()));
    expect([...new Set(faults)]).toEqual([]);
  },
);
