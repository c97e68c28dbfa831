import { isObject, type Seat, type Seating } from '@stammtisch/kernel';

import { client } from '../connection.ts';
import { Icon } from '../parts/icon.tsx';
import { toastFailure } from '../parts/toast.tsx';
import { listed, tableTexts } from '../text/texts.ts';
import type { GameUiProps, TableContext } from './game-ui.ts';
import { ReplayLink } from './replay-link.tsx';
import { isHere, named, personAt } from './table-context.ts';

interface ReadyProps {
  readonly context: TableContext;
  readonly seating: Seating;
  readonly ready: readonly Seat[];
}

/** Those the next round waits for: people who are there. */
const peopleOf = ({ context: { table }, seating }: ReadyProps): readonly Seat[] =>
  [...seating.keys()].filter(seat => {
    const person = personAt(table.scene.room, seat);
    return seating[seat] === 'person' && person !== undefined && isHere(table.people, person);
  });

/** Who has read the result, and who has not. */
export function Readies(props: ReadyProps) {
  const text = tableTexts().ready;
  const people = peopleOf(props);
  if (people.length < 2) return null;
  return (
    <ul class="readies" aria-label={text.who}>
      {people.map(seat => {
        const isReady = props.ready.includes(seat);
        return (
          <li key={seat} class={isReady ? 'yes' : undefined}>
            <Icon name={isReady ? 'check' : 'waiting'} />
            {named(props.context, seat)}
            <span class="vh">, {isReady ? text.yes : text.notYet}</span>
          </li>
        );
      })}
    </ul>
  );
}

interface BarProps extends ReadyProps, Pick<GameUiProps, 'joining' | 'chatToggle'> {
  readonly label: string;
  /** Undefined if nothing is asked of this visitor. */
  readonly sayReady: (() => void) | undefined;
}

/** The one button under a result. */
export function ReadyBar({ joining, chatToggle, label, sayReady, ...props }: BarProps) {
  const text = tableTexts().ready;
  const missing = peopleOf(props).filter(seat => !props.ready.includes(seat));
  return (
    <div class="startbar" id="start">
      {chatToggle}
      <ReplayLink context={props.context} />
      {props.context.seat === undefined ? (
        joining
      ) : sayReady === undefined ? (
        <>
          <p class="startnote" role="status">
            {missing.length > 0
              ? text.waitsFor(listed(missing.map(seat => named(props.context, seat))))
              : text.dealing}
          </p>
          {missing.length > 0 && <StartAnyway context={props.context} />}
        </>
      ) : (
        <button type="button" class="btn go main" onClick={sayReady}>
          {label}
        </button>
      )}
    </div>
  );
}

/** After a match its host need not wait for everyone. */
function StartAnyway({ context: { table, me } }: Pick<ReadyProps, 'context'>) {
  const { room, view } = table.scene;
  const isOver = isObject(view) && view['outcome'] !== undefined;
  if (room.host !== me || !isOver) return null;
  const start = async () => {
    const answer = await client.startGame(table.table);
    if (!answer.ok) toastFailure(answer.error);
  };
  return (
    <button type="button" class="btn" onClick={() => void start()}>
      {tableTexts().ready.anyway}
    </button>
  );
}
