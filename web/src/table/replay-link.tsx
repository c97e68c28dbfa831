import { useSignal } from '@preact/signals';
import { isObject } from '@stammtisch/kernel';
import type { ReplayId } from '@stammtisch/protocol';
import { useEffect } from 'preact/hooks';

import { client } from '../connection.ts';
import { Icon } from '../parts/icon.tsx';
import { Link } from '../parts/link.tsx';
import { replayPathOf } from '../route.ts';
import { tableTexts } from '../text/texts.ts';
import type { TableContext } from './game-ui.ts';

/** When a match is over: the way to look at it again. */
export function ReplayLink({ context: { table } }: { context: TableContext }) {
  const { room, view } = table.scene;
  // Every game shows how a match ended for as long as no other one has begun.
  const isOver = room.closed || (isObject(view) && view['outcome'] !== undefined);
  const id = useLastMatch(isOver ? table.table : '');
  if (id === undefined || !isOver) return null;
  const text = tableTexts().table.replay;
  return (
    <Link to={replayPathOf(id)} kind="btn alt replaylink">
      <Icon name="play" />
      {text}
    </Link>
  );
}

function useLastMatch(table: string): ReplayId | undefined {
  const id = useSignal<ReplayId | undefined>(undefined);
  useEffect(() => {
    // While a replay is shown there is no table to ask about.
    if (table === '') return;
    void client.games({ table }).then(answer => {
      if (answer.ok) id.value = answer.value.games[0]?.id;
    });
  }, [table]);
  return id.value;
}
