import { words } from '../text/words.ts';
import type { Sight } from './face.ts';
import { peopleIn } from './sight.ts';
import { SitButton } from './waiting-room.tsx';

/** For those without a seat: how to get one, or why not now. */
export function Joining({ sight, playing }: { sight: Sight; playing: boolean }) {
  const text = words().table;
  const { room } = sight.table.scene;
  if (sight.seat !== undefined) return null;
  if (sight.me !== undefined && room.waiting.includes(sight.me))
    return (
      <p class="startnote" role="status">
        {text.queued}
      </p>
    );
  if (peopleIn(room) + room.waiting.length >= room.chairs.length)
    return <p class="startnote">{text.full}</p>;
  return <SitButton sight={sight} note={playing ? text.sitNote : text.sitNow} />;
}
