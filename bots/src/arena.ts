import {
  type Bot,
  type Game,
  type GameTypes,
  isHouseMove,
  type Outcome,
  type Seat,
  seeded,
} from '@stammtisch/kernel';

export interface Contest<P extends GameTypes> {
  readonly game: Game<P>;
  readonly options: P['Options'];
  /** One for each seat; the same one may sit in several. */
  readonly players: readonly Bot<P>[];
  readonly deals: number;
  /** Whether a match goes on to its own end, and is not closed after one round. */
  readonly whole?: boolean;
  readonly seed: number;
  /** A clock in milliseconds, for the time a move takes. */
  readonly now: () => number;
}

/** How one bot did, over all the seats it had. */
export interface Standing {
  readonly name: string;
  /** Points a deal and seat, with the interval that holds the true mean 95 times in 100. */
  readonly points: number;
  readonly interval: readonly [low: number, high: number];
  /** Points a deal and seat more than those of the other bots, with the same interval. */
  readonly ahead: number;
  readonly aheadInterval: readonly [low: number, high: number];
  /** Share of the matches that a seat of this bot won; shared wins are divided. */
  readonly wins: number;
  readonly moves: number;
  /** Time of a move in microseconds. */
  readonly p50: number;
  readonly p99: number;
}

const CHIPS = 10 ** 9;
const MOST_STEPS = 100_000;

/**
 * Duplicate deals: each deal is played once for every seat, the players moving
 * on by one chair, so that every player has held every hand and luck cancels out.
 */
export function hold<P extends GameTypes>(contest: Contest<P>): readonly Standing[] {
  const scores = new Scores(contest.players.map(({ name }) => name));
  for (let deal = 0; deal < contest.deals; deal++) {
    for (const shift of contest.players.keys()) playMatch(contest, { deal, shift }, scores);
    scores.closeDeal();
  }
  return scores.standings;
}

/** How players do, each under its name. */
export class Scores {
  readonly #scores: ReadonlyMap<string, Score>;

  constructor(names: readonly string[]) {
    this.#scores = new Map(names.map(name => [name, new Score()]));
  }

  /** The end of a match, by seat. */
  add(names: readonly string[], { winners, points }: Outcome): void {
    for (const [seat, name] of names.entries()) {
      const win = winners.includes(seat) ? 1 / winners.length : 0;
      this.#scores.get(name)!.add(points[seat]!, win);
    }
  }

  time(name: string, milliseconds: number): void {
    this.#scores.get(name)!.time(milliseconds);
  }

