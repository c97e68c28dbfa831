import type { Offer } from '@stammtisch/kernel';

import { MAX_DECKS } from './odds/rules.ts';
import type { Options } from './state.ts';

export const MOST_SEATS = 5;

export const offer: Offer<Options> = {
  name: 'blackjack',
  seats: { min: 1, max: MOST_SEATS, usual: 3 },
  strengths: ['counter', 'book', 'timid', 'novice'],
  againstBank: true,
  clock: 30,
  // Bets are no secret and hurt nobody: at a table of strangers and computers they run at once.
  quick: { betting: 'together' },
  options: {
    bounds: {
      decks: { is: 'whole', min: 1, max: MAX_DECKS },
      peek: { is: 'flag' },
      split: { is: 'flag' },
      doubleAfterSplit: { is: 'flag' },
      soft17: { is: 'one of', of: ['stand', 'hit'] },
      betting: { is: 'one of', of: ['inTurn', 'together'] },
    },
    presets: [
      {
        name: 'bjx',
        options: {
          decks: 1,
          peek: false,
          split: false,
          doubleAfterSplit: true,
          soft17: 'stand',
          betting: 'inTurn',
        },
      },
      {
        name: 'vegas',
        options: {
          decks: 1,
          peek: true,
          split: true,
          doubleAfterSplit: true,
          soft17: 'stand',
          betting: 'together',
        },
      },
    ],
  },
};
