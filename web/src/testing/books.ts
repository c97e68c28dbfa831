import { expect, test } from 'vitest';

import type { Who } from '../table/table-context.ts';

export const keysOf = <Key extends string>(
  record: Readonly<Record<Key, unknown>>,
): readonly Key[] => Object.keys(record) as Key[];

/** Whatever the rules can refuse is refused in a whole sentence. */
export const refusesInSentences = <Refusal extends string>({
  refusals,
}: {
  readonly refusals: Readonly<Record<Refusal, string>>;
}): void =>
  test('every refusal has a sentence', () => {
    for (const refusal of keysOf(refusals)) expect(refusals[refusal]).toMatch(/^.{10,}\.$/);
  });

type Name = 'sat' | 'gotUp' | 'away' | 'back' | 'ready';

/** Of the facts of people, and of these of the game. */
export function tellsYouApart<Own extends string>(
  own: readonly Own[],
  { facts }: { readonly facts: Readonly<Record<Name | Own, (by: Who) => string>> },
): void {
  const names = ['sat', 'gotUp', 'away', 'back', 'ready', ...own] as const;
  test('you and the others are told apart', () => {
    for (const fact of names)
      expect(facts[fact]({ name: 'Rosi', you: false })).not.toBe(
        facts[fact]({ name: 'Rosi', you: true }),
      );
  });
}
