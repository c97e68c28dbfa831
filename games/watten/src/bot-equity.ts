import { FIRST_VALUE } from './raise.ts';
import type { Options } from './state.ts';

type Target = Options['target'];

/**
 * How likely a scorer is to win the game from these scores, if everyone plays
 * alike. Among three and five it is a rule of thumb, fitted to games by chance.
 */
export function chanceOfGame(scores: readonly number[], target: Target, scorer: number): number {
  const most = Math.max(...scores);
  if (most >= target) return shareOf(scores, scorer, score => (score === most ? 1 : 0));
  if (scores.length > 2) return shareOf(scores, scorer, score => (target - score + 3) ** -4);
  return lookUp(sheetOf(target), target - scores[scorer]!, target - scores[1 - scorer]!);
}

function shareOf(
  scores: readonly number[],
  scorer: number,
  weightOf: (score: number) => number,
): number {
  const weights = scores.map(weightOf);
  return weights[scorer]! / weights.reduce((sum, weight) => sum + weight, 0);
}

/** Between two, by the points that we and they still need, from one to the target. */
type Sheet = readonly (readonly number[])[];

const SHEETS = new Map<Target, Sheet>();

function sheetOf(target: Target): Sheet {
  const sheet = SHEETS.get(target) ?? makeSheet(target);
  SHEETS.set(target, sheet);
  return sheet;
}

function lookUp(sheet: Sheet, ours: number, theirs: number): number {
  if (ours <= 0) return 1;
  return theirs <= 0 ? 0 : sheet[ours]![theirs]!;
}

/** From the end of the game backwards: every round brings somebody at least two points. */
function makeSheet(target: Target): Sheet {
  const sheet: number[][] = Array.from({ length: target + 1 }, () => []);
  for (let total = 2; total <= 2 * target; total++)
    for (let ours = Math.max(1, total - target); ours <= Math.min(target, total - 1); ours++)
      sheet[ours]![total - ours] = roundFrom(sheet, ours, total - ours);
  return sheet;
}

/** How often a round is worth so many points. */
const POINTS: readonly (readonly [points: number, share: number])[] = [
  [FIRST_VALUE, 0.5],
  [FIRST_VALUE + 1, 0.4],
  [FIRST_VALUE + 2, 0.1],
];

const roundFrom = (sheet: Sheet, ours: number, theirs: number): number =>
  POINTS.reduce((sum, [points, share]) => {
    const win = lookUp(sheet, ours - points, theirs);
    const loss = lookUp(sheet, ours, theirs - points);
    return sum + (share * (win + loss)) / 2;
  }, 0);
