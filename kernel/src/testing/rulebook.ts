import { readdirSync, readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

/** A game's rulebook and what cites it: every rule that is cited is there, and every rule is tested. */
export function keepsToItsRulebook(home: string): void {
  const read = (file: string): string => readFileSync(`${home}/${file}`, 'utf8');
  const rules = numbersIn(read('RULES.md'));
  const translations = readdirSync(home).filter(file => /^RULES\..+\.md$/.test(file));
  const sources = readdirSync(`${home}/src`, { recursive: true, encoding: 'utf8' }).filter(file =>
    file.endsWith('.ts'),
  );
  const citedBy = (file: string): readonly string[] => citedIn(read(`src/${file}`));

  describe('the rulebook', () => {
    test('has every rule once and in order', () => {
      expect(rules).toEqual([...new Set(rules.toSorted(byNumber))]);
      expect(rules.length).toBeGreaterThan(45);
    });

    test.each(translations)('has the same rules in %s', file => {
      expect(numbersIn(read(file))).toEqual(rules);
    });

    test.each(sources)('has every rule that %s cites', file => {
      expect(citedBy(file).filter(number => !rules.includes(number))).toEqual([]);
    });

    test('has no rule that no test cites', () => {
      const cited = sources.filter(file => file.endsWith('.test.ts')).flatMap(citedBy);
      expect(rules.filter(number => !cited.includes(number))).toEqual([]);
    });
  });
}

/** The numbers at the beginning of its paragraphs: `7.2`. */
const numbersIn = (text: string): readonly string[] =>
  Array.from(text.matchAll(/^(\d+\.\d+) /gm), ([, at = '']) => at);

/** The numbers after `rule` or `rules`, and those in brackets, as the titles of tests have them. */
const citedIn = (text: string): readonly string[] =>
  Array.from(
    text.matchAll(/(?:\brules? |(?<!\w)\()([1-9]\d*\.\d+(?:(?:, | and | to )\d+\.\d+)*)\b/gi),
    ([, numbers = '']) => numbers.split(/, | and | to /),
  ).flat();

function byNumber(one: string, other: string): number {
  const [[chapter = 0, rule = 0] = [], [its = 0, own = 0] = []] = [one, other].map(number =>
    number.split('.').map(Number),
  );
  return chapter - its || rule - own;
}
