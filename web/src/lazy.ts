import { effect } from '@preact/signals';

import { snapshot } from './connection.ts';

const RELOADED = 'stammtisch.reloaded';
const ENOUGH_MS = 10_000;

/**
 * Fetches a part of the page. If it cannot be had, the house may have been
 * renewed meanwhile: as soon as the line is open, the page is loaded again.
 */
export const lazy = <Part>(load: () => Promise<Part>): Promise<Part> =>
  load().catch(
    () =>
      new Promise<Part>(() => {
        effect(() => {
          if (snapshot.value.connection === 'open') reloadOnce();
        });
      }),
  );

/** Not again and again, if that does not help. */
function reloadOnce(): void {
  const last = Number(sessionStorage.getItem(RELOADED) ?? 0);
  if (Date.now() - last < ENOUGH_MS) return;
  sessionStorage.setItem(RELOADED, String(Date.now()));
  location.reload();
}
