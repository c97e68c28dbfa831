import { type BotQuestion, type Random, randomMove, type Seat } from '@stammtisch/kernel';
import { type CallOff, newId, type Room, type Version, type World } from '@stammtisch/protocol';

import type { Table } from './table.ts';

/** Who waits for the answer. */
export interface Asker {
  /** Those who ask take turns, each with one question. */
  readonly name: string;
  /** Whether anybody looks at the table: those come first. */
  readonly isWatched: boolean;
  /** False once the table has gone on without the answer. */
  readonly isWaiting: () => boolean;
}

/** Finds a move for a seat that the computer plays; undefined if it fails. */
export type ChooseMove = (question: BotQuestion, asker: Asker) => Promise<unknown>;

export interface BotTurnDeps {
  readonly world: World;
  readonly chooseMove: ChooseMove;
  readonly chance: Random;
  /** How long a computer player seems to think at the least, in milliseconds. */
  readonly thinking: number;
  /** Something that must not happen happened; the house goes on. */
  readonly alarm: (error: unknown) => void;
}

/** Longer than nearly all thoughts take, so that a move's time does not tell how long this one took. */
const LEAST_PAUSE_MS = 50;

/** A computer's own strength, else that of the table. */
function skillAt({ chairs, skill = 0 }: Room, seat: Seat): number {
  const holder = chairs[seat];
  return holder !== undefined && 'bot' in holder ? (holder.skill ?? skill) : skill;
}

interface Open {
  stop: CallOff;
  readonly version: Version;
}

/** The computer's decision for a seat of one table, from the question to the move. */
export class BotTurn {
  readonly #deps: BotTurnDeps;
  #open: Open | undefined;

  constructor(deps: BotTurnDeps) {
    this.#deps = deps;
  }

  get isOpen(): boolean {
    return this.#open !== undefined;
  }

  /** Asks once for each decision; the move comes after a pause that tells nothing. */
  begin(
    table: Table,
    { seat, isWatched }: { readonly seat: Seat; readonly isWatched: boolean },
    play: (move: unknown) => void,
  ): void {
    const { game, state, room, version } = table;
    const { world, chooseMove } = this.#deps;
    const open: Open = { stop: () => undefined, version };
    this.#open = open;
    let answer: { readonly move: unknown } | undefined;
    const question = {
      game: game.name,
      rules: game.version,
      view: game.view(state, seat),
      skill: skillAt(room, seat),
      seed: newId(world, 12),
    };
    const asker = { name: room.host, isWatched, isWaiting: () => this.#open === open };
    void chooseMove(question, asker).then(
      move => (answer = { move }),
      () => (answer = { move: undefined }),
    );
    const pause = this.#pauseFor(table, seat);
    // A late answer comes one or more whole pauses later, not when it is found.
    const look = (): void => {
      if (answer !== undefined) play(answer.move);
      else open.stop = world.after(pause, look);
    };
    open.stop = world.after(isWatched ? pause : LEAST_PAUSE_MS, look);
  }

  /** The same whatever the computer holds. */
  #pauseFor({ game, state }: Table, seat: Seat): number {
    const { chance, thinking } = this.#deps;
    const gallery = game.view(state, 'gallery');
    const pace = game.botPace?.(gallery, seat) ?? 1;
    const usual = Math.round((thinking + chance.below(thinking + 1)) * pace);
    const least = game.botDelayMs?.(gallery, seat) ?? 0;
    return Math.max(usual, least, LEAST_PAUSE_MS);
  }

  /** The table has gone on: what was asked before is of no use. */
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

  /** People must not wait for a computer that has failed, nor pay for what it risks in their place. */
  soundMove({ game, state, room }: Table, seat: Seat, sent: unknown) {
    const { alarm, chance } = this.#deps;
    const view = game.view(state, seat);
    const move = game.decodeMove(sent);
    const isOwn = 'bot' in (room.chairs[seat] ?? {});
    const isAllowed = (kind: string): boolean => isOwn || game.spending?.includes(kind) !== true;
    if (move !== undefined && isAllowed(move.kind) && game.refusal(view, move) === undefined)
      return move;
    alarm(new Error(`a computer player of ${game.name} has no move`));
    const free = isOwn ? [] : game.legalMoves(view).filter(({ kind }) => isAllowed(kind));
    return free.length > 0 ? free[chance.below(free.length)]! : randomMove(game, view, chance);
  }
}
