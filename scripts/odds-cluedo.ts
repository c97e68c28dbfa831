import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import {
  type Card,
  type Cluedo,
  evidenceOf,
  game,
  isDealt,
  type MatchView,
  ROOMS,
  type State,
  SUSPECTS,
  weigh,
  WEAPONS,
  type Weights,
} from '@stammtisch/cluedo';
import { type GameRecord, parseRecord, replay } from '@stammtisch/kernel';

import { Mistake, wholeNumber } from './arguments.ts';

export const USAGE = `  npm run odds -- cluedo --record FILE --seat N [--json]`;

/** How likely every card is to be in the envelope, for a seat after the last entry of a record. */
export function cluedoOdds(args: readonly string[]): string {
  const { values } = parseArgs({
    args: [...args],
    options: {
      record: { type: 'string' },
      seat: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  if (values.record === undefined || values.seat === undefined)
    throw new Mistake('--record and --seat are needed');
  const view = viewIn(values.record, values.seat);
  const answer = answerOf(weigh(evidenceOf(view)));
  return values.json ? JSON.stringify(answer) : table(answer);
}

/** What the seat sees of the match that goes on, or of the last one. */
function viewIn(file: string, seatText: string): MatchView {
  const record = parseRecord(game, textOf(file));
  if (!record.ok)
    throw new Mistake(`--record: line ${record.error.line} of ${file}: ${record.error.error}`);
  const seat = wholeNumber('seat', seatText, 0, record.value.seats - 1);
  const state = statesOf(file, record.value).findLast(each => isDealt(each));
  if (state === undefined) throw new Mistake(`--record: no match has begun in ${file}`);
  const view = game.view(state, seat);
  if (!isDealt(view)) throw new Error('a match that nobody sees');
  return { ...view, viewer: seat };
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new Mistake(`--record: cannot read ${file}`);
  }
}

function statesOf(file: string, record: GameRecord<Cluedo>): readonly State[] {
  try {
    return [...replay(game, record)];
  } catch (error) {
    throw new Mistake(`--record: ${file}: ${error instanceof Error ? error.message : 'refused'}`);
  }
}

interface Answer {
  readonly who: Chances;
  readonly how: Chances;
  readonly where: Chances;
  /** How many can still be right. */
  readonly solutions: number;
  /** How many deals fit: can be more than a JSON number should hold. */
  readonly deals: string;
}

type Chances = Readonly<Record<string, number>>;

function answerOf({ deals, solutions, cards }: Weights): Answer {
  const chances = (sort: readonly Card[]): Chances =>
    Object.fromEntries(sort.map(card => [card, cards[card].envelope / deals]));
  return {
    who: chances(SUSPECTS),
    how: chances(WEAPONS),
    where: chances(ROOMS),
    solutions: solutions.length,
    deals: String(deals),
  };
}

function table({ who, how, where, solutions, deals }: Answer): string {
  return [
    'who',
    ...lines(who),
    'how',
    ...lines(how),
    'where',
    ...lines(where),
    `${solutions} ${solutions === 1 ? 'solution' : 'solutions'} in ${deals} ${deals === '1' ? 'deal' : 'deals'}`,
  ].join('\n');
}

/** The likeliest first. */
const lines = (chances: Chances): readonly string[] =>
  Object.entries(chances)
    .toSorted(([, some], [, other]) => other - some)
    .map(([card, chance]) => `  ${card.padEnd(14)}${(chance * 100).toFixed(2).padStart(6)} %`);
