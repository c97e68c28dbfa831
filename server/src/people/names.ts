import { LIMITS } from '@stammtisch/protocol';

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
export const madeUpName = (draw: (bound: number) => number): string =>
  `${GIVEN[draw(GIVEN.length)]!} ${draw(900) + 100}`;

/** A name as it is kept, or undefined if it cannot be one. */
export function cleanName(text: string): string | undefined {
  const name = text.normalize('NFC').trim().replaceAll(/ +/g, ' ');
  const { length } = Array.from(name);
  if (length < LIMITS.nameMin || length > LIMITS.name) return undefined;
  return /^[\p{L}\p{M}\p{N} ._'-]+$/u.test(name) && isOneScript(name) ? name : undefined;
}

const SCRIPTS = [
  /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]+$/u,
  /^[\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]+$/u,
  /^[\p{Script=Greek}\p{Script=Common}\p{Script=Inherited}]+$/u,
];

const isOneScript = (name: string): boolean =>
  SCRIPTS.some(script => script.test(name)) && /\p{L}/u.test(name);

/** Letters that look like others, also across scripts. */
const LOOKS_LIKE: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'l',
  i: 'l',
  ı: 'l',
  '|': 'l',
  '5': 's',
  ß: 'ss',
  а: 'a',
  в: 'b',
  е: 'e',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
  і: 'l',
  ј: 'j',
  ѕ: 's',
  α: 'a',
  β: 'b',
  ε: 'e',
  η: 'n',
  ι: 'l',
  κ: 'k',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
};

/** Two names with the same skeleton could be taken for each other. */
export const skeletonOf = (name: string): string =>
  Array.from(name.normalize('NFKD').toLowerCase())
    .filter(letter => /[\p{L}\p{N}]/u.test(letter))
    .map(letter => LOOKS_LIKE[letter] ?? letter)
    .join('');
