import { type Card, game, handOf, type Move, type View } from '@stammtisch/blind-watten';

import { AnyGuest } from './guest.ts';

/** Someone without a browser at a table of Blind Watten. */
export class Guest extends AnyGuest<View, Move> {
  constructor(url: string) {
    super(url, 'blind-watten', game);
  }

  /** Shows or plays the first card that will do. */
  async useCard(): Promise<boolean> {
    const moves = handOf(this.view).flatMap((card: Card): readonly Move[] => [
      { kind: 'show', card },
      { kind: 'card', card },
    ]);
    const move = moves.find(this.may);
    return move !== undefined && this.make(move);
  }
}
