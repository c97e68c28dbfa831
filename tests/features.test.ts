import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

/** The features of a house around its tables: each is named by the title of a test that fails without it. */
const FEATURES = numbersIn(
  'W4–W12, W25–W27, J3–J10, J13–J14, J34, D14, D16–D20, D30, D32, D34–D35, D39, D43, C5–C6, C11–C24, C31–C32',
);

/** `W4–W6, J3` are W4, W5, W6 and J3. */
function numbersIn(text: string): readonly string[] {
  return Array.from(
    text.matchAll(/\b([CDJW])(\d{1,2})(?:(?:–| to )\1(\d{1,2}))?\b/g),
    ([, letter = '', first, last = first]) => {
      const count = Number(last) - Number(first) + 1;
      return Array.from({ length: count }, (_, at) => `${letter}${Number(first) + at}`);
    },
  ).flat();
}

/** What stands in quotes where a test or a group of tests begins. */
const titlesIn = (source: string): readonly string[] =>
  Array.from(
    source.matchAll(
      /^\s*(?:describe|test)(?:\.each\((?:[^`'"]|'[^']*')*?\))?\(\s*(['"`])((?:\\.|(?!\1).)*)\1/gms,
    ),
    ([, , title = '']) => title,
  );

function testFiles(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name);
    if (entry.isDirectory())
      return /^(node_modules|dist|fixtures|\..*)$/.test(entry.name) ? [] : testFiles(path);
    return /\.(test|long)\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

const NAMED = new Set(
  testFiles('.').flatMap(path => titlesIn(readFileSync(path, 'utf8')).flatMap(numbersIn)),
);

test.each(FEATURES)('%s has a test that names it', feature => {
  expect(NAMED).toContain(feature);
});

test('a number that no title names would be missed', () => {
  const source = "test('W4: the rules', () => {\n  call('W5', 'test');\n  // W6\n});";
  expect(titlesIn(source).flatMap(numbersIn)).toEqual(['W4']);
  expect(numbersIn('C11–C13, J8 and W19 to W20')).toEqual([
    'C11',
    'C12',
    'C13',
    'J8',
    'W19',
    'W20',
  ]);
});
