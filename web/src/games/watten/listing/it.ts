import type { Watten } from '@stammtisch/watten';

import { among } from '../../listing-texts.ts';
import type { Texts } from './en.ts';

export const it: Texts = {
  name: 'Watten',
  what: 'Schlag e briscola annunciati a tutti',
  players: 'da 2 a 6 giocatori',
  presets: {
    bayrisch: { name: 'Alla bavarese', what: 'Ai 15; chi è gespannt e rilancia paga due punti.' },
    wirtshaus: {
      name: 'Come all’osteria',
      what: 'Agli 11; chi è gespannt non può rilanciare, e allora ogni mano vale 3. In tre il primo di mano annuncia tutto.',
    },
  },
  options: {
    target: { title: 'Una partita va ai', is: points => `${String(points)} punti` },
    gespanntFoul: {
      title: 'Rilanciare da gespannt',
      is: among<Watten['Options']['gespanntFoul']>({
        penalty: 'costa due punti',
        blocked: 'non si può',
      }),
    },
    threePlayerBidding: {
      title: 'In tre la briscola la annuncia',
      is: among<Watten['Options']['threePlayerBidding']>({
        split: 'il mazziere',
        solo: 'il primo di mano, che gioca da solo',
      }),
    },
    whenGespannt: {
      title: 'Quando qualcuno è gespannt',
      is: among<NonNullable<Watten['Options']['whenGespannt']>>({
        raise: 'in quattro e sei rilanciano gli altri, se no vale 3',
        three: 'ogni mano vale 3 dall’inizio',
      }),
    },
  },
};
