import type { Seat } from '@stammtisch/kernel';

import { Backs } from '../parts/card.tsx';
import { Icon } from '../parts/icon.tsx';
import { Mat } from '../parts/mat.tsx';
import { words } from '../text/words.ts';
import type { Face, SeatLook, Sight } from './face.ts';
import { othersFrom, sideOf } from './layout.ts';
import { isHere, personAt } from './sight.ts';

/** The others round the table, each where they sit. */
export const Seats = ({ sight, face }: { sight: Sight; face: Face }) => (
  <ol class="seats" aria-label={words().table.players}>
    {othersFrom(sight.seat, sight.table.scene.room.chairs.length).map(seat => (
      <SeatPlace key={seat} sight={sight} face={face} seat={seat} />
    ))}
  </ol>
);

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
  return (
    <li
      class="seat"
      data-seat={seat}
      data-at={sideOf(seat, sight.seat ?? 0, chairs.length)}
      data-state={look.turn ? 'turn' : away ? 'away' : undefined}
      data-away={away || undefined}
    >
      <Mat name={sight.nameOf(seat)} kind={person === undefined ? 'computer' : 'person'}>
        <Count look={look} />
      </Mat>
      {look.crossed && <Cross />}
      <span class="name">{sight.nameOf(seat)}</span>
      <span class="info">{infoOf(sight, seat, look)}</span>
      <Held look={look} />
    </li>
  );
}

const Count = ({ look: { cards, low } }: { look: SeatLook }) =>
  cards === undefined ? null : <span class={low ? 'count low' : 'count'}>{cards}</span>;

/** The backs of the cards they hold, and in words how many. */
const Held = ({ look: { cards, crossed } }: { look: SeatLook }) =>
  cards === undefined ? null : (
    <>
      <span class="vh">{words().table.cards(cards)}</span>
      <span class="held">
        <Backs count={cards} />
        {crossed && <Cross />}
      </span>
    </>
  );

export const Cross = () => (
  <span class="cross" aria-hidden="true">
    <Icon name="cross" />
  </span>
);

/** What is worth saying about someone in a word or two. */
function infoOf({ table }: Sight, seat: Seat, look: SeatLook): string {
  const text = words().table;
  const person = personAt(table.scene.room, seat);
  if (person !== undefined && table.scene.room.leaving.includes(person)) return text.leaving;
  if (person !== undefined && !isHere(table.people, person)) return text.away;
  if (look.note !== '') return look.note;
  if (look.turn) return text.onTurn;
  return person === undefined ? text.computer : '';
}
