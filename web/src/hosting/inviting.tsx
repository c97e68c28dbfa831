import type { Visitor } from '@stammtisch/protocol';
import { useEffect } from 'preact/hooks';

import { client, snapshot } from '../connection.ts';
import { Mat } from '../parts/mat.tsx';
import { RobotMark } from '../parts/robot-mark.tsx';
import { whereabouts } from '../people/where.ts';
import type { TableContext } from '../table/game-ui.ts';
import { seatOf } from '../table/table-context.ts';
import { Part } from './part.tsx';
import { rule } from './rule.ts';
import { texts } from './texts.ts';

/** So many are shown; all others are found on the page of people. */
const MOST_SHOWN = 12;

/** People who are in the house, to be invited with one tap. */
export function Inviting({ context }: { context: TableContext }) {
  const { room } = context.table.scene;
  useEffect(() => {
    client.people(true);
    return () => client.people(false);
  }, []);
  const visitors = snapshot.value.people?.people ?? [];
  const isBanned = (person: string): boolean => room.banned?.includes(person) === true;
  const others = visitors
    .filter(({ person }) => person !== context.me && seatOf(room, person) === undefined)
    .filter(({ person }) => !isBanned(person));
  // Whoever is free comes first.
  const sorted = others.toSorted((one, other) => burden(one) - burden(other));
  return (
    <Part title={texts().inviting} now={others.length > 0 ? String(others.length) : undefined}>
      {others.length === 0 && <p class="muted">{texts().nobodyToInvite}</p>}
      <ul class="rows">
        {sorted.slice(0, MOST_SHOWN).map(visitor => (
          <Guest
            key={visitor.person}
            context={context}
            visitor={visitor}
            isInvited={room.invited?.includes(visitor.person) === true}
          />
        ))}
      </ul>
      {others.length > MOST_SHOWN && (
        <p class="muted">{texts().moreToInvite(others.length - MOST_SHOWN)}</p>
      )}
    </Part>
  );
}

const burden = ({ at, away }: Visitor): number =>
  (at === undefined ? 0 : 2) + (away === true ? 1 : 0);

interface GuestProps {
  readonly context: TableContext;
  readonly visitor: Visitor;
  readonly isInvited: boolean;
}

function Guest({ context, visitor, isInvited }: GuestProps) {
  const { table } = context.table;
  const { person, name, robot } = visitor;
  return (
    <li class="row">
      <Mat name={name} kind="person" />
      <div class="rt">
        <strong>
          <RobotMark robot={robot} />
          {name}
        </strong>
        <span class="muted">{whereabouts(visitor)}</span>
      </div>
      {isInvited ? (
        <span class="muted" role="status">
          {texts().isInvited}
        </span>
      ) : (
        <button
          type="button"
          class="btn"
          aria-label={texts().inviteWhom(name)}
          onClick={() => void rule({ type: 'invite', table, person })}
        >
          {texts().invite}
        </button>
      )}
    </li>
  );
}
