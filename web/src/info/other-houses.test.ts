import { beforeEach, describe, expect, test, vi } from 'vitest';

import { addressOf, keepHouses, otherHouses, USUAL_PORT } from './other-houses.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

describe('D18: the address of another house', () => {
  test.each([
    ['192.168.1.5', `http://192.168.1.5:${USUAL_PORT}`],
    [' 192.168.1.5:80 ', 'http://192.168.1.5'],
    ['laptop', `http://laptop:${USUAL_PORT}`],
    ['laptop:8080/', 'http://laptop:8080'],
    ['games.example.org', `http://games.example.org:${USUAL_PORT}`],
    ['games.example.org/club/', `http://games.example.org:${USUAL_PORT}/club`],
    ['https://games.example.org', 'https://games.example.org'],
    ['https://games.example.org/club/', 'https://games.example.org/club'],
    ['[fe80::1]:4800', 'http://[fe80::1]:4800'],
    ['[fe80::1]', `http://[fe80::1]:${USUAL_PORT}`],
  ])('%s is %s', (typed, url) => {
    expect(addressOf(typed)).toBe(url);
  });

  test.each([
    '',
    'not a house',
    'javascript:alert(1)',
    'ftp://example.org',
    'http://',
    'https://anna:secret@example.org',
    'laptop:99999',
    '//example.org',
  ])('%j is none', typed => {
    expect(addressOf(typed)).toBe(undefined);
  });

  test('the port is the one that a house takes by itself', async () => {
    const { readFileSync } = await import('node:fs');
    const port = /\| `--port` +\| `PORT` +\| (\d+)/.exec(
      readFileSync('docs/operating.md', 'utf8'),
    )?.[1];
    expect(USUAL_PORT).toBe(Number(port));
  });
});

describe('D18: remembered houses', () => {
  const club = { name: 'Club', url: 'https://games.example.org' };

  test('are there again', () => {
    keepHouses([club]);
    expect(otherHouses()).toEqual([club]);
  });

  test.each(['', 'no JSON', '{}', '[1,null,{"name":"x"},{"name":"x","url":"javascript:1"}]'])(
    'what is none is left out: %s',
    text => {
      kept.set('stammtisch.houses', text);
      expect(otherHouses()).toEqual([]);
    },
  );
});
