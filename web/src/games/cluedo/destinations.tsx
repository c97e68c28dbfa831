import { formatPlace, nearestRoom } from '@stammtisch/cluedo';
import { useEffect, useRef } from 'preact/hooks';

import type { Sending } from './moves.ts';
import type { View, Walking } from './rules.ts';
import { type Destination, destinationsIn, pick, pickedIn, placeOfDestination } from './targets.ts';
import { texts } from './texts.ts';

interface Props extends Pick<Sending, 'send'> {
  readonly view: Walking & View;
}

/** Where to go, by name: the first press chooses, the second goes. */
export function Destinations({ view, send }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const goal = pickedIn(view);
  useEffect(() => {
    // The button that rolled the dice is gone, and the focus with it.
    if (document.activeElement === document.body)
      list.current?.querySelector('button')?.focus({ preventScroll: true });
  }, []);
  return (
    <div
      class="dests"
      role="group"
      aria-label={texts().walk.title}
      ref={list}
      onKeyDown={event => goAlong(event, list.current)}
    >
      {destinationsIn(view).map(destination => {
        const place = placeOfDestination(destination);
        const isChosen = place === goal;
        return (
          <button
            type="button"
            key={place}
            class={isChosen ? 'btn go' : 'btn'}
            aria-pressed={isChosen}
            onClick={() => (isChosen ? send({ kind: 'walk', to: place }) : pick(view, place))}
          >
            <Name destination={destination} />
          </button>
        );
      })}
    </div>
  );
}

function Name({ destination }: { destination: Destination }) {
  const { walk, rooms } = texts();
  if ('room' in destination)
    return (
      <>
        {rooms[destination.room].name}
        <small>{walk.steps(destination.steps)}</small>
      </>
    );
  const { square, toward, left } = destination;
  const near = nearestRoom(square);
  return (
    <>
      {walk.near(rooms[near.room], near.steps)}
      <small>
        {walk.toward(left, rooms[toward].from)} · {formatPlace(square)}
      </small>
    </>
  );
}

/** The arrows go along the list. */
function goAlong(event: KeyboardEvent, list: HTMLElement | null): void {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  if (step === 0) return;
  const buttons = [...(list?.querySelectorAll('button') ?? [])];
  const at = buttons.findIndex(button => button === document.activeElement);
  buttons[at + step]?.focus();
  event.preventDefault();
}
