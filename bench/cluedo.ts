import { type Evidence, evidenceOf, game, isDealt, weigh } from '@stammtisch/cluedo';
import { seeded, type Viewer } from '@stammtisch/kernel';

import { asked } from '../games/cluedo/src/reason/testing/asked.ts';
import { everyDeal } from '../games/cluedo/src/reason/testing/every-deal.ts';
import { HARD } from '../games/cluedo/src/reason/testing/hard.ts';
import { dealt } from '../games/cluedo/src/testing/position.ts';

/** What it costs to count the deals that fit, in milliseconds of processor. */
export interface ReasonCost {
  readonly stages: readonly StageCost[];
  /** The hardest positions that a search has found. */
  readonly hardest: readonly { readonly players: number; readonly time: number }[];
  /** A position with few deals left, beside writing them all out. */
  readonly small: { readonly deals: number; readonly time: number; readonly everyDeal: number };
}

interface StageCost {
  readonly players: number;
  readonly suspicions: number;
  /** For the one who holds a hand and for the gallery: the slowest of several positions. */
  readonly seat: number;
  readonly gallery: number;
}

const PLAYERS = [3, 4, 5, 6];
const STAGES = [3, 10, 25, 60];
const POSITIONS = 8;

export function costOfReason(): ReasonCost {
  for (const evidence of HARD) weigh(evidence);
  const small = evidenceAfter(14, 3, { seed: 1, viewer: 0 });
  return {
    stages: PLAYERS.flatMap(players =>
      STAGES.map(suspicions => ({
        players,
        suspicions,
        seat: slowest(players, suspicions, 0),
        gallery: slowest(players, suspicions, 'gallery'),
      })),
    ),
    hardest: HARD.map(evidence => ({
      players: evidence.sizes.length,
      time: timeOf(() => weigh(evidence)),
    })),
    small: {
      deals: weigh(small).deals,
      time: timeOf(() => weigh(small)),
      everyDeal: timeOf(() => everyDeal(small)),
    },
  };
}

export function reasonPage({ stages, hardest, small }: ReasonCost): string {
  return [
    `cluedo, counting the deals that fit, the slowest of ${POSITIONS} positions each`,
    ...stages.map(
      ({ players, suspicions, seat, gallery }) =>
        `  ${`${players} players, ${suspicions} suspicions`.padEnd(27)}at a seat ${ms(seat)}, gallery ${ms(gallery)}`,
    ),
    ...hardest.map(({ players, time }) => `  the hardest known for ${players}    ${ms(time)}`),
    `  ${`${small.deals} deals left`.padEnd(27)}${ms(small.time)}, writing them out ${ms(small.everyDeal)}`,
  ].join('\n');
}

const ms = (time: number): string => `${time.toFixed(1)} ms`;

function slowest(players: number, suspicions: number, viewer: Viewer): number {
  const times = Array.from({ length: POSITIONS }, (_, seed) => {
    const evidence = evidenceAfter(suspicions, players, { seed, viewer });
    return timeOf(() => weigh(evidence));
  });
  return Math.max(...times);
}

function evidenceAfter(
  number: number,
  players: number,
  { seed, viewer }: { readonly seed: number; readonly viewer: Viewer },
): Evidence {
  const random = seeded('reason', players, seed);
  const start = dealt(players);
  const suspicions = Array.from({ length: number }, () => asked(random, start, players));
  const view = game.view({ ...start, suspicions }, viewer);
  if (!isDealt(view)) throw new Error('a match is on');
  return evidenceOf({ ...view, viewer });
}

/** The median of five, of processor time: what else runs on the machine is not counted. */
function timeOf(work: () => unknown): number {
  const times = Array.from({ length: 5 }, () => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  });
  return times.toSorted((a, b) => a - b)[2]!;
}
