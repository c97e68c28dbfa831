import type { Actor, AnyMove, Bot, Game, GameTypes } from '../game.ts';
import { randomMove } from '../random-move.ts';
import { pick, type Random, seeded } from '../random.ts';
import type { HouseMove } from '../seating.ts';

/** A table to be played at random. */
export interface Setup<P extends GameTypes> {
  readonly options: P['Options'];
  readonly seats: number;
  readonly seed: number;
  /** After so many rounds the table closes, if the match has not ended by itself. */
  readonly rounds: number;
  /** People come and go, and run out of time. */
  readonly restless: boolean;
  /** Who decides for the seats; chance, if nobody is named. */
  readonly player?: Bot<P>;
}

export interface Step<P extends GameTypes> {
  readonly before: P['State'];
  readonly by: Actor;
  readonly move: AnyMove<P>;
  readonly after: P['State'];
}

const MOST_STEPS = 20_000;
const CHIPS = 2_000;

/** A random match, step by step. Every state is frozen, so whoever changes one is caught. */
export function playout<P extends GameTypes>(game: Game<P>, setup: Setup<P>): readonly Step<P>[] {
  const random = seeded('playout', setup.seed);
  const steps: Step<P>[] = [];
  let state = frozen(game.start(setup.options, setup.seats));
  let rounds = 0;
  while (game.outcome(state) === undefined) {
    const { by, move } = nextEntry({ game, setup, state, rounds, random });
    const played = game.play(state, by, frozen(move));
    if (!played.ok)
      throw new Error(`a legal move was refused, ${played.error}: ${JSON.stringify(move)}`);
    if (move.kind === 'next') rounds++;
    steps.push({ before: state, by, move, after: frozen(played.value) });
    state = played.value;
    if (steps.length > MOST_STEPS) throw new Error('random play does not end');
  }
  return steps;
}

interface Situation<P extends GameTypes> {
  readonly game: Game<P>;
  readonly setup: Setup<P>;
  readonly state: P['State'];
  readonly rounds: number;
  readonly random: Random;
}

function nextEntry<P extends GameTypes>(situation: Situation<P>) {
  const { game, setup, state, rounds, random } = situation;
  const disturbance = setup.restless && random.below(6) === 0 ? disturb(situation) : undefined;
  if (disturbance !== undefined) return { by: 'house', move: disturbance } as const;

  const awaited = game.toMove(state);
  if (awaited.length === 0) return { by: 'house', move: sitDown(situation) } as const;
  const closed: HouseMove = { kind: 'closed' };
  if (rounds >= setup.rounds && game.play(state, 'house', closed).ok)
    return { by: 'house', move: closed } as const;
  if (awaited.includes('house')) return { by: 'house', move: game.chance(state, random) } as const;

  const seat = whoActs(situation);
  const view = game.view(state, seat);
  const move = setup.player?.choose(view, random) ?? randomMove(game, view, random);
  return { by: seat, move };
}

/** Someone the table waits for, now and then anyone else who has something to decide. */
function whoActs<P extends GameTypes>({ game, setup, state, random }: Situation<P>): number {
  const open = [...Array(setup.seats).keys()].filter(
    seat => game.decisions(game.view(state, seat)).length > 0,
  );
  const awaited = open.filter(seat => game.toMove(state).includes(seat));
  return pick(random.below(4) === 0 || awaited.length === 0 ? open : awaited, random);
}

function sitDown<P extends GameTypes>({ game, setup, state, random }: Situation<P>): HouseMove {
  for (let seat = 0; seat < setup.seats; seat++) {
    const by = random.below(2) === 0 ? 'person' : 'bot';
    const chips = game.chips === undefined ? 0 : random.below(CHIPS);
    const move: HouseMove = { kind: 'took', seat, by, chips };
    if (game.play(state, 'house', move).ok) return move;
  }
  throw new Error('the table waits for nobody, and nobody can sit down');
}

function disturb<P extends GameTypes>(situation: Situation<P>): HouseMove | undefined {
  const { game, setup, state, random } = situation;
  const seat = random.below(setup.seats);
  const chips = game.chips === undefined ? 0 : random.below(CHIPS);
  const move = pick<HouseMove>(
    [
      { kind: 'away', seat },
      { kind: 'back', seat },
      { kind: 'timedOut', seat },
      { kind: 'forfeited', seat },
      { kind: 'left', seat },
      { kind: 'took', seat, by: 'person', chips },
      { kind: 'brought', seat, chips },
    ],
    random,
  );
  return game.play(state, 'house', move).ok ? move : undefined;
}

export function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) frozen(part);
  }
  return value;
}
