export { formatGolden, replayGolden } from './golden.ts';
export { LAWS, type Run, type Witness } from './laws.ts';
export { obeysTheLaws, setupOf, tryLaw } from './obeys-the-laws.ts';
export { perft } from './perft.ts';
export { frozen, playout, type Setup, type Step } from './playout.ts';
