import { chooseOptions, defaultOptions, type Offer } from '@stammtisch/kernel';

import type { Language } from '../text/language.ts';
import type { Values } from './listing.ts';

/** What a rule says; where an option decides it, what it says under the options of a table. */
export type Rule<Options> = string | ((options: Options) => string);

/** The rules of a game in one language, by the numbers that they have in its RULES.md. */
export interface RulebookTexts<Options, Numbers extends string = string> {
  /** What one has to know to begin, to be read in a minute. */
  readonly short: readonly Rule<Options>[];
  /** The titles of the chapters, in the order of their numbers. */
  readonly chapters: readonly string[];
  readonly rules: Readonly<Record<Numbers, Rule<Options>>>;
}

/** Cards that show what a rule means, by its number. */
export type RulePictures = Readonly<Record<string, readonly (readonly string[])[]>>;

export interface NumberedRule {
  readonly number: string;
  readonly text: string;
}

/** What a table with certain options plays by. */
export interface Rulebook {
  readonly short: readonly string[];
  readonly chapters: readonly { readonly title: string; readonly rules: readonly NumberedRule[] }[];
}

/** Reads the rules of a game in a language, for the options of a table. */
export type LoadRulebook = (language: Language) => Promise<(options: Values) => Rulebook>;

/** The same options as the rules of the game have, checked by the same bounds; the usual ones for what is none. */
export const rulebookLoader =
  <Options extends object>(
    offer: Offer<Options>,
    languages: Readonly<Record<Language, () => Promise<RulebookTexts<Options>>>>,
  ): LoadRulebook =>
  async language => {
    const texts = await languages[language]();
    return values => {
      const chosen = chooseOptions(offer.options, values);
      return rulebookOf(texts, chosen.ok ? chosen.value : defaultOptions(offer.options));
    };
  };

function rulebookOf<Options>(texts: RulebookTexts<Options>, options: Options): Rulebook {
  const said = (rule: Rule<Options>): string => (typeof rule === 'string' ? rule : rule(options));
  const rules = Object.entries(texts.rules).map(([number, rule]) => ({
    number,
    text: said(rule),
  }));
  return {
    short: texts.short.map(said),
    chapters: texts.chapters.map((title, at) => ({
      title,
      rules: rules.filter(({ number, text }) => number.startsWith(`${at + 1}.`) && text !== ''),
    })),
  };
}

/** What the rules page fetches of a game. */
export interface GameRules {
  readonly loadRulebook: LoadRulebook;
  readonly pictures: RulePictures;
}

/** A word of the game, and the rule that says what it means. */
export interface Word extends NumberedRule {
  readonly word: string;
}

/** Every word that the rules explain, by the first rule in which it is marked, in the order of the alphabet. */
export function wordsIn({ chapters }: Rulebook, language: Language): readonly Word[] {
  const words = new Map<string, Word>();
  for (const rule of chapters.flatMap(({ rules }) => rules))
    for (const [, marked = ''] of rule.text.matchAll(/\*\*(.+?)\*\*/g)) {
      const word = marked.replace(/\.$/, '').replace(ARTICLE, '');
      const key = word.toLocaleLowerCase(language);
      if (!words.has(key)) words.set(key, { ...rule, word });
    }
  return [...words.values()].toSorted((one, other) =>
    one.word.localeCompare(other.word, language, { sensitivity: 'base' }),
  );
}

const ARTICLE = /^(?:the|der|die|das|il|lo|la|i|gli|le) /;
