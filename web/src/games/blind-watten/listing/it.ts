import type { BlindWatten } from '@stammtisch/blind-watten';

import { among } from '../../listing-texts.ts';
import type { Texts } from './en.ts';

export const it: Texts = {
  name: 'Blind Watten',
  what: 'Due contro due, con la briscola segreta',
  players: '4 giocatori',
  presets: {
    tramin: {
      name: 'Come a Termeno',
      what: 'Ai 18; una carta liscia prende secondo il valore, di qualsiasi seme.',
    },
    suedtirol: {
      name: 'Alto Adige',
      what: 'Ai 15; una carta liscia prende solo nel seme giocato per primo.',
    },
  },
  options: {
    target: { title: 'Una partita va ai', is: points => `${String(points)} punti` },
    offSuit: {
      title: 'Carte lisce di un altro seme',
      is: among<BlindWatten['Options']['offSuit']>({
        rankOnly: 'prendono secondo il valore',
        ledSuit: 'non prendono',
      }),
    },
    rotation: {
      title: 'Il prossimo mazziere',
      is: among<BlindWatten['Options']['rotation']>({
        schlagChooser: 'chi ha scelto lo Schlag',
        seat: 'il prossimo nel giro',
      }),
    },
    announceOrder: {
      title: 'L’annuncio',
      is: among<BlindWatten['Options']['announceOrder']>({
        schlagFirst: 'prima lo Schlag, poi la briscola',
        any: 'Schlag e briscola in qualsiasi ordine',
        together: 'tutti e due coperti, poi si mostrano',
      }),
    },
  },
};
