import { gameValue, odds, PRESETS, type Rules, type Situation } from '@stammtisch/blackjack/odds';
import { french } from '@stammtisch/kernel';

/** What exact odds cost. */
export interface OddsCost {
  /** Milliseconds a decision takes, over every two cards and every up-card. */
  readonly decision: { readonly p50: number; readonly p99: number; readonly max: number };
  readonly games: readonly GameCost[];
}

interface GameCost {
  readonly rules: string;
  readonly value: number;
  readonly seconds: number;
}

export function costOfOdds(): OddsCost {
  const situations = everyDeal();
  // Once round to warm up.
  for (const situation of situations) decide(situation);
  const times = situations
    .map(situation => medianOf(Array.from({ length: 5 }, () => timeOf(situation))))
    .toSorted((a, b) => a - b);
  const at = (share: number): number => times[Math.ceil(times.length * share) - 1]!;
  return {
    decision: { p50: at(0.5), p99: at(0.99), max: at(1) },
    games: Object.entries(PRESETS).map(costOfGame),
  };
}

export function oddsPage({ decision, games }: OddsCost): string {
  return [
    'blackjack, exact odds',
    `  a decision, warmed up      p50 ${ms(decision.p50)}, p99 ${ms(decision.p99)}, at most ${ms(decision.max)}`,
    ...games.map(
      ({ rules, value, seconds }) =>
        `  ${`the game by ${rules}`.padEnd(27)}${(value * 100).toFixed(9)} % in ${seconds.toFixed(2)} s`,
    ),
  ].join('\n');
}

const ms = (time: number): string => `${time.toFixed(1)} ms`;

/** Of several, so that other work on the machine is not counted. */
const medianOf = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!;

const timeOf = (situation: Situation): number => millisecondsOf(() => decide(situation)).time;

const decide = (situation: Situation) => odds(PRESETS.vegas, situation);

function costOfGame([name, rules]: readonly [string, Rules]): GameCost {
  const { value, time } = millisecondsOf(() => gameValue(rules));
  return { rules: name, value, seconds: time / 1_000 };
}

/** All two-card hands, pairs among them, against all up-cards; one ten stands for all. */
function everyDeal(): readonly Situation[] {
  const ranks = french.RANKS.filter(rank => !/[JQK]/.test(rank));
  return ranks.flatMap(up =>
    ranks.flatMap((first, at) => ranks.slice(at).map(second => ({ hand: [first, second], up }))),
  );
}

function millisecondsOf<T>(work: () => T): { readonly value: T; readonly time: number } {
  const started = performance.now();
  const value = work();
  return { value, time: performance.now() - started };
}
