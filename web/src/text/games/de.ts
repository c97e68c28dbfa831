import type { Blackjack } from '@stammtisch/blackjack';
import type { BlindWatten } from '@stammtisch/blind-watten';
import type { Watten } from '@stammtisch/watten';

import { among, flag, type GameBook } from './texts.ts';

type Options = BlindWatten['Options'];
type BlackjackOptions = Blackjack['Options'];
type WattenOptions = Watten['Options'];

export const games: GameBook = {
  'blind-watten': {
    name: 'Blind Watten',
    what: 'Zwei gegen zwei, mit geheimem Trumpf',
    players: '4 Spieler',
    presets: {
      tramin: {
        name: 'Wie in Tramin',
        what: 'Bis 18; eine leere Karte sticht nach ihrem Wert, egal welche Farbe.',
      },
      suedtirol: {
        name: 'Südtirol',
        what: 'Bis 15; eine leere Karte sticht nur in der ausgespielten Farbe.',
      },
    },
    options: {
      target: { title: 'Ein Spiel geht bis', is: points => `${String(points)} Punkte` },
      offSuit: {
        title: 'Leere Karten in fremder Farbe',
        is: among<Options['offSuit']>({
          rankOnly: 'stechen nach ihrem Wert',
          ledSuit: 'stechen nicht',
        }),
      },
      rotation: {
        title: 'Nächster Geber',
        is: among<Options['rotation']>({
          schlagChooser: 'wer den Schlag gewählt hat',
          seat: 'reihum der Nächste',
        }),
      },
      announceOrder: {
        title: 'Ansagen',
        is: among<Options['announceOrder']>({
          schlagFirst: 'zuerst Schlag, dann Trumpf',
          any: 'Schlag und Trumpf in beliebiger Folge',
          together: 'beide verdeckt, dann wird gezeigt',
        }),
      },
    },
  },
  watten: {
    name: 'Watten',
    what: 'Schlag und Trumpf offen angesagt',
    players: '2 bis 6 Spieler',
    presets: {
      bayrisch: {
        name: 'Bayrisch',
        what: 'Bis 15; wer gespannt ist und ausschafft, büßt zwei Punkte.',
      },
      wirtshaus: {
        name: 'Wie im Wirtshaus',
        what: 'Bis 11; wer gespannt ist, kann nicht ausschaffen, und jede Runde zählt dann 3. Zu dritt sagt Vorhand alles an.',
      },
    },
    options: {
      target: { title: 'Ein Spiel geht bis', is: points => `${String(points)} Punkte` },
      gespanntFoul: {
        title: 'Gespannt ausschaffen',
        is: among<WattenOptions['gespanntFoul']>({
          penalty: 'kostet zwei Punkte',
          blocked: 'geht nicht',
        }),
      },
      threePlayerBidding: {
        title: 'Zu dritt sagt den Trumpf an',
        is: among<WattenOptions['threePlayerBidding']>({
          split: 'der Geber',
          solo: 'die Vorhand, die allein spielt',
        }),
      },
      whenGespannt: {
        title: 'Wenn jemand gespannt ist',
        is: among<NonNullable<WattenOptions['whenGespannt']>>({
          raise: 'zu viert und sechst schaffen die anderen aus, sonst zählt es 3',
          three: 'zählt jede Runde von Anfang an 3',
        }),
      },
    },
  },
  blackjack: {
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
          decks === 1
            ? 'eines, jede Runde gemischt'
            : `${String(decks)}, aus dem Schlitten gegeben`,
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
        is: among<BlackjackOptions['soft17']>({
          stand: 'bleibt der Geber stehen',
          hit: 'zieht der Geber noch',
        }),
      },
      betting: {
        title: 'Gesetzt wird',
        is: among<BlackjackOptions['betting']>({
          inTurn: 'der Reihe nach',
          together: 'von allen zugleich',
        }),
      },
    },
  },
  cluedo: {
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
  },
  'big-two': {
    name: 'Big Two',
    what: 'Wer wird die dreizehn Karten zuerst los?',
    players: '4 Spieler',
    presets: {
      deuce: { name: 'Mit Spielgeld', what: 'Jeder Punkt kostet einen Dollar Spielgeld.' },
      friendly: { name: 'Nur zum Spaß', what: 'Es zählen nur die Punkte.' },
    },
    options: {
      stake: {
        title: 'Ein Punkt gilt',
        is: cents =>
          cents === 0
            ? 'nichts, nur zum Spaß'
            : `${(Number(cents) / 100).toFixed(2).replace('.', ',')} $ Spielgeld`,
      },
    },
  },
};
