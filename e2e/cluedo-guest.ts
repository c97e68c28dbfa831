import { game, isRoom, type Move, type Place, ROOMS, stepsTo, type View } from '@stammtisch/cluedo';

import { AnyGuest } from './guest.ts';

/** How far it is from a place to the nearest room. */
const toRoom = (place: Place): number =>
  isRoom(place) ? 0 : Math.min(...ROOMS.map(room => stepsTo(room, place)));

const ORDER: readonly Move['kind'][] = ['show', 'passage', 'roll', 'end', 'ready'];

/** Someone without a browser at a table of Cluedo. */
export class Guest extends AnyGuest<View, Move> {
  constructor(url: string) {
    super(url, 'cluedo', game);
  }

  /** Whether anything is asked of this guest, and what could be done about it. */
  get moves(): readonly Move[] {
    return 'viewer' in this.view ? game.legalMoves(this.view) : [];
  }

  /** Goes into rooms where possible and suspects nobody. */
  async act(): Promise<boolean> {
    const { moves } = this;
    const [walk] = moves
      .filter(move => move.kind === 'walk')
      .toSorted((a, b) => toRoom(a.to) - toRoom(b.to));
    const other = ORDER.map(kind => moves.find(move => move.kind === kind)).find(Boolean);
    const move = walk ?? other;
    return move !== undefined && this.make(move);
  }

  /** The room in which this guest may suspect somebody now. */
  get mayAskIn() {
    const { moves } = this;
    return moves.find(move => move.kind === 'suspect')?.guess.where;
  }
}
