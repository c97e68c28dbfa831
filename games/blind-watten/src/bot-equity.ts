import { otherTeam } from './seats.ts';
import { FIRST_STAKE, FORCED_STAKE } from './stake.ts';
import type { Options, Team } from './state.ts';

/** How likely a team is to win the game from a score, if both play alike. */
export function chanceOfGame(
  score: readonly number[],
  target: Options['target'],
  team: Team,
): number {
  return lookUp(sheetOf(target), target - score[team]!, target - score[otherTeam(team)]!);
}

/** By the points that we and they still need, from one to the target. */
type Sheet = readonly (readonly number[])[];

const SHEETS = new Map<number, Sheet>();

function sheetOf(target: number): Sheet {
  const known = SHEETS.get(target) ?? makeSheet(target);
  SHEETS.set(target, known);
  return known;
}

function lookUp(sheet: Sheet, ours: number, theirs: number): number {
  if (ours <= 0) return 1;
  return theirs <= 0 ? 0 : sheet[ours]![theirs]!;
}

/** From the end of the game backwards: every round costs somebody at least two points. */
function makeSheet(target: number): Sheet {
  const sheet: number[][] = Array.from({ length: target + 1 }, () => []);
  for (let total = 2; total <= 2 * target; total++)
    for (let ours = Math.max(1, total - target); ours <= Math.min(target, total - 1); ours++)
      sheet[ours]![total - ours] = roundFrom(sheet, ours, total - ours);
  return sheet;
}

/** How often a round ends with so many points, as counted in the arena. */
const POINTS: readonly (readonly [points: number, share: number])[] = [
  [2, 0.25],
  [3, 0.5],
  [4, 0.13],
  [5, 0.07],
  [6, 0.05],
];

function roundFrom(sheet: Sheet, ours: number, theirs: number): number {
  if (isGestrichen(ours, theirs)) return fourFrom(sheet, ours, theirs);
  if (isGestrichen(theirs, ours)) return 1 - fourFrom(sheet, theirs, ours);
  return POINTS.reduce((sum, [points, share]) => {
    const win = lookUp(sheet, ours - points, theirs);
    const loss = lookUp(sheet, ours, theirs - points);
    return sum + (share * (win + loss)) / 2;
  }, 0);
}

/** Rule 8.1. */
const isGestrichen = (ours: number, theirs: number): boolean => ours <= 2 && theirs - ours >= 5;

/** How likely the round is to be won, seen from the cards in hand: now this, now that. */
const CHANCES = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9];

/** Rule 8.2: the team in front holds the four when its cards are good enough. */
function fourFrom(sheet: Sheet, ours: number, theirs: number): number {
  const declined = lookUp(sheet, ours, theirs - FIRST_STAKE);
  const lost = lookUp(sheet, ours, theirs - FORCED_STAKE);
  const values = CHANCES.map(chance => Math.max(declined, chance + (1 - chance) * lost));
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
