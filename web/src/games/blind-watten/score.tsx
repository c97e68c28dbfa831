import type { Sight } from '../../table/face.ts';
import { Totals as BothTotals } from '../german/totals.tsx';
import { type Finished, hasTricks, isDealt, viewOf, worthOf } from './rules.ts';
import { playersOf, say, teamName, teamsFrom } from './words.ts';

/** Points, tricks and stake in one line. */
export const Band = ({ sight }: { sight: Sight }) => (
  <section class="band" aria-label={say().result.score}>
    <Totals sight={sight} />
  </section>
);

/** The whole score: points, tricks, stake, games won, and the sheet of this game. */
export function Score({ sight }: { sight: Sight }) {
  const view = viewOf(sight.table.scene);
  const text = say();
  const [first = 0, second = 1] = teamsFrom(sight);
  return (
    <div class="wscore">
      <Totals sight={sight} full />
      <p class="muted">
        {text.target(view.options.target)} ·{' '}
        {text.result.games(view.games[first] ?? 0, view.games[second] ?? 0)}
      </p>
      <h3>{text.result.sheet}</h3>
      <Sheet sight={sight} rounds={view.rounds} />
    </div>
  );
}

function Totals({ sight, full = false }: { sight: Sight; full?: boolean }) {
  const view = viewOf(sight.table.scene);
  const sides = teamsFrom(sight).map(team => {
    const won = hasTricks(view) ? (view.won[team] ?? 0) : 0;
    return {
      team,
      name: teamName(sight, team),
      points: view.score[team],
      tricks: won,
      tricksInWords: say().tricks(won),
      names: playersOf(sight, team),
    };
  });
  const stake = { label: say().stake, value: isDealt(view) ? worthOf(view) : undefined };
  return <BothTotals {...{ sides, stake, full }} />;
}

/** The latest first. */
const numbered = (rounds: readonly Finished[]) =>
  rounds.map((round, at) => ({ ...round, number: at + 1 })).toReversed();

/** Who got how many points, and why. */
export function Sheet({ sight, rounds }: { sight: Sight; rounds: readonly Finished[] }) {
  const text = say().result;
  const teams = teamsFrom(sight);
  if (rounds.length === 0) return <p class="muted">{text.noRounds}</p>;
  return (
    <table class="log">
      <caption class="vh">{text.sheet}</caption>
      <thead>
        <tr>
          <th scope="col">{text.number}</th>
          {teams.map(team => (
            <th scope="col" key={team}>
              {teamName(sight, team)}
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
