import { ROOMS, SUSPECTS, WEAPONS } from '@stammtisch/cluedo';
import { describe, expect, test } from 'vitest';

import { refusesInSentences, tellsYouApart } from '../../../testing/books.ts';
import type { Refusal } from '../rules.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { it } from './it.ts';

const BOOKS = { en, de, it };

describe.each(Object.entries(BOOKS))('Cluedo in %s', (_, book) => {
  refusesInSentences<Refusal>(book);

  test('every card has a name of its own, and every token a letter of its own', () => {
    const names = [
      ...SUSPECTS.map(card => book.suspects[card].name),
      ...WEAPONS.map(card => book.weapons[card].name),
      ...ROOMS.map(card => book.rooms[card].name),
    ];
    expect(new Set(names).size).toBe(21);
    expect(new Set(SUSPECTS.map(card => book.suspects[card].letter)).size).toBe(6);
    for (const card of SUSPECTS)
      expect(book.suspects[card].short).toMatch(new RegExp(`^${book.suspects[card].letter}`));
  });

  test('names fit where they stand', () => {
    for (const room of ROOMS)
      for (const line of book.rooms[room].lines) expect(line.length).toBeLessThanOrEqual(13);
    for (const card of SUSPECTS) expect(book.suspects[card].short.length).toBeLessThanOrEqual(9);
    for (const card of WEAPONS) expect(book.weapons[card].short.length).toBeLessThanOrEqual(11);
    for (const text of Object.values(book.panes).slice(1)) expect(text.length).toBeLessThan(8);
  });

  test('a guess names all three', () => {
    const guess = book.guess({ who: 'green', how: 'rope', where: 'hall' });
    expect(guess).toContain(book.suspects.green.short);
    expect(guess).toContain(book.weapons.rope.with);
    expect(guess).toContain(book.rooms.hall.in);
  });

  tellsYouApart(['passed', 'turn'], book);

  test('the question before an accusation says that there is only one', () => {
    expect(book.accusation.only).toMatch(/only|nur|solo/);
  });

  test('the guide says whose trademark the name is not', () => {
    expect(book.guide.mark).toMatch(/^Cluedo.*(trademark|Marke|marchio)/);
  });
});
