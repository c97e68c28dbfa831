import { type Actor, heldTo, same, type Viewer } from '@stammtisch/kernel';

import { boardOf, isDealt, sessionOf } from './phase.ts';
import type { AnyMove, InMatch, Match, Partly, State, Suspicion, View, Visible } from './state.ts';
import { refuterIn } from './turn.ts';

export function view(state: State, viewer: Viewer): View {
  if (!isDealt(state)) return { viewer, ...sessionOf(state), phase: state.phase };
  return { viewer, ...phaseTo(viewer, state) };
}

function phaseTo(viewer: Viewer, state: InMatch): InMatch<Partly> {
  const match = matchTo(viewer, state);
  switch (state.phase) {
    case 'moving':
    case 'rolling':
      return { ...match, phase: state.phase };
    case 'walking':
      return { ...match, phase: state.phase, dice: state.dice };
    case 'acting': {
      const { phase, dice, maySuspect } = state;
      return { ...match, phase, ...(dice && { dice }), maySuspect };
    }
    case 'refuting': {
      const { phase, dice, late } = state;
      return { ...match, phase, ...(dice && { dice }), late };
    }
    case 'over':
      return { ...match, phase: state.phase, outcome: state.outcome, ready: state.ready };
  }
}

/** Rules 8.1 to 8.4. After the end everyone sees what `open` sees. */
function matchTo(viewer: Viewer, state: InMatch): Match<Partly> {
  const eyes = state.phase === 'over' ? 'open' : viewer;
  return {
    ...sessionOf(state),
    hands: state.hands.map((hand, seat) => heldTo(eyes, hand, seat)),
    solution: knowsSolution(eyes, state) ? state.solution : 'hidden',
    ...boardOf(state),
    suspicions: state.suspicions.map(suspicion => suspicionTo(eyes, suspicion)),
  };
}

/** Rule 7.3. */
const knowsSolution = (viewer: Viewer, { out }: InMatch): boolean =>
  viewer === 'open' || out.some(seat => seat === viewer);

function suspicionTo(viewer: Viewer, suspicion: Suspicion): Suspicion<Partly> {
  const { asker, guess, passed, by, card } = suspicion;
  return {
    asker,
    guess,
    passed,
    ...(by !== undefined && { by }),
    ...(card && { card: sees(viewer, suspicion) ? card : 'hidden' }),
  };
}

/** Rule 6.6. */
const sees = (viewer: Viewer, { asker, by }: Pick<Suspicion, 'asker' | 'by'>): boolean =>
  viewer === 'open' || viewer === asker || viewer === by;

/** A move as it is seen. Of a deal nobody sees a card, and everyone their own hand afterwards. */
export function seen(state: State, _: Actor, move: AnyMove, viewer: Viewer): Visible | undefined {
  if (move.kind === 'deal') return { kind: 'deal', weapons: move.weapons };
  if (move.kind === 'show' || move.kind === 'pick') {
    if (state.phase !== 'refuting') return undefined;
    const isSeen = sees(viewer, { asker: state.turn, by: refuterIn(state) });
    return { kind: move.kind, card: isSeen ? move.card : 'hidden' };
  }
  if (move.kind !== 'accuse') return move;
  const { kind, guess } = move;
  return isDealt(state) ? { kind, guess, right: same(guess, state.solution) } : undefined;
}
