import { french, german } from '@stammtisch/kernel';
import { describe, expect, test } from 'vitest';

import { type Language, LANGUAGES } from '../text/language.ts';
import { LISTINGS } from './catalogue.ts';
import { boundsOf, type Listing, type Values } from './listing.ts';
import { type Rulebook, wordsIn } from './rulebook.ts';

const FILES = import.meta.glob<string>('../../../games/*/RULES*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const fileOf = (name: string, file = 'RULES.md'): string =>
  FILES[`../../../games/${name}/${file}`] ?? '';

/** What RULES.md says under each number. */
function numberedIn(name: string): ReadonlyMap<string, string> {
  const text = fileOf(name);
  const parts = text.split(/^(?=\d+\.\d+ )|^(?=## )/m).filter(part => /^\d+\.\d+ /.test(part));
  return new Map(parts.map(part => [/^\S+/.exec(part)![0], part.replace(/^\S+/, '')]));
}

/** Every preset, and every preset with one option changed. */
function optionsOf({ offer }: Listing): readonly Values[] {
  const presets: readonly Values[] = offer.options.presets.map(({ options }) => ({ ...options }));
  return presets.flatMap(preset => [
    preset,
    ...[...boundsOf(offer)].flatMap(([name, bounds]) => {
      const values =
        bounds.is === 'one of'
          ? bounds.of
          : bounds.is === 'flag'
            ? [true, false]
            : [bounds.min, bounds.max];
      return values.map(value => ({ ...preset, [name]: value }));
    }),
  ]);
}

const rulesIn = ({ chapters }: Rulebook) => chapters.flatMap(({ rules }) => rules);
const allText = (book: Rulebook): string =>
  [...book.short, ...rulesIn(book).map(({ text }) => text)].join('\n');
const figuresIn = (text: string): readonly string[] => text.match(/\d+/g) ?? [];
const withoutReferences = (text: string): string => text.replaceAll(/\b\d+\.\d+\b/g, '');

const CASES = LISTINGS.flatMap(listing =>
  LANGUAGES.map(language => [listing.offer.name, language, listing] as const),
);

async function booksOf(listing: Listing, language: Language): Promise<readonly Rulebook[]> {
  const { loadRulebook } = await listing.loadRules();
  const rulebook = await loadRulebook(language);
  return optionsOf(listing).map(rulebook);
}

describe.each(CASES)('W4, V20: the rules page of %s in %s', (name, language, listing) => {
  const rules = numberedIn(name);

  test('shows every rule of RULES.md under its number, and no other', async () => {
    const shown = new Set(
      (await booksOf(listing, language)).flatMap(book => rulesIn(book).map(({ number }) => number)),
    );
    expect([...shown].toSorted()).toEqual([...rules.keys()].toSorted());
  });

  test('explains the words of the game, each once and under a rule in which it stands', async () => {
    for (const book of await booksOf(listing, language)) {
      const words = wordsIn(book, language);
      expect(words.length).toBeGreaterThan(4);
      expect(words.filter(({ word, text }) => !text.includes(word))).toEqual([]);
      expect(new Set(words.map(({ word }) => word.toLowerCase())).size).toBe(words.length);
    }
  });

  test('shows them in order, each chapter with a title', async () => {
    const titles = fileOf(name).match(/^## \d+\. .+$/gm) ?? [];
    for (const book of await booksOf(listing, language)) {
      const order = rulesIn(book).map(({ number }) => number);
      const sorted = order.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
      expect(order).toEqual(sorted);
      expect(book.chapters).toHaveLength(titles.length);
      for (const { title } of book.chapters) expect(title).toMatch(/^.{3,}$/);
    }
  });

  test('says no figure that RULES.md does not say under the same number', async () => {
    for (const [at, book] of (await booksOf(listing, language)).entries()) {
      const chosen = Object.values(optionsOf(listing)[at]!).map(String);
      for (const { number, text } of rulesIn(book)) {
        const known = [...figuresIn(rules.get(number)!), ...chosen];
        // What a point costs is the table's own figure.
        const figures = text.includes('$') ? [] : figuresIn(withoutReferences(text));
        const unknown = figures.filter(each => !known.includes(each));
        expect({ number, unknown }).toEqual({ number, unknown: [] });
      }
    }
  });

  test('refers only to rules that there are', async () => {
    for (const book of await booksOf(listing, language))
      for (const reference of allText(book).match(/(?<![$\d])\d+\.\d+\b/g) ?? [])
        expect([...rules.keys()]).toContain(reference);
  });

  test('is another one for every value of every option that the rules know', async () => {
    for (const [option, bounds] of boundsOf(listing.offer)) {
      const books = new Map<string, string>();
      const { loadRulebook } = await listing.loadRules();
      const rulebook = await loadRulebook(language);
      const values =
        bounds.is === 'one of'
          ? bounds.of
          : bounds.is === 'flag'
            ? [true, false]
            : [bounds.min, bounds.max];
      const differs = listing.offer.options.presets.some(({ options }) => {
        books.clear();
        for (const value of values)
          books.set(String(value), allText(rulebook({ ...options, [option]: value })));
        return new Set(books.values()).size === values.length;
      });
      expect({ option, differs }).toEqual({ option, differs: true });
    }
  });

  test('has what one needs to begin in two hundred words, which one reads in a minute', async () => {
    for (const { short } of await booksOf(listing, language)) {
      expect(short.join(' ').split(/\s+/).length).toBeLessThanOrEqual(200);
      expect(short.length).toBeGreaterThanOrEqual(3);
    }
  });

  test('marks what is bold in pairs, and says something under each number', async () => {
    for (const book of await booksOf(listing, language))
      for (const { text } of rulesIn(book)) {
        expect(text.split('**').length % 2).toBe(1);
        expect(text).toMatch(/^.{12,}/);
      }
  });

  test('shows pictures only of cards that there are, beside rules that there are', async () => {
    const { pictures } = await listing.loadRules();
    const pack: readonly string[] = listing.deck === 'german' ? german.PACK_33 : french.PACK;
    for (const [number, rows] of Object.entries(pictures)) {
      expect([...rules.keys()]).toContain(number);
      for (const card of rows.flat()) expect(pack).toContain(card);
    }
  });
});

test.each(LISTINGS.map(({ offer }) => offer.name))(
  '%s has the chapters of its RULES.md',
  async name => {
    const titles = fileOf(name).match(/^## \d+\. .+$/gm);
    const { loadRulebook } = await LISTINGS.find(({ offer }) => offer.name === name)!.loadRules();
    const { chapters } = (await loadRulebook('en'))({});
    expect(chapters.map(({ title }, at) => `## ${at + 1}. ${title}`)).toEqual(titles);
  },
);

test('in German, Watten has the numbers of its German RULES, too', () => {
  const german = fileOf('watten', 'RULES.de.md').match(/^\d+\.\d+(?= )/gm);
  expect(german).toEqual([...numberedIn('watten').keys()]);
});

const REFUSALS = import.meta.glob<{ refusalRules: Readonly<Record<string, string | undefined>> }>(
  './*/refusal-rules.ts',
  { eager: true },
);

test.each(LISTINGS.map(({ offer }) => offer.name))(
  'every refusal of %s leads to a rule that there is',
  name => {
    const { refusalRules = {} } = REFUSALS[`./${name}/refusal-rules.ts`] ?? {};
    const numbers = Object.values(refusalRules).flatMap(rule => rule ?? []);
    expect(numbers.length).toBeGreaterThan(5);
    expect(numbers.filter(number => !numberedIn(name).has(number))).toEqual([]);
  },
);
