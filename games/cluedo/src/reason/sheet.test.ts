import { seeded, type Viewer } from '@stammtisch/kernel';
import { describe, expect, test } from 'vitest';

import { cardsOf } from '../deal.ts';
import { CARDS, type Moving } from '../state.ts';
import { dealt, guess, placed } from '../testing/position.ts';
import { view } from '../view.ts';
import { evidenceOf, type Mark, type MatchView, sheetOf } from './index.ts';
import { asked } from './testing/asked.ts';
import { everyDeal } from './testing/every-deal.ts';

const seenBy = (viewer: Viewer, state: Moving) => view(state, viewer) as MatchView;

describe('every cell says exactly what is so in every deal that fits', () => {
  const marks = (deals: number, fitting: number): Mark =>
    fitting === 0 ? 'no' : fitting === deals ? 'yes' : 'open';

  test.each([
    [2, 2, 2],
    [2, 5, 2],
    [3, 9, 3],
    [3, 14, 3],
    [4, 16, 2],
    [5, 18, 1],
    [6, 20, 1],
  ])('%i players after %i suspicions of the first %i', (players, number, askers) => {
    for (let seed = 0; seed < 3; seed++) {
      const random = seeded('sheet', players, seed);
      const start = dealt(players);
      const suspicions = Array.from({ length: number }, () => asked(random, start, askers));
      const seen = seenBy(0, { ...start, suspicions });
      const deals = everyDeal(evidenceOf(seen));
      expect(deals.length).toBeGreaterThan(0);
      const sheet = sheetOf(seen);
      for (const card of CARDS) {
        const count = (holds: (deal: (typeof deals)[number]) => boolean) =>
          marks(deals.length, deals.filter(holds).length);
        expect(sheet[card].seats.map(({ mark }) => mark)).toEqual(
          start.hands.map((_, seat) => count(({ hands }) => hands[seat]!.includes(card))),
        );
        expect(sheet[card].envelope.mark).toBe(
          count(({ solution }) => cardsOf(solution).includes(card)),
        );
      }
    }
  });
});

describe('reasons', () => {
  /** Seat 0 asks twice, and nobody can show red, the rope or the study. */
  const state = placed(
    {},
    {
      suspicions: [
        { asker: 1, guess: guess('blue dagger hall'), passed: [], by: 2, card: 'dagger' },
        { asker: 0, guess: guess('green pipe study'), passed: [1], by: 2, card: 'green' },
        { asker: 0, guess: guess('red rope lounge'), passed: [1, 2, 3] },
      ],
    },
  );

  test('the own hand, a card shown, a pass, and what follows from them', () => {
    const sheet = sheetOf(seenBy(0, state));
    expect(sheet.yellow.seats[0]).toEqual({ mark: 'yes', reason: { why: 'seen' } });
    expect(sheet.blue.seats[0]).toEqual({ mark: 'no', reason: { why: 'seen' } });
    expect(sheet.yellow.seats[1]).toEqual({ mark: 'no', reason: { why: 'elsewhere', place: 0 } });
    expect(sheet.green.seats[2]).toEqual({ mark: 'yes', reason: { why: 'shown', suspicion: 1 } });
    expect(sheet.pipe.seats[1]).toEqual({ mark: 'no', reason: { why: 'passed', suspicion: 1 } });
    expect(sheet.red.envelope).toEqual({ mark: 'yes', reason: { why: 'deduced' } });
    expect(sheet.blue.envelope).toEqual({ mark: 'no', reason: { why: 'deduced' } });
    expect(sheet.study.envelope).toEqual({ mark: 'open' });
  });

  test('a clause is not a reason before it is down to one card', () => {
    expect(sheetOf(seenBy(3, state)).dagger.seats[2]).toEqual({ mark: 'open' });
    const more = {
      asker: 3,
      guess: guess('green candlestick hall'),
      passed: [0],
      by: 1,
      card: 'hall',
    } as const;
    const sheet = sheetOf(seenBy(3, { ...state, suspicions: [...state.suspicions, more] }));
    // Seat 3 holds blue and has seen the hall: of the first three only the dagger is left for seat 2.
    expect(sheet.dagger.seats[2]).toEqual({ mark: 'yes', reason: { why: 'deduced' } });
  });

  test('whoever is out has been told', () => {
    const sheet = sheetOf(seenBy(3, { ...state, out: [3] }));
    expect(sheet.study.envelope).toEqual({ mark: 'yes', reason: { why: 'told' } });
    expect(sheet.hall.envelope).toEqual({ mark: 'no', reason: { why: 'told' } });
  });

  test('the gallery holds nothing and is shown nothing', () => {
    const sheet = sheetOf(seenBy('gallery', state));
    expect(sheet.yellow.seats.map(({ mark }) => mark)).toEqual(['open', 'open', 'open', 'open']);
    expect(sheet.red.seats.map(({ mark }) => mark)).toEqual(['open', 'no', 'no', 'no']);
  });
});
