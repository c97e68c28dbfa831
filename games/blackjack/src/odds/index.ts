export { gameDeviation } from './deviation.ts';
export { gameValue } from './game-value.ts';
export { best, type Odds, odds } from './odds.ts';
export { type Action, ACTIONS, MAX_DECKS, PRESETS, type Rules } from './rules.ts';
export { type Refusal, refusalOf, type Situation } from './situation.ts';
export { SPLIT_PLAYS, type SplitPlay } from './split.ts';
