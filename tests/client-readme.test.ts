import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { ADMIN_TOKEN, OUTPUT, PROGRAM, robotToken } from '../e2e/client-readme.ts';
import { RealHouse } from '../e2e/house.ts';

const house = new RealHouse(['--host', '127.0.0.1'], '.', { ADMIN_TOKEN });
beforeAll(() => house.open());
afterAll(async () => void (await house.kill()));

test('the examples of the client are a program that plays in a house', async () => {
  const TOKEN = await robotToken(house.url);
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', PROGRAM],
    { env: { ...process.env, HOUSE: house.url, TOKEN }, timeout: 20_000 },
  );
  expect(stdout.trim().split('\n')).toEqual(OUTPUT);
}, 30_000);
