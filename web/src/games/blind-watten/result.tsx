import { goodOf, rightOf, teamOf } from '@stammtisch/blind-watten';

import type { FaceProps, Sight } from '../../table/face.ts';
import { TeamMark } from '../../table/seats.tsx';
import { OldTricks } from '../german/old-tricks.tsx';
import { ResultPage } from '../german/result-page.tsx';
import { Mini } from './mini.tsx';
import { isPause, type LastRound, type Pause, stampFor, type Team, viewOf } from './rules.ts';
import { Sheet } from './score.tsx';
import { gameWinner } from './tell.ts';
import { endingInWords, playersOf, say, teamName, teamsFrom } from './words.ts';

/** A round is over, or a game: what it brought, and what was secret about it. */
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
      {last && <Secret last={last} />}
      {last && <Tricks last={last} sight={sight} />}
      <section class="narrow-only">
        <h3>{say().result.sheet}</h3>
        <Sheet sight={sight} rounds={view.rounds} />
      </section>
    </ResultPage>
  );
}

function headline(view: Pause, sight: Sight): string {
  const text = say().result;
  const { last } = view;
  if (view.phase === 'over') return gameWinner(winnerOf(view), sight);
  if (last === undefined) return text.void;
  if (sight.seat === undefined) return text.team(teamName(sight, last.winner), last.points);
  return (teamOf(sight.seat) === last.winner ? text.won : text.lost)(last.points);
}

const winnerOf = ({ outcome }: Extract<Pause, { phase: 'over' }>): Team | undefined => {
  const [winner] = outcome.winners;
  return winner === undefined ? undefined : teamOf(winner);
};

function reasonOf(view: Pause, sight: Sight): string {
  const { last } = view;
  const why = last === undefined ? say().result.voidText : endingInWords(sight, last.ending);
  if (view.phase !== 'over' || last === undefined) return why;
  return `${say().result.team(teamName(sight, last.winner), last.points).replace(/\.$/, '')}, ${why}`;
}

/** The points as they stand now, with what this round has added. */
function Points({ view, sight }: { view: Pause; sight: Sight }) {
  const text = say();
  const teams = teamsFrom(sight);
  const [first = 0, second = 1] = teams;
  return (
    <div class="wpoints">
      {teams.map(team => (
        <p key={team} class={view.last?.winner === team ? 'team win' : 'team'}>
          <span class="tn">
            <TeamMark team={team} />
            {teamName(sight, team)}
          </span>
          <span class="names">{playersOf(sight, team)}</span>
          <b class="pts">
            {view.score[team]}
            {view.last?.winner === team && <small> +{view.last.points}</small>}
          </b>
        </p>
      ))}
      <p class="muted tally">
        {text.target(view.options.target)} ·{' '}
        {text.result.games(view.games[first] ?? 0, view.games[second] ?? 0)}
      </p>
    </div>
  );
}

interface LastProps {
  readonly last: LastRound;
  readonly sight: Sight;
}

/** What only two of the four knew. */
function Secret({ last: { announcement } }: { last: LastRound }) {
  const text = say();
  const cards = [
    [text.schlag, announcement.schlag],
    [text.trump, announcement.trump],
    [text.result.right, rightOf(announcement)],
    [text.result.good, goodOf(announcement)],
  ] as const;
  return (
    <section aria-labelledby="secret">
      <h3 id="secret">{text.result.secret}</h3>
      <dl class="secret">
        {cards.map(([what, card]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>
              <Mini card={card} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Tricks({ last, sight }: LastProps) {
  const { result, cardName } = say();
  return (
    <OldTricks
      {...{ sight, teamOf, tricks: last.tricks }}
      text={{
        title: result.tricks,
        none: result.noTricks,
        trick: (number, winner) => result.trick(number, teamName(sight, teamOf(winner))),
        cardName,
      }}
    />
  );
}
