import { globSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

/** Style sheets stay in the page once they are loaded: a class means the same everywhere, or belongs to one folder. */
const SHEETS = globSync('web/src/**/*.css').map(path => ({
  folder: /^web\/src\/((?:games\/)?[^/]+)/.exec(path)?.[1] ?? path,
  css: readFileSync(path, 'utf8').replaceAll(/\/\*[^]*?\*\//g, ''),
}));

/** What a folder's rules may refine; the rest of what it styles is its own. */
const basesOf = (folder: string): readonly string[] => {
  if (folder === 'style') return [];
  if (folder === 'table') return ['style'];
  return folder.startsWith('games/') ? ['style', 'table', 'games/german'] : ['style'];
};

/** Classes with a rule for every element that has them, wherever it is. */
const classesIn = (css: string): readonly string[] =>
  [...css.matchAll(/([^{};]+)\{/g)].flatMap(([, selectors = '']) =>
    selectors
      // Not the commas of `:is(…)`.
      .split(/,(?![^(]*\))/)
      .flatMap(selector => /^\.([\w-]+)$/.exec(selector.trim())?.[1] ?? []),
  );

function clashes(sheets: typeof SHEETS): readonly string[] {
  const folders = new Map<string, Set<string>>();
  for (const { folder, css } of sheets)
    for (const name of classesIn(css))
      folders.set(name, (folders.get(name) ?? new Set()).add(folder));
  const areApart = (one: string, other: string) =>
    one !== other && !basesOf(one).includes(other) && !basesOf(other).includes(one);
  return [...folders].flatMap(([name, of]) =>
    [...of].some(one => [...of].some(other => areApart(one, other)))
      ? [`.${name}: ${[...of].join(', ')}`]
      : [],
  );
}

test('no two folders style the same class for different things', () => {
  expect(clashes(SHEETS)).toEqual([]);
});

test('this would be noticed', () => {
  const sheets = [
    { folder: 'games/german', css: '@layer parts { .private { display: flex } }' },
    { folder: 'people', css: '.private, .other { max-inline-size: 85% }' },
    { folder: 'table', css: '.table > .private { color: red }' },
  ];
  expect(clashes(sheets)).toEqual(['.private: games/german, people']);
});
