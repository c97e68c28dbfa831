import type { Lesson } from './lesson.ts';

/** One is forehand and shows the Schlag: Blinde, a trump that has to be followed with the Guter, a bet. */
export const lesson: Lesson = {
  options: {
    target: 18,
    offSuit: 'rankOnly',
    rotation: 'schlagChooser',
    announceOrder: 'schlagFirst',
  },
  seats: 4,
  deal: 'deal 3 Kl Kb Ah 9a 7l Ta Ob 8l Ub 9b Aa Tl Ul 8a Ab Oh Th 8h Ka 7a',
  moves: [
    '3 no wish',
    '0 show Kl',
    '3 show Oh',
    '0 card Kl',
    '1 card 8l',
    '2 card 8a',
    '3 card 7a',
    '0 card 7l',
    '1 card Ob',
    '2 card Aa',
    '3 card 8h',
    '3 card Th',
    '0 card Ah',
    '1 card 9b',
    '2 card Tl',
    '0 bet',
    '3 accept',
    '0 card Kb',
    '1 card Ub',
    '2 card Ul',
    '3 card Oh',
  ],
  // Whoever shows a card before the computer has said that it has no wish does nothing else by that.
  beside: ['noWish'],
};
