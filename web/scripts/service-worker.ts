import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

import { type Plugin, transformWithOxc } from 'vite';

import { spriteFile } from '../src/cards/names.ts';

const SOURCE = new URL('../src/offline/service-worker.ts', import.meta.url);

/** What the pages need besides what is built: each deck as it is at first, and pictures. */
const PUBLIC = [
  `decks/${spriteFile('french', {})}`,
  `decks/${spriteFile('german', {})}`,
  'cluedo.svg',
  'icon.svg',
  'icon-turn.svg',
  'manifest.webmanifest',
];

/** Writes the service worker with the list of all files that it keeps. */
export const serviceWorker = (): Plugin => ({
  name: 'service-worker',
  apply: 'build',
  enforce: 'post',
  async generateBundle(_, bundle) {
    const built = Object.keys(bundle).filter(name => name.startsWith('assets/'));
    const files = [...built.toSorted(), ...PUBLIC];
    const contents = PUBLIC.map(name =>
      readFileSync(new URL(`../public/${name}`, import.meta.url)),
    );
    const hash = createHash('sha256').update(files.join());
    for (const content of contents) hash.update(content);
    const version = hash.digest('hex').slice(0, 12);
    const { code } = await transformWithOxc(readFileSync(SOURCE, 'utf8'), 'service-worker.ts');
    const head = `const VERSION = ${JSON.stringify(version)};\nconst FILES = ${JSON.stringify(files)};\n`;
    this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: head + code });
  },
});
