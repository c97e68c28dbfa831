export { type Contest, hold, type Standing } from './arena.ts';
export { CATALOGUE, type Offer } from './catalogue.ts';
export { randomPlayer } from './random-player.ts';
