import { offer } from '@stammtisch/watten/offer';

import { rulebookLoader, type RulePictures } from '../../rulebook.ts';

export const loadRulebook = rulebookLoader(offer, {
  en: () => import('./en.ts').then(({ en }) => en),
  de: () => import('./de.ts').then(({ de }) => de),
  it: () => import('./it.ts').then(({ it }) => it),
});

/** The classes with Unter for Schlag and leaves for trump. */
export const pictures: RulePictures = {
  '4.1': [['Kh', '7b', '7a'], ['Ul'], ['Ub', 'Uh', 'Ua'], ['Al', 'Kl', 'Ol'], ['Ah', 'Ob', '9a']],
  '4.2': [['Kh', '7b', '7a']],
};
