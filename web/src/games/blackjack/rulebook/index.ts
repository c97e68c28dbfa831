import { offer } from '@stammtisch/blackjack/offer';

import { rulebookLoader, type RulePictures } from '../../rulebook.ts';

export const loadRulebook = rulebookLoader(offer, {
  en: () => import('./en.ts').then(({ en }) => en),
  de: () => import('./de.ts').then(({ de }) => de),
  it: () => import('./it.ts').then(({ it }) => it),
});

/** Naturals, a soft 17 and a bust hand. */
export const pictures: RulePictures = {
  '1.2': [
    ['As', 'Kh'],
    ['Ad', '6c'],
    ['Ts', '7h', '9d'],
  ],
};
