import type { Seat } from '@stammtisch/kernel';

import type { TableContext, Team } from '../../table/game-ui.ts';
import { TeamMark } from '../../table/seats.tsx';
import { named } from '../../table/table-context.ts';
import type { Trick } from './on-table.ts';
import { Thrown } from './trick.tsx';
import type { WattenTexts } from './watten-texts.ts';

interface OldTricksProps {
  readonly context: TableContext;
  readonly tricks: readonly Trick[];
  readonly teamOf: (seat: Seat) => Team;
  /** Whose trick it was, by name. */
  readonly winnerName: (winner: Seat) => string;
  readonly text: WattenTexts;
}

/** All tricks of a round, under its result. */
export function OldTricks({ tricks, ...props }: OldTricksProps) {
  const { context } = props;
  const text = props.text.result;
  const played = tricks.filter(({ cards }) => cards.length > 0);
  if (played.length === 0) return <p class="muted">{text.noTricks}</p>;
  return (
    <section aria-labelledby="tricks">
      <h3 id="tricks">{text.tricks}</h3>
      <ol
        class="oldtricks"
        style={{ '--of': context.table.scene.room.chairs.length }}
        data-of={context.table.scene.room.chairs.length}
      >
        {played.map((trick, at) => (
          <OldTrick key={at} {...props} number={at + 1} trick={trick} />
        ))}
      </ol>
    </section>
  );
}

interface OldProps extends Omit<OldTricksProps, 'tricks'> {
  readonly number: number;
  readonly trick: Trick;
}

const OldTrick = ({ number, trick, context, teamOf, winnerName, text }: OldProps) => (
  <li>
    <span class="num">
      {number}
      {trick.winner !== undefined && (
        <span class="vh">, {text.result.trick(number, winnerName(trick.winner))}</span>
      )}
    </span>
    {trick.cards.map((card, at) => {
      const seat = (trick.leader + at) % context.table.scene.room.chairs.length;
      return (
        <span class="thrown" key={card} data-best={seat === trick.winner || undefined}>
          <Thrown {...{ card, seat, context, text }} />
          <span class="nm" aria-hidden="true">
            {named(context, seat)}
          </span>
        </span>
      );
    })}
    {trick.winner !== undefined && <TeamMark team={teamOf(trick.winner)} />}
  </li>
);
