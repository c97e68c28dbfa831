import type { Seat } from '@stammtisch/kernel';
import type { Holder, PersonId } from '@stammtisch/protocol';

import { client } from '../house.ts';
import { Icon } from '../parts/icon.tsx';
import { Mat } from '../parts/mat.tsx';
import { toastFailure } from '../parts/toast.tsx';
import { words } from '../text/words.ts';
import type { Face, Sight, Team } from './face.ts';
import { TeamMark } from './seats.tsx';
import { isHere, nameOf, personAt } from './sight.ts';

interface ChairsProps {
  readonly sight: Sight;
  readonly teamOf: Face['teamOf'];
}

/** Who sits where, and with whom; in games of teams, partners stand together. */
export function Chairs({ sight, teamOf }: ChairsProps) {
  const { chairs } = sight.table.scene.room;
  const { length } = chairs;
  if (teamOf?.(0, length) === undefined)
    return (
      <ol class="rows">
        {chairs.map((holder, seat) => (
          <Chair key={seat} {...{ sight, holder, seat }} team={undefined} />
        ))}
      </ol>
    );
  return (
    <>
      {([0, 1] as const).map(team => (
        <section key={team} class="teamlist" aria-labelledby={`team${team}`}>
          <h3 id={`team${team}`}>
            <TeamMark team={team} />
            {words().teams.names[team]}
          </h3>
          <ol class="rows">
            {chairs.map((holder, seat) =>
              teamOf(seat, length) === team ? (
                <Chair key={seat} {...{ sight, holder, seat, team }} />
              ) : null,
            )}
          </ol>
        </section>
      ))}
    </>
  );
}

interface ChairProps {
  readonly sight: Sight;
  readonly holder: Holder;
  readonly seat: Seat;
  readonly team: Team | undefined;
}

function Chair({ sight, holder, seat, team }: ChairProps) {
  const text = words().waiting;
  const { room } = sight.table.scene;
  const person = personAt(room, seat);
  if (person === undefined) return <FreeChair {...{ sight, holder, seat, team }} />;
  const isAway = !isHere(sight.table.people, person);
  const marks = [
    person === sight.me ? text.you : '',
    person === room.host ? words().table.host : '',
    isAway ? words().table.away : '',
  ].filter(mark => mark !== '');
  return (
    <li class="row" data-away={isAway || undefined}>
      <Mat name={sight.nameOf(seat)} kind="person" />
      <div class="rt">
        <strong>{sight.nameOf(seat)}</strong>
        <span class="muted">{marks.join(', ')}</span>
      </div>
      {person === room.host && (
        <span class="tagk">
          <Icon name="key" />
        </span>
      )}
    </li>
  );
}

function FreeChair({ sight, holder, seat, team }: ChairProps) {
  const isBot = 'bot' in holder;
  return (
    <li class="row">
      <Mat name="" kind={isBot ? 'computer' : 'free'} />
      <div class="rt">
        <strong>{isBot ? holder.bot : words().table.freeSeat}</strong>
        <span class="muted">{noteOf(sight, seat, isBot)}</span>
      </div>
      {heirOf(sight, seat) === undefined && <SitHere {...{ sight, seat, team }} />}
    </li>
  );
}

/** Who waits for this computer's chair. */
const heirOf = ({ table }: Sight, seat: Seat): PersonId | undefined =>
  table.scene.room.waiting.find(person => table.scene.room.wishes?.[person] === seat);

function noteOf(sight: Sight, seat: Seat, isBot: boolean): string {
  const { table } = sight;
  const heir = heirOf(sight, seat);
  if (heir !== undefined) return words().waiting.reserved(nameOf(table.people, heir));
  if (isBot) return words().table.computer;
  return table.scene.room.started ? '' : words().waiting.computerComes;
}

/** Whoever has a seat may change it until the game begins. */
function SitHere({ sight, seat, team }: Omit<ChairProps, 'holder'>) {
  const text = words().waiting;
  const isSeated = sight.seat !== undefined;
  if (isSeated && (team === undefined || sight.table.scene.room.started)) return null;
  const where = isSeated ? text.changeTo(seat + 1) : text.sitAt(seat + 1);
  return (
    <button
      type="button"
      class="btn"
      aria-label={team === undefined ? where : `${where}, ${words().teams.names[team] ?? ''}`}
      onClick={() => void sit(sight, seat)}
    >
      {isSeated ? text.changeHere : text.sitHere}
    </button>
  );
}

export async function sit({ table }: Sight, seat?: Seat): Promise<void> {
  const answer = await client.sit(table.table, seat);
  if (!answer.ok) toastFailure(answer.error);
}
