import { LIMITS } from '@stammtisch/protocol';

/** Marks that turn text around or hide it, and control characters; line breaks stay. */
const HIDDEN = /(?!\n)[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}]/gu;

/** A line of chat as it is kept, or undefined if nothing is left of it. */
export function cleanText(said: string): string | undefined {
  const text = said
    .toWellFormed()
    .normalize('NFC')
    .replaceAll('\r\n', '\n')
    .replaceAll(HIDDEN, '')
    .trim();
  return text === '' || Array.from(text).length > LIMITS.chat ? undefined : text;
}
