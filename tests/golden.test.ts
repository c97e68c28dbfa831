import { existsSync, readdirSync, readFileSync } from 'node:fs';

import { CATALOGUE } from '@stammtisch/bots';
import { replayGolden } from '@stammtisch/kernel/testing';
import { describe, expect, test } from 'vitest';

const folderOf = (name: string): string => `games/${name}/golden`;
const recordsOf = (name: string): readonly string[] =>
  existsSync(folderOf(name)) ? readdirSync(folderOf(name)) : [];

describe.each(Object.keys(CATALOGUE))('the golden games of %s', name => {
  test.each(recordsOf(name))(
    '%s leads through the same states as on the day it was kept',
    async file => {
      const { game } = await CATALOGUE[name]!();
      const text = readFileSync(`${folderOf(name)}/${file}`, 'utf8');
      expect(replayGolden(game, text)).toBe(text);
    },
  );

  test('there are some, and a changed one is noticed', async () => {
    const [file] = recordsOf(name);
    const { game } = await CATALOGUE[name]!();
    const text = readFileSync(`${folderOf(name)}/${file}`, 'utf8');
    const otherStates = text.replaceAll(/; .{16}/g, '; 0123456789abcdef');
    expect(replayGolden(game, otherStates)).toBe(text);
    expect(otherStates).not.toBe(text);
    const withoutSeats = text.replaceAll(/^house took .*\n/gm, '');
    expect(() => replayGolden(game, withoutSeats)).toThrow('is refused');
  });
});
