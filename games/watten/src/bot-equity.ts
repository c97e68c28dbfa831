import { beginsAtThree, FIRST_VALUE, GESPANNT_VALUE, SHORT } from './raise.ts';
import type { Options, Session } from './state.ts';

type Standing = Pick<Session, 'options' | 'seating' | 'scores'>;

/**
 * How likely a scorer is to win the game from these scores, if everyone plays
 * alike. Among three and five it is a rule of thumb, fitted to games by chance.
 */
export function chanceOfGame(standing: Standing, scorer: number): number {
  const { scores } = standing;
  const { target } = standing.options;
  const most = Math.max(...scores);
  if (most >= target) return shareOf(scores, scorer, score => (score === most ? 1 : 0));
  const isThree = beginsAtThree(standing);
  if (scores.length > 2) {
    // Where rounds get dearer at the end, a small lead is worth less.
    const [more, power] = isThree ? [8, 6] : [3, 4];
    return shareOf(scores, scorer, score => (target - score + more) ** -power);
  }
  const sheet = sheetOf(target, isThree);
  return lookUp(sheet, target - scores[scorer]!, target - scores[1 - scorer]!);
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

const SHEETS = new Map<string, Sheet>();

function sheetOf(target: Options['target'], isThree: boolean): Sheet {
  const key = `${target} ${isThree}`;
  const sheet = SHEETS.get(key) ?? makeSheet(target, isThree);
  SHEETS.set(key, sheet);
  return sheet;
}

function lookUp(sheet: Sheet, ours: number, theirs: number): number {
  if (ours <= 0) return 1;
  return theirs <= 0 ? 0 : sheet[ours]![theirs]!;
}

/** From the end of the game backwards: every round brings somebody at least two points. */
function makeSheet(target: number, isThree: boolean): Sheet {
  const sheet: number[][] = Array.from({ length: target + 1 }, () => []);
  for (let total = 2; total <= 2 * target; total++)
    for (let ours = Math.max(1, total - target); ours <= Math.min(target, total - 1); ours++) {
      const theirs = total - ours;
      const isHigher = isThree && Math.min(ours, theirs) <= SHORT;
      sheet[ours]![theirs] = roundFrom(sheet, isHigher ? HIGHER_POINTS : POINTS, { ours, theirs });
    }
  return sheet;
}

/** How often a round is worth so many points. */
type Shares = readonly (readonly [points: number, share: number])[];

const POINTS: Shares = [
  [FIRST_VALUE, 0.5],
  [FIRST_VALUE + 1, 0.4],
  [FIRST_VALUE + 2, 0.1],
];

/** Rule 7.7: from the start it is worth more, and whoever is gespannt does not raise. */
const HIGHER_POINTS: Shares = [
  [GESPANNT_VALUE, 0.75],
  [GESPANNT_VALUE + 1, 0.25],
];

const roundFrom = (
  sheet: Sheet,
  shares: Shares,
  { ours, theirs }: { readonly ours: number; readonly theirs: number },
): number =>
  shares.reduce((sum, [points, share]) => {
    const win = lookUp(sheet, ours - points, theirs);
    const loss = lookUp(sheet, ours, theirs - points);
    return sum + (share * (win + loss)) / 2;
  }, 0);
