import { describe, expect, test } from 'vitest';

import { settingsFrom } from './settings.ts';

describe('settings', () => {
  test('have defaults', () => {
    expect(settingsFrom([], {})).toMatchObject({ port: 4_747, basePath: '', logLevel: 'info' });
    expect(settingsFrom([], {})).not.toHaveProperty('chatDays');
  });

  test('a flag counts more than the environment, and an empty variable is none', () => {
    const env = { PORT: '1', MOST_PEOPLE: '7', CHAT_DAYS: '' };
    const settings = settingsFrom(['--port', '2', '--welcome', ' Servus! '], env);
    expect(settings).toMatchObject({ port: 2, mostPeople: 7, welcome: 'Servus!' });
    expect(settings).not.toHaveProperty('chatDays');
  });

  test.each([
    [['--base-path', '/games/'], { basePath: '/games' }],
    [['--base-path', '/'], { basePath: '' }],
    [
      ['--public-url', 'https://cards.example/'],
      { publicUrl: 'https://cards.example', basePath: '' },
    ],
    [
      ['--public-url', 'https://cards.example/games'],
      { publicUrl: 'https://cards.example/games', basePath: '/games' },
    ],
    [
      ['--public-url', 'https://cards.example', '--base-path', '/a/b'],
      { publicUrl: 'https://cards.example/a/b', basePath: '/a/b' },
    ],
  ])('%j say where the house is', (args, place) => {
    expect(settingsFrom(args, {})).toMatchObject(place);
  });

  test('an imprint is a link or a text', () => {
    const env = { IMPRINT_URL: 'https://example.org/me', PRIVACY: 'Nothing is kept.' };
    expect(settingsFrom([], env)).toMatchObject({
      imprint: { url: 'https://example.org/me' },
      privacy: { text: 'Nothing is kept.' },
    });
  });

  test.each([
    [['--public-url', 'games.example.org'], {}, 'must look like https://'],
    [['--public-url', 'ftp://games.example.org'], {}, 'must look like https://'],
    [['--public-url', 'https://games.example.org/?a'], {}, 'must look like https://'],
    [['--public-url', 'https://a.example/x', '--base-path', '/y'], {}, 'must end with'],
    [['--base-path', 'games'], {}, 'must look like /games'],
    [['--base-path', '/a/../b'], {}, 'must look like /games'],
    [['--most-people', '0'], {}, 'from 1 to'],
    [['--chat-days', 'few'], {}, 'from 1 to'],
    [['--welcome', 'x'.repeat(501)], {}, 'at most 500'],
    [[], { IMPRINT_URL: 'https://a.example', IMPRINT: 'x' }, 'not both'],
    [[], { PRIVACY_URL: 'javascript:alert(1)' }, 'must look like https://'],
    [[], { LOG_LEVEL: 'loud' }, 'must be one of debug'],
    [[], { LOG_FORMAT: 'xml' }, 'must be one of json'],
    [[], { ADMIN_TOKEN: 'short' }, 'at least 16'],
    [[], { ADMIN_TOKEN: 'with a space in the middle' }, 'without spaces'],
  ])('%j %j: %s', (args, env, sentence) => {
    expect(() => settingsFrom(args, env)).toThrow(sentence);
  });
});
