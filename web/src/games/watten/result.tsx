import type { Seat } from '@stammtisch/kernel';
import { areTeamsFixed, partyOf } from '@stammtisch/watten';

import type { TableContext, Team } from '../../table/game-ui.ts';
import { named } from '../../table/table-context.ts';
import { namesOf } from '../german/in-words.ts';
import { Mini } from '../german/mini.tsx';
import { OldTricks } from '../german/old-tricks.tsx';
import { resultPage } from '../german/result-page.tsx';
import { tallyOf, TeamPoints } from '../german/score.tsx';
import { gameWinners } from './describe-event.ts';
import {
  type LastRound,
  markOf,
  type Pause,
  scorersFrom,
  stampFor,
  type View,
  viewOf,
} from './rules.ts';
import { changeIn, PointList, Sheet } from './score.tsx';
import { endingInWords, texts, scorerName, scorerPlayers, whoAre } from './texts.ts';

/** A round is over, or a game: who got what, and why. */
export const Result = resultPage<View>({
  viewOf,
  stampFor,
  texts,
  teamOf,
  headline,
  reasonOf,
  Points,
  Round,
  Sheet,
});

interface Shown {
  readonly view: Pause & View;
  readonly context: TableContext;
}

function Round({ view, context }: Shown) {
  const { last } = view;
  if (last === undefined) return null;
  const round = { seating: view.seating, dealer: last.dealer };
  return (
    <>
      <Named last={last} />
      <OldTricks
        {...{ context, tricks: last.tricks }}
        teamOf={seat => markOf(view, seat) ?? partyOf(seat, round)}
        winnerName={winner => named(context, winner)}
        text={texts()}
      />
    </>
  );
}

/** Where teams stay together. */
export function teamOf(seat: Seat, seats: number): Team | undefined {
  return seats === 4 || seats === 6 ? (seat % 2 === 0 ? 0 : 1) : undefined;
}

function headline(view: Pause & View, context: TableContext): string {
  const { last } = view;
  if (view.phase === 'over') return gameWinners(view.outcome.winners, context, view);
  return last === undefined ? texts().result.void : scored(view, context, last);
}

/** Who got how many points, as one says it to the viewer. */
function scored(view: View, context: TableContext, { winners, points }: LastRound): string {
  const text = texts().result;
  if (!areTeamsFixed(view)) return text.gets(whoAre(context, winners), points);
  if (context.seat === undefined)
    return text.team(scorerName(context, view, (winners[0] ?? 0) % 2), points);
  return (winners.includes(context.seat) ? text.won : text.lost)(points);
}

function reasonOf(view: Pause & View, context: TableContext): string {
  const { last } = view;
  if (last === undefined) return texts().result.voidText;
  const why = endingInWords(context, last.ending);
  const full =
    view.phase === 'over' ? `${scored(view, context, last).replace(/\.$/, '')}, ${why}` : why;
  return last.fouled === undefined
    ? full
    : `${full}. ${texts().result.fouled(namesOf(context, last.fouled))}`;
}

/** The points as they stand now, with what this round has changed. */
function Points({ view, context }: Shown) {
  const text = texts();
  const scorers = scorersFrom(view);
  if (!areTeamsFixed(view))
    return (
      <div class="wpoints">
        <PointList {...{ context, view, last: view.last }} />
        <p class="muted tally">{text.target(view.options.target)}</p>
      </div>
    );
  return (
    <div class="wpoints">
      {scorers.map(team => (
        <TeamPoints
          key={team}
          team={team === 0 ? 0 : 1}
          name={scorerName(context, view, team)}
          names={scorerPlayers(context, view, team)}
          points={view.scores[team]}
          change={view.last === undefined ? 0 : changeIn(view.last, team, view)}
        />
      ))}
      <p class="muted tally">{tallyOf(view, scorers, text)}</p>
    </div>
  );
}

const Named = ({ last: { schlag, trump } }: { last: LastRound }) => (
  <p class="named">
    {texts().result.named}: <Mini name={texts().ranks[schlag]} rank={schlag} />{' '}
    <Mini name={texts().suits[trump]} suit={trump} />
  </p>
);
