import { describe, expect, test } from 'vitest';

import { phrasesOf } from '../table/phrases.ts';
import { de as houseDe } from '../text/de.ts';
import { en as houseEn } from '../text/en.ts';
import { it as houseIt } from '../text/it.ts';
import { de as bigTwoDe } from './big-two/text/de.ts';
import { en as bigTwoEn } from './big-two/text/en.ts';
import { it as bigTwoIt } from './big-two/text/it.ts';
import { de as blackjackDe } from './blackjack/text/de.ts';
import { en as blackjackEn } from './blackjack/text/en.ts';
import { it as blackjackIt } from './blackjack/text/it.ts';
import { de as blindDe } from './blind-watten/text/de.ts';
import { en as blindEn } from './blind-watten/text/en.ts';
import { it as blindIt } from './blind-watten/text/it.ts';
import { de as cluedoDe } from './cluedo/text/de.ts';
import { en as cluedoEn } from './cluedo/text/en.ts';
import { it as cluedoIt } from './cluedo/text/it.ts';
import { de as wattenDe } from './watten/text/de.ts';
import { en as wattenEn } from './watten/text/en.ts';
import { it as wattenIt } from './watten/text/it.ts';

const BOOKS = {
  en: { bigTwoEn, blackjackEn, blindEn, cluedoEn, wattenEn },
  de: { bigTwoDe, blackjackDe, blindDe, cluedoDe, wattenDe },
  it: { bigTwoIt, blackjackIt, blindIt, cluedoIt, wattenIt },
} as const;

type Language = keyof typeof BOOKS;

const NAME = 'Steinbock';

/** Stands for whatever a text asks for: somebody, a card, a number, dice. */
const anything = (you: boolean): unknown =>
  Object.assign(Object('7h'), { name: NAME, you, many: false, join: () => '3, 4' });

interface Sentence {
  readonly fact: string;
  readonly ofOther: string;
  readonly ofYou: string;
}

/** Everything that is told of somebody, once of another person and once of the reader. */
function sentencesIn(facts: Readonly<Record<string, unknown>>): readonly Sentence[] {
  return Object.entries(facts).flatMap(([fact, text]) => {
    if (typeof text !== 'function') return [];
    const tell = (you: boolean) => String(text(...Array.from({ length: 4 }, () => anything(you))));
    const [ofOther, ofYou] = [tell(false), tell(true)];
    // A computer is nobody's "you"; where several are named, whoever lists them says "You".
    const isOfSomebody =
      ofOther.includes(NAME) && !['satBot', 'scoreOf', 'roundOver'].includes(fact);
    return isOfSomebody ? [{ fact, ofOther, ofYou }] : [];
  });
}

/** The parts of a catalogue that tell of people. */
const toldIn = (book: object): Readonly<Record<string, unknown>> => ({
  ...('facts' in book && Object(book.facts)),
  ...('history' in book && Object(book.history)),
});

/** Third persons after the second: "You takes", "Du nimmt", "Tu prende". */
const WRONG: Readonly<Record<Language, RegExp>> = {
  en: /\b[Yy]ou (?:is|has|was|does|goes|\w+[^s\W]s)\b/,
  de: /\bDu \w*(?:[^szß]t|e|en)\b|\bDu \w+ sich\b/,
  it: /\bTu (?:è|ha|\w+[ae])\b|^\p{Ll}|\bsi (?:siede|alza)\b/u,
};

/** How a sentence about the reader begins where one about others begins with the name. */
const BEGINNING: Readonly<Record<Language, RegExp>> = {
  en: /^Your?\b/,
  de: /^(?:Du|Deine?)\b/,
  it: /^(?:Tu\b|(?:Non )?(?:Ti |Ci )?\p{Lu}?\p{L}*[ià]\b)/u,
};

const ALL = (['en', 'de', 'it'] as const).flatMap(language =>
  Object.entries(BOOKS[language]).flatMap(([name, book]) =>
    sentencesIn(toldIn(book)).map(sentence => ({ language, book: name, ...sentence })),
  ),
);

test('there is something to look at in every language', () => {
  for (const language of ['en', 'de', 'it'] as const)
    expect(ALL.filter(each => each.language === language).length).toBeGreaterThan(70);
});

describe('what is told of you', () => {
  test.each(ALL)('$book $fact: $ofYou', ({ language, ofOther, ofYou }) => {
    expect(ofYou).not.toContain(NAME);
    expect(ofYou).not.toMatch(WRONG[language]);
    expect(ofYou).toMatch(ofOther.startsWith(NAME) ? BEGINNING[language] : /^./);
  });
});

describe('the check itself', () => {
  test.each([
    ['en', 'You takes it'],
    ['en', 'You is ready'],
    ['de', 'Du nimmt den Stich'],
    ['de', 'Du setzt sich'],
    ['it', 'Tu prende la carta'],
    ['it', 'passi'],
  ] as const)('%s: "%s" is wrong', (language, text) => expect(text).toMatch(WRONG[language]));
});

/** Every text of a catalogue that counts something, told of one. */
function ofOne(book: unknown, path: string): readonly (readonly [string, string])[] {
  if (typeof book === 'function') {
    try {
      return [[path, String(book(1, 1, 1, 1))]];
    } catch {
      // It asks for something else than numbers.
      return [];
    }
  }
  if (typeof book !== 'object' || book === null) return [];
  return Object.entries(book).flatMap(([key, value]) => ofOne(value, `${path}.${key}`));
}

/** "1 penalty points", "1 Karten", "1 prese". */
const MANY: Readonly<Record<Language, RegExp>> = {
  en: /(?<!of )\b1 (?:penalty )?(?:points|cards|steps|tricks|players|seats|computers|people|seconds|minutes|games)\b/,
  de: /(?<!von )\b1 (?:Karten|Punkte|Strafpunkte|Stiche|Schritte|Sekunden|Minuten|Personen|Spiele|Plätze)\b/,
  it: /(?<!su )\b1 (?:carte|punti|prese|passi|vinte|giocatori|minuti|secondi|persone|posti)\b/,
};

const HOUSE = { en: houseEn, de: houseDe, it: houseIt } as const;

test.each(['en', 'de', 'it'] as const)('one is not told as many, in %s', language => {
  const texts = Object.entries({ house: HOUSE[language], ...BOOKS[language] }).flatMap(
    ([name, book]) => ofOne(book, name),
  );
  expect(texts.length).toBeGreaterThan(100);
  // No game is played to one point.
  const counted = texts.filter(([path]) => !/(target\.is|guide\.aim)$/.test(path));
  expect(counted.filter(([, text]) => MANY[language].test(text))).toEqual([]);
});

test('Germans are am Zug, in every game of the house', () => {
  for (const book of [houseDe, bigTwoDe, blackjackDe, cluedoDe])
    expect(JSON.stringify(ofOne(book, '')) + JSON.stringify(book)).not.toMatch(/\bdran\b/);
});

test.each(['en', 'de', 'it'] as const)('no quick phrase is offered twice, in %s', language => {
  for (const book of Object.values(BOOKS[language])) {
    const own = book.phrases;
    // Every game has some of its own (J13).
    expect(own.length).toBeGreaterThanOrEqual(3);
    const phrases = phrasesOf(own, HOUSE[language].chat.quick);
    expect(new Set(phrases).size).toBe(phrases.length);
    expect(phrases).toEqual(expect.arrayContaining([...own, ...HOUSE[language].chat.quick]));
  }
});
