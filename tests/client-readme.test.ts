import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { RealHouse } from '../e2e/house.ts';

const house = new RealHouse();
beforeAll(() => house.open());
afterAll(async () => void (await house.kill()));

const PROGRAM = Array.from(
  readFileSync('client/README.md', 'utf8').matchAll(/```js\n(.*?)```/gs),
  ([, code = '']) => code,
).join('\n');

test('the examples of the client are a program that plays in a house', async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', PROGRAM],
    { env: { ...process.env, HOUSE: house.url }, timeout: 20_000 },
  );
  expect(stdout.trim().split('\n')).toEqual([
    expect.stringMatching(/^I am \S+ \d+$/),
    'bad-name',
    expect.stringMatching(/^blackjack \w+ 1$/),
    'a round is over',
    'back as the same',
    'true',
    'true',
  ]);
}, 30_000);
