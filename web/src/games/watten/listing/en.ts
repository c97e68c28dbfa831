import type { Watten } from '@stammtisch/watten';

import { among, type ListingTexts } from '../../listing-texts.ts';

export type Texts = ListingTexts<Watten['Options'], 'bayrisch' | 'wirtshaus'>;

export const en: Texts = {
  name: 'Watten',
  what: 'Schlag and trump named for all to hear',
  players: '2 to 6 players',
  presets: {
    bayrisch: {
      name: 'Bavarian',
      what: 'To 15; whoever is gespannt and raises pays two points.',
    },
    wirtshaus: {
      name: 'As at the inn',
      what: 'To 11; whoever is gespannt cannot raise, and every round is then worth 3. Among three, forehand names everything.',
    },
  },
  options: {
    target: { title: 'A game goes to', is: points => `${String(points)} points` },
    gespanntFoul: {
      title: 'Raising when gespannt',
      is: among<Watten['Options']['gespanntFoul']>({
        penalty: 'costs two points',
        blocked: 'is not possible',
      }),
    },
    threePlayerBidding: {
      title: 'Among three, trump is named by',
      is: among<Watten['Options']['threePlayerBidding']>({
        split: 'the dealer',
        solo: 'forehand, who plays alone',
      }),
    },
    whenGespannt: {
      title: 'When someone is gespannt',
      is: among<NonNullable<Watten['Options']['whenGespannt']>>({
        raise: 'four and six: the others raise; else worth 3',
        three: 'every round is worth 3 from the start',
      }),
    },
  },
};
