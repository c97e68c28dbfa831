import { HomeLink } from '../home/nowhere.tsx';
import { tableTexts } from '../text/texts.ts';
import type { GameUi, TableContext } from './game-ui.ts';
import { ReplayLink } from './replay-link.tsx';

/** A table that is over: what everybody had in the end, and the way out. */
export const Closed = ({ context, gameUi }: { context: TableContext; gameUi: GameUi }) => (
  <div class="res">
    <section class="paper panel" aria-labelledby="closed" tabIndex={0}>
      <h2 id="closed" class="big">
        {tableTexts().table.closed}
      </h2>
      <p class="muted sub">{tableTexts().table.closedText}</p>
      {context.table.scene.room.started && <gameUi.Score context={context} />}
    </section>
    <div class="startbar" id="start">
      <ReplayLink context={context} />
      <HomeLink kind="btn go main" />
    </div>
  </div>
);
