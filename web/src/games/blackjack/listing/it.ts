import type { Blackjack } from '@stammtisch/blackjack';

import { among, flag } from '../../listing-texts.ts';
import type { Texts } from './en.ts';

export const it: Texts = {
  name: 'Blackjack',
  what: 'Più vicino al 21 del banco',
  players: 'da 1 a 5 giocatori',
  presets: {
    bjx: {
      name: 'Regole della casa',
      what: 'Si punta a turno e non si divide; l’assicurazione si prende nel proprio turno.',
    },
    vegas: {
      name: 'Come a Las Vegas',
      what: 'Si punta tutti insieme; le coppie si possono dividere e il banco guarda prima se ha un blackjack.',
    },
  },
  options: {
    decks: {
      title: 'Mazzi di carte',
      is: decks =>
        decks === 1 ? 'uno, mescolato a ogni giro' : `${String(decks)}, dati dal sabot`,
    },
    peek: {
      title: 'Il banco guarda prima se ha un blackjack',
      is: flag('sì, prima che si giochi', 'no, solo quando tutti hanno giocato'),
    },
    split: { title: 'Le coppie si possono dividere', is: flag('sì, una volta', 'no, mai') },
    doubleAfterSplit: {
      title: 'Raddoppiare dopo aver diviso',
      is: flag('è permesso', 'non è permesso'),
    },
    soft17: {
      title: 'Con un 17 morbido il banco',
      is: among<Blackjack['Options']['soft17']>({ stand: 'resta così', hit: 'prende una carta' }),
    },
    betting: {
      title: 'Si punta',
      is: among<Blackjack['Options']['betting']>({ inTurn: 'a turno', together: 'tutti insieme' }),
    },
  },
};
