import type { ComponentChildren } from 'preact';

import type { Team } from '../../table/game-ui.ts';
import { TeamMark } from '../../table/seats.tsx';
import { Totals, type TotalsProps } from './totals.tsx';
import type { WattenTexts } from './watten-texts.ts';

interface BandProps {
  readonly text: WattenTexts;
  readonly totals: TotalsProps;
}

/** Points, tricks and what the round is worth in one line. */
export const ScoreBand = ({ text, totals }: BandProps) => (
  <section class="band" aria-label={text.result.score}>
    <Totals {...totals} />
  </section>
);

interface PageProps extends BandProps {
  readonly tally: string;
  /** The rounds of this game. */
  readonly sheet: ComponentChildren;
  readonly children?: ComponentChildren;
}

/** The whole score: points, tricks, what the round is worth, games won, and the rounds. */
export const ScorePage = ({ text, totals, tally, sheet, children }: PageProps) => (
  <div class="wscore">
    <Totals {...totals} full />
    {children}
    <p class="muted">{tally}</p>
    <h3>{text.result.sheet}</h3>
    {sheet}
  </div>
);

interface Game {
  readonly options: { readonly target: number };
  readonly games: readonly number[];
}

/** How far a game goes and how many each team has won, the viewer's first. */
export function tallyOf(
  { options, games }: Game,
  [first = 0, second = 1]: readonly number[],
  text: WattenTexts,
): string {
  const won = text.result.games(games[first] ?? 0, games[second] ?? 0);
  return `${text.target(options.target)} · ${won}`;
}

interface PointsProps {
  readonly team: Team;
  readonly name: string;
  readonly names: string;
  readonly points: number | undefined;
  /** What the last round has added or taken. */
  readonly change: number;
}

/** A team's points as they stand now. */
export const TeamPoints = ({ team, name, names, points, change }: PointsProps) => (
  <p class={change > 0 ? 'team win' : 'team'}>
    <span class="tn">
      <TeamMark team={team} />
      {name}
    </span>
    <span class="names">{names}</span>
    <b class="pts">
      {points}
      {change !== 0 && <small> {withSign(change)}</small>}
    </b>
  </p>
);

export const withSign = (change: number): string =>
  change > 0 ? `+${change}` : change < 0 ? `−${-change}` : '–';
