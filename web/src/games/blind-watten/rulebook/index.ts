import { offer } from '@stammtisch/blind-watten/offer';

import { rulebookLoader, type RulePictures } from '../../rulebook.ts';

export const loadRulebook = rulebookLoader(offer, {
  en: () => import('./en.ts').then(({ en }) => en),
  de: () => import('./de.ts').then(({ de }) => de),
  it: () => import('./it.ts').then(({ it }) => it),
});

/** With king for Schlag and hearts for trump. */
export const pictures: RulePictures = {
  '1.2': [['6b']],
  '5.1': [['Ah'], ['Kh'], ['Kb', 'Kl', 'Ka'], ['Oh', 'Uh', 'Th'], ['Al', 'Ob', '7a']],
};
