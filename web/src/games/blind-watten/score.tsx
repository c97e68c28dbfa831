import type { TableContext } from '../../table/game-ui.ts';
import { Totals as BothTotals } from '../german/totals.tsx';
import { type Finished, hasTricks, isDealt, viewOf, worthOf } from './rules.ts';
import { playersOf, texts, teamName, teamsFrom } from './texts.ts';

/** Points, tricks and stake in one line. */
export const ScoreLine = ({ context }: { context: TableContext }) => (
  <section class="band" aria-label={texts().result.score}>
    <Totals context={context} />
  </section>
);

/** The whole score: points, tricks, stake, games won, and the sheet of this game. */
export function Score({ context }: { context: TableContext }) {
  const view = viewOf(context.table.scene);
  const text = texts();
  const [first = 0, second = 1] = teamsFrom(context);
  return (
    <div class="wscore">
      <Totals context={context} full />
      <p class="muted">
        {text.target(view.options.target)} ·{' '}
        {text.result.games(view.games[first] ?? 0, view.games[second] ?? 0)}
      </p>
      <h3>{text.result.sheet}</h3>
      <Sheet context={context} rounds={view.rounds} />
    </div>
  );
}

function Totals({ context, full = false }: { context: TableContext; full?: boolean }) {
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
  const stake = { label: texts().stake, value: isDealt(view) ? worthOf(view) : undefined };
  return <BothTotals {...{ sides, stake, full }} />;
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
                {team === winner ? `+${points}` : '–'}
              </td>
            ))}
            <td>{text.whyShort[ending.by]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
