import { computed, signal } from '@preact/signals';
import type { TableEvent } from '@stammtisch/client';
import type { Scene, TableId } from '@stammtisch/protocol';

import { snapshot } from '../connection.ts';
import { pace } from '../preferences/at-table.ts';
import type { GameUi } from './game-ui.ts';

/** How long the last trick of a round lies there to be looked at. */
const TRICK_PAUSE_MS = 1800;

interface TrickPause {
  readonly table: TableId;
  readonly view: unknown;
}

const trickPause = signal<TrickPause | undefined>(undefined);
let timer: ReturnType<typeof setTimeout> | undefined;

/** Whether the screen still shows the last trick of a round that is over. */
export const isHeld = computed(
  () => trickPause.value?.table === snapshot.value.table?.table && trickPause.value !== undefined,
);

/** A moment of a match that is over, while one looks at that instead of a table. */
export const replayScene = signal<Scene | undefined>(undefined);

/** What the screen shows: what is, or for a moment the last trick. */
export const shown = computed((): Scene | undefined => {
  if (replayScene.value !== undefined) return replayScene.value;
  const scene = snapshot.value.table?.scene;
  return scene && isHeld.value ? { ...scene, view: trickPause.value?.view } : scene;
});

export function endTrickPause(): void {
  clearTimeout(timer);
  trickPause.value = undefined;
}

/** Lets the last trick lie for a moment, unless things that come and go are not wanted. */
export function watchTricks(gameUi: GameUi, { before, after }: TableEvent): void {
  if (gameUi.stage(after) === 'playing') return endTrickPause();
  const table = snapshot.peek().table?.table;
  const view = gameUi.lastTrick?.(before, after);
  if (view === undefined || table === undefined) return;
  const longer = pace();
  if (longer === 0) return;
  clearTimeout(timer);
  trickPause.value = { table, view };
  timer = setTimeout(endTrickPause, longer * TRICK_PAUSE_MS);
}
