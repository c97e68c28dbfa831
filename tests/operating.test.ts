import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { SETTINGS } from '../server/src/settings.ts';

/** The rows of the table of settings: flag and variable. */
const explained = Array.from(
  readFileSync('docs/operating.md', 'utf8').matchAll(/^\| (?:`--([\w-]+)`)? *\| `([A-Z_]+)` *\|/gm),
  ([, flag, variable]) => [variable, flag],
);

test('docs/operating.md explains every setting, and no other', () => {
  expect(explained).toEqual(Object.entries(SETTINGS));
});
