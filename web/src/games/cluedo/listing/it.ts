import { flag } from '../../listing-texts.ts';
import type { Texts } from './en.ts';

export const it: Texts = {
  name: 'Cluedo',
  what: 'Chi è stato, con che cosa e dove?',
  players: 'da 2 a 6 giocatori',
  presets: {
    classic: {
      name: 'Classico',
      what: 'Due dadi; nei corridoi si usano tutti i punti.',
    },
    brisk: { name: 'Svelto', what: 'Due dadi; si possono fare anche meno passi.' },
  },
  options: {
    dice: { title: 'I dadi', is: dice => (dice === 1 ? 'un dado' : 'due dadi') },
    exactRoll: {
      title: 'Nei corridoi',
      is: flag('si usano tutti i punti', 'si possono fare meno passi'),
    },
  },
};
