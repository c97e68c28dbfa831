import type { ComponentChildren } from 'preact';

import { client } from '../house.ts';
import { toastFailure } from '../parts/toast.tsx';
import { words } from '../text/words.ts';
import { Chairs } from './chairs.tsx';
import type { Face, Sight } from './face.ts';
import { Invite } from './invite.tsx';

/** A chair is empty in the middle of a match: what happens now. */
export const PauseNote = () => (
  <div role="status">
    <h2 id="paused" class="big">
      {words().waiting.pause}
    </h2>
    <p class="why">{words().waiting.pauseText}</p>
  </div>
);

interface HelpProps {
  readonly sight: Sight;
  readonly teamOf: Face['teamOf'];
}

/** Which chair it is, and how to bring someone. */
export const PauseHelp = ({ sight, teamOf }: HelpProps) => (
  <section class="paused" aria-labelledby="paused">
    <Chairs sight={sight} teamOf={teamOf} />
    <Invite table={sight.table.table} />
  </section>
);

interface BarProps {
  readonly sight: Sight;
  readonly joining: ComponentChildren;
  readonly chatToggle: ComponentChildren;
}

/** The host may let the computer play; everyone else waits. */
export function PauseBar({ sight, joining, chatToggle }: BarProps) {
  const text = words().waiting;
  const isHost = sight.table.scene.room.host === sight.me;
  return (
    <div class="startbar" id="start">
      {chatToggle}
      {sight.seat === undefined ? (
        joining
      ) : isHost ? (
        <button type="button" class="btn main" onClick={() => void letComputerPlay(sight)}>
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

async function letComputerPlay({ table }: Sight): Promise<void> {
  const answer = await client.startGame(table.table);
  if (!answer.ok) toastFailure(answer.error);
}
