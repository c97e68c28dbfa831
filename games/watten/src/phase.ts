import type { Card, Dealt, Session, Tricks } from './state.ts';

// A phase is left by building the next one: a spread would drag its fields along unnoticed.

export const sessionOf = ({
  options,
  seating,
  scores,
  games,
  deals,
  rounds,
}: Session): Session => ({ options, seating, scores, games, deals, rounds });

type Hand = readonly Card[];

export const dealtOf = (state: Dealt<Hand>): Dealt<Hand> => ({
  ...sessionOf(state),
  dealer: state.dealer,
  hands: state.hands,
});

export const tricksOf = (state: Tricks): Tricks => ({ ...dealtOf(state), ...playOf(state) });

type Play = Omit<Tricks, keyof Dealt<Hand>>;

/** What lies open while cards are played. */
export const playOf = ({ schlag, trump, tricks, won, value, mayRaise, fouled }: Tricks): Play => ({
  schlag,
  trump,
  tricks,
  won,
  value,
  mayRaise,
  fouled,
});
