import type { Offer, OptionList } from '@stammtisch/kernel';

import type { Options } from './state.ts';

/** Rule 1.2. */
export const SEATS = { min: 2, max: 6, usual: 4 } as const;

const BOUNDS = {
  target: { is: 'one of', of: [11, 15, 21] },
  gespanntFoul: { is: 'one of', of: ['penalty', 'blocked'] },
  threePlayerBidding: { is: 'one of', of: ['split', 'solo'] },
} as const;

const BAYRISCH: Options = { target: 15, gespanntFoul: 'penalty', threePlayerBidding: 'split' };
const WIRTSHAUS: Options = { target: 11, gespanntFoul: 'blocked', threePlayerBidding: 'solo' };

/** Of version 1: without `whenGespannt`, which is how the rules know it (rule 7.8). */
export const OPTIONS_1: OptionList<Options> = {
  bounds: BOUNDS,
  presets: [
    { name: 'bayrisch', options: BAYRISCH },
    { name: 'wirtshaus', options: WIRTSHAUS },
  ],
};

const OPTIONS: OptionList<Options> = {
  bounds: { ...BOUNDS, whenGespannt: { is: 'one of', of: ['raise', 'three'] } },
  presets: [
    { name: 'bayrisch', options: { ...BAYRISCH, whenGespannt: 'raise' } },
    { name: 'wirtshaus', options: { ...WIRTSHAUS, whenGespannt: 'three' } },
  ],
};

export const offer: Offer<Options> = {
  name: 'watten',
  seats: SEATS,
  teams: [4, 6],
  strengths: ['critical', 'meek', 'hasty', 'novice'],
  canForfeit: true,
  options: OPTIONS,
};
