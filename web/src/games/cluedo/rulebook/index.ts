import { offer } from '@stammtisch/cluedo/offer';

import { rulebookLoader, type RulePictures } from '../../rulebook.ts';

export const loadRulebook = rulebookLoader(offer, {
  en: () => import('./en.ts').then(({ en }) => en),
  de: () => import('./de.ts').then(({ de }) => de),
  it: () => import('./it.ts').then(({ it }) => it),
});

/** The board and the cards are seen at the table. */
export const pictures: RulePictures = {};
