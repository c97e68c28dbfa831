import { expect, test } from 'vitest';

import { fuzz } from './fuzz.ts';

const COUNT = Number(process.env['FUZZ'] ?? 2_000);

test(`${COUNT} strange messages each get one answer, and the house does not stumble`, async () => {
  const { complaints, answered } = await fuzz(1, COUNT);
  expect(complaints.slice(0, 5)).toEqual([]);
  // It is a real mixture: some get through, most do not.
  for (const kind of ['ok', 'bad-message', 'no-hello', 'too-large', 'not-seated', 'bad-name'])
    expect(Object.keys(answered)).toContain(kind);
});
