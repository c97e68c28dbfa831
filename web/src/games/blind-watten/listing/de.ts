import type { BlindWatten } from '@stammtisch/blind-watten';

import { among } from '../../listing-texts.ts';
import type { Texts } from './en.ts';

export const de: Texts = {
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
      is: among<BlindWatten['Options']['offSuit']>({
        rankOnly: 'stechen nach ihrem Wert',
        ledSuit: 'stechen nicht',
      }),
    },
    rotation: {
      title: 'Nächster Geber',
      is: among<BlindWatten['Options']['rotation']>({
        schlagChooser: 'wer den Schlag gewählt hat',
        seat: 'reihum der Nächste',
      }),
    },
    announceOrder: {
      title: 'Ansagen',
      is: among<BlindWatten['Options']['announceOrder']>({
        schlagFirst: 'zuerst Schlag, dann Trumpf',
        any: 'Schlag und Trumpf in beliebiger Folge',
        together: 'beide verdeckt, dann wird gezeigt',
      }),
    },
  },
};
