import { computed, signal } from '@preact/signals';

import { chat } from '../settings.ts';

/** From this width on the chat is a column beside the table; below, a drawer over it. */
const column = matchMedia('(min-width: 1100px)');
const isColumn = signal(column.matches);
column.addEventListener('change', () => (isColumn.value = column.matches));

/** The drawer covers part of the table, so it is open only until it is closed. */
const isDrawerOpen = signal(false);

/** Whether the chat can be seen. The column stays as the visitor left it, also next time. */
export const isChatShown = computed(() =>
  isColumn.value ? chat.value === 'on' : isDrawerOpen.value,
);

export function showChat(isShown: boolean): void {
  if (isColumn.value) chat.value = isShown ? 'on' : 'off';
  else isDrawerOpen.value = isShown;
}

/** What covers the table goes away. */
export function closeDrawer(): void {
  isDrawerOpen.value = false;
}
