export { type Contest, dealOf, hold, Scores, type Standing } from './arena.ts';
export { CATALOGUE, type GameModule } from './catalogue.ts';
export { randomPlayer } from './random-player.ts';
