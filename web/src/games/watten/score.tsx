import type { Seat } from '@stammtisch/kernel';
import { isGespannt, scorerOf } from '@stammtisch/watten';

import type { SeatLook, TableContext } from '../../table/game-ui.ts';
import { TeamMark } from '../../table/seats.tsx';
import { namesOf } from '../german/in-words.ts';
import { ScoreBand, ScorePage, tallyOf, withSign } from '../german/score.tsx';
import { Tense, type TotalsProps } from '../german/totals.tsx';
import {
  type Finished,
  gespanntFrom,
  hasTricks,
  isDealt,
  markOf,
  partiesFrom,
  scorersFrom,
  type View,
  viewOf,
  worthOf,
} from './rules.ts';
import { partyMembers, partyName, texts, scorerName } from './texts.ts';

export const ScoreLine = ({ context }: { context: TableContext }) => (
  <ScoreBand text={texts()} totals={totalsOf(context)} />
);

export function Score({ context }: { context: TableContext }) {
  const view = viewOf(context.table.scene);
  const isPair = view.scores.length === 2;
  return (
    <ScorePage
      text={texts()}
      totals={totalsOf(context)}
      tally={
        isPair ? tallyOf(view, scorersFrom(view), texts()) : texts().target(view.options.target)
      }
      sheet={<Sheet context={context} view={view} />}
    >
      {!isPair && <PointList context={context} view={view} />}
    </ScorePage>
  );
}

function totalsOf(context: TableContext): TotalsProps {
  const view = viewOf(context.table.scene);
  const sides = partiesFrom(view).flatMap(party => {
    const members = partyMembers(view, party);
    const [first] = members;
    if (first === undefined) return [];
    const won = hasTricks(view) ? (view.won[party] ?? 0) : 0;
    const isScored = view.scores.length === 2;
    return [
      {
        team: markOf(view, first) ?? 0,
        name: partyName(context, view, party),
        points: isScored ? view.scores[scorerOf(first, view)] : undefined,
        tricks: won,
        tricksInWords: texts().tricks(won),
        names: members.length > 1 ? namesOf(context, members) : '',
        tense:
          isScored && view.phase !== 'over' && isGespannt(first, view)
            ? texts().gespannt
            : undefined,
      },
    ];
  });
  const stake = {
    // Why it is worth more from the start, in a word.
    label: gespanntFrom(view).length > 0 ? texts().gespannt : texts().value,
    value: isDealt(view) ? worthOf(view) : undefined,
  };
  return { sides, stake };
}

/** Where everyone keeps a score of their own: what stands at their seat. */
export function pointsOf(view: View, seat: Seat): SeatLook['points'] {
  const points = view.scores[seat];
  if (view.scores.length === 2 || points === undefined) return undefined;
  const tense = isGespannt(seat, view);
  return {
    text: texts().pointsShort(points),
    inWords: tense ? `${texts().points(points)}, ${texts().gespannt}` : texts().points(points),
    tense,
  };
}

interface ListProps {
  readonly context: TableContext;
  readonly view: View;
  /** What a round has just changed. */
  readonly last?: Finished | undefined;
}

/** Everyone's points, each with the sign of their side in this round. */
export function PointList({ context, view, last }: ListProps) {
  return (
    <ul class="plist">
      {scorersFrom(view).map(seat => {
        const mark = markOf(view, seat);
        return (
          <li key={seat}>
            <span class="nm">
              {mark !== undefined && view.scores.length > 2 && <TeamMark team={mark} />}
              {scorerName(context, view, seat)}
            </span>
            {view.phase !== 'over' && isGespannt(seat, view) && (
              <Tense word={texts().gespannt} full />
            )}
            {(view.games[seat] ?? 0) > 0 && (
              <span class="muted">{texts().result.gamesOf(view.games[seat] ?? 0)}</span>
            )}
            {last && changeIn(last, seat, view) !== 0 && (
              <span class="change">{withSign(changeIn(last, seat, view))}</span>
            )}
            <b class="pts">{view.scores[seat]}</b>
          </li>
        );
      })}
    </ul>
  );
}

/** What a round brought someone who keeps a score: its points, less two for every foul. */
export function changeIn(
  { winners, points, fouled = [] }: Finished,
  scorer: number,
  view: View,
): number {
  const isTheirs = (seat: Seat) => scorerOf(seat, view) === scorer;
  return (winners.some(isTheirs) ? points : 0) - 2 * fouled.filter(isTheirs).length;
}

/** Who got how many points, and why; the latest first. */
export function Sheet({ context, view }: { context: TableContext; view: View }) {
  const text = texts().result;
  const scorers = scorersFrom(view);
  if (view.rounds.length === 0) return <p class="muted">{text.noRounds}</p>;
  return (
    <table class="log" data-of={scorers.length}>
      <caption class="vh">{text.sheet}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span class={scorers.length > 2 ? 'vh' : undefined}>{text.number}</span>
          </th>
          {scorers.map(scorer => (
            <th scope="col" key={scorer}>
              <span class="nm">{scorerName(context, view, scorer)}</span>
            </th>
          ))}
          <th scope="col" class={scorers.length > 3 ? 'vh' : undefined}>
            {text.how}
          </th>
        </tr>
      </thead>
      <tbody>
        {view.rounds
          .map((round, at) => (
            <tr key={at}>
              <th scope="row">{at + 1}</th>
              {scorers.map(scorer => {
                const change = changeIn(round, scorer, view);
                return (
                  <td key={scorer} class={change === 0 ? undefined : 'plus'}>
                    {withSign(change)}
                  </td>
                );
              })}
              <td class={scorers.length > 3 ? 'vh' : undefined}>
                {text.whyShort[round.ending.by]}
              </td>
            </tr>
          ))
          .toReversed()}
      </tbody>
    </table>
  );
}
