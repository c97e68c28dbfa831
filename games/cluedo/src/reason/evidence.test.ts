import type { Viewer } from '@stammtisch/kernel';
import { describe, expect, test } from 'vitest';

import type { Match } from '../state.ts';
import { guess, placed } from '../testing/position.ts';
import { view } from '../view.ts';
import { type Evidence, evidenceOf, type MatchView } from './index.ts';

/**
 * Red did it, with the rope, in the study. Seat 0 holds yellow, purple, pistol, conservatory
 * and lounge; seat 1 white, candlestick, wrench, dining and hall; seat 2 green, dagger, kitchen
 * and billiard; seat 3 blue, pipe, ballroom and library.
 */
const evidence = (viewer: Viewer, changes: Partial<Match>): Evidence =>
  evidenceOf(view(placed({}, changes), viewer) as MatchView);

const asked = {
  asker: 0,
  guess: guess('green pipe study'),
  passed: [1],
  by: 2,
  card: 'green',
} as const;

describe('what a viewer has been told', () => {
  test('the own hand, and how many cards the others hold', () => {
    expect(evidence(2, {})).toEqual({
      sizes: [5, 5, 4, 4],
      has: [[], [], ['green', 'dagger', 'kitchen', 'billiard'], []],
      lacks: [[], [], [], []],
      clauses: [],
      excluded: [],
    });
  });

  test('the asker is shown a card, the others learn that there is one', () => {
    const clause = { seat: 2, cards: ['green', 'pipe', 'study'] };
    const lacks = [[], ['green', 'pipe', 'study'], [], []];
    expect(evidence(0, { suspicions: [asked] })).toMatchObject({ lacks, clauses: [] });
    expect(evidence(0, { suspicions: [asked] }).has[2]).toEqual(['green']);
    expect(evidence(3, { suspicions: [asked] })).toMatchObject({ lacks, clauses: [clause] });
    expect(evidence('gallery', { suspicions: [asked] })).toMatchObject({
      has: [[], [], [], []],
      lacks,
      clauses: [clause],
    });
  });

  test('so it is before the card is shown, for the asker too', () => {
    const { card: _, ...pending } = asked;
    expect(evidence(0, { suspicions: [pending] })).toMatchObject({
      has: [expect.anything(), [], [], []],
      clauses: [{ seat: 2, cards: ['green', 'pipe', 'study'] }],
    });
  });

  test('nobody can show a card: all who were asked lack all three', () => {
    const nobody = { asker: 1, guess: guess('red rope hall'), passed: [2, 3, 0] };
    const { lacks, clauses } = evidence('gallery', { suspicions: [nobody, asked] });
    expect(lacks).toEqual([
      ['red', 'rope', 'hall'],
      ['green', 'pipe', 'study'],
      ['red', 'rope', 'hall'],
      ['red', 'rope', 'hall'],
    ]);
    expect(clauses).toHaveLength(1);
  });

  test('a wrong accusation, and the solution for whoever made it', () => {
    const accusation = { seat: 3, guess: guess('red rope hall'), right: false };
    const changes = { accusations: [accusation], out: [3] };
    expect(evidence(0, changes)).toMatchObject({ excluded: [accusation.guess] });
    expect(evidence(0, changes)).not.toHaveProperty('solution');
    expect(evidence(3, changes)).toMatchObject({ solution: guess('red rope study') });
  });
});
