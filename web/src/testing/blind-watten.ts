import {
  type BlindWatten,
  type Card,
  game,
  type Options,
  type State,
  type Wish,
} from '@stammtisch/blind-watten';
import { german, type Seat } from '@stammtisch/kernel';

import { type MadeIn, tableOf } from './table.ts';

export type Made = MadeIn<BlindWatten>;

export const { after, contextOf, gameUiProps, statusIn, toldBy } = tableOf(
  game,
  ['Anna', 'Sepp', 'Rosi', 'Luis'].map(person => ({ person })),
);

export const BET = { kind: 'bet' } as const;
export const NO_WISH = { kind: 'noWish' } as const;
export const answers = (accept: boolean) => ({ kind: 'answer', accept }) as const;
export const asks = (wish: Wish) => ({ kind: 'ask', wish }) as const;
export const shows = (card: Card) => ({ kind: 'show', card }) as const;
export const throws = (card: Card) => ({ kind: 'card', card }) as const;

/** Seat 3 deals, seat 0 is forehand; 1 and 2 are partners. */
const HANDS = ['Ua 9h 7b 8l Kl', 'Tb 9a Ob Al 7l', 'Uh 8a Kb Ta Ul', 'Th Ah 8h 9b Tl'].map(hand =>
  hand.split(' ').filter(german.isCard),
);

interface Deal {
  readonly score?: readonly number[];
  readonly options?: Partial<Options>;
  /** Seats that the computer plays. */
  readonly computers?: readonly Seat[];
}

export const dealt = ({ score = [0, 0], options = {}, computers = [] }: Deal = {}): State => ({
  ...after(
    game.start({ ...game.options.presets[0]!.options, ...options }, 4),
    ...[0, 1, 2, 3].map((seat): Made => {
      const by = computers.includes(seat) ? 'bot' : 'person';
      return ['house', { kind: 'took', seat, by, chips: 0 }];
    }),
    ['house', { kind: 'next' }],
    ['house', { kind: 'deal', dealer: 3, hands: HANDS }],
  ),
  score,
});

/** Schlag is Unter, trump is hearts, and seat 0 leads. */
export const announced = (deal?: Deal): State =>
  after(dealt(deal), [0, shows('Ua')], [3, shows('Th')]);
