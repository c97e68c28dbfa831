import { computed, signal } from '@preact/signals';
import type { Happening } from '@stammtisch/client';
import type { Scene, TableId } from '@stammtisch/protocol';

import { snapshot } from '../house.ts';
import type { Face } from './face.ts';

/** How long the last trick of a round lies there to be looked at. */
const MOMENT_MS = 1800;

interface Moment {
  readonly table: TableId;
  readonly view: unknown;
}

const moment = signal<Moment | undefined>(undefined);
let timer: ReturnType<typeof setTimeout> | undefined;

/** Whether the screen still shows the last trick of a round that is over. */
export const isHeld = computed(
  () => moment.value?.table === snapshot.value.table?.table && moment.value !== undefined,
);

/** What the screen shows: what is, or for a moment the last trick. */
export const shown = computed((): Scene | undefined => {
  const scene = snapshot.value.table?.scene;
  return scene && isHeld.value ? { ...scene, view: moment.value?.view } : scene;
});

export function endMoment(): void {
  clearTimeout(timer);
  moment.value = undefined;
}

/** Lets the last trick lie for a moment, unless things that come and go are not wanted. */
export function watchTricks(face: Face, { before, after }: Happening): void {
  if (face.stage(after) === 'playing') return endMoment();
  const table = snapshot.peek().table?.table;
  const view = face.lastTrick?.(before, after);
  if (view === undefined || table === undefined) return;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  clearTimeout(timer);
  moment.value = { table, view };
  timer = setTimeout(endMoment, MOMENT_MS);
}
