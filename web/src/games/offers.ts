import type { BigTwo } from '@stammtisch/big-two';
import type { Blackjack } from '@stammtisch/blackjack';
import type { BlindWatten } from '@stammtisch/blind-watten';
import type { Cluedo } from '@stammtisch/cluedo';
import type { Bounds, OptionList } from '@stammtisch/kernel';
import type { Watten } from '@stammtisch/watten';

import type { Pack } from '../cards/names.ts';
import type { GameName } from '../text/games/texts.ts';

/** What the house shows of a game before its rules are fetched; a test compares it with them. */
export interface Offer {
  readonly game: GameName;
  readonly deck: Pack;
  /** A few cards that look like this game. */
  readonly fan: readonly string[];
  /** How many can play, where it is a choice. */
  readonly seats?: { readonly min: number; readonly max: number; readonly usual: number };
  /** Whether so many play in two teams; a seat belongs to the first if it is even. */
  readonly teams: (seats: number) => boolean;
  /** Whether a round can be lost by leaving. */
  readonly canForfeit: boolean;
  /** Seconds to decide, where it is usual to have a limit. */
  readonly clock?: number;
  /** How many computer players of different strength there are. */
  readonly skills: number;
  readonly bounds: Readonly<Record<string, Bounds>>;
  readonly presets: readonly { readonly name: string; readonly options: Values }[];
}

export type Values = Readonly<Record<string, unknown>>;

const blindWatten: OptionList<BlindWatten['Options']> = {
  bounds: {
    target: { is: 'one of', of: [11, 15, 18] },
    offSuit: { is: 'one of', of: ['rankOnly', 'ledSuit'] },
    rotation: { is: 'one of', of: ['schlagChooser', 'seat'] },
    announceOrder: { is: 'one of', of: ['schlagFirst', 'any', 'together'] },
  },
  presets: [
    {
      name: 'tramin',
      options: {
        target: 18,
        offSuit: 'rankOnly',
        rotation: 'schlagChooser',
        announceOrder: 'schlagFirst',
      },
    },
    {
      name: 'suedtirol',
      options: { target: 15, offSuit: 'ledSuit', rotation: 'seat', announceOrder: 'schlagFirst' },
    },
  ],
};

const watten: OptionList<Watten['Options']> = {
  bounds: {
    target: { is: 'one of', of: [11, 15, 21] },
    gespanntFoul: { is: 'one of', of: ['penalty', 'blocked'] },
    threePlayerBidding: { is: 'one of', of: ['split', 'solo'] },
    whenGespannt: { is: 'one of', of: ['raise', 'three'] },
  },
  presets: [
    {
      name: 'bayrisch',
      options: {
        target: 15,
        gespanntFoul: 'penalty',
        threePlayerBidding: 'split',
        whenGespannt: 'raise',
      },
    },
    {
      name: 'wirtshaus',
      options: {
        target: 11,
        gespanntFoul: 'blocked',
        threePlayerBidding: 'solo',
        whenGespannt: 'three',
      },
    },
  ],
};

const blackjack: OptionList<Blackjack['Options']> = {
  bounds: {
    decks: { is: 'whole', min: 1, max: 8 },
    peek: { is: 'flag' },
    split: { is: 'flag' },
    doubleAfterSplit: { is: 'flag' },
    soft17: { is: 'one of', of: ['stand', 'hit'] },
    betting: { is: 'one of', of: ['inTurn', 'together'] },
  },
  presets: [
    {
      name: 'bjx',
      options: {
        decks: 1,
        peek: false,
        split: false,
        doubleAfterSplit: true,
        soft17: 'stand',
        betting: 'inTurn',
      },
    },
    {
      name: 'vegas',
      options: {
        decks: 1,
        peek: true,
        split: true,
        doubleAfterSplit: true,
        soft17: 'stand',
        betting: 'together',
      },
    },
  ],
};

const bigTwo: OptionList<BigTwo['Options']> = {
  bounds: { stake: { is: 'whole', min: 0, max: 1_000_000_000 } },
  presets: [
    { name: 'deuce', options: { stake: 100 } },
    { name: 'friendly', options: { stake: 0 } },
  ],
};

const cluedo: OptionList<Cluedo['Options']> = {
  bounds: {
    dice: { is: 'one of', of: [1, 2] },
    exactRoll: { is: 'flag' },
  },
  presets: [
    { name: 'classic', options: { dice: 2, exactRoll: true } },
    { name: 'brisk', options: { dice: 2, exactRoll: false } },
  ],
};

/** Every game of the house, in the order it is offered. */
export const OFFERS: readonly Offer[] = [
  {
    game: 'blind-watten',
    skills: 2,
    deck: 'german',
    fan: ['9l', 'Uh', '6b', 'Oa', 'Al'],
    teams: () => true,
    canForfeit: true,
    ...blindWatten,
  },
  {
    game: 'watten',
    skills: 2,
    deck: 'german',
    fan: ['8l', '7a', '7b', 'Kh', 'Ua'],
    seats: { min: 2, max: 6, usual: 4 },
    teams: seats => seats === 4 || seats === 6,
    canForfeit: true,
    ...watten,
  },
  {
    game: 'blackjack',
    skills: 1,
    deck: 'french',
    fan: ['5c', '9d', 'As', 'Kh', '7s'],
    seats: { min: 1, max: 5, usual: 3 },
    teams: () => false,
    canForfeit: false,
    clock: 30,
    ...blackjack,
  },
  {
    game: 'cluedo',
    skills: 3,
    deck: 'cluedo',
    fan: ['back', 'who', 'how', 'where', 'other'],
    seats: { min: 2, max: 6, usual: 4 },
    teams: () => false,
    canForfeit: false,
    ...cluedo,
  },
  {
    game: 'big-two',
    skills: 1,
    deck: 'french',
    fan: ['3d', 'Jc', 'Qh', 'As', '2s'],
    teams: () => false,
    canForfeit: false,
    ...bigTwo,
  },
];

export const offerOf = (game: string): Offer | undefined =>
  OFFERS.find(offer => offer.game === game);

/** The preset that a table's options are, if they are one. */
export const presetOf = (offer: Offer, options: Values): string | undefined =>
  offer.presets.find(preset =>
    Object.entries(preset.options).every(([name, value]) => options[name] === value),
  )?.name;
