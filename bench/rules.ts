import {
  defaultOptions,
  diffText,
  type Game,
  type GameTypes,
  type Random,
  randomMove,
  seeded,
} from '@stammtisch/kernel';

import { microseconds } from './measure.ts';

/** What the rules of a game cost, in microseconds a call, beside what plain JSON costs. */
export interface RulesCost {
  readonly game: string;
  readonly playoutsPerSecond: number;
  readonly movesPerSecond: number;
  readonly movesPerPlayout: number;
  readonly view: number;
  readonly diff: number;
  readonly legalMoves: number;
  readonly play: number;
  /** The floor: the same view written as text, which sending it would cost in any case. */
  readonly stringifyView: number;
  readonly viewBytes: number;
  readonly patchBytes: number;
}

interface Moment<P extends GameTypes> {
  readonly state: P['State'];
  readonly after: P['State'];
  readonly seat: number;
  readonly move: P['Move'];
}

const SAMPLE = 40;

export function costOfRules<P extends GameTypes>(game: Game<P>): RulesCost {
  const moments = Array.from({ length: SAMPLE }, (_, seed) => playout(game, seeded(seed))).flat();
  const views = moments.map(({ state, seat }) => game.view(state, seat));
  const pairs = moments.map(({ after, seat }, at) => [views[at]!, game.view(after, seat)] as const);
  const perMoment = (work: (moment: Moment<P>, at: number) => unknown): number =>
    microseconds(() => moments.map(work)) / moments.length;

  let [playouts, moves] = [0, 0];
  const playoutTime = microseconds(() => {
    moves += playout(game, seeded('bench', playouts++)).length;
  });
  const movesPerPlayout = moves / playouts;
  return {
    game: game.name,
    playoutsPerSecond: 1e6 / playoutTime,
    movesPerSecond: (1e6 / playoutTime) * movesPerPlayout,
    movesPerPlayout,
    view: perMoment(({ state, seat }) => game.view(state, seat)),
    diff: perMoment((_, at) => diffText(pairs[at]![0], pairs[at]![1])),
    legalMoves: perMoment((_, at) => game.legalMoves(views[at]!)),
    play: perMoment(({ state, seat, move }) => game.play(state, seat, move)),
    stringifyView: perMoment((_, at) => JSON.stringify(views[at])),
    viewBytes: meanOf(views.map(view => JSON.stringify(view).length)),
    patchBytes: meanOf(pairs.map(([before, after]) => diffText(before, after).length)),
  };
}

/** One round of random play by computers; the moves of the seats. */
function playout<P extends GameTypes>(game: Game<P>, random: Random): readonly Moment<P>[] {
  const moments: Moment<P>[] = [];
  let state = game.start(defaultOptions(game.options), game.seats.max);
  for (let seat = 0; seat < game.seats.max; seat++)
    state = accepted(game.play(state, 'house', { kind: 'took', seat, by: 'bot', chips: 100_000 }));
  let rounds = 0;
  while (game.outcome(state) === undefined) {
    const [actor] = game.toMove(state);
    if (actor === undefined) throw new Error(`${game.name} waits for nobody`);
    if (actor === 'house') {
      const move = game.chance(state, random);
      if (move.kind === 'next' && rounds++ > 0) break;
      state = accepted(game.play(state, 'house', move));
      continue;
    }
    const move = randomMove(game, game.view(state, actor), random);
    const after: P['State'] = accepted(game.play(state, actor, move));
    moments.push({ state, after, seat: actor, move });
    state = after;
  }
  return moments;
}

function accepted<T>(played: { ok: true; value: T } | { ok: false; error: string }): T {
  if (!played.ok) throw new Error(`a random move was refused: ${played.error}`);
  return played.value;
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, each) => sum + each, 0) / values.length;
