import { expect, test } from 'vitest';

import { de } from '../text/de.ts';
import { en } from '../text/en.ts';
import { it } from '../text/it.ts';
import { LISTINGS, listingOf } from './catalogue.ts';
import { boundsOf, presetOf } from './listing.ts';

const NAMES = LISTINGS.map(({ offer }) => offer.name);

test.each(NAMES)('%s: every preset and every value has texts in every language', name => {
  const { offer } = listingOf(name)!;
  const bounds = boundsOf(offer);
  for (const { games } of [en, de, it]) {
    const said: string[] = [];
    const texts = games[name as keyof typeof games];
    expect(Object.keys(texts.presets)).toEqual(offer.options.presets.map(preset => preset.name));
    expect(Object.keys(texts.options).toSorted()).toEqual([...bounds.keys()].toSorted());
    for (const [option, { title, is }] of Object.entries(texts.options)) {
      const bound = bounds.get(option);
      const values =
        bound?.is === 'one of' ? bound.of : bound?.is === 'flag' ? [true, false] : [0, 100];
      said.push(title, ...values.map(is));
    }
    expect(new Set(said).size).toBe(said.length);
    for (const text of said) expect(text).toMatch(/^.{5,}$/);
  }
});

test('every game is in the texts under its own name', () => {
  for (const { games } of [en, de, it])
    expect(Object.keys(games).toSorted()).toEqual(NAMES.toSorted());
});

test('options that are a preset are recognised', () => {
  for (const { offer } of LISTINGS)
    for (const preset of offer.options.presets)
      expect(presetOf(offer, { ...preset.options })).toBe(preset.name);
  expect(presetOf(listingOf('big-two')!.offer, { stake: 7 })).toBe(undefined);
});
