import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

test('the first style of a page says in which order all others count', () => {
  const html = readFileSync('web/dist/index.html', 'utf8');
  const [first = ''] = [...html.matchAll(/assets\/[\w-]+\.css/g)].map(([name]) => name);
  expect(readFileSync(`web/dist/${first}`, 'utf8')).toMatch(/^@layer reset\b/);
});
