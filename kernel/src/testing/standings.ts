import { expect, test } from 'vitest';

interface Standings<Card, Announced, Class> {
  readonly pack: readonly Card[];
  readonly announcements: readonly Announced[];
  /** Strongest first. */
  readonly classes: readonly Class[];
  readonly classOf: (card: Card, announced: Announced) => Class;
  readonly strengthOf: (card: Card, announced: Announced) => number;
  /** Whether cards of the same class are equal. */
  readonly areEqual: (own: Class, one: Card, other: Card) => boolean;
}

/** Whatever is announced, classes lie one above the other, and only those cards are equal that should be. */
export function standInClasses<Card, Announced extends object, Class>(
  rules: Standings<Card, Announced, Class>,
): void {
  const { pack, announcements, classes, classOf, strengthOf, areEqual } = rules;

  test.each(announcements)('no class reaches into the next: $schlag, $trump', both => {
    const strengths = classes.map(each =>
      pack.filter(card => classOf(card, both) === each).map(card => strengthOf(card, both)),
    );
    const found = strengths.filter(each => each.length > 0);
    for (const [at, lower] of found.slice(1).entries())
      expect(Math.min(...found[at]!)).toBeGreaterThan(Math.max(...lower));
  });

  test.each(announcements)('only some cards of a class are equal: $schlag, $trump', both => {
    for (const one of pack)
      for (const other of pack) {
        const own = classOf(one, both);
        const isSame = own === classOf(other, both) && areEqual(own, one, other);
        expect(strengthOf(one, both) === strengthOf(other, both)).toBe(one === other || isSame);
      }
  });
}
