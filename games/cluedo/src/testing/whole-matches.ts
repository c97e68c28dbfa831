import { type Bot, type Game, pick } from '@stammtisch/kernel';
import { obeysTheLawsIn, playout, type Setup, type Step } from '@stammtisch/kernel/testing';
import { describe } from 'vitest';

import { type Cluedo, game, isPlaying, isRoom, refuterIn } from '../index.ts';
import type { Move, Options, View } from '../state.ts';
import { PLAYERS } from './position.ts';
import { witness } from './witness.ts';

/** The laws once more: at random hardly anyone gets into a room, and few suspicions are voiced. */
export function obeysTheLawsInWholeMatches(runs: number): void {
  describe.each(PLAYERS)('in whole matches among %i, too', players => {
    obeysTheLawsIn(game, witness, { runs, setup: seed => wholeMatch(players, seed) });
  });
}

/** A match with many suspicions; every seed another. */
export const wholeMatch = (players: number, seed: number): Setup<Cluedo> => ({
  options: OPTIONS[seed % OPTIONS.length]!,
  seats: players,
  seed,
  rounds: 1,
  restless: (players + seed) % 2 === 0,
  player: curious,
});

/** A random match in which nobody shows a card in time. */
export const playoutWithoutHaste = (setup: Setup<Cluedo>): readonly Step<Cluedo>[] =>
  playout(impatient, setup);

/** A house that does not wait for cards. */
const impatient: Game<Cluedo> = {
  ...game,
  toMove: state => (state.phase === 'refuting' ? ['house'] : game.toMove(state)),
  chance: (state, random) =>
    state.phase === 'refuting' && !state.late
      ? { kind: 'timedOut', seat: refuterIn(state) }
      : game.chance(state, random),
};

/** Goes wherever something can be asked, and asks; after some turns it now and then accuses somebody. */
const curious: Bot<Cluedo> = {
  name: 'curious',
  choose(view, random) {
    const moves = game.legalMoves(view);
    const [rash, sober] = [true, false].map(is =>
      moves.filter(({ kind }) => (kind === 'accuse') === is),
    );
    if (rash!.length > 0 && isLate(view) && random.below(15) === 0) return pick(rash!, random);
    const tempting = sober!.filter(isTempting);
    const wanted = tempting.length > 0 && random.below(8) > 0 ? tempting : sober!;
    return wanted.length === 0 ? undefined : pick(wanted, random);
  },
};

const isLate = (view: View): boolean => isPlaying(view) && view.turns > 12;

const isTempting = (move: Move): boolean =>
  move.kind === 'suspect' ||
  move.kind === 'stay' ||
  move.kind === 'passage' ||
  (move.kind === 'walk' && isRoom(move.to));

const PRESETS: readonly Options[] = game.options.presets.map(({ options }) => options);
const OPTIONS = [...PRESETS, ...PRESETS.map((options): Options => ({ ...options, dice: 1 }))];
