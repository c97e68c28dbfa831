import { type Random, randomMove, type Seat } from '@stammtisch/kernel';
import { type CallOff, newId, type Version, type World } from '@stammtisch/protocol';
import type { Table } from '@stammtisch/table';

import type { Think } from './thinker.ts';

export interface ThoughtParts {
  readonly world: World;
  readonly think: Think;
  readonly chance: Random;
  /** How long a computer player seems to think at the least, in milliseconds. */
  readonly thinking: number;
  /** Something that must not happen happened; the house goes on. */
  readonly alarm: (error: unknown) => void;
}

/** What the computer thinks about for a chair of one table. */
export class Thought {
  readonly #parts: ThoughtParts;
  #open: { readonly stop: CallOff; readonly version: Version } | undefined;

  constructor(parts: ThoughtParts) {
    this.#parts = parts;
  }

  get isOpen(): boolean {
    return this.#open !== undefined;
  }

  /** Asked once for each decision; the answer comes after a time that says nothing. */
  begin(
    { game, state, room, version }: Table,
    { seat, hurry }: { readonly seat: Seat; readonly hurry: boolean },
    play: (answer: Promise<unknown>) => void,
  ): void {
    const { world, think, chance, thinking } = this.#parts;
    const view = game.view(state, seat);
    const { skill = 0 } = room;
    const answer = think({ game: game.name, view, skill, seed: newId(world, 12) });
    // The same whatever it holds, so that it says nothing.
    const pause = hurry ? 0 : thinking + chance.below(thinking + 1);
    this.#open = { stop: world.after(pause, () => play(answer)), version };
  }

  /** The table has gone on: what was thought about before is of no use. */
  outdate(version: Version): void {
    if (this.#open !== undefined && this.#open.version !== version) this.stop();
  }

  /** It has been answered. */
  end(version: Version): void {
    if (this.#open?.version === version) this.#open = undefined;
  }

  stop(): void {
    this.#open?.stop();
    this.#open = undefined;
  }

  /** People must not wait for a computer that has failed: then any move will do. */
  soundMove({ game, state }: Table, seat: Seat, sent: unknown) {
    const { alarm, chance } = this.#parts;
    const view = game.view(state, seat);
    const move = game.decodeMove(sent);
    if (move !== undefined && game.refusal(view, move) === undefined) return move;
    alarm(new Error(`a computer player of ${game.name} has no move`));
    return randomMove(game, view, chance);
  }
}
