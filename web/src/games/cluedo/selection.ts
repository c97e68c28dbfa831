import { signal } from '@preact/signals';

import type { Place } from './rules.ts';

export const PANES = ['board', 'sheet', 'history'] as const;
export type Pane = (typeof PANES)[number];

/** What a small screen shows; on a large one everything lies side by side. */
export const pane = signal<Pane>('board');

/** Where the visitor wants to go, but has not gone yet. */
export const picked = signal<{ readonly stamp: string; readonly place: Place } | undefined>(
  undefined,
);

/** What the visitor is choosing cards for. */
export const asking = signal<'suspect' | 'accuse' | undefined>(undefined);

/** What was shown in this suspicion has been put away. */
export const putAway = signal('');

/** At another table nothing is chosen yet. */
export function beginAnew(): void {
  pane.value = 'board';
  picked.value = undefined;
  asking.value = undefined;
  putAway.value = '';
}
