import { HomeLink } from '../home/nowhere.tsx';
import { words } from '../text/words.ts';
import type { Face, Sight } from './face.ts';

/** A table that is over: what everybody had in the end, and the way out. */
export const Closed = ({ sight, face }: { sight: Sight; face: Face }) => (
  <div class="res">
    <section class="paper panel" aria-labelledby="closed" tabIndex={0}>
      <h2 id="closed" class="big">
        {words().table.closed}
      </h2>
      <p class="muted sub">{words().table.closedText}</p>
      {sight.table.scene.room.started && <face.Score sight={sight} />}
    </section>
    <div class="startbar" id="start">
      <HomeLink kind="btn go main" />
    </div>
  </div>
);
