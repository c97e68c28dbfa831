import type { Betting, Forced, Partly, Playing } from './state.ts';

/** Rule 7.1. */
export const FIRST_STAKE = 2;

/** Rule 8.2. */
export const FORCED_STAKE = 4;

/** What the round is worth as far as it is agreed: an open bet does not count yet, nor do the four. */
export const stakeOf = (position: Forced<Partly> | Playing<Partly> | Betting<Partly>): number =>
  position.phase === 'forced' ? FIRST_STAKE : position.stake;

/** What the round will be worth if the bet is held. */
export const offeredStakeOf = (position: Forced<Partly> | Betting<Partly>): number =>
  position.phase === 'forced' ? FORCED_STAKE : position.stake + 1;
