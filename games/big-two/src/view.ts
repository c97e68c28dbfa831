import { type Actor, type Held, heldTo, type HouseMove, type Viewer } from '@stammtisch/kernel';

import type { Card } from './card.ts';
import { handsFrom } from './deal.ts';
import type { AnyMove, Between, Move, Over, Phase, Playing, State } from './state.ts';

/** The viewer's own cards, and how many the others hold (rule 3.5). */
export type View = Phase<Held<Card>> & { readonly viewer: Viewer };

export type PlayingView = Playing<Held<Card>> & { readonly viewer: Viewer };

export function view(state: State, viewer: Viewer): View {
  if (state.phase === 'playing') return playingView(state, viewer);
  const { options, seating, chips, accounts, closed, deals, dealer, lead } = state;
  const session = { viewer, options, seating, chips, accounts, closed, deals, dealer, lead };
  switch (state.phase) {
    case 'between':
      return { ...session, phase: state.phase, ready: state.ready, ...laidOpen(state) };
    case 'dealing':
      return { ...session, phase: state.phase };
    case 'over':
      return { ...session, phase: state.phase, outcome: state.outcome, ...laidOpen(state) };
  }
}

/** In one piece: it is built for everyone at every move. */
const playingView = (state: Playing, viewer: Viewer): PlayingView => ({
  viewer,
  options: state.options,
  seating: state.seating,
  chips: state.chips,
  accounts: state.accounts,
  closed: state.closed,
  deals: state.deals,
  dealer: state.dealer,
  lead: state.lead,
  phase: state.phase,
  turn: state.turn,
  plays: state.plays,
  hands: heldBy(state.hands, viewer),
});

/** Once the hand is over, all of it lies open (rule 5.6). */
const laidOpen = ({ last, hands, plays }: Between | Over) => ({
  hands,
  plays,
  ...(last && { last }),
});

const heldBy = (hands: readonly (readonly Card[])[], viewer: Viewer): readonly Held<Card>[] =>
  hands.map((hand, seat) => heldTo(viewer, hand, seat));

/** A move as it is seen: only a deal hides something. */
export type Visible =
  | Move
  | HouseMove
  | { readonly kind: 'deal'; readonly hands: readonly Held<Card>[] };

export function seen(state: State, _: Actor, move: AnyMove, viewer: Viewer): Visible {
  if (move.kind !== 'deal') return move;
  return { kind: 'deal', hands: heldBy(handsFrom(move.pack, state.dealer), viewer) };
}
