import { readdirSync, readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

const HOME = 'games/watten';

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
    text.matchAll(/(?:\brules? |(?<!\w)\()(\d+\.\d+(?:(?:, | and | to )\d+\.\d+)*)\b/gi),
    ([, numbers = '']) => numbers.split(/, | and | to /),
  ).flat();

describe('the rulebook', () => {
  test('has the same rules in English and in German, each once and in order', () => {
    expect(numbersIn('RULES.de.md')).toEqual(RULES);
    expect(new Set(RULES).size).toBe(RULES.length);
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
