import type { Dealt, Fully, Session, Tricks } from './state.ts';

// A phase is left by building the next one: a spread would drag its fields along unnoticed.

export const sessionOf = ({ options, seating, score, games, deals, rounds }: Session): Session => ({
  options,
  seating,
  score,
  games,
  deals,
  rounds,
});

export function dealtOf(state: Dealt<Fully>): Dealt<Fully> {
  const { dealer, hands, gaveBack, swapped, declined } = state;
  return { ...sessionOf(state), dealer, hands, gaveBack, swapped, declined };
}

export function tricksOf(state: Tricks<Fully>): Tricks<Fully> {
  const { announcement, tricks, won, stake, mayBet } = state;
  return { ...dealtOf(state), announcement, tricks, won, stake, mayBet };
}
