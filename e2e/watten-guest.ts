import { game, type Move, type View } from '@stammtisch/watten';

import { AnyGuest } from './guest.ts';

/** Someone without a browser at a table of Watten. */
export class Guest extends AnyGuest<View, Move> {
  constructor(url: string) {
    super(url, 'watten', game);
  }

  /** Does the first thing that will do; holds what others raise, and raises nothing. */
  async act(): Promise<boolean> {
    const move = game.legalMoves(this.view).find(({ kind }) => kind !== 'raise');
    return move !== undefined && this.make(move);
  }
}
