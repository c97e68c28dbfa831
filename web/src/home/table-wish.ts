import { computed, signal } from '@preact/signals';
import { LIMITS } from '@stammtisch/protocol';

/** Which tables of the list are shown; as long as the page is open. */
export const shownGame = signal('');
export const onlyFree = signal(false);
export const rows = signal<number>(LIMITS.tablesShown);

/** What the house is asked for: it tells no more than is shown. */
export const tableWish = computed(() => ({
  ...(shownGame.value !== '' && { game: shownGame.value }),
  ...(onlyFree.value && { free: true }),
  rows: rows.value,
}));
