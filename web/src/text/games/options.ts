import { isObject, type Offer } from '@stammtisch/kernel';
import type { Leavers, Scene } from '@stammtisch/protocol';

import { tableTexts } from '../texts.ts';
import { listingTextsOf } from './listed.ts';

/** How a table plays: what each option is about, and how it is here. */
export function optionsInWords(
  game: string,
  options: unknown,
): readonly (readonly [string, string])[] {
  const known = listingTextsOf(game)?.options ?? {};
  if (!isObject(options)) return [];
  return Object.entries(known).flatMap(([name, { title, is }]) =>
    name in options ? [[title, is(options[name])] as const] : [],
  );
}

/** What happens to whoever leaves, as a pair like the options. */
export function leaversInWords(leavers: Leavers | undefined): readonly [string, string] {
  const { title, is } = tableTexts().leavers;
  return [title, is[leavers ?? 'computer']];
}

/** The same where it is worth saying: where a round can be lost, or the table waits. */
export const leaversIfTold = (
  offer: Offer | undefined,
  leavers: Leavers | undefined,
): readonly (readonly [string, string])[] =>
  offer?.canForfeit === true || leavers === 'wait' ? [leaversInWords(leavers)] : [];

/** How a table plays where a round can be lost by leaving. */
export const rulesInWords = (
  game: string,
  options: unknown,
  { room }: Scene,
): readonly (readonly [string, string])[] => [
  ...optionsInWords(game, options),
  leaversInWords(room.leavers),
];

/** How long people may think, as a pair like the options; without a number, as long as they like. */
export function clockInWords(seconds: number | undefined): readonly [string, string] {
  const { title, none, is } = tableTexts().thinking;
  return [title, seconds === undefined || seconds === 0 ? none : is(seconds)];
}

/** What everyone has besides their clock; nothing where there is none. */
export const reserveInWords = (
  seconds: number | undefined,
): readonly (readonly [string, string])[] =>
  seconds === undefined || seconds === 0
    ? []
    : [[tableTexts().thinking.reserve, tableTexts().thinking.is(seconds)]];

/** The strengths of a game's computer players in words, the strongest first. */
export function levelsOf(skills: number): readonly string[] {
  const { best, strong, medium, easy } = tableTexts().skill;
  if (skills > 3) return [best, strong, medium, easy];
  return skills === 2 ? [strong, easy] : [strong, medium, easy].slice(0, skills);
}

/** How well the computers play, as pairs like the options; nothing where there is only one way. */
export function skillInWords(
  skills: number,
  skill: number | undefined,
): readonly (readonly [string, string])[] {
  const levels = levelsOf(skills);
  const level = levels[skill ?? 0] ?? levels.at(-1);
  return levels.length < 2 || level === undefined ? [] : [[tableTexts().skill.title, level]];
}
