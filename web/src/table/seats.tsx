import type { Seat } from '@stammtisch/kernel';
import type { Holder } from '@stammtisch/protocol';

import type { Pack } from '../cards/names.ts';
import { Backs } from '../parts/card.tsx';
import { Icon } from '../parts/icon.tsx';
import { Mat } from '../parts/mat.tsx';
import { words } from '../text/words.ts';
import type { Face, SeatLook, Sight, Team } from './face.ts';
import { everyoneFrom, othersFrom, sideOf } from './layout.ts';
import { isHere, named, personAt } from './sight.ts';
import { TurnClock, useSecondsTo } from './turn-clock.tsx';

/** The others round the table, each where they sit. In a strip of many one stands there oneself. */
export function Seats({ sight, face }: { sight: Sight; face: Face }) {
  const { length } = sight.table.scene.room.chairs;
  const seats = face.inRow ? everyoneFrom(sight.seat ?? 0, length) : othersFrom(sight.seat, length);
  return (
    <ol class="seats" data-of={length} aria-label={words().table.players}>
      {seats.map(seat => (
        <SeatPlace key={seat} sight={sight} face={face} seat={seat} />
      ))}
    </ol>
  );
}

interface PlaceProps {
  readonly sight: Sight;
  readonly face: Face;
  readonly seat: Seat;
}

function SeatPlace({ sight, face, seat }: PlaceProps) {
  const { scene, people } = sight.table;
  const { chairs } = scene.room;
  const person = personAt(scene.room, seat);
  const away = person !== undefined && !isHere(people, person);
  const look = face.seatLook(scene, seat);
  const until = sight.table.absences[seat];
  return (
    <li
      class="seat"
      data-seat={seat}
      data-at={sideOf(seat, sight.seat ?? 0, chairs.length)}
      data-state={stateOf(look.turn, away)}
      data-away={away || undefined}
      data-own={seat === sight.seat || undefined}
    >
      <Mat name={sight.nameOf(seat)} kind={kindOf(scene.room.chairs[seat])}>
        <Count look={look} />
        <TurnClock until={sight.table.clocks[seat]} seconds={scene.room.clock} />
      </Mat>
      {look.crossed && <Cross />}
      <span class="name">{named(sight, seat)}</span>
      <span class="info">
        {look.side && <TeamMark team={look.side.team} />}
        <Info until={away ? until : undefined} {...infoOf(sight, seat, look)} />
        {look.side && look.note !== '' && <span class="vh">, {look.side.word}</span>}
      </span>
      {look.points && <Points {...look.points} />}
      {face.Lay && <face.Lay sight={sight} seat={seat} />}
      <Held deck={face.deck} look={look} />
    </li>
  );
}

/** How long the table waits for somebody who is gone, for everyone to see. */
const Absent = ({ until }: { until: number }) => (
  <span class="absent">{words().table.absent(useSecondsTo(until))}</span>
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
      <span class="vh">{words().table.cards(cards)}</span>
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

const kindOf = (holder: Holder | undefined): 'person' | 'computer' | 'free' => {
  if (holder === undefined || 'nobody' in holder) return 'free';
  return 'bot' in holder ? 'computer' : 'person';
};

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
function infoOf({ table }: Sight, seat: Seat, look: SeatLook): Saying {
  const text = words().table;
  const person = personAt(table.scene.room, seat);
  if (person !== undefined && table.scene.room.leaving.includes(person))
    return { text: text.leaving };
  if (person !== undefined && !isHere(table.people, person)) return { text: text.away };
  if (look.note !== '') return saying(look.note, look.short);
  if (look.side) return saying(look.side.word, look.side.short);
  if (look.turn) return { text: text.onTurn };
  return { text: person === undefined ? text.computer : '' };
}

const saying = (text: string, short: string | undefined): Saying =>
  short === undefined ? { text } : { text, short };
