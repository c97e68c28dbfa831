import { readFileSync } from 'node:fs';

import { expect } from 'vitest';

export const ADMIN_TOKEN = 'operator-2345678';

/** The examples of client/README.md, one after the other. */
export const PROGRAM = Array.from(
  readFileSync('client/README.md', 'utf8').matchAll(/```js\n(.*?)```/gs),
  ([, code = '']) => code,
).join('\n');

/** What the program prints. */
export const OUTPUT: readonly unknown[] = [
  expect.stringMatching(/^I am \S+ \d+$/),
  'bad-name',
  expect.stringMatching(/^blackjack \w+ 1$/),
  'a round is over',
  'back as the same',
  'true',
  'true',
  'robot Blechbüchse',
];

/** Of a robot that the operator makes. */
export async function robotToken(url: string): Promise<string> {
  const made = await fetch(`${url}/admin/add-robot`, {
    method: 'POST',
    headers: { authorization: `Bearer ${ADMIN_TOKEN}` },
    body: new URLSearchParams({ name: 'Blechbüchse' }),
  });
  return /<code>(\w+)<\/code>/.exec(await made.text())![1]!;
}
