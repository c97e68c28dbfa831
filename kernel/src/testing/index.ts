export { formatGolden, replayGolden } from './golden.ts';
export { isDescribed } from './is-described.ts';
export { misfit } from './json-schema.ts';
export { LAWS, leakIn, openedAfterRounds, type Run, type Witness } from './laws.ts';
export { CLOSED, gone, late, left, type Made, movesIn, seatsOf, took } from './moves.ts';
export { decodes, readsAndWrites } from './notation.ts';
export { obeysTheLaws, obeysTheLawsIn, setupOf, tryLaw } from './obeys-the-laws.ts';
export { perft } from './perft.ts';
export { frozen, playout, type Setup, type Step } from './playout.ts';
export {
  everyoneIsAsked,
  refusesWhatIsNoMove,
  roundsAreForfeited,
  seatsChangeBetweenRounds,
} from './rounds.ts';
export { standInClasses } from './standings.ts';
