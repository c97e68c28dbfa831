import { goodOf, rightOf, teamOf } from '@stammtisch/blind-watten';

import type { TableContext } from '../../table/game-ui.ts';
import { OldTricks } from '../german/old-tricks.tsx';
import { resultPage } from '../german/result-page.tsx';
import { tallyOf, TeamPoints } from '../german/score.tsx';
import { gameWinner } from './describe-event.ts';
import { Mini } from './mini.tsx';
import { type LastRound, type Pause, stampFor, type Team, type View, viewOf } from './rules.ts';
import { Sheet } from './score.tsx';
import { endingInWords, playersOf, texts, teamName, teamsFrom } from './texts.ts';

/** A round is over, or a game: what it brought, and what was secret about it. */
export const Result = resultPage<View>({
  viewOf,
  stampFor,
  texts,
  teamOf,
  headline,
  reasonOf,
  Points,
  Round,
  Sheet: ({ view, context }) => <Sheet context={context} rounds={view.rounds} />,
});

interface Shown {
  readonly view: Pause;
  readonly context: TableContext;
}

function Round({ view: { last }, context }: Shown) {
  if (last === undefined) return null;
  return (
    <>
      <Secret last={last} />
      <OldTricks
        {...{ context, teamOf, tricks: last.tricks }}
        winnerName={winner => teamName(context, teamOf(winner))}
        text={texts()}
      />
    </>
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
function Points({ view, context }: Shown) {
  const { last } = view;
  const teams = teamsFrom(context);
  return (
    <div class="wpoints">
      {teams.map(team => (
        <TeamPoints
          key={team}
          team={team}
          name={teamName(context, team)}
          names={playersOf(context, team)}
          points={view.score[team]}
          change={last?.winner === team ? last.points : 0}
        />
      ))}
      <p class="muted tally">{tallyOf(view, teams, texts())}</p>
    </div>
  );
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
