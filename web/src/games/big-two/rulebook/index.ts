import { offer } from '@stammtisch/big-two/offer';

import { rulebookLoader, type RulePictures } from '../../rulebook.ts';

export const loadRulebook = rulebookLoader(offer, {
  en: () => import('./en.ts').then(({ en }) => en),
  de: () => import('./de.ts').then(({ de }) => de),
  it: () => import('./it.ts').then(({ it }) => it),
});

/** An example of every combination. */
export const pictures: RulePictures = {
  '1.3': [
    ['3d', '3c', '3h', '3s', '4d'],
    ['As', '2d', '2c', '2h', '2s'],
  ],
  '2.2': [['9h', '9s']],
  '2.3': [['Jd', 'Jc', 'Jh']],
  '2.4': [['6d', '7s', '8h', '9c', 'Td']],
  '2.5': [['4s', '7s', '9s', 'Js', 'As']],
  '2.6': [['Qd', 'Qh', 'Qs', '5c', '5h']],
  '2.7': [['8d', '8c', '8h', '8s', '3c']],
  '2.8': [['5h', '6h', '7h', '8h', '9h']],
};
