import type { BlindWatten } from '@stammtisch/blind-watten';

import { among, type ListingTexts } from '../../listing-texts.ts';

export type Texts = ListingTexts<BlindWatten['Options'], 'tramin' | 'suedtirol'>;

export const en: Texts = {
  name: 'Blind Watten',
  what: 'Two against two, with a hidden trump',
  players: '4 players',
  presets: {
    tramin: {
      name: 'As in Tramin',
      what: 'To 18; a plain card wins by its value, whatever its suit.',
    },
    suedtirol: {
      name: 'South Tyrol',
      what: 'To 15; a plain card wins only in the suit led.',
    },
  },
  options: {
    target: { title: 'A game goes to', is: points => `${String(points)} points` },
    offSuit: {
      title: 'Plain cards of another suit',
      is: among<BlindWatten['Options']['offSuit']>({
        rankOnly: 'win by their value',
        ledSuit: 'cannot win',
      }),
    },
    rotation: {
      title: 'The next dealer',
      is: among<BlindWatten['Options']['rotation']>({
        schlagChooser: 'whoever chose the Schlag',
        seat: 'the next in the circle',
      }),
    },
    announceOrder: {
      title: 'Announcing',
      is: among<BlindWatten['Options']['announceOrder']>({
        schlagFirst: 'Schlag first, then trump',
        any: 'Schlag and trump in any order',
        together: 'both unseen, then both are shown',
      }),
    },
  },
};
