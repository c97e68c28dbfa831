import type { ComponentChildren } from 'preact';

import { client } from '../connection.ts';
import { toastFailure } from '../parts/toast.tsx';
import { tableTexts } from '../text/texts.ts';
import { Chairs } from './chairs.tsx';
import type { GameUi, TableContext } from './game-ui.ts';
import { Invite } from './invite.tsx';

/** A chair is empty in the middle of a match: what happens now. */
export const PauseNote = () => (
  <div role="status">
    <h2 id="paused" class="big">
      {tableTexts().waiting.pause}
    </h2>
    <p class="why">{tableTexts().waiting.pauseText}</p>
  </div>
);

interface HelpProps {
  readonly context: TableContext;
  readonly teamOf: GameUi['teamOf'];
}

/** Which chair it is, and how to bring someone. */
export const PauseHelp = ({ context, teamOf }: HelpProps) => (
  <section class="paused" aria-labelledby="paused">
    <Chairs context={context} teamOf={teamOf} />
    <Invite table={context.table.table} />
  </section>
);

interface BarProps {
  readonly context: TableContext;
  readonly joining: ComponentChildren;
  readonly chatToggle: ComponentChildren;
}

/** The host may let the computer play; everyone else waits. */
export function PauseBar({ context, joining, chatToggle }: BarProps) {
  const text = tableTexts().waiting;
  const isHost = context.table.scene.room.host === context.me;
  return (
    <div class="startbar" id="start">
      {chatToggle}
      {context.seat === undefined ? (
        joining
      ) : isHost ? (
        <button type="button" class="btn main" onClick={() => void letComputerPlay(context)}>
          {text.pauseHost}
          <small>{text.pauseWait}</small>
        </button>
      ) : (
        <p class="startnote" role="status">
          {text.pauseWait}
        </p>
      )}
    </div>
  );
}

async function letComputerPlay({ table }: TableContext): Promise<void> {
  const answer = await client.startGame(table.table);
  if (!answer.ok) toastFailure(answer.error);
}
