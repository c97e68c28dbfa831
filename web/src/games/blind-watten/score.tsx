import type { TableContext } from '../../table/game-ui.ts';
import { ScoreBand, ScorePage, tallyOf, withSign } from '../german/score.tsx';
import type { TotalsProps } from '../german/totals.tsx';
import { type Finished, hasTricks, isDealt, viewOf, worthOf } from './rules.ts';
import { playersOf, texts, teamName, teamsFrom } from './texts.ts';

export const ScoreLine = ({ context }: { context: TableContext }) => (
  <ScoreBand text={texts()} totals={totalsOf(context)} />
);

export function Score({ context }: { context: TableContext }) {
  const view = viewOf(context.table.scene);
  return (
    <ScorePage
      text={texts()}
      totals={totalsOf(context)}
      tally={tallyOf(view, teamsFrom(context), texts())}
      sheet={<Sheet context={context} rounds={view.rounds} />}
    />
  );
}

function totalsOf(context: TableContext): TotalsProps {
  const view = viewOf(context.table.scene);
  const sides = teamsFrom(context).map(team => {
    const won = hasTricks(view) ? (view.won[team] ?? 0) : 0;
    return {
      team,
      name: teamName(context, team),
      points: view.score[team],
      tricks: won,
      tricksInWords: texts().tricks(won),
      names: playersOf(context, team),
    };
  });
  return {
    sides,
    stake: { label: texts().stake, value: isDealt(view) ? worthOf(view) : undefined },
  };
}

/** The latest first. */
const numbered = (rounds: readonly Finished[]) =>
  rounds.map((round, at) => ({ ...round, number: at + 1 })).toReversed();

/** Who got how many points, and why. */
export function Sheet({ context, rounds }: { context: TableContext; rounds: readonly Finished[] }) {
  const text = texts().result;
  const teams = teamsFrom(context);
  if (rounds.length === 0) return <p class="muted">{text.noRounds}</p>;
  return (
    <table class="log">
      <caption class="vh">{text.sheet}</caption>
      <thead>
        <tr>
          <th scope="col">{text.number}</th>
          {teams.map(team => (
            <th scope="col" key={team}>
              {teamName(context, team)}
            </th>
          ))}
          <th scope="col">{text.how}</th>
        </tr>
      </thead>
      <tbody>
        {numbered(rounds).map(({ number, winner, points, ending }) => (
          <tr key={number}>
            <th scope="row">{number}</th>
            {teams.map(team => (
              <td key={team} class={team === winner ? 'plus' : undefined}>
                {withSign(team === winner ? points : 0)}
              </td>
            ))}
            <td>{text.whyShort[ending.by]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
