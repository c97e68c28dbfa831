import { readdirSync, readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

const HOME = 'games/cluedo';

/** The numbers at the beginning of its paragraphs: `7.2`. */
const numbersIn = (file: string): readonly string[] =>
  Array.from(
    readFileSync(`${HOME}/${file}`, 'utf8').matchAll(/^(\d+\.\d+) /gm),
    ([, at = '']) => at,
  );

const RULES = numbersIn('RULES.md');

const SOURCES = readdirSync(`${HOME}/src`, { recursive: true, encoding: 'utf8' }).filter(file =>
  file.endsWith('.ts'),
);

/** The numbers after `rule` or `rules`, and those in brackets, as the titles of tests have them. */
const citedIn = (text: string): readonly string[] =>
  Array.from(
    text.matchAll(/(?:\brules? |(?<!\w)\()([1-9]\d*\.\d+(?:(?:, | and | to )\d+\.\d+)*)\b/gi),
    ([, numbers = '']) => numbers.split(/, | and | to /),
  ).flat();

describe('the rulebook', () => {
  test('has every rule once and in order', () => {
    const order = (number: string) => number.split('.').map(Number);
    const sorted = RULES.toSorted((a, b) => {
      const [[chapter = 0, rule = 0], [other = 0, its = 0]] = [order(a), order(b)];
      return chapter - other || rule - its;
    });
    expect(RULES).toEqual([...new Set(sorted)]);
    expect(RULES.length).toBeGreaterThan(45);
  });

  test.each(SOURCES)('has every rule that %s cites', file => {
    const cited = citedIn(readFileSync(`${HOME}/src/${file}`, 'utf8'));
    expect(cited.filter(number => !RULES.includes(number))).toEqual([]);
  });

  test('has no rule that no test cites', () => {
    const tests = SOURCES.filter(file => file.endsWith('.test.ts'));
    const cited = tests.flatMap(file => citedIn(readFileSync(`${HOME}/src/${file}`, 'utf8')));
    expect(RULES.filter(number => !cited.includes(number))).toEqual([]);
  });
});
