import { expect, test } from 'vitest';

import { cookieFor, noCookie, tokenIn } from './cookie.ts';

const [SAFE, PLAIN] = ['s'.repeat(40), 'p'.repeat(40)];
const both = `stammtisch=${PLAIN}; __Host-stammtisch=${SAFE}`;

test('over TLS only the cookie counts that nobody but this house can have set', () => {
  const origin = 'https://house.example';
  expect(tokenIn({ cookie: both, origin })).toBe(SAFE);
  expect(tokenIn({ cookie: `stammtisch=${PLAIN}`, origin })).toBeUndefined();
});

test('on a plain local address there is only the plain one', () => {
  const origin = 'http://192.0.2.7:4747';
  expect(tokenIn({ cookie: `stammtisch=${PLAIN}`, origin })).toBe(PLAIN);
  expect(tokenIn({ cookie: `other=1;stammtisch=${PLAIN} ` })).toBe(PLAIN);
});

test.each([
  '',
  'stammtisch',
  'stammtisch=',
  `stammtisch=${'P'.repeat(40)}`,
  'stammtisch=a b',
  ';;=',
])('what is no token is none: %j', cookie => {
  expect(tokenIn({ cookie })).toBeUndefined();
});

test('a cookie that is taken away is over at once, under both names', () => {
  expect(noCookie('http://house')).toMatch(/^stammtisch=; .*Max-Age=0$/);
  expect(noCookie('https://house')).toMatch(/^__Host-stammtisch=; .*Max-Age=0; Secure$/);
  expect(cookieFor({ token: SAFE, until: 5_000 }, 9_000, 'https://house')).toContain('Max-Age=0;');
});
