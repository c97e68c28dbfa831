import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import type { Browser } from 'playwright-core';

import { openBrowser } from '../e2e/browser.ts';
import { command, Mistake, print } from './arguments.ts';
import { type Gallery, openGallery } from './gallery-server.ts';

const USAGE = `Takes a picture of every moment in the gallery, and makes a contact sheet of them: index.html.

  npm run screenshots -- [--to pictures] [--only watten] [--sizes 360x640,1440x900] [--themes light,dark] [--language en]`;

interface Wish {
  readonly to: string;
  readonly sizes: readonly (readonly [number, number])[];
  readonly themes: readonly string[];
  readonly language: string;
}

interface Picture {
  readonly file: string;
  readonly title: string;
  readonly width: number;
}

command(USAGE, async () => {
  const { values } = parseArgs({
    options: {
      to: { type: 'string', default: 'pictures' },
      only: { type: 'string', default: '' },
      sizes: { type: 'string', default: '360x640,844x390,768x1024,1440x900' },
      themes: { type: 'string', default: 'light,dark' },
      language: { type: 'string', default: 'en' },
    },
  });
  const wish: Wish = {
    to: values.to,
    sizes: values.sizes.split(',').map(sizeIn),
    themes: values.themes.split(','),
    language: values.language,
  };
  mkdirSync(wish.to, { recursive: true });
  const gallery = await openGallery(0);
  const browser = await openBrowser();
  const keys = gallery.keys.filter(key => key.startsWith(values.only));
  const pictures = await picturesOf({ browser, gallery, keys }, wish);
  writeFileSync(join(wish.to, 'index.html'), contactSheet(pictures));
  await browser.close();
  await gallery.server.close();
  print(`${pictures.length} pictures: ${join(wish.to, 'index.html')}`);
});

function sizeIn(text: string): readonly [number, number] {
  const [, width, height] = /^(\d{3,4})x(\d{3,4})$/.exec(text) ?? [];
  if (width === undefined || height === undefined)
    throw new Mistake(`--sizes must look like 360x640,1440x900, and not ${text}`);
  return [Number(width), Number(height)];
}

interface Shooting {
  readonly browser: Browser;
  readonly gallery: Gallery;
  readonly keys: readonly string[];
}

async function picturesOf(
  { browser, gallery, keys }: Shooting,
  { to, sizes, themes, language }: Wish,
): Promise<readonly Picture[]> {
  const pictures: Picture[] = [];
  for (const [width, height] of sizes)
    for (const theme of themes) {
      const viewport = { width, height };
      const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
      const page = await context.newPage();
      for (const moment of keys) {
        const wanted = new URLSearchParams({ moment, theme, language });
        await page.goto(`${gallery.url}?${wanted.toString()}`);
        await page.locator('main').first().waitFor();
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        const file = `${moment}-${width}x${height}-${theme}.png`;
        await page.screenshot({ path: join(to, file) });
        pictures.push({ file, title: `${moment}, ${width} × ${height}, ${theme}`, width });
      }
      await context.close();
    }
  return pictures;
}

const contactSheet = (pictures: readonly Picture[]): string =>
  [
    '<!doctype html><meta charset="utf-8"><title>Contact sheet</title>',
    '<style>body{font:14px sans-serif;display:flex;flex-wrap:wrap;gap:12px;margin:12px}figure{margin:0}img{display:block;border:1px solid #999}</style>',
    ...pictures.map(
      ({ file, title, width }) =>
        `<figure><img src="${file}" width="${Math.round(width / 2)}" alt="${title}" loading="lazy"><figcaption>${title}</figcaption></figure>`,
    ),
  ].join('\n');
