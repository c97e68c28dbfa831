import { mkdirSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

import { sprite } from '../src/cards/index.ts';
import { type Deck, LOOKS, MARKS, spriteFile, type Styles } from '../src/cards/names.ts';

// Draws the decks into files that the app loads as they are: node web/scripts/sprites.ts

const LIMIT_KB = 40;
const folder = new URL('../public/decks/', import.meta.url);

mkdirSync(folder, { recursive: true });
for (const look of LOOKS.french) {
  write('french', { look });
  write('french', { look, fourColor: true });
  for (const marks of MARKS) write('french', { look, fourColor: true, marks });
}
for (const look of LOOKS.german) {
  write('german', { look });
  for (const marks of MARKS) write('german', { look, marks });
}

function write<D extends Deck>(deck: D, style: Styles[D]): void {
  const file = spriteFile(deck, style);
  const text = sprite(deck, style);
  const [raw, zipped] = [Buffer.byteLength(text), gzipSync(text, { level: 9 }).length];
  writeFileSync(new URL(file, folder), text);
  if (!process.argv.includes('--quiet'))
    process.stdout.write(`${file.padEnd(28)}${kB(raw)} kB raw ${kB(zipped)} kB gzip\n`);
  if (zipped > LIMIT_KB * 1000) throw new Error(`${file} is larger than ${LIMIT_KB} kB`);
}

function kB(bytes: number): string {
  return (bytes / 1000).toFixed(1).padStart(7);
}
