import type { Cluedo } from '@stammtisch/cluedo';

import { flag, type ListingTexts } from '../../listing-texts.ts';

export type Texts = ListingTexts<Cluedo['Options'], 'classic' | 'brisk'>;

export const en: Texts = {
  name: 'Cluedo',
  what: 'Who did it, with what, and where?',
  players: '2 to 6 players',
  presets: {
    classic: { name: 'Classic', what: 'Two dice; in the corridors all pips must be used.' },
    brisk: { name: 'Brisk', what: 'Two dice; you may walk fewer steps than you rolled.' },
  },
  options: {
    dice: { title: 'How many dice', is: dice => (dice === 1 ? 'one die' : 'two dice') },
    exactRoll: {
      title: 'In the corridors',
      is: flag('all pips must be used', 'you may walk fewer steps'),
    },
  },
};
