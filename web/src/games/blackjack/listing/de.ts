import type { Blackjack } from '@stammtisch/blackjack';

import { among, flag } from '../../listing-texts.ts';
import type { Texts } from './en.ts';

export const de: Texts = {
  name: 'Blackjack',
  what: 'Näher an die 21 als der Geber',
  players: '1 bis 5 Spieler',
  presets: {
    bjx: {
      name: 'Hausregeln',
      what: 'Einsätze der Reihe nach, kein Teilen; versichern kann man sich im eigenen Zug.',
    },
    vegas: {
      name: 'Wie in Las Vegas',
      what: 'Alle setzen zugleich; Paare darf man teilen, und der Geber sieht zuerst nach, ob er einen Blackjack hat.',
    },
  },
  options: {
    decks: {
      title: 'Kartenspiele',
      is: decks =>
        decks === 1 ? 'eines, jede Runde gemischt' : `${String(decks)}, aus dem Schlitten gegeben`,
    },
    peek: {
      title: 'Der Geber sieht zuerst nach einem Blackjack',
      is: flag('ja, bevor jemand spielt', 'nein, erst wenn alle gespielt haben'),
    },
    split: { title: 'Paare darf man teilen', is: flag('ja, einmal', 'nein, nie') },
    doubleAfterSplit: {
      title: 'Verdoppeln nach dem Teilen',
      is: flag('ist erlaubt', 'ist nicht erlaubt'),
    },
    soft17: {
      title: 'Mit einer weichen 17',
      is: among<Blackjack['Options']['soft17']>({
        stand: 'bleibt der Geber stehen',
        hit: 'zieht der Geber noch',
      }),
    },
    betting: {
      title: 'Gesetzt wird',
      is: among<Blackjack['Options']['betting']>({
        inTurn: 'der Reihe nach',
        together: 'von allen zugleich',
      }),
    },
  },
};
