import { LIMITS } from '@stammtisch/protocol';
import { BOT_NAMES } from '@stammtisch/table';

import { lookOf } from './lookalikes.ts';

const GIVEN = [
  'Enzian',
  'Murmel',
  'Gams',
  'Steinbock',
  'Amsel',
  'Zirbe',
  'Arnika',
  'Luchs',
  'Fuchs',
  'Dachs',
  'Hirsch',
  'Forelle',
  'Kiebitz',
  'Lerche',
  'Adler',
  'Bergdohle',
  'Marder',
  'Igel',
  'Biber',
  'Specht',
] as const;

/** A friendly name for someone who has not chosen one; `draw` gives a number below another. */
export const madeUpName = (draw: (bound: number) => number, digits: 3 | 5 = 3): string => {
  const least = 10 ** (digits - 1);
  return `${GIVEN[draw(GIVEN.length)]!} ${draw(9 * least) + least}`;
};

const MADE_UP = new RegExp(`^(?:${GIVEN.join('|')}) \\d+$`);

/** Whether nobody chose it. */
export const isMadeUp = (name: string): boolean => MADE_UP.test(name);

/** A name as it is kept, or undefined if it cannot be one. */
export function cleanName(text: string, most: number = LIMITS.name): string | undefined {
  const name = tidyName(text);
  const { length } = Array.from(name);
  if (length < LIMITS.nameMin || length > most) return undefined;
  const isName = /^[\p{L}\p{M}0-9 ._'-]+$/u.test(name) && /[\p{L}0-9_-]/u.test(name);
  return isName && isOneScript(name) ? name : undefined;
}

/** As people mean it who write it down in a hurry. */
export const tidyName = (text: string): string =>
  text.normalize('NFC').trim().replaceAll(/ +/g, ' ');

const SCRIPTS = [
  /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]+$/u,
  /^[\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]+$/u,
  /^[\p{Script=Greek}\p{Script=Common}\p{Script=Inherited}]+$/u,
];

const isOneScript = (name: string): boolean => SCRIPTS.some(script => script.test(name));

/** Letters that together look like another. */
const PAIRS = [
  ['rn', 'm'],
  ['vv', 'w'],
  ['cl', 'd'],
] as const;

/** Two names with the same skeleton could be taken for each other. */
export function skeletonOf(name: string): string {
  const letters = Array.from(name.normalize('NFKD')).filter(isLetter).map(lookOf).join('');
  // Dashes and underscores alone are a name, too.
  if (letters === '') return name.replaceAll(/[^_-]/g, '');
  return PAIRS.reduce((text, [pair, one]) => text.replaceAll(pair, one), letters).replaceAll(
    'i',
    'l',
  );
}

/** Not what merely stands on or beside letters. */
const isLetter = (character: string): boolean =>
  /[\p{L}\p{N}]/u.test(character) && !/[\p{Lm}ꞌꞏ]/u.test(character);

/** The computers have their names for themselves: nobody is taken for one. */
const RESERVED: ReadonlySet<string> = new Set([...BOT_NAMES, 'Bot'].map(skeletonOf));

export const isReserved = (skeleton: string): boolean => RESERVED.has(skeleton);
