import { type Bot, type Game, type GameTypes, randomMove } from '@stammtisch/kernel';

/** Plays any game, badly: every legal move is as good as any other. */
export const randomPlayer = <P extends GameTypes>(game: Game<P>): Bot<P> => ({
  name: 'random',
  choose: (view, random) => randomMove(game, view, random),
});
