import type { Seat } from '@stammtisch/kernel';
import type { Holder, PersonId } from '@stammtisch/protocol';

import { Icon } from '../parts/icon.tsx';
import { Mat } from '../parts/mat.tsx';
import { RobotMark } from '../parts/robot-mark.tsx';
import { tableTexts } from '../text/texts.ts';
import type { GameUi, TableContext, Team } from './game-ui.ts';
import { CardButton } from './seat-buttons.tsx';
import { TeamMark } from './seats.tsx';
import { sitDown } from './sit-down.ts';
import { isHere, isRobotAt, nameOf, personAt } from './table-context.ts';

interface ChairsProps {
  readonly context: TableContext;
  readonly teamOf: GameUi['teamOf'];
}

/** Who sits where, and with whom; in games of teams, partners stand together. */
export function Chairs({ context, teamOf }: ChairsProps) {
  const { chairs } = context.table.scene.room;
  const { length } = chairs;
  if (teamOf?.(0, length) === undefined)
    return (
      <ol class="rows">
        {chairs.map((holder, seat) => (
          <Chair key={seat} {...{ context, holder, seat }} team={undefined} />
        ))}
      </ol>
    );
  return (
    <>
      {([0, 1] as const).map(team => (
        <section key={team} class="teamlist" aria-labelledby={`team${team}`}>
          <h3 id={`team${team}`}>
            <TeamMark team={team} />
            {tableTexts().teams.names[team]}
          </h3>
          <ol class="rows">
            {chairs.map((holder, seat) =>
              teamOf(seat, length) === team ? (
                <Chair key={seat} {...{ context, holder, seat, team }} />
              ) : null,
            )}
          </ol>
        </section>
      ))}
    </>
  );
}

interface ChairProps {
  readonly context: TableContext;
  readonly holder: Holder;
  readonly seat: Seat;
  readonly team: Team | undefined;
}

function Chair({ context, holder, seat, team }: ChairProps) {
  const text = tableTexts().waiting;
  const { room } = context.table.scene;
  const person = personAt(room, seat);
  if (person === undefined) return <FreeChair {...{ context, holder, seat, team }} />;
  const isAway = !isHere(context.table.people, person);
  const marks = [
    person === context.me ? text.you : '',
    person === room.host ? tableTexts().table.host : '',
    isAway ? tableTexts().table.away : '',
  ].filter(mark => mark !== '');
  return (
    <li class="row" data-away={isAway || undefined}>
      <Mat name={context.nameOf(seat)} kind="person" person={person} />
      <div class="rt">
        <strong>
          <RobotMark robot={isRobotAt(room, seat)} />
          {context.nameOf(seat)}
        </strong>
        <span class="muted">{marks.join(', ')}</span>
      </div>
      {person === room.host && (
        <span class="tagk">
          <Icon name="key" />
        </span>
      )}
      <CardButton context={context} seat={seat} />
    </li>
  );
}

function FreeChair({ context, holder, seat, team }: ChairProps) {
  const isBot = 'bot' in holder;
  return (
    <li class="row">
      <Mat name="" kind={isBot ? 'computer' : 'free'} />
      <div class="rt">
        <strong>{isBot ? holder.bot : tableTexts().table.freeSeat}</strong>
        <span class="muted">{noteOf(context, seat, isBot)}</span>
      </div>
      {heirOf(context, seat) === undefined && <SitHere {...{ context, seat, team }} />}
    </li>
  );
}

/** Who waits for this computer's chair. */
const heirOf = ({ table }: TableContext, seat: Seat): PersonId | undefined =>
  table.scene.room.waiting.find(person => table.scene.room.wishes?.[person] === seat);

function noteOf(context: TableContext, seat: Seat, isBot: boolean): string {
  const { table } = context;
  const heir = heirOf(context, seat);
  if (heir !== undefined) return tableTexts().waiting.reserved(nameOf(table.people, heir));
  if (isBot) return tableTexts().table.computer;
  return table.scene.room.started ? '' : tableTexts().waiting.computerComes;
}

/** Whoever has a seat may change it until the game begins. */
function SitHere({ context, seat, team }: Omit<ChairProps, 'holder'>) {
  const text = tableTexts().waiting;
  const isSeated = context.seat !== undefined;
  if (isSeated && (team === undefined || context.table.scene.room.started)) return null;
  const where = isSeated ? text.changeTo(seat + 1) : text.sitAt(seat + 1);
  return (
    <button
      type="button"
      class="btn"
      aria-label={team === undefined ? where : `${where}, ${tableTexts().teams.names[team] ?? ''}`}
      onClick={() => void sit(context, seat)}
    >
      {isSeated ? text.changeHere : text.sitHere}
    </button>
  );
}

export const sit = ({ table }: TableContext, seat?: Seat): Promise<void> =>
  sitDown(table.table, { seat });
