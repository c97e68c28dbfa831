import type { Seat } from '@stammtisch/kernel';
import { areTeamsFixed, partyOf } from '@stammtisch/watten';

import type { FaceProps, Sight, Team } from '../../table/face.ts';
import { TeamMark } from '../../table/seats.tsx';
import { named } from '../../table/sight.ts';
import { Mini } from '../german/mini.tsx';
import { OldTricks } from '../german/old-tricks.tsx';
import { ResultPage } from '../german/result-page.tsx';
import {
  isPause,
  type LastRound,
  markOf,
  type Pause,
  scorersFrom,
  stampFor,
  type View,
  viewOf,
} from './rules.ts';
import { changeIn, PointList, Sheet, withSign } from './score.tsx';
import { gameWinners } from './tell.ts';
import { endingInWords, namesOf, say, scorerName, scorerPlayers, whoAre } from './words.ts';

/** A round is over, or a game: who got what, and why. */
export function Result(props: FaceProps) {
  const { sight } = props;
  const view = viewOf(sight.table.scene);
  if (!isPause(view)) return null;
  const { last } = view;
  return (
    <ResultPage
      face={props}
      pause={view}
      decision={stampFor(view, 'ready')}
      teamOf={teamOf}
      headline={headline(view, sight)}
      why={reasonOf(view, sight)}
      readyLabel={view.phase === 'over' ? say().result.readyGame : say().result.ready}
      points={<Points view={view} sight={sight} />}
    >
      {last && <Named last={last} />}
      {last && <Tricks {...{ last, view, sight }} />}
      <section class="narrow-only">
        <h3>{say().result.sheet}</h3>
        <Sheet sight={sight} view={view} />
      </section>
    </ResultPage>
  );
}

/** Where teams stay together. */
export const teamOf = (seat: Seat, seats: number): Team | undefined =>
  seats === 4 || seats === 6 ? (seat % 2 === 0 ? 0 : 1) : undefined;

function headline(view: Pause & View, sight: Sight): string {
  const { last } = view;
  if (view.phase === 'over') return gameWinners(view.outcome.winners, sight, view);
  return last === undefined ? say().result.void : scored(view, sight, last);
}

/** Who got how many points, as one says it to the viewer. */
function scored(view: View, sight: Sight, { winners, points }: LastRound): string {
  const text = say().result;
  if (!areTeamsFixed(view)) return text.gets(whoAre(sight, winners), points);
  if (sight.seat === undefined)
    return text.team(scorerName(sight, view, (winners[0] ?? 0) % 2), points);
  return (winners.includes(sight.seat) ? text.won : text.lost)(points);
}

function reasonOf(view: Pause & View, sight: Sight): string {
  const { last } = view;
  if (last === undefined) return say().result.voidText;
  const why = endingInWords(sight, last.ending);
  const full =
    view.phase === 'over' ? `${scored(view, sight, last).replace(/\.$/, '')}, ${why}` : why;
  return last.fouled === undefined
    ? full
    : `${full}. ${say().result.fouled(namesOf(sight, last.fouled))}`;
}

/** The points as they stand now, with what this round has changed. */
function Points({ view, sight }: { view: Pause & View; sight: Sight }) {
  const text = say();
  const scorers = scorersFrom(view);
  if (!areTeamsFixed(view))
    return (
      <div class="wpoints">
        <PointList {...{ sight, view, last: view.last }} />
        <p class="muted tally">{text.target(view.options.target)}</p>
      </div>
    );
  const [first = 0, second = 1] = scorers;
  return (
    <div class="wpoints">
      {scorers.map(team => (
        <TeamPoints key={team} {...{ team, view, sight }} />
      ))}
      <p class="muted tally">
        {text.target(view.options.target)} ·{' '}
        {text.result.games(view.games[first] ?? 0, view.games[second] ?? 0)}
      </p>
    </div>
  );
}

interface TeamProps {
  readonly team: number;
  readonly view: Pause & View;
  readonly sight: Sight;
}

function TeamPoints({ team, view, sight }: TeamProps) {
  const change = view.last === undefined ? 0 : changeIn(view.last, team, view);
  return (
    <p class={change > 0 ? 'team win' : 'team'}>
      <span class="tn">
        <TeamMark team={team === 0 ? 0 : 1} />
        {scorerName(sight, view, team)}
      </span>
      <span class="names">{scorerPlayers(sight, view, team)}</span>
      <b class="pts">
        {view.scores[team]}
        {change !== 0 && <small> {withSign(change)}</small>}
      </b>
    </p>
  );
}

const Named = ({ last: { schlag, trump } }: { last: LastRound }) => (
  <p class="named">
    {say().result.named}: <Mini name={say().ranks[schlag]} rank={schlag} />{' '}
    <Mini name={say().suits[trump]} suit={trump} />
  </p>
);

interface LastProps {
  readonly last: LastRound;
  readonly view: View;
  readonly sight: Sight;
}

function Tricks({ last, view, sight }: LastProps) {
  const { result, cardName } = say();
  const round = { seating: view.seating, dealer: last.dealer };
  return (
    <OldTricks
      {...{ sight, tricks: last.tricks }}
      teamOf={seat => markOf(view, seat) ?? partyOf(seat, round)}
      text={{
        title: result.tricks,
        none: result.noTricks,
        trick: (number, winner) => result.trick(number, named(sight, winner)),
        cardName,
      }}
    />
  );
}
