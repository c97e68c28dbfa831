import { tableTexts } from '../text/texts.ts';
import type { GameUi, GameUiProps } from './game-ui.ts';
import { Seats } from './seats.tsx';
import { OwnClock } from './turn-clock.tsx';

/** The table itself: who sits there, what lies on it, and what lies before the visitor. */
export const Tabletop = ({ gameUi, ...props }: GameUiProps & { gameUi: GameUi }) => (
  <div
    class="tabletop"
    data-game={props.context.table.scene.room.game}
    onClickCapture={props.goOn && skipping(props.goOn)}
  >
    <OwnClock context={props.context} />
    {gameUi.ScoreLine && <gameUi.ScoreLine context={props.context} />}
    <section
      class="table"
      data-of={props.context.table.scene.room.chairs.length}
      data-row={gameUi.inRow}
      aria-label={tableTexts().table.table}
    >
      <Seats context={props.context} gameUi={gameUi} />
      <div class="cloth">
        <gameUi.TableCentre {...props} />
      </div>
    </section>
    <gameUi.PlayerArea {...props} />
  </div>
);

/** A tap anywhere on the table means no more than that. */
const skipping = (goOn: () => void) => (event: Event) => {
  event.stopPropagation();
  goOn();
};
