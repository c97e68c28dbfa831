import type { Dealt, Session } from './state.ts';

// A phase is left by building the next one: a spread would drag its fields along unnoticed.

export function sessionOf(state: Session): Session {
  const { options, seating, stacks, bank, won, round, stock, discards } = state;
  return { options, seating, stacks, bank, won, round, stock, discards };
}

export function dealtOf(state: Dealt): Dealt {
  const { hands, insurance, up, hole } = state;
  return { ...sessionOf(state), hands, insurance, up, hole };
}
