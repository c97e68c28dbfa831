import { game, type Move, type View } from '@stammtisch/blackjack';
import type { TableId } from '@stammtisch/protocol';

import { AnyGuest } from './guest.ts';

type Kind = Exclude<Move['kind'], 'bet'>;

/** Someone without a browser at a table of Blackjack. */
export class Guest extends AnyGuest<View, Move> {
  /** What this guest likes best, in order; whatever else may be done comes after it. */
  likes: readonly Kind[] = ['stand', 'decline'];
  /** What this guest bets, in cents. */
  bet = 1_000;

  constructor(url: string) {
    super(url, 'blackjack', game);
  }

  /** Opens a table where nobody is hurried: a test may be slow. */
  override async open(options: Record<string, unknown> = {}, seats = 5): Promise<TableId> {
    const opened = await this.client.open('blackjack', { start: false, options, seats, clock: 0 });
    if (!opened.ok) throw new Error(opened.error.code);
    await this.client.watch(opened.value.table);
    return opened.value.table;
  }

  /** Bets, or does what this guest likes best of what the rules allow now. Begins no round. */
  async act(): Promise<boolean> {
    const [range] = game.amounts?.(this.view) ?? [];
    if (range !== undefined)
      return this.make({ kind: 'bet', amount: Math.min(this.bet, range.max) });
    const kinds = game.legalMoves(this.view).map(({ kind }) => kind);
    const liked = [...this.likes, ...kinds].find(kind => kind !== 'ready' && kinds.includes(kind));
    return liked !== undefined && liked !== 'bet' && this.make({ kind: liked });
  }
}
