import { useSignal } from '@preact/signals';
import type { Room } from '@stammtisch/protocol';

import { Icon } from '../parts/icon.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { listed, houseTexts, tableTexts } from '../text/texts.ts';
import { Chairs, sit } from './chairs.tsx';
import type { GameUi, TableContext } from './game-ui.ts';
import { giveUp, isKnocking, KnockWaits } from './knock-waits.tsx';
import { nameAt, nameOf, peopleIn } from './table-context.ts';
import { SitButton } from './waiting-room.tsx';

interface JoiningProps {
  readonly context: TableContext;
  readonly teamOf: GameUi['teamOf'];
  readonly playing: boolean;
}

/** For those without a seat: how to get one, or why not now. */
export function Joining(props: JoiningProps) {
  const text = tableTexts().table;
  const { room } = props.context.table.scene;
  const { me, seat } = props.context;
  if (seat !== undefined) return null;
  if (isKnocking(props.context)) return <KnockWaits context={props.context} />;
  if (me !== undefined && room.waiting.includes(me)) return <Queued {...props} me={me} />;
  if (peopleIn(room) + room.waiting.length >= room.chairs.length)
    return <p class="startnote">{text.full}</p>;
  return <SitOrChoose {...props} />;
}

/** Waiting for a computer's chair: for which one, and how to think better of it. */
function Queued({ context, me }: JoiningProps & { me: string }) {
  const text = tableTexts().table;
  const { room } = context.table.scene;
  const wish = room.wishes?.[me];
  return (
    <>
      <p class="startnote" role="status">
        {wish === undefined ? text.queued : text.queuedFor(context.nameOf(wish))}
      </p>
      <button type="button" class="btn alt" onClick={() => void giveUp(context)}>
        {houseTexts().cancel}
      </button>
    </>
  );
}

/** Where there are teams, one chooses between them; elsewhere any chair will do, unless one wants a certain one. */
function SitOrChoose({ context, teamOf, playing }: JoiningProps) {
  const text = tableTexts().table;
  const choosing = useSignal(false);
  const { room } = context.table.scene;
  const note = playing ? text.sitNote : text.sitNow;
  const choose = () => (choosing.value = true);
  const hasChoice = vacantIn(room) > 1;
  const mustChoose = hasChoice && teamOf?.(0, room.chairs.length) !== undefined;
  return (
    <>
      <SitButton note={note} run={mustChoose ? choose : () => void sit(context)} />
      {hasChoice && !mustChoose && (
        <button
          type="button"
          class="btn icon"
          aria-label={text.chooseSeat}
          title={text.chooseSeat}
          onClick={choose}
        >
          <Icon name="people" />
        </button>
      )}
      {choosing.value && (
        <Sheet title={text.whichSeat} close={() => (choosing.value = false)}>
          <p class="muted">{playing ? text.whichSeatNote : text.whichSeatNow}</p>
          <Chairs context={context} teamOf={teamOf} />
        </Sheet>
      )}
    </>
  );
}

/** How many chairs no person has. */
const vacantIn = (room: Room): number => room.chairs.length - peopleIn(room);

/** Who waits for a chair, and for whose: everyone at the table may know. */
export function WaitingList({ context }: { context: TableContext }) {
  const { room } = context.table.scene;
  const { people } = context.table;
  const text = tableTexts().table;
  if (room.waiting.length === 0 || room.closed) return null;
  const names = room.waiting.map(person => {
    const name = person === context.me ? text.you : nameOf(people, person);
    const wish = room.wishes?.[person];
    return wish === undefined ? name : text.waitsFor(name, nameAt(room, people, wish));
  });
  return (
    <p class="queue" role="status">
      <Icon name="waiting" />
      {text.waitingList(listed(names))}
    </p>
  );
}
