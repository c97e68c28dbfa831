import { announce } from '../parts/announcer.tsx';
import { words } from '../text/words.ts';
import type { Face, Sight } from './face.ts';
import { useKeys } from './keys.ts';
import { log, toldOf } from './log.ts';

/** Keys that say again what the screen shows. */
export function useReadingKeys(sight: Sight, face: Face): void {
  useKeys({
    h: () => announce(face.read.hand(sight)),
    t: () => announce(face.read.table(sight)),
    c: () => announce(face.read.score(sight)),
    l: () => announce(lastOf(sight, face)),
  });
}

function lastOf(sight: Sight, face: Face): string {
  for (const entry of log.peek().toReversed()) {
    const told = toldOf(entry, face, sight);
    if (told.length > 0) return told.map(({ text }) => text).join('. ');
  }
  return words().chat.noEvents;
}
