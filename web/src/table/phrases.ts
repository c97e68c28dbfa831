/** What is said at this table, and then what is said at every one; nothing twice. */
export const phrasesOf = (
  own: readonly string[] | undefined,
  usual: readonly string[],
): readonly string[] => [...new Set([...(own ?? []), ...usual])];
