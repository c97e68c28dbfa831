export { type Contest, dealOf, hold, Scores, type Standing } from './arena.ts';
export { CATALOGUE, type GameModule } from './catalogue.ts';
export { chooseMove } from './choose-move.ts';
export { randomPlayer } from './random-player.ts';
