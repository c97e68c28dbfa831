import type { Seat } from '@stammtisch/kernel';

import type { Sight, Team } from '../../table/face.ts';
import { TeamMark } from '../../table/seats.tsx';
import { named } from '../../table/sight.ts';
import type { Trick } from './on-table.ts';
import { Thrown } from './trick.tsx';

interface OldTricksProps {
  readonly sight: Sight;
  readonly tricks: readonly Trick[];
  readonly teamOf: (seat: Seat) => Team;
  readonly text: {
    readonly title: string;
    readonly none: string;
    readonly trick: (number: number, winner: Seat) => string;
    readonly cardName: (card: string) => string;
  };
}

/** All tricks of a round, under its result. */
export function OldTricks({ tricks, ...props }: OldTricksProps) {
  const { text, sight } = props;
  const played = tricks.filter(({ cards }) => cards.length > 0);
  if (played.length === 0) return <p class="muted">{text.none}</p>;
  return (
    <section aria-labelledby="tricks">
      <h3 id="tricks">{text.title}</h3>
      <ol
        class="oldtricks"
        style={{ '--of': sight.table.scene.room.chairs.length }}
        data-of={sight.table.scene.room.chairs.length}
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

const OldTrick = ({ number, trick, sight, teamOf, text }: OldProps) => (
  <li>
    <span class="num">
      {number}
      {trick.winner !== undefined && <span class="vh">, {text.trick(number, trick.winner)}</span>}
    </span>
    {trick.cards.map((card, at) => {
      const seat = (trick.leader + at) % sight.table.scene.room.chairs.length;
      return (
        <span class="thrown" key={card} data-best={seat === trick.winner || undefined}>
          <Thrown {...{ card, seat, sight, text }} />
          <span class="nm" aria-hidden="true">
            {named(sight, seat)}
          </span>
        </span>
      );
    })}
    {trick.winner !== undefined && <TeamMark team={teamOf(trick.winner)} />}
  </li>
);
