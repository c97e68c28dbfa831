import { type Actor, heldTo, undealtOf, type Viewer } from '@stammtisch/kernel';

import { playOf, sessionOf } from './phase.ts';
import type { AnyMove, Position, State, Visible } from './state.ts';

/** What a viewer knows: everything but the cards of others (rule 3.5). */
export type View = Position & { readonly viewer: Viewer };

export function view(state: State, viewer: Viewer): View {
  switch (state.phase) {
    case 'between':
    case 'dealing':
    case 'over':
      return { viewer, ...openTo(state) };
    case 'schlag':
    case 'trump':
    case 'playing':
    case 'raised':
      return { viewer, ...roundTo(viewer, state) };
  }
}

type NoRound = Extract<State, { phase: 'between' | 'dealing' | 'over' }>;

/** Between two rounds nothing is hidden from anyone. */
function openTo(state: NoRound): NoRound {
  const session = sessionOf(state);
  if (state.phase !== 'over') return { ...session, ...undealtOf(state) };
  const { phase, outcome, dealer, ready, last } = state;
  return { ...session, phase, outcome, dealer, ready, ...(last && { last }) };
}

function roundTo(viewer: Viewer, state: Exclude<State, NoRound>): Exclude<Position, NoRound> {
  const dealt = {
    ...sessionOf(state),
    dealer: state.dealer,
    hands: state.hands.map((hand, seat) => heldTo(viewer, hand, seat)),
  };
  switch (state.phase) {
    case 'schlag':
      return { ...dealt, phase: state.phase };
    case 'trump':
      return { ...dealt, phase: state.phase, schlag: state.schlag };
    case 'playing':
      return { ...dealt, phase: state.phase, ...playOf(state) };
    case 'raised': {
      const { phase, by, forced } = state;
      return { ...dealt, phase, ...playOf(state), by, forced };
    }
  }
}

/** A move as it is seen: only cards dealt hide something. */
export function seen(_: State, __: Actor, move: AnyMove, viewer: Viewer): Visible {
  if (move.kind !== 'deal') return move;
  const { kind, dealer } = move;
  return { kind, dealer, hands: move.hands.map((hand, seat) => heldTo(viewer, hand, seat)) };
}
