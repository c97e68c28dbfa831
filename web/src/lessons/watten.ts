import type { Lesson } from './lesson.ts';

/** One is forehand: Schläge, a crit, the tight spot for a raise, and the Hauptschlag of the partner. */
export const lesson: Lesson = {
  options: {
    target: 15,
    gespanntFoul: 'penalty',
    threePlayerBidding: 'split',
    whenGespannt: 'raise',
  },
  seats: 4,
  deal: 'deal 3 Ua Ub 7b Kl 9h 7a Ol Ta 8b 9a Uh Aa 8l 9b Tl Ah Oh Th 8a Ka',
  moves: [
    '0 schlag U',
    '3 trump h',
    '0 card Ua',
    '1 card 8b',
    '2 card 8l',
    '3 card 8a',
    '0 card Ub',
    '1 card 7a',
    '2 card 9b',
    '3 card Ka',
    '1 card Ol',
    '2 card Tl',
    '3 card Th',
    '0 card 7b',
    '0 raise',
    '3 hold',
    '0 card 9h',
    '1 card 9a',
    '2 card Uh',
    '3 card Oh',
  ],
};
