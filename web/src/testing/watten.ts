import type { german } from '@stammtisch/kernel';
import { type Card, game, type Options, type State, type Watten } from '@stammtisch/watten';

import { type MadeIn, tableOf } from './table.ts';

export type Made = MadeIn<Watten>;

export const { after, contextOf, gameUiProps, statusIn, toldBy } = tableOf(game);

export const RAISE = { kind: 'raise' } as const;
export const answers = (hold: boolean) => ({ kind: 'answer', hold }) as const;
export const throws = (card: Card) => ({ kind: 'card', card }) as const;
export const schlag = (rank: german.Rank) => ({ kind: 'schlag', schlag: rank }) as const;
export const trump = (suit: german.Suit) => ({ kind: 'trump', trump: suit }) as const;

export const HANDS = [
  'Uh Kh 9h 8l Kl',
  'Tb 9a Ob Al 7l',
  'Ul 8a Kb Ta 9b',
  'Th Ah 8h Ua Tl',
  '7h 8b Oa Ka Aa',
  '7b 7a Ub Ol Oh',
].map(hand => hand.split(' ') as Card[]);

/** The last seat deals, seat 0 is forehand. */
export function dealt(
  seats: number,
  scores: readonly number[] = [],
  options: Partial<Options> = {},
) {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const state = after(
    game.start({ ...game.options.presets[0]!.options, ...options }, seats),
    ...all.map((seat): Made => ['house', { kind: 'took', seat, by: 'person', chips: 0 }]),
    ['house', { kind: 'next' }],
    ['house', { kind: 'deal', dealer: seats - 1, hands: HANDS.slice(0, seats) }],
  );
  return scores.length === 0 ? state : { ...state, scores };
}

/** Schlag is Unter, trump is hearts, and seat 0 leads. */
export const named = (
  seats: number,
  scores?: readonly number[],
  options?: Partial<Options>,
): State => after(dealt(seats, scores, options), [0, schlag('U')], [seats - 1, trump('h')]);
