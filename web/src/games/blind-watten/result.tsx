import { goodOf, rightOf, teamOf } from '@stammtisch/blind-watten';

import type { GameUiProps, TableContext } from '../../table/game-ui.ts';
import { TeamMark } from '../../table/seats.tsx';
import { contextOfRound } from '../../table/table-context.ts';
import { OldTricks } from '../german/old-tricks.tsx';
import { ResultPage } from '../german/result-page.tsx';
import { gameWinner } from './describe-event.ts';
import { Mini } from './mini.tsx';
import { isPause, type LastRound, type Pause, stampFor, type Team, viewOf } from './rules.ts';
import { Sheet } from './score.tsx';
import { endingInWords, playersOf, texts, teamName, teamsFrom } from './texts.ts';

/** A round is over, or a game: what it brought, and what was secret about it. */
export function Result(props: GameUiProps) {
  const view = viewOf(props.context.table.scene);
  const context = contextOfRound(props.context);
  if (!isPause(view)) return null;
  const { last } = view;
  return (
    <ResultPage
      gameUi={props}
      pause={view}
      decision={stampFor(view, 'ready')}
      teamOf={teamOf}
      headline={headline(view, context)}
      why={reasonOf(view, context)}
      readyLabel={view.phase === 'over' ? texts().result.readyGame : texts().result.ready}
      points={<Points view={view} context={context} />}
    >
      {last && <Secret last={last} />}
      {last && <Tricks last={last} context={context} />}
      <section class="narrow-only">
        <h3>{texts().result.sheet}</h3>
        <Sheet context={context} rounds={view.rounds} />
      </section>
    </ResultPage>
  );
}

function headline(view: Pause, context: TableContext): string {
  const text = texts().result;
  const { last } = view;
  if (view.phase === 'over') return gameWinner(winnerOf(view), context);
  if (last === undefined) return text.void;
  if (context.seat === undefined) return text.team(teamName(context, last.winner), last.points);
  return (teamOf(context.seat) === last.winner ? text.won : text.lost)(last.points);
}

const winnerOf = ({ outcome }: Extract<Pause, { phase: 'over' }>): Team | undefined => {
  const [winner] = outcome.winners;
  return winner === undefined ? undefined : teamOf(winner);
};

function reasonOf(view: Pause, context: TableContext): string {
  const { last } = view;
  const why = last === undefined ? texts().result.voidText : endingInWords(context, last.ending);
  if (view.phase !== 'over' || last === undefined) return why;
  return `${texts().result.team(teamName(context, last.winner), last.points).replace(/\.$/, '')}, ${why}`;
}

/** The points as they stand now, with what this round has added. */
function Points({ view, context }: { view: Pause; context: TableContext }) {
  const text = texts();
  const teams = teamsFrom(context);
  const [first = 0, second = 1] = teams;
  return (
    <div class="wpoints">
      {teams.map(team => (
        <p key={team} class={view.last?.winner === team ? 'team win' : 'team'}>
          <span class="tn">
            <TeamMark team={team} />
            {teamName(context, team)}
          </span>
          <span class="names">{playersOf(context, team)}</span>
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
  readonly context: TableContext;
}

/** What only two of the four knew. */
function Secret({ last: { announcement } }: { last: LastRound }) {
  const text = texts();
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

function Tricks({ last, context }: LastProps) {
  const { result, cardName } = texts();
  return (
    <OldTricks
      {...{ context, teamOf, tricks: last.tricks }}
      text={{
        title: result.tricks,
        none: result.noTricks,
        trick: (number, winner) => result.trick(number, teamName(context, teamOf(winner))),
        cardName,
      }}
    />
  );
}
