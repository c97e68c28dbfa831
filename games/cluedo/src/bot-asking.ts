import type { Random, Seat } from '@stammtisch/kernel';

import { dealer, type Evidence, type MatchView } from './reason/index.ts';
import { seatsAfter } from './seats.ts';
import {
  type Card,
  CARDS,
  type Guess,
  type Partly,
  type Room,
  ROOMS,
  SUSPECTS,
  type Suspicion,
  WEAPONS,
} from './state.ts';

/** How a deal could lie: which card is where, by whom it would be asked for next. */
export interface World {
  /** The solution, by number within its sort. */
  readonly solution: readonly [number, number, number];
  /** By card: after how many others its holder is asked; `NOBODY` if nobody would show it. */
  readonly turns: Readonly<Record<string, number>>;
  /** For what the one who refutes would show, if there is a choice. */
  readonly whim: number;
}

const NOBODY = 99;
const DEALS = 200;

/** Deals that fit what the viewer goes by, each as likely as any other. */
export function worldsOf(view: MatchView, evidence: Evidence, random: Random): readonly World[] {
  const deal = dealer(evidence);
  const order = seatsAfter(seatIn(view), view.seating);
  return Array.from({ length: DEALS }, () => {
    const { solution, hands } = deal(random);
    const turns = Object.fromEntries(CARDS.map(card => [card, NOBODY]));
    for (const [turn, seat] of order.entries()) for (const card of hands[seat]!) turns[card] = turn;
    return { solution: numbersOf(solution), turns, whim: random.below(6) };
  });
}

const numbersOf = ({ who, how, where }: Guess): World['solution'] => [
  SUSPECTS.indexOf(who),
  WEAPONS.indexOf(how),
  ROOMS.indexOf(where),
];

const seatIn = ({ viewer }: MatchView): Seat => (typeof viewer === 'number' ? viewer : 0);

/** What a suspicion would be worth: how many bits of the solution its answer tells. */
export interface Worth {
  readonly guess: Guess;
  readonly bits: number;
}

/** The suspicion in this room whose answer tells most. */
export function bestQuestion(view: MatchView, worlds: readonly World[], where: Room): Worth {
  const old = shownTo(view);
  let best: Worth | undefined;
  for (const who of SUSPECTS)
    for (const how of WEAPONS) {
      const guess = { who, how, where };
      const bits = bitsOf(guess, worlds, old);
      if (best === undefined || bits > best.bits) best = { guess, bits };
    }
  if (best === undefined) throw new Error('there is always something to ask');
  return best;
}

/** Cards that the viewer has been shown: they will be shown again rather than another. */
const shownTo = ({ suspicions, viewer }: MatchView): ReadonlySet<Card> =>
  new Set(
    suspicions.flatMap(({ asker, card }: Suspicion<Partly>) =>
      asker === viewer && card !== undefined && card !== 'hidden' ? [card] : [],
    ),
  );

const SORTS = [SUSPECTS.length, WEAPONS.length, ROOMS.length] as const;
const MOST_VALUES = Math.max(...SORTS);
/** Nobody, or one of three cards from one of five. */
const ANSWERS = 16;

/** What the answer tells of each of the three cards of the solution, in bits, added up. */
function bitsOf(guess: Guess, worlds: readonly World[], old: ReadonlySet<Card>): number {
  const cards = [guess.who, guess.how, guess.where] as const;
  const answers = new Float64Array(ANSWERS);
  const together = SORTS.map(() => new Float64Array(ANSWERS * MOST_VALUES));
  for (const world of worlds) {
    const answer = answerIn(world, cards, old);
    answers[answer]! += 1;
    for (const [sort, counts] of together.entries())
      counts[answer * MOST_VALUES + world.solution[sort]!]! += 1;
  }
  return together.reduce((bits, counts) => bits + shared(answers, counts, worlds.length), 0);
}

/** Who would refute, and with which card. */
function answerIn(
  world: World,
  cards: readonly [Card, Card, Card],
  old: ReadonlySet<Card>,
): number {
  const turns = cards.map(card => world.turns[card]!);
  const turn = Math.min(...turns);
  if (turn === NOBODY) return 0;
  const held = [0, 1, 2].filter(at => turns[at] === turn);
  const known = held.filter(at => old.has(cards[at]!));
  const shown = known.length > 0 ? known : held;
  return 1 + 3 * turn + shown[world.whim % shown.length]!;
}

/** How much one learns of a value by the answer: what is not known of it before, less what is not known after. */
function shared(answers: Float64Array, counts: Float64Array, total: number): number {
  const values = new Float64Array(MOST_VALUES);
  let after = 0;
  for (const [answer, often] of answers.entries()) {
    if (often === 0) continue;
    const row = counts.subarray(answer * MOST_VALUES, (answer + 1) * MOST_VALUES);
    after += (often / total) * doubt(row, often);
    for (const [value, count] of row.entries()) values[value]! += count;
  }
  return doubt(values, total) - after;
}

/** The entropy of counts, in bits. */
function doubt(counts: Float64Array, total: number): number {
  let bits = 0;
  for (const count of counts) if (count > 0) bits -= (count / total) * Math.log2(count / total);
  return bits;
}
