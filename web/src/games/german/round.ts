import type { Held, Seat } from '@stammtisch/kernel';

import type { Trick } from './on-table.ts';

interface Phased {
  readonly phase: string;
}

/** Whether cards are in the players' hands. */
export const isDealt = <View extends Phased>(
  view: View,
): view is View & Extract<View, { hands: unknown }> => 'hands' in view;

export const hasTricks = <View extends Phased>(
  view: View,
): view is View & Extract<View, { tricks: unknown }> => 'tricks' in view;

/** Between two rounds or two games. */
export type Paused<View> = View & Extract<View, { phase: 'between' | 'over' }>;

export const isPause = <View extends Phased>(view: View): view is Paused<View> =>
  view.phase === 'between' || view.phase === 'over';

/** Three tricks: the round is over, though its last trick may still lie there. */
export const isDecided = (view: object): boolean =>
  'won' in view && Array.isArray(view.won) && view.won.some(won => won >= 3);

interface Playing<Card extends string> {
  readonly tricks: readonly Trick[];
  readonly won: readonly number[];
  readonly hands: readonly Held<Card>[];
}

interface Ended {
  readonly tricks: readonly Trick[];
  readonly ending: { readonly by: string };
}

interface Played {
  /** Who played the last card. */
  readonly by: Seat;
  readonly sideOf: (seat: Seat) => number;
}

/** The last trick of a round that ended with one, as it lay there. */
export function withLastTrick<Card extends string, View extends Playing<Card>>(
  before: View,
  last: Ended | undefined,
  { by, sideOf }: Played,
): View | undefined {
  const trick = last?.tricks.at(-1);
  const card = trick?.cards.at(-1);
  if (last?.ending.by !== 'tricks' || trick?.winner === undefined || card === undefined)
    return undefined;
  const side = sideOf(trick.winner);
  return {
    ...before,
    tricks: [...last.tricks, { leader: trick.winner, cards: [] }],
    won: before.won.with(side, (before.won[side] ?? 0) + 1),
    hands: before.hands.map((held, seat) => (seat === by ? without(held, card) : held)),
  };
}

const without = <Card extends string>(held: Held<Card>, card: string): Held<Card> =>
  typeof held === 'number' ? held - 1 : held.filter(each => each !== card);
