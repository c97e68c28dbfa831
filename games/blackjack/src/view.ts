import type { Actor, Viewer } from '@stammtisch/kernel';

import type {
  AnyMove,
  Between,
  Card,
  Dealt,
  Over,
  Partly,
  Phase,
  Session,
  State,
  Visible,
} from './state.ts';

/** Everything lies open but the hole card and the cards still to come (rule 3.2). */
export type View = Phase<Partly> & { readonly viewer: Viewer };

export function view(state: State, viewer: Viewer): View {
  const session = { viewer, ...sessionTo(viewer, state) };
  switch (state.phase) {
    case 'between':
      return { ...session, phase: state.phase, ready: state.ready, ...lastOf(state) };
    case 'shuffling':
      return { ...session, phase: state.phase };
    case 'betting':
      return { ...session, phase: state.phase, bets: state.bets, sittingOut: state.sittingOut };
    case 'insuring':
      return { ...session, phase: state.phase, ...dealtTo(viewer, state), asked: state.asked };
    case 'playing':
      return { ...session, phase: state.phase, ...dealtTo(viewer, state), turn: state.turn };
    case 'over':
      return { ...session, phase: state.phase, outcome: state.outcome, ...lastOf(state) };
  }
}

function sessionTo(viewer: Viewer, state: Session): Session<Partly> {
  const { options, seating, stacks, bank, won, round, discards } = state;
  const stock = cardsTo(viewer, state.stock);
  return { options, seating, stacks, bank, won, round, stock, discards };
}

function dealtTo(viewer: Viewer, { hands, insurance, up, hole }: Dealt) {
  const seenHole: Partly['card'] = viewer === 'open' ? hole : 'hidden';
  return { hands, insurance, up, hole: seenHole };
}

const lastOf = ({ last }: Between | Over): Pick<Between, 'last'> => (last ? { last } : {});

/** Face down for everyone but whoever sees everything. */
const cardsTo = (viewer: Viewer, cards: readonly Card[]): Partly['cards'] =>
  viewer === 'open' ? cards : cards.length;

/** A move as it is seen: only a shuffle hides something. */
export function seen(_: State, __: Actor, move: AnyMove, viewer: Viewer): Visible {
  return move.kind === 'shuffle' ? { kind: move.kind, cards: cardsTo(viewer, move.cards) } : move;
}
