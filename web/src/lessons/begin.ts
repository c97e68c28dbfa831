import { changeHouse, client, isLocal, seatedAt } from '../connection.ts';
import { openTable } from '../home/open-table.ts';
import { moveIn } from '../local/move-in.ts';
import { go, rulesPathOf } from '../route.ts';
import { forgetInTab, keepInTab, recallInTab } from '../storage.ts';
import { loadLesson } from './lessons.ts';

/** That this tab came to the house on the device for a lesson only. */
const CAME = 'stammtisch.lesson';

/** Whoever has a seat in the house keeps it by staying there. */
export const mayBegin = (): boolean => isLocal.value || seatedAt.value === undefined;

/** Deals the first round of a game in the house on this device, and goes there. */
export async function beginLesson(game: string): Promise<void> {
  const lesson = await loadLesson(game);
  if (lesson === undefined) return;
  if (!isLocal.peek()) {
    keepInTab(CAME, game);
    await moveIn();
  }
  const { options, seats, deal } = lesson;
  await openTable({ game, options: { ...options }, seats, deal, start: true });
}

/** Gets up, and goes back to the rules in the house one came from. */
export async function endLesson(table: string, game: string): Promise<void> {
  await client.leave(table);
  go(rulesPathOf(game));
  if (recallInTab(CAME) === undefined) return;
  forgetInTab(CAME);
  changeHouse(undefined);
}

/** The same round once more: what was played of it is left. */
export async function beginAgain(table: string, game: string): Promise<void> {
  await client.leave(table);
  await beginLesson(game);
}

/** The same game without a script. */
export async function playWhole(table: string, game: string): Promise<void> {
  await client.leave(table);
  await openTable({ game, start: true });
}
