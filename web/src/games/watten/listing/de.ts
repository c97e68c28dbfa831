import type { Watten } from '@stammtisch/watten';

import { among } from '../../listing-texts.ts';
import type { Texts } from './en.ts';

export const de: Texts = {
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
      is: among<Watten['Options']['gespanntFoul']>({
        penalty: 'kostet zwei Punkte',
        blocked: 'geht nicht',
      }),
    },
    threePlayerBidding: {
      title: 'Zu dritt sagt den Trumpf an',
      is: among<Watten['Options']['threePlayerBidding']>({
        split: 'der Geber',
        solo: 'die Vorhand, die allein spielt',
      }),
    },
    whenGespannt: {
      title: 'Wenn jemand gespannt ist',
      is: among<NonNullable<Watten['Options']['whenGespannt']>>({
        raise: 'zu viert und sechst schaffen die anderen aus, sonst zählt es 3',
        three: 'zählt jede Runde von Anfang an 3',
      }),
    },
  },
};
