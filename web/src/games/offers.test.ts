import * as bigTwo from '@stammtisch/big-two';
import * as blackjack from '@stammtisch/blackjack';
import * as blindWatten from '@stammtisch/blind-watten';
import * as cluedo from '@stammtisch/cluedo';
import * as watten from '@stammtisch/watten';
import { expect, test } from 'vitest';

import { de } from '../text/de.ts';
import { en } from '../text/en.ts';
import { it } from '../text/it.ts';
import { OFFERS, presetOf } from './offers.ts';

const BOTS = {
  'big-two': bigTwo.bots,
  blackjack: blackjack.bots,
  'blind-watten': blindWatten.bots,
  cluedo: cluedo.bots,
  watten: watten.bots,
};

const GAMES = {
  'big-two': bigTwo.game,
  blackjack: blackjack.game,
  'blind-watten': blindWatten.game,
  cluedo: cluedo.game,
  watten: watten.game,
};

test.each(OFFERS)('$game is offered as its rules have it', offer => {
  const { options, seats, canForfeit = false, clock } = GAMES[offer.game];
  expect(offer.bounds).toEqual(options.bounds);
  expect(offer.presets).toEqual(options.presets);
  expect(offer.canForfeit).toBe(canForfeit);
  expect(offer.clock).toBe(clock);
  expect(offer.skills).toBe(BOTS[offer.game].length);
  const { min, max, usual = max } = seats;
  expect(offer.seats ?? { min: 4, max: 4, usual: 4 }).toEqual({ min, max, usual });
});

test.each(OFFERS)('$game: every preset and every value has words in every language', offer => {
  for (const book of [en, de, it]) {
    const said: string[] = [];
    const { presets, options } = book.games[offer.game];
    expect(Object.keys(presets)).toEqual(offer.presets.map(({ name }) => name));
    for (const [name, { title, is }] of Object.entries(options)) {
      const bounds = offer.bounds[name];
      const values =
        bounds?.is === 'one of' ? bounds.of : bounds?.is === 'flag' ? [true, false] : [0, 100];
      said.push(title, ...values.map(is));
    }
    expect(new Set(said).size).toBe(said.length);
    for (const text of said) expect(text).toMatch(/^.{5,}$/);
  }
});

test('options that are a preset are recognised', () => {
  for (const offer of OFFERS)
    for (const preset of offer.presets) expect(presetOf(offer, preset.options)).toBe(preset.name);
  expect(presetOf(OFFERS.at(-1)!, { stake: 7 })).toBe(undefined);
});
