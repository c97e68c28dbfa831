import { flag } from '../../listing-texts.ts';
import type { Texts } from './en.ts';

export const de: Texts = {
  name: 'Cluedo',
  what: 'Wer war es, womit und wo?',
  players: '2 bis 6 Spieler',
  presets: {
    classic: {
      name: 'Klassisch',
      what: 'Zwei Würfel; auf den Gängen müssen alle Augen gezogen werden.',
    },
    brisk: { name: 'Flott', what: 'Zwei Würfel; man darf auch weniger weit gehen.' },
  },
  options: {
    dice: { title: 'Würfel', is: dice => (dice === 1 ? 'ein Würfel' : 'zwei Würfel') },
    exactRoll: {
      title: 'Auf den Gängen',
      is: flag('müssen alle Augen gezogen werden', 'darf man weniger weit gehen'),
    },
  },
};
