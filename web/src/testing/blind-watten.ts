import { type Card, game, type Options, type State, type Wish } from '@stammtisch/blind-watten';
import { type Actor, german, type Seat } from '@stammtisch/kernel';

import type { TableContext } from '../table/game-ui.ts';

/** A move, and who makes it. */
export type Made = readonly [by: Actor, move: Parameters<typeof game.play>[2]];

export const BET = { kind: 'bet' } as const;
export const NO_WISH = { kind: 'noWish' } as const;
export const answers = (accept: boolean) => ({ kind: 'answer', accept }) as const;
export const asks = (wish: Wish) => ({ kind: 'ask', wish }) as const;
export const shows = (card: Card) => ({ kind: 'show', card }) as const;
export const throws = (card: Card) => ({ kind: 'card', card }) as const;

export const after = (state: State, ...line: readonly Made[]): State =>
  line.reduce((now, [by, move]) => {
    const played = game.play(now, by, move);
    if (!played.ok) throw new Error(`${move.kind} is refused: ${played.error}`);
    return played.value;
  }, state);

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

const NAMES = ['Anna', 'Sepp', 'Rosi', 'Luis'];

const ROOM = {
  game: 'blind-watten',
  chairs: NAMES.map(person => ({ person })),
  waiting: [],
  leaving: [],
};

export const sceneOf = (state: State, seat: Seat | undefined) => ({
  room: ROOM,
  view: game.view(state, seat ?? 'gallery'),
});

/** The table as it is seen from a seat, or by those who watch. */
export const contextOf = (state: State, seat: Seat | undefined): TableContext =>
  ({
    table: { scene: sceneOf(state, seat) },
    seat,
    nameOf: (each: Seat) => NAMES[each] ?? '',
  }) as unknown as TableContext;

/** What a game's page is given. */
export const gameUiProps = (state: State, seat: Seat | undefined) => ({
  context: contextOf(state, seat),
  act: async () => true,
  chatToggle: null,
});
