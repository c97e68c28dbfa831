import { describe, expect, test } from 'vitest';

import { isOwnOrigin, schemeIn } from './origin.ts';

describe('a page is of this house (T7)', () => {
  test.each([
    ['http://localhost:4747', 'localhost:4747', 'http'],
    ['http://192.0.2.7:4747', '192.0.2.7:4747', 'http'],
    ['http://[2001:db8::1]:4747', '[2001:db8::1]:4747', 'http'],
    ['https://house.example', 'house.example', 'https'],
    ['https://house.example', 'house.example:443', 'https'],
    ['https://house.example', 'House.Example', 'https'],
    ['https://house.example', 'house.example', undefined],
    ['http://house.example', 'house.example', undefined],
  ] as const)('%s, asked under %s by %s', (origin, host, scheme) => {
    expect(isOwnOrigin(origin, host, scheme)).toBe(true);
  });

  test.each([
    ['http://evil-localhost:4747', 'localhost:4747', 'http'],
    ['http://evil.localhost:4747', 'localhost:4747', 'http'],
    ['http://localhost:4747.evil.example', 'localhost:4747', 'http'],
    ['http://localhost:47470', 'localhost:4747', 'http'],
    ['http://localhost:474', 'localhost:4747', 'http'],
    ['http://localhost', 'localhost:4747', 'http'],
    ['http://localhost:4747', 'localhost', 'http'],
    ['http://house.example', 'house.example', 'https'],
    ['https://house.example', 'house.example', 'http'],
    ['ftp://house.example', 'house.example', undefined],
    ['http://house.example@evil.example', 'house.example', undefined],
    ['http://house.example/', 'house.example', 'http'],
    ['null', 'house.example', undefined],
    ['null', 'null', undefined],
    ['', '', undefined],
    ['http://house.example', undefined, undefined],
  ] as const)('and not %s, asked under %s by %s', (origin, host, scheme) => {
    expect(isOwnOrigin(origin, host, scheme)).toBe(false);
  });
});

test.each([
  [{}, 'http'],
  [{ 'x-forwarded-proto': 'https' }, 'https'],
  [{ 'x-forwarded-proto': 'HTTPS, http' }, 'https'],
  [{ 'x-forwarded-proto': 'http,https' }, 'http'],
  [{ 'x-forwarded-proto': 'gopher' }, 'http'],
])('%j was asked by %s', (headers, scheme) => {
  expect(schemeIn(headers)).toBe(scheme);
});
