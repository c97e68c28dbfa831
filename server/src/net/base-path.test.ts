import { expect, test } from 'vitest';

import { pathBelow } from './base-path.ts';

test.each([
  ['', '/t/a', '/t/a'],
  ['', undefined, '/'],
  ['/games', '/games', '/'],
  ['/games', '/games/', '/'],
  ['/games', '/games?x=1', '/?x=1'],
  ['/games', '/games/t/a', '/t/a'],
  ['/games', '/t/a', '/t/a'],
  ['/games', '/gamesome', '/gamesome'],
  ['/games', '/games/games/x', '/games/x'],
])('below %j, %j is %j', (basePath, url, path) => {
  expect(pathBelow(basePath, url)).toBe(path);
});
