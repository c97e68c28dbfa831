import { type Actor, type Held, heldTo, undealtOf, type Viewer } from '@stammtisch/kernel';

import { playOf, sessionOf } from './phase.ts';
import type { AnyMove, Card, Dealt, Phase, Position, State, Visible } from './state.ts';

/** What a viewer knows: everything but the cards of others (rule 3.5). */
export type View = Position & { readonly viewer: Viewer };

export const view = (state: State, viewer: Viewer): View =>
  'hands' in state
    ? { viewer, ...roundTo(viewer, state) }
    : { viewer, ...sessionOf(state), ...undealtOf(state), dealer: state.dealer };

type Round<Cards> = Extract<Phase<Cards>, Dealt<Cards>>;

function roundTo(viewer: Viewer, state: Round<readonly Card[]>): Round<Held<Card>> {
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
