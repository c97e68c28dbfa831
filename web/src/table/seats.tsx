import type { Seat } from '@stammtisch/kernel';

import type { Pack } from '../cards/names.ts';
import { Backs } from '../parts/card.tsx';
import { Icon } from '../parts/icon.tsx';
import { Mat } from '../parts/mat.tsx';
import { RobotBadge } from '../parts/robot-mark.tsx';
import { houseTexts, tableTexts } from '../text/texts.ts';
import type { GameUi, SeatLook, TableContext, Team } from './game-ui.ts';
import { everyoneFrom, othersFrom, sideOf } from './layout.ts';
import { CardButton, TimeButton } from './seat-buttons.tsx';
import { isHere, isRobotAt, matOf, named, personAt } from './table-context.ts';
import { TurnClock, useSecondsTo } from './turn-clock.tsx';

/** The others round the table, each where they sit. In a strip of many one stands there oneself. */
export function Seats({ context, gameUi }: { context: TableContext; gameUi: GameUi }) {
  const { length } = context.table.scene.room.chairs;
  const seats = gameUi.inRow
    ? everyoneFrom(context.seat ?? 0, length)
    : othersFrom(context.seat, length);
  return (
    <ol class="seats" data-of={length} aria-label={tableTexts().table.players}>
      {seats.map(seat => (
        <SeatPlace key={seat} context={context} gameUi={gameUi} seat={seat} />
      ))}
    </ol>
  );
}

interface PlaceProps {
  readonly context: TableContext;
  readonly gameUi: GameUi;
  readonly seat: Seat;
}

function SeatPlace({ context, gameUi, seat }: PlaceProps) {
  const { scene, people } = context.table;
  const { chairs } = scene.room;
  const person = personAt(scene.room, seat);
  const away = person !== undefined && !isHere(people, person);
  const isRobot = isRobotAt(scene.room, seat);
  const look = gameUi.seatLook(scene, seat);
  const until = context.table.absences[seat];
  return (
    <li
      class="seat"
      data-seat={seat}
      data-at={sideOf(seat, context.seat ?? 0, chairs.length)}
      data-state={stateOf(look.turn, away)}
      data-away={flag(away)}
      data-reserve={isOnReserve(context, seat)}
      data-own={flag(seat === context.seat)}
    >
      <Mat name={context.nameOf(seat)} kind={matOf(chairs[seat])} person={person}>
        <Count look={look} />
        {isRobot && <RobotBadge />}
        <TurnClock until={context.table.clocks[seat]} seconds={scene.room.clock} />
      </Mat>
      {look.crossed && <Cross />}
      <span class="name" title={context.nameOf(seat)}>
        {isRobot && <span class="vh">{houseTexts().robot} </span>}
        {named(context, seat)}
      </span>
      <span class="info">
        {look.side && <TeamMark team={look.side.team} />}
        <Info until={away ? until : undefined} {...infoOf(context, seat, look)} />
        {look.side && look.note !== '' && <span class="vh">, {look.side.word}</span>}
      </span>
      {look.points && <Points {...look.points} />}
      {gameUi.SeatCards && <gameUi.SeatCards context={context} seat={seat} />}
      <Held deck={gameUi.deck} look={look} />
      <CardButton context={context} seat={seat} />
      <TimeButton context={context} seat={seat} />
    </li>
  );
}

/** An attribute that is there or not. */
const flag = (is: boolean): true | undefined => (is ? true : undefined);

const isOnReserve = ({ table }: TableContext, seat: Seat): true | undefined =>
  flag(table.onReserve?.includes(seat) === true);

/** How long the table waits for somebody who is gone, for everyone to see. */
const Absent = ({ until }: { until: number }) => (
  <span class="absent">{tableTexts().table.absent(useSecondsTo(until))}</span>
);

function stateOf(turn: boolean, away: boolean): 'turn' | 'away' | undefined {
  if (turn) return 'turn';
  return away ? 'away' : undefined;
}

interface InfoProps extends Saying {
  /** Until when the table waits for somebody who is gone. */
  readonly until: number | undefined;
}

/** In a strip of many there is only room for the short word. */
function Info({ text, short, until }: InfoProps) {
  if (until !== undefined) return <Absent until={until} />;
  return short === undefined ? (
    text
  ) : (
    <>
      <span class="long">{text}</span>
      <span class="short" aria-hidden="true">
        {short}
      </span>
    </>
  );
}

/** What someone has won so far; a drawn bow for whoever is almost there. */
const Points = ({ text, inWords, tense }: NonNullable<SeatLook['points']>) => (
  <span class={tense ? 'points tense' : 'points'}>
    <span aria-hidden="true">{text}</span>
    {tense && <Icon name="bow" />}
    <span class="vh">, {inWords}</span>
  </span>
);

const Count = ({ look: { cards, low } }: { look: SeatLook }) =>
  cards === undefined ? null : <span class={low ? 'count low' : 'count'}>{cards}</span>;

/** The backs of the cards they hold, and in words how many. */
const Held = ({ deck, look: { cards, crossed } }: { deck: Pack; look: SeatLook }) =>
  cards === undefined ? null : (
    <>
      <span class="vh">{tableTexts().table.cards(cards)}</span>
      <span class="held">
        <Backs deck={deck} count={cards} />
        {crossed && <Cross />}
      </span>
    </>
  );

/** A disc for the first team, a diamond for the second: more than colour to tell them apart. */
export const TeamMark = ({ team }: { team: Team }) => (
  <span class={team === 0 ? 'tm' : 'tm two'} aria-hidden="true" />
);

export const Cross = () => (
  <span class="cross" aria-hidden="true">
    <Icon name="cross" />
  </span>
);

interface Saying {
  readonly text: string;
  readonly short?: string;
}

/** What is worth saying about someone in a word or two. */
function infoOf({ table }: TableContext, seat: Seat, look: SeatLook): Saying {
  const text = tableTexts().table;
  const person = personAt(table.scene.room, seat);
  if (person !== undefined && table.scene.room.leaving.includes(person))
    return { text: text.leaving };
  if (person !== undefined && !isHere(table.people, person)) return { text: text.away };
  if (look.note !== '') return saying(look.note, look.short);
  if (look.side) return saying(look.side.word, look.side.short);
  if (look.turn) return { text: text.onTurn };
  if (isRobotAt(table.scene.room, seat)) return { text: tableTexts().people.isRobot };
  return { text: person === undefined ? text.computer : '' };
}

const saying = (text: string, short: string | undefined): Saying =>
  short === undefined ? { text } : { text, short };