  /** All matches of a deal are over. */
  closeDeal(): void {
    const all = [...this.#scores.values()];
    for (const score of all) score.closeDeal(all.filter(other => other !== score));
    for (const score of all) score.clear();
  }

  get standings(): readonly Standing[] {
    return Array.from(this.#scores, ([name, score]) => score.standing(name));
  }
}

interface Sitting {
  readonly deal: number;
  readonly shift: number;
}

function playMatch<P extends GameTypes>(
  contest: Contest<P>,
  { deal, shift }: Sitting,
  scores: Scores,
): void {
  const { game, options, players, seed, now } = contest;
  const at = (seat: Seat): Bot<P> => players[(seat + shift) % players.length]!;
  const chance = seeded(seed, 'deal', deal);
  const whims = players.map((_, seat) => seeded(seed, 'bot', deal, shift, seat));
  let state = seated(game, options, players.length);
  let rounds = 0;
  for (let step = 0; game.outcome(state) === undefined; step++) {
    if (step > MOST_STEPS) throw new Error(`a match of ${game.name} does not end`);
    const [actor] = game.toMove(state);
    if (actor === undefined) throw new Error(`${game.name} waits for nobody`);
    if (actor === 'house') {
      const closed = rounds === roundsOf(contest) ? closedBy(game, state) : undefined;
      const move = game.chance(state, chance);
      if (move.kind === 'next') rounds++;
      state = closed ?? accepted(game.play(state, 'house', move));
      continue;
    }
    const view = game.view(state, actor);
    const started = now();
    const move = at(actor).choose(view, whims[actor]!);
    scores.time(at(actor).name, now() - started);
    if (move === undefined) throw new Error(`${at(actor).name} has no move on its turn`);
    state = accepted(game.play(state, actor, move));
  }
  const names = players.map((_, seat) => at(seat).name);
  scores.add(names, game.outcome(state)!);
}

const roundsOf = ({ whole }: { readonly whole?: boolean }): number => (whole ? Infinity : 1);

/** The match closed, if the game lets it be closed now. */
function closedBy<P extends GameTypes>(game: Game<P>, state: P['State']): P['State'] | undefined {
  const closed = game.play(state, 'house', { kind: 'closed' });
  return closed.ok ? closed.value : undefined;
}

/** The cards of a deal in the notation of the game: the same ones that `hold` deals. */
export function dealOf<P extends GameTypes>(
  { game, options, seed }: Pick<Contest<P>, 'game' | 'options' | 'seed'>,
  deal: number,
  seats: number,
): string {
  const chance = seeded(seed, 'deal', deal);
  let state = seated(game, options, seats);
  for (;;) {
    const move = game.chance(state, chance);
    if (!isHouseMove(move)) return game.formatMove(move);
    state = accepted(game.play(state, 'house', move));
  }
}

function seated<P extends GameTypes>(
  game: Game<P>,
  options: P['Options'],
  seats: number,
): P['State'] {
  let state = game.start(options, seats);
  for (let seat = 0; seat < seats; seat++)
    state = accepted(game.play(state, 'house', { kind: 'took', seat, by: 'bot', chips: CHIPS }));
  return state;
}

function accepted<T>(played: { ok: true; value: T } | { ok: false; error: string }): T {
  if (!played.ok) throw new Error(`a move in the arena was refused: ${played.error}`);
  return played.value;
}

/** Adds up what one bot does. The matches of one deal belong together, so a deal is one observation. */
class Score {
  #points: number[] = [];
  #leads: number[] = [];
  #current: number[] = [];
  #wins = 0;
  #seats = 0;
  #times: number[] = [];

  add(points: number, win: number): void {
    this.#current.push(points);
    this.#wins += win;
    this.#seats++;
  }

  time(milliseconds: number): void {
    this.#times.push(milliseconds * 1_000);
  }

  closeDeal(others: readonly Score[]): void {
    const points = meanOf(this.#current);
    const theirs = others.flatMap(other => other.#current);
    this.#points.push(points);
    this.#leads.push(theirs.length > 0 ? points - meanOf(theirs) : 0);
  }

  /** Once every bot has closed the deal. */
  clear(): void {
    this.#current = [];
  }

  standing(name: string): Standing {
    const times = this.#times.toSorted((a, b) => a - b);
    const leads = standingOf(name, this.#leads);
    return {
      ...standingOf(name, this.#points),
      ahead: leads.points,
      aheadInterval: leads.interval,
      wins: this.#wins / this.#seats,
      moves: times.length,
      p50: quantileOf(times, 0.5),
      p99: quantileOf(times, 0.99),
    };
  }
}

/** Mean and interval of the points made in each deal. */
export function standingOf(
  name: string,
  deals: readonly number[],
): Pick<Standing, 'name' | 'points' | 'interval'> {
  const points = meanOf(deals);
  const margin = studentOf(deals.length - 1) * standardErrorOf(deals);
  return { name, points, interval: [points - margin, points + margin] };
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, each) => sum + each, 0) / values.length;

function standardErrorOf(values: readonly number[]): number {
  const mean = meanOf(values);
  const squares = values.reduce((sum, each) => sum + (each - mean) ** 2, 0);
  return Math.sqrt(squares / Math.max(1, values.length - 1) / values.length);
}

/**
 * How many standard errors hold the true mean 95 times in 100, by degrees of
 * freedom: Student's t, expanded about the normal quantile (right to 0.01 from 4 on).
 */
function studentOf(freedom: number): number {
  const few = [Infinity, 12.706, 4.303, 3.182][freedom];
  if (few !== undefined) return few;
  const z = 1.959964;
  const first = (z ** 3 + z) / (4 * freedom);
  const second = (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * freedom ** 2);
  const third = (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / (384 * freedom ** 3);
  return z + first + second + third;
}

const quantileOf = (ascending: readonly number[], share: number): number =>
  ascending[Math.min(ascending.length - 1, Math.floor(share * ascending.length))] ?? 0;
